import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { extraPageOf, extraPagesOf, extraPageTitle } from "../extra-page-of.server";

/** Asks whether a page is to go. */
export async function extraPageRemovalPage(context: ConsoleContext, shop: OwnShop, param: string) {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const page = extraPageOf(context, await extraPagesOf(context, shop), param);
  const name = extraPageTitle(context, page);
  return formPage(context, {
    title: translate("extraPages.removal.title", { name }),
    lead: translate("extraPages.removal.lead"),
    back: { href: paths.extraPage(seller_key, page.id_extra_page), label: name },
    action: paths.extraPage(seller_key, page.id_extra_page, "remove"),
    fields: [],
    tone: "danger",
    submit: translate("extraPages.removal.submit"),
  });
}

/** Removes it, and says on the page of all of them what has become of it. */
export async function removeExtraPage(context: ConsoleContext, shop: OwnShop, param: string) {
  const { language, paths } = context;
  const { seller_key } = shop;
  const { id_extra_page } = extraPageOf(context, await extraPagesOf(context, shop), param);
  const removed = await attempt(
    context.client().sellerPages.removePage({ language, seller_key, id_extra_page }),
  );
  if (removed.ok) leaveMessage(context, "success", removed.answer.message ?? "");
  else leaveMessage(context, "error", removed.failure.detail);
  return redirect(paths.shop(seller_key, "pages"));
}
