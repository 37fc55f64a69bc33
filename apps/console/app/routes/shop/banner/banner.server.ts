import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { SellerBanner } from "@haat/contract/seller/seller-banners.contract";
import { pictureFrames, type BannerFrame } from "@haat/contract/shared/picture-frames";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { bannerOf, bannersAndGround, bannerTitle } from "../banner-of.server";
import { placeField } from "../place-field.server";
import { dayFields } from "../shown-days.server";
import { targetFields } from "../target-field.server";
import { bannerFormFields as fields, newBanner } from "./banner.form";
import type { BannerPage } from "./banner.view";

/** A banner of a shop to be changed, or a new one. */
export async function bannerPage(
  context: ConsoleContext,
  shop: OwnShop,
  param: string,
): Promise<BannerPage & { head: { title: string } }> {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const { banners, ground } = await bannersAndGround(context, shop);
  const banner = param === newBanner ? undefined : bannerOf(context, banners, param);
  const call = context.client().sellerBanners.bannerTargets({ language, seller_key });
  const { targets } = (await answerOrPage(context, call)).data;
  const others = banners.filter((each) => each !== banner).map((each) => bannerTitle(context, each));
  const form = formPage(context, {
    title: banner ? bannerTitle(context, banner) : translate("shopBanners.newTitle"),
    back: { href: paths.shop(seller_key, "banners"), label: translate("shopBanners.back") },
    action: paths.banner(seller_key, banner?.id_banner ?? newBanner),
    hidden: banner
      ? {
          [fields.version]: banner.version,
          [fields.kept]: banner.picture,
          [fields.keptPhone]: banner.phone_picture,
        }
      : { [fields.key]: randomUUID() },
    fields: [
      ...pictureFields(context, banner),
      ...wordFields(context, banner),
      ...targetFields(context, targets, banner?.target),
      ...dayFields(context, banner),
      shownField(context, banner),
      placeField(context, fields.position, others, banner?.position),
    ],
    submit: translate(banner ? "shopBanners.save" : "shopBanners.create"),
  });
  return {
    ...form,
    preview: banner && previewOf(context, banner, ground),
    removal: banner && {
      href: paths.banner(seller_key, banner.id_banner, "remove"),
      label: translate("shopBanners.remove"),
    },
  };
}

function previewOf({ translate }: ConsoleContext, banner: SellerBanner, ground: string) {
  const { picture, phone_picture } = banner;
  const frame = (frame: BannerFrame, label: string, key: string) => {
    const { width, height } = pictureFrames[frame];
    return { label, src: `/media/${key}`, width, height };
  };
  return {
    title: translate("shopBanners.previewTitle"),
    ground,
    frames: [
      frame("wide", translate("shopBanners.previewWide"), picture),
      // Without one of its own a phone shows the other one, in the frame that that is made for.
      phone_picture
        ? frame("phone", translate("shopBanners.previewPhone"), phone_picture)
        : frame("wide", translate("shopBanners.previewPhone"), picture),
    ],
  };
}

function pictureFields({ language, translate }: ConsoleContext, banner?: SellerBanner): ConsoleFieldData[] {
  const labels = {
    choose: translate("shopBanners.choose"),
    replace: translate("shopBanners.replace"),
    current: translate("shopBanners.current"),
    chosen: translate("shopBanners.chosen"),
  };
  const width = (frame: BannerFrame) => formatNumber(pictureFrames[frame].leastWidth, language);
  const common = { kind: "picture" as const, shape: "wide" as const, labels };
  const phone: ConsoleFieldData = {
    ...common,
    name: fields.phone_picture,
    label: translate("shopBanners.phonePicture"),
    hint: translate("shopBanners.phonePictureHint", { width: width("phone") }),
    optionalMark: translate("components.optional"),
    current: banner?.phone_picture ? `/media/${banner.phone_picture}` : undefined,
  };
  return [
    {
      ...common,
      name: fields.picture,
      label: translate("shopBanners.picture"),
      hint: translate("shopBanners.pictureHint", { width: width("wide") }),
      current: banner ? `/media/${banner.picture}` : undefined,
    },
    phone,
    ...(banner?.phone_picture
      ? [
          tick(fields.no_phone_picture, {
            legend: translate("shopBanners.phoneWays"),
            label: translate("shopBanners.noPhonePicture"),
            hint: translate("shopBanners.noPhonePictureHint"),
            isOn: false,
          }),
        ]
      : []),
  ];
}

function tick(
  name: string,
  { legend, isOn, ...words }: { legend: string; label: string; hint: string; isOn: boolean },
): ConsoleFieldData {
  const ticks = [{ name, ...words, value: isOn ? "on" : "" }];
  return { kind: "ticks", name: `${name}_group`, label: legend, ticks };
}

const shownField = ({ translate }: ConsoleContext, banner?: SellerBanner): ConsoleFieldData =>
  tick(fields.is_on, {
    legend: translate("shopBanners.shown"),
    label: translate("shopBanners.isOn"),
    hint: translate("shopBanners.isOnHint"),
    isOn: banner?.is_on ?? true,
  });

/** Title and text, those in the page's language first. */
function wordFields({ language, translate }: ConsoleContext, banner?: SellerBanner): ConsoleFieldData[] {
  const other = language === "bn" ? "en" : "bn";
  const optionalMark = translate("components.optional");
  const title = (of: "bn" | "en"): ConsoleFieldData => ({
    kind: "text",
    name: fields[`title_${of}`],
    label: translate(of === "bn" ? "shopBanners.titleBn" : "shopBanners.titleEn"),
    hint: of === language ? translate("shopBanners.titleHint") : undefined,
    lang: of,
    value: banner?.[`title_${of}`],
  });
  const text = (of: "bn" | "en"): ConsoleFieldData => ({
    kind: "lines",
    rows: 2,
    name: fields[`text_${of}`],
    label: translate(of === "bn" ? "shopBanners.textBn" : "shopBanners.textEn"),
    hint: of === language ? translate("shopBanners.textHint") : undefined,
    lang: of,
    value: banner?.[`text_${of}`],
    optionalMark,
  });
  return [title(language), text(language), title(other), text(other)];
}
