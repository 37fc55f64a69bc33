import { isShownOn } from "@haat/contract/seller/shown-days";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { sectionsOf } from "../face/home-sections.rules";
import { withHomeLayout } from "../shop/home-layout";
import { requireShop } from "../shop/shop.usecases";
import { ribbonsOf } from "./catalogue.usecases";
import { readHome, type HomeBanner } from "./shop-home.repository";

/** What a shop's first page has of its own, some seconds old at most. */
function homeOf({ db, cached }: Services, shopId: number) {
  return cached(`home of shop ${shopId}`, () => readHome(db, shopId), { shopId });
}

/** The banners that are shown on this day: its end ends them, whatever is kept of them. */
export async function listShopBanners(services: Services, sellerKey: string, language: Language) {
  const { id } = await requireShop(services, sellerKey);
  const { banners } = await homeOf(services, id);
  return bannersToday(services, banners, language);
}

function bannersToday({ clock }: Services, banners: readonly HomeBanner[], language: Language) {
  const today = dayInBangladesh(clock.now());
  return banners
    .filter((banner) => isShownOn(today, banner))
    .map((banner) => ({
      id_banner: banner.id,
      title: textIn(language, banner.title),
      text: textIn(language, banner.text),
      picture: banner.picture,
      phone_picture: banner.phonePicture,
      target: banner.target,
    }));
}

const blank = { title: { bn: "", en: "" }, text: { bn: "", en: "" }, picture: "", target: "" };

/** The parts of a shop's first page that are shown, in their order. */
export async function showShopHome(services: Services, sellerKey: string, language: Language) {
  const { id, theme, tradePicture } = await requireShop(services, sellerKey);
  const [{ banners, rows }, ribbons] = await Promise.all([homeOf(services, id), ribbonsOf(services, id)]);
  const sections = sectionsOf(
    withHomeLayout(theme, tradePicture).homeLayout,
    rows,
    ribbons.map((ribbon) => ribbon.id),
  );
  return {
    sections: sections
      .filter(({ isOn }) => isOn)
      .map((section) => {
        const { kind, ribbonId, title, text, picture, target } = { ...blank, ...section };
        const words = { title: textIn(language, title), text: textIn(language, text) };
        return { kind, id_ribbon: ribbonId, ...words, picture, target };
      }),
    banners: bannersToday(services, banners, language),
  };
}
