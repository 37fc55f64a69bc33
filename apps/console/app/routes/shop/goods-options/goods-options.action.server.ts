import { json, redirect } from "@remix-run/node";
import type { ContentAttribute } from "@haat/contract/seller/product-content";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { graphemeCount } from "@haat/contract/shared/fields";
import { knownColours } from "@haat/i18n/known-values";
import { attempt } from "@haat/web-forms/call-failure.server";
import { readForm, refusedForm, refuseForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { draftOf } from "../draft-of.server";
import { tickedColours, withColours } from "./chosen-colours.server";
import { optionFields } from "./goods-options.form";
import { countCombinations, madeCombinations } from "./made-combinations.server";
import { typedAttributes } from "./typed-attributes.server";

const places = Array.from({ length: business.productAttributesMost }, (_, place) => place);
const names = [
  optionFields.version,
  ...knownColours.map(({ swatch }) => optionFields.colour(swatch)),
  ...places.flatMap((place) => [
    optionFields.name(place),
    optionFields.otherName(place),
    optionFields.values(place),
  ]),
];

/** Keeps what customers choose by, and makes its combinations. */
export async function keepOptions(
  context: ConsoleContext,
  shop: OwnShop,
  named: string | undefined,
  request: Request,
) {
  const { language, paths } = context;
  const draft = await draftOf(context, shop, named);
  const form = await readForm(request, names);
  const text = (name: string) => String(form.get(name) ?? "");
  const written = places.map((place) => ({
    name: text(optionFields.name(place)),
    otherName: text(optionFields.otherName(place)),
    values: text(optionFields.values(place)),
  }));
  const ticked = tickedColours(form, language);
  const typed = withColours(written, draft.content.attributes, ticked, language);
  if (!typed) {
    const field = optionFields.name(places.length - 1);
    return refuse(context, form, { field, code: "attributes_many" });
  }
  const attributes = typedAttributes(typed, draft.content.attributes, language);
  const wrong = refusalOf(typed, attributes);
  if (wrong) return refuse(context, form, wrong);

  const combinations = madeCombinations(attributes, draft.content.combinations);
  const { seller_key } = shop;
  const asked = {
    language,
    seller_key,
    id_draft: draft.id_draft,
    version: Number(text(optionFields.version)) || 1,
  };
  const saved = await attempt(
    context.client().productDrafts.saveDraft({ ...asked, attributes, combinations }),
  );
  if (!saved.ok) {
    if (saved.failure.code === "draft_changed") form.set(optionFields.version, String(draft.version));
    return refusedForm(context, form, saved.failure);
  }
  return redirect(paths.draft(seller_key, draft.id_draft, attributes.length > 0 ? "variants" : undefined));
}

interface Refusal {
  field: string;
  code: FieldErrorCode;
}

/** What is wrong with what was typed, at the first field that is. */
function refusalOf(
  typed: readonly { name: string; values: string }[],
  attributes: readonly ContentAttribute[],
): Refusal | undefined {
  const filled = places.filter((place) => typed[place]?.name.trim() || typed[place]?.values.trim());
  for (const [at, place] of filled.entries()) {
    const attribute = attributes[at];
    if (!attribute) continue;
    const own = [attribute, ...attribute.values].flatMap((each) => [each.name_bn, each.name_en]);
    const isLong = own.some((name) => graphemeCount(name) > business.attributeNameMaxLength);
    const [name, values] = [optionFields.name(place), optionFields.values(place)];
    if (typed[place]?.name.trim() === "") return { field: name, code: "attribute_name_required" };
    if (isLong) return { field: values, code: "attribute_name_long" };
    if (attribute.values.length === 0) return { field: values, code: "attribute_values_required" };
    if (attribute.values.length > business.attributeValuesMost)
      return { field: values, code: "attribute_values_many" };
    const isTwice = attributes.slice(0, at).some((other) => isSame(other, attribute));
    if (isTwice) return { field: name, code: "attribute_name_twice" };
  }
  const last = filled.at(-1) ?? 0;
  if (countCombinations(attributes) > business.combinationsMost)
    return { field: optionFields.values(last), code: "combinations_many" };
  return undefined;
}

const isSame = (one: ContentAttribute, other: ContentAttribute) =>
  (one.name_en !== "" && one.name_en.toLowerCase() === other.name_en.toLowerCase()) ||
  (one.name_bn !== "" && one.name_bn === other.name_bn);

function refuse({ translate }: ConsoleContext, form: FormData, { field, code }: Refusal) {
  const message = translate(`api.fields.${code}`);
  const failure = { code: "invalid_input" as const, status: 422, detail: message };
  const result = refuseForm(form, { ...failure, errors: [{ field, code, message }] } as never);
  return json(result, { status: 422 });
}
