import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";

/** The smallest picture that a logo may be. */
const logo =
  "iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAMAAADVRocKAAAAA1BMVEUufTLH7wALAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIElEQVRo3u3BgQAAAADDoPlTX+AIVQEAAAAAAAAAAHwDJGAAAVoqS2sAAAAASUVORK5CYII=";

interface InShop {
  language: Language;
  seller_key: string;
}

/** Somebody opens a shop and fills it in. */
export async function walkOpening({ sellerOpening: calls }: ApiClient, language: Language): Promise<void> {
  const place = { id_city: 1, area_name: "Sadar" };
  const trade = { id_business_category: 1, ...place, terms: true as const };
  const { data } = await calls.startOpening({ language, name: "Moyna Boutique", ...trade });
  const inShop = { language, seller_key: data.opening.seller_key };
  await calls.opening(inShop);
  await calls.saveName({ ...inShop, name_bn: "ময়না বুটিক", name_en: "Moyna Boutique" });
  const { data: found } = await calls.labelAvailability({ ...inShop, label: "rongdhonu" });
  await calls.saveLabel({ ...inShop, label: found.suggestions[0] ?? "" });
  const picture = new File([Buffer.from(logo, "base64")], "logo.png", { type: "image/png" });
  await calls.uploadLogo({ ...inShop, picture });
  await calls.useMonogram(inShop);
  await calls.saveColours({ ...inShop, look: "fashion", seed: "#ef6c00" });
  const address = { address: "House 5, Road 3", phone: "01711111122", contact_name: "Moyna" };
  await calls.savePlace({ ...inShop, ...place, ...address });
  const fees = { fee_city: 6000, fee_suburbs: 9000, fee_country: 12_000, free_from: 200_000 };
  const rest = { suburbs: [], exceptions: [], days_from: 1, days_to: 3, is_pick_up: true };
  await calls.saveDelivery({ ...inShop, ...fees, ...rest });
  const { drafted } = data.opening;
  const texts = { tagline_bn: drafted.tagline.bn, tagline_en: drafted.tagline.en };
  await calls.saveAbout({ ...inShop, ...texts, about_bn: drafted.about.bn, about_en: drafted.about.en });
  await calls.renewPreview(inShop);
  await calls.doctor(inShop);
}

/** A shop that waits is turned down, reconsidered, sent again and approved. */
export async function walkReview(
  { adminReview: admin }: ApiClient,
  { sellerOpening: owner }: ApiClient,
  language: Language,
): Promise<void> {
  const { data: queue } = await admin.applications({ language, page: 1 });
  const inShop: InShop = { language, seller_key: queue.applications[0]?.seller_key ?? "" };
  const { data: seen } = await admin.application(inShop);
  const reason = language === "bn" ? "লাইসেন্সের ছবি অস্পষ্ট।" : "The licence cannot be read.";
  const { data: rejected } = await admin.rejectShop({ ...inShop, version: seen.opening.version, reason });
  const remarks = [{ task: "name" as const, remark: reason }];
  await admin.askChanges({ ...inShop, version: rejected.version, remarks });
  const names = { name_bn: "ফুলবাগান যশোর", name_en: "Phul Bagan Jashore" };
  const { data: mended } = await owner.saveName({ ...inShop, ...names });
  const { data: sent } = await owner.sendForReview({ ...inShop, version: mended.opening.version });
  const { data: open } = await admin.approveShop({ ...inShop, version: sent.opening.version });
  const { data: closed } = await admin.suspendShop({ ...inShop, version: open.version, reason });
  await admin.reinstateShop({ ...inShop, version: closed.version });
  await owner.pauseShop({ ...inShop, note: language === "bn" ? "ঈদের পর ফিরছি" : "Back after Eid" });
  await owner.resumeShop(inShop);
  await admin.shops({ language, page: 1 });
  await admin.viewShop({ ...inShop, reason });
  await admin.endShopView({ seller_key: inShop.seller_key });
  await admin.setAutoApproval({ is_on: false });
  await admin.autoApproval({});
}
