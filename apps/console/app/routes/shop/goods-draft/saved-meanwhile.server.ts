import {
  typedMeasureOrNothingField,
  typedPriceOrNothingField,
  typedStockOrNothingField,
} from "@haat/contract/seller/product-fields";
import type { ProductDraft } from "@haat/contract/seller/product-draft.contract";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { measureText } from "../measure-text.server";
import { draftFields } from "./goods-draft.form";

const texts = [
  draftFields.nameBn,
  draftFields.nameEn,
  draftFields.descriptionBn,
  draftFields.descriptionEn,
] as const;

/** At each field that was typed otherwise than somebody else saved it meanwhile, what they saved. */
export function savedMeanwhile(context: ConsoleContext, draft: ProductDraft, form: FormData) {
  const { language, translate } = context;
  const { content, saved_by: name } = draft;
  const told = (field: string, value: string) => ({
    field,
    code: "invalid" as const,
    message: translate("productDraft.newer", {
      name,
      value: value || translate("productDraft.overtaken.nothing"),
    }),
  });
  const money = (poisha: number | null) => (poisha === null ? "" : formatMoney(poisha, language));

  const ofTexts = texts
    .filter((field) => form.has(field) && String(form.get(field)).trim() !== content[field])
    .map((field) => told(field, content[field]));
  const ofPrices = [draftFields.price, draftFields.oldPrice]
    .filter(
      (field) =>
        form.has(field) && typedPriceOrNothingField.safeParse(form.get(field)).data !== content[field],
    )
    .map((field) => told(field, money(content[field])));
  const isOtherStock =
    form.has(draftFields.stock) &&
    typedStockOrNothingField.safeParse(form.get(draftFields.stock)).data !== content.stock;
  const stock = content.stock === null ? "" : formatNumber(content.stock, language);
  const { measure } = content;
  const isOtherMeasure =
    form.has(draftFields.measure) &&
    (typedMeasureOrNothingField.safeParse(form.get(draftFields.measure)).data !== (measure?.amount ?? null) ||
      (measure !== null && form.get(draftFields.measureUnit) !== measure.unit));
  const ofMeasure = isOtherMeasure ? [told(draftFields.measure, measureText(context, measure))] : [];
  return [...ofTexts, ...ofPrices, ...ofMeasure, ...(isOtherStock ? [told(draftFields.stock, stock)] : [])];
}
