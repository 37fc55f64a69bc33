import type { ContentAttribute, ContentValue } from "@haat/contract/seller/product-content";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { business } from "@haat/contract/shared/business-constants";
import { knownColours } from "@haat/i18n/known-values";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { draftOf, titleOf } from "../draft-of.server";
import { isOfColours } from "./chosen-colours.server";
import { optionFields } from "./goods-options.form";

/** What customers choose a product by: up to three things, each with its values. */
export async function goodsOptionsPage(context: ConsoleContext, shop: OwnShop, named: string | undefined) {
  const { paths, translate } = context;
  const draft = await draftOf(context, shop, named);
  const { attributes } = draft.content;
  const further = Array.from({ length: business.productAttributesMost - 1 }, (_, place) => place + 1);
  return {
    ...formPage(context, {
      title: translate("productDraft.options.title"),
      lead: translate("productDraft.options.lead"),
      back: { href: paths.draft(shop.seller_key, draft.id_draft), label: titleOf(context, draft) },
      action: paths.draft(shop.seller_key, draft.id_draft, "options"),
      hidden: { [optionFields.version]: String(draft.version) },
      fields: [...swatchFields(context, attributes), ...fieldsOf(context, attributes[0], 0)],
      folded: {
        label: translate("productDraft.options.more"),
        fields: further.flatMap((place) => fieldsOf(context, attributes[place], place)),
        isOpen: attributes.length > 1,
      },
      submit: translate("productDraft.options.submit"),
    }),
  };
}

/** The well-known colours that are not among its values yet; nothing where no choice is left that could be of colours. */
function swatchFields(
  { language, translate }: ConsoleContext,
  attributes: readonly ContentAttribute[],
): ConsoleFieldData[] {
  const colours = attributes.find(isOfColours);
  if (!colours && attributes.length >= business.productAttributesMost) return [];
  const other = language === "bn" ? ("en" as const) : ("bn" as const);
  const has = (name: string) => colours?.values.some((value) => value[`name_${language}`] === name);
  return [
    {
      kind: "ticks",
      name: optionFields.colours,
      label: translate("productDraft.options.colours"),
      hint: translate("productDraft.options.coloursHint"),
      columns: 2,
      ticks: knownColours
        .filter((colour) => !has(colour[language]))
        .map((colour) => ({
          name: optionFields.colour(colour.swatch),
          label: colour[language],
          hint: colour[other],
          hintLang: other,
          swatch: colour.swatch,
        })),
    },
  ];
}

function fieldsOf(
  { language, translate }: ConsoleContext,
  attribute: ContentAttribute | undefined,
  place: number,
): ConsoleFieldData[] {
  const other = language === "bn" ? "en" : "bn";
  const number = formatNumber(place + 1, language);
  const optionalMark = translate("components.optional");
  return [
    {
      kind: "text",
      name: optionFields.name(place),
      label: translate("productDraft.options.name", { number }),
      hint: place === 0 ? translate("productDraft.options.nameHint") : undefined,
      value: attribute?.[`name_${language}`] ?? "",
      optionalMark,
    },
    {
      kind: "text",
      name: optionFields.otherName(place),
      label: translate(`productDraft.options.otherName.${other}`, { number }),
      value: attribute?.[`name_${other}`] ?? "",
      lang: other,
      optionalMark,
    },
    {
      kind: "lines",
      name: optionFields.values(place),
      label: translate("productDraft.options.values", { number }),
      hint: place === 0 ? translate("productDraft.options.valuesHint") : undefined,
      value: (attribute?.values ?? []).map((value) => lineOf(value, language)).join("\n"),
      rows: 5,
      optionalMark,
    },
  ];
}

/** A value as it is typed: its name, its name in the other language, its colour. */
function lineOf({ name_bn, name_en, swatch }: ContentValue, language: "bn" | "en"): string {
  const [own, other] = language === "bn" ? [name_bn, name_en] : [name_en, name_bn];
  const parts = [own || other, own ? other : "", swatch ?? ""];
  while (parts.at(-1) === "") parts.pop();
  return parts.join(" | ");
}
