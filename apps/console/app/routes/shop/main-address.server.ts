import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ShopDomains } from "@haat/contract/seller/seller-domain.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { answerOrPage } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";
import { domainFields, domainIntents, platformHostValue } from "./domain.form";

/** A shop's domains, as the API tells of them. */
export async function domainsOf(context: ConsoleContext, { seller_key }: OwnShop): Promise<ShopDomains> {
  const { language } = context;
  const asked = context.client().sellerDomains.domains({ language, seller_key });
  return (await answerOrPage(context, asked)).data;
}

/** The button that makes a host the main address. @param host null for the one on the platform */
export function mainAddressButton({ translate }: ConsoleContext, host: string | null, named: string) {
  return {
    label: translate("shopDomains.makeMain"),
    spoken: translate("shopDomains.makeMainNamed", { host: named }),
    hidden: { [domainFields.intent]: domainIntents.choose, [domainFields.host]: host ?? platformHostValue },
  };
}

/** Makes the host that a form names the shop's main address, says so, and goes back to the form's page. */
export async function chooseMainAddress(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  { form, page }: { form: FormData; page: string },
): Promise<Response> {
  const { language } = context;
  const named = form.get(domainFields.host);
  const host = typeof named === "string" && named !== platformHostValue ? named : null;
  const chosen = await attempt(
    context.client().sellerDomains.chooseMainAddress({ language, seller_key, host }),
  );
  if (chosen.ok) leaveMessage(context, "success", chosen.answer.message ?? "");
  else leaveMessage(context, "error", chosen.failure.detail);
  return redirect(page);
}
