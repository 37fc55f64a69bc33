import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";
import { keepPrograms } from "./program-example-walk";

/** A shop says from which amount it takes orders, takes every one again, and writes down its VAT and BIN; then it lets a program in. */
export async function keepSettings(
  owner: ApiClient,
  inShop: { language: Language; seller_key: string },
): Promise<void> {
  const { sellerSettings: calls, sellerHours, sellerDomains, shopAddress } = owner;
  await calls.saveLeastOrder({ ...inShop, least_order: 50_000 });
  await calls.saveLeastOrder({ ...inShop, least_order: null });
  const hours = [0, 1, 2, 3, 4, 6].map((weekday) => ({ weekday, opens: "10:00", closes: "20:00" }));
  await sellerHours.saveHours({ ...inShop, hours });
  const feast = { from: "2026-12-16", note_bn: "বিজয় দিবস", note_en: "Victory Day" };
  await sellerHours.addDaysOff({ ...inShop, ...feast });
  await sellerHours.hours(inShop);
  await sellerHours.removeDayOff({ ...inShop, day: feast.from });
  await sellerHours.saveHours({ ...inShop, hours: [] });
  const domain = "kachabazar.com.bd";
  await sellerDomains.addDomain({ ...inShop, domain: `www.${domain}` });
  await sellerDomains.lookAtDomain({ ...inShop, domain });
  await sellerDomains.domains(inShop);
  await sellerDomains.chooseMainAddress({ ...inShop, host: null });
  await sellerDomains.removeDomain({ ...inShop, domain });
  await shopAddress.shopAtHost({ host: "kacha-bazar.localhost" });
  const { settings } = (await calls.settings(inShop)).data;
  const { vat_percent, issues_challan } = settings;
  const names = { legal_name_bn: "কাঁচা বাজার ট্রেডার্স", legal_name_en: "Kacha Bazar Traders" };
  await calls.saveVat({ ...inShop, vat_percent, bin: "000123456-0101", ...names, issues_challan });
  await keepPrograms(owner, inShop);
}
