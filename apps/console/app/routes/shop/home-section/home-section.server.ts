import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { HomeSection } from "@haat/contract/seller/seller-face.contract";
import { pictureFrames } from "@haat/contract/shared/picture-frames";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { homeOf, sectionName, sectionOf } from "../section-of.server";
import { targetFields } from "../target-field.server";
import { isNewSection, newSections, sectionFormFields as fields } from "./home-section.form";
import type { HomeSectionPage } from "./home-section.view";

/** A text of the first page to be changed, or a new one. */
export async function homeSectionPage(
  context: ConsoleContext,
  shop: OwnShop,
  param: string,
): Promise<HomeSectionPage & { head: { title: string } }> {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const { sections } = await homeOf(context, shop);
  const section = isNewSection(param) ? undefined : sectionOf(context, sections, param);
  const kind = isNewSection(param) ? newSections[param] : section?.kind;
  const call = context.client().sellerFace.faceTargets({ language, seller_key });
  const { targets } = (await answerOrPage(context, call)).data;
  const newTitle = kind === "text" ? "shopFace.section.newText" : "shopFace.section.newPicture";
  const form = formPage(context, {
    title: section ? sectionName(context, section) : translate(newTitle),
    back: { href: paths.shop(seller_key, "home"), label: translate("shopFace.home.title") },
    action: paths.homeSection(seller_key, param),
    hidden: section
      ? { [fields.version]: section.version, [fields.kept]: section.picture }
      : { [fields.key]: randomUUID() },
    fields: [
      ...(kind === "picture_text" ? [pictureField(context, section)] : []),
      ...wordFields(context, section),
      ...targetFields(context, targets, section?.target),
    ],
    submit: translate(section ? "shopFace.section.save" : "shopFace.section.create"),
  });
  return {
    ...form,
    removal: section && {
      href: paths.homeSection(seller_key, param, "remove"),
      label: translate("shopFace.section.remove"),
    },
  };
}

function pictureField({ language, translate }: ConsoleContext, section?: HomeSection): ConsoleFieldData {
  const width = formatNumber(pictureFrames.section.leastWidth, language);
  return {
    kind: "picture",
    shape: "wide",
    name: fields.picture,
    label: translate("shopFace.section.picture"),
    hint: translate("shopFace.section.pictureHint", { width }),
    current: section?.picture ? `/media/${section.picture}` : undefined,
    labels: {
      choose: translate("shopBanners.choose"),
      replace: translate("shopBanners.replace"),
      current: translate("shopBanners.current"),
      chosen: translate("shopBanners.chosen"),
    },
  };
}

/** Title and text, those in the page's language first. */
function wordFields({ language, translate }: ConsoleContext, section?: HomeSection): ConsoleFieldData[] {
  const other = language === "bn" ? "en" : "bn";
  const optionalMark = translate("components.optional");
  const title = (of: "bn" | "en"): ConsoleFieldData => ({
    kind: "text",
    name: fields[`title_${of}`],
    label: translate(of === "bn" ? "shopFace.section.titleBn" : "shopFace.section.titleEn"),
    hint: of === language ? translate("shopFace.section.titleHint") : undefined,
    lang: of,
    value: section?.[`title_${of}`],
    optionalMark,
  });
  const text = (of: "bn" | "en"): ConsoleFieldData => ({
    kind: "lines",
    rows: 5,
    name: fields[`text_${of}`],
    label: translate(of === "bn" ? "shopFace.section.textBn" : "shopFace.section.textEn"),
    hint: of === language ? translate("shopFace.section.textHint") : undefined,
    lang: of,
    value: section?.[`text_${of}`],
  });
  return [title(language), text(language), title(other), text(other)];
}
