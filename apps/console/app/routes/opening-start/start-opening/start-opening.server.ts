import { json, redirect } from "@remix-run/node";
import { startOpeningFields } from "@haat/contract/seller/opening-fields";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { SellerTerms } from "@haat/contract/seller/seller-account.contract";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { sellerTermsLink } from "../../../server/present/terms-link.server";
import { areaNamed, districtOptions } from "../../../server/present/places.server";
import { startFields } from "./start-opening.form";

/** What an application begins with: four fields. */
export async function startOpeningPage(context: ConsoleContext) {
  const { language, paths, translate } = context;
  const [{ data }, districts, { seller_terms }] = await Promise.all([
    context.client().store.allBusinessCategory({ language }),
    districtOptions(context),
    context.me(),
  ]);
  const mustAccept = isAsked(seller_terms);
  return formPage(context, {
    title: translate("openingPages.start.title"),
    lead: translate("openingPages.start.lead"),
    back: { href: paths.to("shops"), label: translate("consoleShop.shops.title") },
    action: paths.to("open"),
    fields: [
      {
        kind: "text",
        name: startFields.name,
        label: translate("openingPages.start.name"),
        autoComplete: "organization",
        maxLength: 120,
      },
      {
        kind: "select",
        name: startFields.trade,
        label: translate("openingPages.start.trade"),
        placeholder: translate("openingPages.start.tradePlaceholder"),
        options: data.all_business_categories.map(({ id_business_category, name: label }) => ({
          value: String(id_business_category),
          label,
        })),
      },
      {
        kind: "select",
        name: startFields.city,
        label: translate("openingPages.start.city"),
        placeholder: translate("openingPages.start.cityPlaceholder"),
        options: districts,
      },
      {
        kind: "text",
        name: startFields.area,
        label: translate("openingPages.start.area"),
        hint: translate("openingPages.start.areaHint"),
        autoComplete: "address-level3",
        maxLength: 120,
      },
      ...(mustAccept ? [termsTick(context)] : []),
    ],
    submit: translate("openingPages.start.submit"),
  });
}

/** Asked of who has not accepted the terms for who sells. */
const termsTick = (context: ConsoleContext): ConsoleFieldData => ({
  kind: "tick",
  name: startFields.terms,
  label: context.translate("terms.tickBefore"),
  link: {
    href: sellerTermsLink(context),
    label: context.translate("terms.tickLink"),
    after: context.translate("terms.tickAfter"),
  },
});

const isAsked = ({ accepted_version, version }: SellerTerms) => accepted_version !== version;

const { name, id_business_category, id_city, area_name } = startOpeningFields;
const code = (value: FieldErrorCode) => value;
const schema = z.object({
  name,
  id_business_category,
  id_city,
  // The call takes an area of the list in its place; here it is typed.
  area_name: area_name.refine((typed) => typed !== undefined, code("area_required")),
});
const termsTicked = z.literal("on", { error: code("seller_terms_required") }).transform(() => true as const);
const schemaWithTerms = schema.extend({ [startFields.terms]: termsTicked });

/** Begins it, and goes to its task list. */
export async function startOpening(context: ConsoleContext, request: Request) {
  const { language, paths, translate } = context;
  const form = await readForm(request, Object.values(startFields));
  const { seller_terms } = await context.me();
  const parsed = parseForm(form, isAsked(seller_terms) ? schemaWithTerms : schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const { area_name: typed, ...value } = parsed.value;
  const id_area = await areaNamed(context, value.id_city, typed ?? "");
  const place = id_area === undefined ? { area_name: typed } : { id_area };
  const started = await attempt(
    context.client().sellerOpening.startOpening({ language, ...value, ...place }),
  );
  if (!started.ok) return refusedForm(context, form, areaFieldOf(started.failure));
  const { opening } = started.answer.data;
  leaveMessage(context, "success", started.answer.message ?? translate("shopOpening.started"));
  return redirect(paths.shop(opening.seller_key, "opening"));
}

/** The page has one field for the area, which the call takes as a number or as a name. */
function areaFieldOf<Failure extends { errors: { field: string }[] }>(failure: Failure): Failure {
  const errors = failure.errors.map((error) =>
    error.field === "id_area" ? { ...error, field: startFields.area } : error,
  );
  return { ...failure, errors };
}
