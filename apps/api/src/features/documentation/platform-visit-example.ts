import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";
import { reportFirstShop } from "./report-example";

/** What somebody asks who looks around on the platform's own host. */
export async function visitPlatform(guest: ApiClient, language: Language): Promise<void> {
  await guest.landing.landingPageFooterInfo({ language });
  await guest.landing.landingPageAddressSearch({ filter: language === "bn" ? "ঢা" : "dha" });
  await guest.landing.landingPageCategorySearch({});
  await guest.status.serviceStatus({});
  const { data: content } = await guest.landing.landingContent({ language });
  await guest.landing.landingArticle({ language, slug: content.articles[0]?.slug ?? "" });
  await guest.landing.customerContact({
    language,
    name: language === "bn" ? "রহিমা বেগম" : "Rahima Begum",
    email: "rahima@example.com",
    subject: language === "bn" ? "দোকান খোলা" : "Opening a shop",
    message: language === "bn" ? "কীভাবে শুরু করব?" : "How do I start?",
  });
  await reportFirstShop(guest, language);
}
