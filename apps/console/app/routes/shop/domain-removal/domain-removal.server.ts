import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { domainOf } from "../domain-of.server";

/** Asks whether a domain is to go. */
export async function domainRemovalPage(context: ConsoleContext, shop: OwnShop, param: string) {
  await requireFreshProof(context);
  const { paths, translate } = context;
  const { alias, found } = await domainOf(context, shop, param);
  const { domain, written } = found;
  return formPage(context, {
    title: translate("shopDomains.removal.title", { domain: written }),
    lead: translate("shopDomains.removal.lead", { alias }),
    back: { href: paths.domain(shop.seller_key, domain), label: written },
    action: paths.domain(shop.seller_key, domain, "remove"),
    fields: [],
    tone: "danger",
    submit: translate("shopDomains.removal.submit"),
  });
}

/** Removes it, and says so on the page of all addresses. */
export async function removeDomain(context: ConsoleContext, { seller_key }: OwnShop, domain: string) {
  const { language, paths } = context;
  const removed = await attempt(
    context.client().sellerDomains.removeDomain({ language, seller_key, domain }),
  );
  if (removed.ok) leaveMessage(context, "success", removed.answer.message ?? "");
  else leaveMessage(context, "error", removed.failure.detail);
  return redirect(paths.shop(seller_key, "domains"));
}
