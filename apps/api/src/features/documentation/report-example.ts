import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";

/** A visitor reads the names of the shops, and reports the first one to the platform. */
export async function reportFirstShop(guest: ApiClient, language: Language): Promise<void> {
  const { data } = await guest.store.storeNames({ page: 1 });
  await guest.landing.reportShop({
    language,
    shop_name: data.stores[0]?.shop_name ?? "",
    reason: "misleading",
    message: language === "bn" ? "ছবিতে এক জিনিস, বাক্সে আরেক জিনিস।" : "The picture shows something else.",
  });
}
