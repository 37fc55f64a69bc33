import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { formatNumber } from "@haat/i18n/numbers";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { nameHere, sizeGuideOf } from "../size-guide-of.server";

/** Asks whether a size guide is to go, and says how many products show it. */
export async function sizeGuideRemovalPage(context: ConsoleContext, shop: OwnShop, param: string) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const guide = await sizeGuideOf(context, shop, param);
  const { id_size_guide: id, products } = guide;
  const name = nameHere(context, guide);
  return formPage(context, {
    title: translate("sizeGuides.removal.title", { name }),
    lead:
      products === 0
        ? translate("sizeGuides.removal.unused")
        : translate("sizeGuides.removal.used", {
            count: products,
            formatted: formatNumber(products, language),
          }),
    back: { href: paths.sizeGuide(seller_key, id), label: name },
    action: paths.sizeGuide(seller_key, id, "remove"),
    fields: [],
    tone: "danger",
    submit: translate("sizeGuides.removal.submit"),
  });
}

/** Removes it, and says on the page of all of them what has become of it. */
export async function removeSizeGuide(context: ConsoleContext, shop: OwnShop, param: string) {
  const { language, paths } = context;
  const { seller_key } = shop;
  const { id_size_guide } = await sizeGuideOf(context, shop, param);
  const removed = await attempt(
    context.client().sellerSizeGuides.removeSizeGuide({ language, seller_key, id_size_guide }),
  );
  if (removed.ok) leaveMessage(context, "success", removed.answer.message ?? "");
  else leaveMessage(context, "error", removed.failure.detail);
  return redirect(paths.shop(seller_key, "goods/size-guides"));
}
