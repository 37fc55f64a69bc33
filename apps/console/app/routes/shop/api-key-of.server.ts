import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ApiKey } from "@haat/contract/seller/seller-api-keys.contract";
import { formatDate } from "@haat/i18n/dates";
import { answerOrPage, pageFailure } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** The API keys of a shop, the newest first. */
export async function apiKeysOf(context: ConsoleContext, { seller_key }: OwnShop) {
  const { language } = context;
  const asked = context.client().sellerApiKeys.apiKeys({ language, seller_key });
  return (await answerOrPage(context, asked)).data.api_keys;
}

/** One that still opens something. Throws the page for what is not there. */
export async function activeApiKeyOf(context: ConsoleContext, shop: OwnShop, id: string) {
  const keys = await apiKeysOf(context, shop);
  const found = keys.find(({ id_api_key, state }) => id_api_key === id && state !== "revoked");
  if (!found) throw pageFailure(context, 404);
  return found;
}

/** How a key is known after it was shown. */
export const maskedKey = ({ prefix, last_four }: ApiKey) => `${prefix}…${last_four}`;

/** Until when it is good, or since when it is not; nothing where it has no end. */
export function endOf({ language, translate }: ConsoleContext, key: ApiKey): string[] {
  const { state, expires_at, revoked_at } = key;
  if (revoked_at) return [translate("apiKeys.revokedOn", { date: formatDate(revoked_at, language) })];
  if (!expires_at) return [];
  const words = state === "expired" ? "apiKeys.over" : "apiKeys.until";
  return [translate(words, { date: formatDate(expires_at, language) })];
}
