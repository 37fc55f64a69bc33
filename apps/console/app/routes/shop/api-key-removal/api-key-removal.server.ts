import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { activeApiKeyOf, maskedKey } from "../api-key-of.server";

/** Asks whether a key is to open nothing any more. */
export async function apiKeyRemovalPage(context: ConsoleContext, shop: OwnShop, id: string) {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const key = await activeApiKeyOf(context, shop, id);
  return formPage(context, {
    title: translate("apiKeys.revoke.title", { name: key.name }),
    lead: translate("apiKeys.revoke.lead", { key: maskedKey(key) }),
    back: { href: paths.shop(seller_key, "api-keys"), label: translate("apiKeys.title") },
    action: paths.apiKeyRevocation(seller_key, id),
    fields: [],
    tone: "danger",
    submit: translate("apiKeys.revoke.submit"),
  });
}

/** Revokes it, and says so on the page of all keys. */
export async function revokeApiKey(context: ConsoleContext, { seller_key }: OwnShop, id: string) {
  const { language, paths } = context;
  const revoked = await attempt(context.client().sellerApiKeys.revokeApiKey({ language, seller_key, id }));
  if (revoked.ok) leaveMessage(context, "success", revoked.answer.message ?? "");
  else leaveMessage(context, "error", revoked.failure.detail);
  return redirect(paths.shop(seller_key, "api-keys"));
}
