import { json, redirect } from "@remix-run/node";
import type { ContentCombination } from "@haat/contract/seller/product-content";
import {
  typedMeasureOrNothingField,
  typedPriceOrNothingField,
  typedStockOrNothingField,
} from "@haat/contract/seller/product-fields";
import type { ProductDraft } from "@haat/contract/seller/product-draft.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { measureUnit, type MeasureUnit } from "@haat/contract/shared/measure";
import { business } from "@haat/contract/shared/business-constants";
import { typedMoney } from "@haat/i18n/money";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { draftOf } from "../draft-of.server";
import { asItIs, variantFields } from "./goods-variants.form";
import { measureText } from "./goods-variants.server";
import { coercedNumber } from "@haat/contract/shared/coerced-number";

/** Keeps a page of the combinations, and goes on to the next one, else back to the draft. */
export async function keepVariants(
  context: ConsoleContext,
  shop: OwnShop,
  named: string | undefined,
  request: Request,
) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const draft = await draftOf(context, shop, named);
  const form = await readForm(request, namesOf(draft));
  const page = Number(form.get(variantFields.page)) || 1;
  const places = placesOf(draft, page);
  if (hasNewMeasure(context, draft, form, places)) form.set(variantFields.measures, "on");
  const untouched = untouchedPrices(context, draft, form, places);
  const parsed = parseForm(
    form,
    schemaOf(places, untouched, form.get(variantFields.measures) === "on"),
    translate,
  );
  if (!parsed.ok) return json(parsed.result, { status: 422 });

  const typed: Typed = { ...(parsed.value as Typed), ...untouched };
  const combinations = draft.content.combinations.map((combination, place) =>
    withStock(
      withPicture(
        places.includes(place) ? changed(combination, place, typed, draft) : combination,
        typed,
        draft,
      ),
      place,
      typed,
      draft,
    ),
  );
  const version = Number(typed[variantFields.version]);
  const asked = { language, seller_key, id_draft: draft.id_draft, version, combinations };
  const saved = await attempt(context.client().productDrafts.saveDraft(asked));
  if (!saved.ok) {
    if (saved.failure.code === "draft_changed") form.set(variantFields.version, String(draft.version));
    return refusedForm(context, form, saved.failure);
  }

  const isLast = page * business.combinationsPerPage >= combinations.length;
  if (!isLast)
    return redirect(paths.draft(seller_key, draft.id_draft, "variants", { page: String(page + 1) }));
  leaveMessage(context, "success", translate("productDraft.savedNow"));
  return redirect(paths.draft(seller_key, draft.id_draft));
}

const valueKeys = ({ content }: ProductDraft) =>
  content.attributes.flatMap(({ values }) => values.map(({ key }) => key));

function namesOf(draft: ProductDraft): string[] {
  return [
    variantFields.version,
    variantFields.page,
    variantFields.stockOfAll,
    variantFields.measures,
    ...draft.content.combinations.flatMap((_, place) => [
      variantFields.price(place),
      variantFields.measure(place),
      variantFields.measureUnit(place),
      variantFields.stock(place),
      variantFields.shown(place),
    ]),
    ...valueKeys(draft).map((key) => variantFields.picture(key)),
  ];
}

function placesOf({ content }: ProductDraft, page: number): number[] {
  const first = (page - 1) * business.combinationsPerPage;
  const last = Math.min(first + business.combinationsPerPage, content.combinations.length);
  return Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
}

/** Prices that stand as the page showed them, by their fields: one from before may be no whole taka, and stays. */
function untouchedPrices(
  { language }: ConsoleContext,
  { content }: ProductDraft,
  form: FormData,
  places: readonly number[],
): Record<string, number> {
  const rows = places.flatMap((place): [string, number][] => {
    const [name, price] = [variantFields.price(place), content.combinations[place]?.price ?? null];
    return price !== null && form.get(name) === typedMoney(price, language) ? [[name, price]] : [];
  });
  return Object.fromEntries(rows);
}

/** Whether somebody typed what a pack holds: it counts without the tick, too, where a browser that knows no `:has()` shows the fields. */
const hasNewMeasure = (
  { language }: ConsoleContext,
  { content }: ProductDraft,
  form: FormData,
  places: readonly number[],
): boolean =>
  places.some((place) => {
    const typed = String(form.get(variantFields.measure(place)) ?? "").trim();
    const combination = content.combinations[place];
    return typed !== "" && combination !== undefined && typed !== measureText(combination, language);
  });

function schemaOf(
  places: readonly number[],
  untouched: Readonly<Record<string, number>>,
  measuresDiffer: boolean,
) {
  const rows = places.flatMap((place): [string, z.ZodType][] => [
    [
      variantFields.price(place),
      variantFields.price(place) in untouched ? z.string() : typedPriceOrNothingField,
    ],
    // While packs do not differ nobody sees these fields.
    [variantFields.measure(place), measuresDiffer ? typedMeasureOrNothingField : z.string().optional()],
    [variantFields.measureUnit(place), measureUnit.catch("g")],
    [variantFields.stock(place), typedStockOrNothingField],
  ]);
  return z
    .object({
      [variantFields.version]: coercedNumber(z.number().int().min(1)),
      [variantFields.stockOfAll]: typedStockOrNothingField,
      ...Object.fromEntries(rows),
    })
    .loose();
}

type Typed = Readonly<Record<string, string | number | null | undefined>>;

/**
 * What was typed in its row. An old price goes with the price that it stands beside, what a pack holds with the tick that packs
 * differ.
 */
function changed(
  combination: ContentCombination,
  place: number,
  typed: Typed,
  { stocks }: ProductDraft,
): ContentCombination {
  const price = (typed[variantFields.price(place)] ?? null) as number | null;
  const isNew = (stocks[place] ?? null) === null;
  const differs = typed[variantFields.measures] === "on";
  const amount = differs ? ((typed[variantFields.measure(place)] ?? null) as number | null) : null;
  const unit = typed[variantFields.measureUnit(place)] as MeasureUnit;
  return {
    ...combination,
    price,
    old_price: price === combination.price ? combination.old_price : null,
    measure: amount === null ? null : { amount, unit },
    stock: isNew ? ((typed[variantFields.stock(place)] ?? null) as number | null) : null,
    hidden: typed[variantFields.shown(place)] !== "on",
  };
}

/** The picture of the value that it is of, where one was chosen. */
function withPicture(combination: ContentCombination, typed: Typed, draft: ProductDraft): ContentCombination {
  const chosen = combination.values
    .map((key) => typed[variantFields.picture(key)])
    .find((picture) => picture !== undefined);
  if (chosen === undefined || chosen === asItIs) return combination;
  const isOwn = draft.content.pictures.includes(String(chosen));
  return { ...combination, picture: isOwn ? String(chosen) : null };
}

/** The first pieces that hold for all which say nothing of their own. */
function withStock(
  combination: ContentCombination,
  place: number,
  typed: Typed,
  { stocks }: ProductDraft,
): ContentCombination {
  const ofAll = typed[variantFields.stockOfAll];
  const isOpen = combination.stock === null && (stocks[place] ?? null) === null;
  return typeof ofAll === "number" && isOpen ? { ...combination, stock: ofAll } : combination;
}
