import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { idInAddress } from "../../../server/http/id-in-address.server";
import { formPage } from "../../../server/present/form-page.server";
import { ribbonName, ribbonOf, ribbonsAndTones } from "../ribbon-of.server";

/** Asks whether a ribbon is to go. */
export async function ribbonRemovalPage(context: ConsoleContext, shop: OwnShop, param: string) {
  const { paths, translate } = context;
  const { ribbons } = await ribbonsAndTones(context, shop);
  const ribbon = ribbonOf(context, ribbons, param);
  const name = ribbonName(context, ribbon);
  return formPage(context, {
    title: translate("shopRibbons.removal.title", { name }),
    lead: translate("shopRibbons.removal.lead"),
    back: { href: paths.ribbon(shop.seller_key, ribbon.id_ribbon), label: name },
    action: paths.ribbon(shop.seller_key, ribbon.id_ribbon, "remove"),
    fields: [],
    tone: "danger",
    submit: translate("shopRibbons.removal.submit"),
  });
}

/** Removes it, and says so on the page of all of them. */
export async function removeRibbon(context: ConsoleContext, { seller_key }: OwnShop, param: string) {
  const { language, paths } = context;
  const given = { language, seller_key, id_ribbon: idInAddress(context, param) };
  const removed = await attempt(context.client().sellerRibbons.removeRibbon(given));
  if (removed.ok) leaveMessage(context, "success", removed.answer.message ?? "");
  else leaveMessage(context, "error", removed.failure.detail);
  return redirect(paths.shop(seller_key, "goods/ribbons"));
}
