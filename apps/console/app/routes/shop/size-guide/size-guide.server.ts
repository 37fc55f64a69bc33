import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { strings } from "@haat/i18n/strings";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { nameHere, sizeGuideOf } from "../size-guide-of.server";
import { sizeGuideEditor } from "./size-guide-editor.server";
import { newSizeGuide, sizeGuideFormFields as fields, sizeGuideIntents as intents } from "./size-guide.form";
import type { SizeGuideForm } from "./size-guide.view";
import type { TypedSizeGuide } from "./typed-size-guide.server";

/** A size guide of a shop to be changed, or a new one. */
export async function sizeGuidePage(
  context: ConsoleContext,
  shop: OwnShop,
  param: string,
): Promise<SizeGuideForm & { head: { title: string } }> {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const guide = param === newSizeGuide ? undefined : await sizeGuideOf(context, shop, param);
  const typed = guide ?? firstGuide();
  const form = formPage(context, {
    title: guide ? nameHere(context, guide) : translate("sizeGuides.newTitle"),
    back: { href: paths.shop(seller_key, "goods/size-guides"), label: translate("sizeGuides.title") },
    action: paths.sizeGuide(seller_key, guide?.id_size_guide ?? newSizeGuide),
    hidden: guide ? { [fields.version]: guide.version } : { [fields.key]: randomUUID() },
    submit: translate(guide ? "sizeGuides.save" : "sizeGuides.create"),
    ...textFields(context, typed),
  });
  return {
    ...form,
    save: { name: fields.intent, value: intents.save },
    editor: sizeGuideEditor(context, typed),
    removal: guide && {
      href: paths.sizeGuide(seller_key, guide.id_size_guide, "remove"),
      label: translate("sizeGuides.remove"),
    },
  };
}

/** What a new one begins with: the measures and the sizes of most clothes. */
function firstGuide(): TypedSizeGuide {
  const [bn, en] = [strings.bn.sizeGuides.first, strings.en.sizeGuides.first];
  const measures = ["chest", "length"] as const;
  return {
    name_bn: "",
    name_en: "",
    how_bn: "",
    how_en: "",
    columns: measures.map((name) => ({ name_bn: bn[name], name_en: en[name], unit: "inch" })),
    rows: ["S", "M", "L", "XL"].map((size) => ({ size, cells: ["", ""] })),
  };
}

/** Its name, and folded how to measure, first in the page's own language. */
function textFields(
  { language, translate }: ConsoleContext,
  guide: TypedSizeGuide,
): Pick<SizeGuideForm, "fields" | "folded"> {
  const optionalMark = translate("components.optional");
  const name = (lang: "bn" | "en"): ConsoleFieldData => ({
    kind: "text",
    name: fields[`name_${lang}`],
    label: translate(lang === "bn" ? "sizeGuides.nameBn" : "sizeGuides.nameEn"),
    hint: lang === language ? translate("sizeGuides.nameHint") : undefined,
    optionalMark: lang === language ? undefined : optionalMark,
    lang,
    value: guide[`name_${lang}`],
  });
  const how = (lang: "bn" | "en"): ConsoleFieldData => ({
    kind: "lines",
    name: fields[`how_${lang}`],
    label: translate(lang === "bn" ? "sizeGuides.howBn" : "sizeGuides.howEn"),
    hint: lang === language ? translate("sizeGuides.howHint") : undefined,
    optionalMark,
    lang,
    value: guide[`how_${lang}`],
  });
  const [own, other] = language === "bn" ? (["bn", "en"] as const) : (["en", "bn"] as const);
  return {
    fields: [name(own), name(other)],
    folded: {
      label: translate("sizeGuides.how"),
      fields: [how(own), how(other)],
      isOpen: guide.how_bn !== "" || guide.how_en !== "",
    },
  };
}
