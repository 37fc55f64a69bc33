import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { idInAddress } from "../../../server/http/id-in-address.server";
import { formPage } from "../../../server/present/form-page.server";
import { homeOf, sectionName, sectionOf } from "../section-of.server";

/** Asks whether a text of the first page is to go. */
export async function sectionRemovalPage(context: ConsoleContext, shop: OwnShop, param: string) {
  const { paths, translate } = context;
  const { sections } = await homeOf(context, shop);
  const name = sectionName(context, sectionOf(context, sections, param));
  return formPage(context, {
    title: translate("shopFace.section.removeTitle", { name }),
    lead: translate("shopFace.section.removeLead"),
    back: { href: paths.homeSection(shop.seller_key, param), label: name },
    action: paths.homeSection(shop.seller_key, param, "remove"),
    fields: [],
    tone: "danger",
    submit: translate("shopFace.section.removeSubmit"),
  });
}

/** Removes it, and says so on the page of all parts. */
export async function removeSection(context: ConsoleContext, { seller_key }: OwnShop, param: string) {
  const { language, paths } = context;
  const given = { language, seller_key, id_section: idInAddress(context, param) };
  const removed = await attempt(context.client().sellerFace.removeSection(given));
  if (removed.ok) leaveMessage(context, "success", removed.answer.message ?? "");
  else leaveMessage(context, "error", removed.failure.detail);
  return redirect(paths.shop(seller_key, "home"));
}
