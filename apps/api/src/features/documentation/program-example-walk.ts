import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";

/** A shop lets a program in and shows it the door again. */
export async function keepPrograms(
  { sellerApiKeys }: ApiClient,
  inShop: { language: Language; seller_key: string },
): Promise<void> {
  const name = inShop.language === "bn" ? "স্টকের তালিকা" : "Stock list";
  const asked = { ...inShop, name, scopes: ["read_goods" as const, "write_stock" as const], days: 365 };
  const { id_api_key: id } = (await sellerApiKeys.createApiKey(asked)).data;
  await sellerApiKeys.apiKeys(inShop);
  await sellerApiKeys.revokeApiKey({ ...inShop, id });
}
