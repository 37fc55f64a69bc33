import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { domainFields, domainIntents } from "../domain.form";
import { chooseMainAddress } from "../main-address.server";

/** Has DNS asked now, or makes a form of the domain the shop's main address. */
export async function changeDomain(
  context: ConsoleContext,
  shop: OwnShop,
  { domain, request }: { domain: string; request: Request },
) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const form = await readForm(request, Object.values(domainFields));
  const page = paths.domain(seller_key, domain);
  const intent = form.get(domainFields.intent);
  if (intent === domainIntents.choose) return chooseMainAddress(context, shop, { form, page });
  if (intent !== domainIntents.look) return redirect(page);
  const looked = await attempt(context.client().sellerDomains.lookAtDomain({ language, seller_key, domain }));
  if (looked.ok) leaveMessage(context, "success", translate("shopDomains.looked"));
  else leaveMessage(context, "error", looked.failure.detail);
  return redirect(page);
}
