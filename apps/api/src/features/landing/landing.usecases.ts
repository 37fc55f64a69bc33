import type { ReportReason } from "@haat/contract/shared/report-reason";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { brand } from "@haat/i18n/brand";
import { translator, type SentenceKey } from "@haat/i18n/translator";
import type { Services } from "../../http/call";
import { once } from "../../http/idempotency";
import { textIn } from "../../http/language";
import { platformFacts } from "../platform-settings/platform-facts.usecases";
import { shopKnownAs } from "../shop-address/shop-address.usecases";
import { listBusinessCategories } from "../store/store.usecases";
import * as landing from "./landing.repository";

/** The platform's pages of the footer, by their paths. */
const footerLinks: readonly (readonly [path: string, title: SentenceKey])[] = [
  ["about", "api.landing.links.about"],
  ["contact", "api.landing.links.contact"],
  ["faq", "api.landing.links.faq"],
  ["find-store", "api.landing.links.findStore"],
  ["help-and-support", "api.landing.links.help"],
  ["privacy-policy", "api.landing.links.privacy"],
  ["terms-condition", "api.landing.links.termsCondition"],
  ["terms-of-use", "api.landing.links.termsOfUse"],
];

/** What stands at the foot of the platform's pages, and who answers there. */
export async function describeFooter(services: Services, language: Language) {
  const translate = translator(language);
  const { helpPhone, helpHours, officeAddress, officeEmail } = await platformFacts(services);
  return {
    brand: brand[language],
    about: translate("api.landing.footerAbout", { brand: brand[language] }),
    help_phone: helpPhone,
    help_hours: helpHours[language],
    office_address: textIn(language, officeAddress) || null,
    office_email: officeEmail || null,
    retention_days: services.config.retention,
    links: footerLinks.map(([path, title]) => ({ path, title: translate(title) })),
  };
}

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Keeps a message to the platform. @returns whether it is there already, sent under the same key */
export async function receiveMessage(
  { db, clock }: Services,
  { name, email, subject, message }: ContactMessage,
  language: Language,
  key: string | undefined,
): Promise<boolean> {
  const written = { name, email, subject, message };
  const request = { shopId: 0, owner: "visitor", route: "customer_contact", key, fingerprint: written };
  const { isReplay } = await once({ db, clock }, request, async (tx) => {
    await landing.saveContactMessage(tx, { ...written, language, createdAt: clock.now() });
    return {};
  });
  return isReplay;
}

export interface ShopReport {
  reason: ReportReason;
  message: string;
  phone?: string | undefined;
  email?: string | undefined;
}

/**
 * Keeps a report of a shop, which the shop never sees. @returns whether it is there already, sent under the same key
 * @throws store_not_found
 */
export async function receiveReport(
  services: Services,
  shopName: string,
  { reason, message, phone = "", email = "" }: ShopReport,
  { language, key }: { language: Language; key: string | undefined },
): Promise<boolean> {
  const { db, clock } = services;
  const shop = await shopKnownAs(services, shopName);
  const written = { shopId: shop.id, reportReason: reason, message, phone, email };
  // Not the shop's own request: it must not find the key either.
  const request = { shopId: 0, owner: "visitor", route: "report_shop", key, fingerprint: written };
  const { isReplay } = await once({ db, clock }, request, async (tx) => {
    const sent = { name: "", subject: "", language, createdAt: clock.now() };
    await landing.saveContactMessage(tx, { ...written, ...sent });
    return {};
  });
  return isReplay;
}

/** Trades with a text in their names, those with most open shops first; without a text those of the landing page's slider. */
export async function suggestBusinessCategories(services: Services, typed: string, language: Language) {
  const text = typed.normalize("NFC").trim().toLowerCase();
  const trades = await listBusinessCategories(services, language, text);
  return trades.sort((one, other) => other.store_count - one.store_count).slice(0, business.sliderCategories);
}
