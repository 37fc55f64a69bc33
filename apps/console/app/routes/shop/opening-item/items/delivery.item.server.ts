import type { deliveryExceptionField } from "@haat/contract/seller/opening-fields";
import {
  openingDeliveryFields,
  optionalTypedFeeField,
  typedFeeField,
} from "@haat/contract/seller/opening-fields";
import { toLatinDigits } from "@haat/contract/shared/latin-digits";
import { typedMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { withWholeRanges } from "@haat/i18n/whole-ranges";
import { attempt } from "@haat/web-forms/call-failure.server";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { z } from "zod";
import type { ConsoleContext } from "../../../../server/http/console-context.server";
import { areaNamed } from "../../../../server/present/places.server";
import { openingItem, type ItemPlace } from "../opening-item";
import { refuseField } from "../refused-field.server";

type GivenException = z.infer<typeof deliveryExceptionField>;

const suburbField = (id: number) => `suburb_${id}`;
const tick = z
  .string()
  .optional()
  .transform((value) => value === "on");
const days = <Field extends z.ZodType>(field: Field, none?: null) =>
  z
    .string()
    .default("")
    .transform((typed): unknown => toLatinDigits(typed).trim() || none)
    .pipe(field);

/** Whether the shop says how long it takes in words alone, such as in hours: they stay where no days are typed. */
const isInWords = ({ delivery }: ItemPlace["answers"]) => delivery.days_from === null && delivery.time !== "";
const homeDays = (answers: ItemPlace["answers"], field: typeof openingDeliveryFields.days_from) =>
  days(isInWords(answers) ? field : field.unwrap());

/** The districts beside the shop's own, in its division. */
async function neighboursOf(context: ConsoleContext, idCity: number) {
  const { data } = await context
    .client()
    .address.cityByDivision({ language: context.language, division: "all" });
  const own = data.cities.find(({ id_city }) => id_city === idCity);
  return data.cities.filter((city) => city.id_division === own?.id_division && city.id_city !== idCity);
}

/** What delivery costs by zone, which districts count as suburbs, areas with a fee of their own, and pick-up. */
export const deliveryItem = openingItem({
  async form(place) {
    const { context, answers } = place;
    const neighbours = await neighboursOf(context, answers.place.id_city);
    const suburbs = new Set(answers.delivery.suburbs.map(({ id_city }) => id_city));
    const around: ConsoleFieldData = {
      kind: "ticks",
      name: "suburbs",
      label: context.translate("openingPages.items.delivery.suburb"),
      columns: 2,
      ticks: neighbours.map(({ id_city, city_name }) => ({
        name: suburbField(id_city),
        label: city_name,
        value: suburbs.has(id_city) ? "on" : undefined,
      })),
    };
    const { delivery } = answers;
    return {
      fields: [...feeFields(place), ...otherFields(place)],
      folded: {
        label: context.translate("openingPages.items.delivery.more"),
        fields: [suburbFee(place), around, ...rareFields(place)],
        isOpen:
          delivery.fee_suburbs !== null ||
          delivery.free_from !== null ||
          suburbs.size > 0 ||
          ownFeeAreas(place).length > 0,
      },
    };
  },
  async schema({ context, answers }) {
    const neighbours = await neighboursOf(context, answers.place.id_city);
    const ticks = Object.fromEntries(neighbours.map(({ id_city }) => [suburbField(id_city), tick]));
    return z
      .object({
        fee_city: typedFeeField,
        fee_suburbs: optionalTypedFeeField,
        fee_country: typedFeeField,
        free_from: optionalTypedFeeField,
        days_from: homeDays(answers, openingDeliveryFields.days_from),
        days_to: homeDays(answers, openingDeliveryFields.days_to),
        country_days_from: days(openingDeliveryFields.country_days_from, null),
        country_days_to: days(openingDeliveryFields.country_days_to, null),
        exceptions: z.string().max(4000).default(""),
        is_pick_up: tick,
        ...ticks,
      })
      .transform(({ exceptions, ...value }) => {
        const ticked = value as Record<string, unknown>;
        const suburbs = neighbours.map(({ id_city }) => id_city).filter((id) => ticked[suburbField(id)]);
        const { fee_city, fee_suburbs, fee_country, free_from, is_pick_up } = value;
        const { days_from, days_to, country_days_from, country_days_to } = value;
        const fees = { fee_city, fee_suburbs, fee_country, free_from };
        const times = { days_from, days_to, country_days_from, country_days_to };
        return { typed: exceptions, answers: { ...fees, ...times, is_pick_up, suburbs } };
      });
  },
  async save(place, { typed, answers }) {
    const { context, seller_key } = place;
    const read = await readExceptions(place, typed ?? "");
    const { language, translate } = context;
    if ("wrong" in read)
      return refuseField(
        "exceptions",
        translate("openingPages.items.delivery.exceptionWrong", { line: read.wrong }),
      );
    const exceptions = [...keptExceptions(place), ...read.exceptions];
    return attempt(
      context.client().sellerOpening.saveDelivery({ language, seller_key, ...answers, exceptions }),
    );
  },
});

const taka = ({ language }: ConsoleContext, poisha: number | null) =>
  poisha === null ? undefined : typedMoney(poisha, language);

function feeFields({ context, answers: { delivery, place } }: ItemPlace): ConsoleFieldData[] {
  const { translate } = context;
  return [
    {
      kind: "taka",
      name: "fee_city",
      label: translate("openingPages.items.delivery.city", { city: place.city_name }),
      value: taka(context, delivery.fee_city),
      half: true,
    },
    {
      kind: "taka",
      name: "fee_country",
      label: translate("openingPages.items.delivery.country"),
      value: taka(context, delivery.fee_country),
      half: true,
    },
  ];
}

const suburbFee = ({ context, answers: { delivery } }: ItemPlace): ConsoleFieldData => ({
  kind: "taka",
  name: "fee_suburbs",
  label: context.translate("openingPages.items.delivery.suburbs"),
  hint: context.translate("openingPages.items.delivery.suburbsHint"),
  value: taka(context, delivery.fee_suburbs),
  optionalMark: context.translate("components.optional"),
});

/** What most shops have no answer to. */
function rareFields(place: ItemPlace): ConsoleFieldData[] {
  const { context, answers } = place;
  const { translate } = context;
  const optionalMark = translate("components.optional");
  return [
    {
      kind: "lines",
      name: "exceptions",
      label: translate("openingPages.items.delivery.exceptions", { city: answers.place.city_name }),
      hint: translate("openingPages.items.delivery.exceptionsHint"),
      value: ownFeeAreas(place)
        .map(({ area_name, fee }) => `${area_name} ${taka(context, fee)}`)
        .join("\n"),
      rows: 3,
      optionalMark,
    },
    {
      kind: "taka",
      name: "free_from",
      label: translate("openingPages.items.delivery.freeFrom"),
      value: taka(context, answers.delivery.free_from),
      optionalMark,
    },
  ];
}

function otherFields(place: ItemPlace): ConsoleFieldData[] {
  const { context, answers } = place;
  return [
    ...dayFields(place),
    {
      kind: "tick",
      name: "is_pick_up",
      label: context.translate("openingPages.items.delivery.pickUp"),
      value: answers.delivery.is_pick_up ? "on" : undefined,
      optionalMark: "",
    },
  ];
}

type DayField = keyof Pick<
  typeof openingDeliveryFields,
  "days_from" | "days_to" | "country_days_from" | "country_days_to"
>;

/** How many days it takes: in the shop's own district, and beyond where that is longer. */
function dayFields({ context, answers }: ItemPlace): ConsoleFieldData[] {
  const { language, translate } = context;
  const { delivery, place } = answers;
  const optionalMark = translate("components.optional");
  const field = (name: DayField, days: number | null): Extract<ConsoleFieldData, { kind: "text" }> => ({
    kind: "text",
    name,
    label: translate(`openingPages.items.delivery.${name}`, { city: place.city_name }),
    value: days === null ? undefined : formatNumber(days, language),
    keypad: "numeric",
    maxLength: 4,
    half: true,
  });
  const keptHint = (time: string) =>
    translate("openingPages.items.delivery.timeHint", { time: withWholeRanges(time) });
  const isOutsideInWords = delivery.country_days_from === null && delivery.time_outside !== "";
  const hint = isOutsideInWords
    ? keptHint(delivery.time_outside)
    : translate("openingPages.items.delivery.countryDaysHint", { city: place.city_name });
  const home = isInWords(answers)
    ? ([field("days_from", null), field("days_to", null)] as const).map((each) => ({
        ...each,
        hint: keptHint(delivery.time),
        optionalMark,
      }))
    : [field("days_from", delivery.days_from ?? 1), field("days_to", delivery.days_to ?? 3)];
  return [
    ...home,
    { ...field("country_days_from", delivery.country_days_from), hint, optionalMark },
    { ...field("country_days_to", delivery.country_days_to), hint, optionalMark },
  ];
}

/** The areas of the shop's own district that have a fee of their own: those that the form shows. */
const ownFeeAreas = ({ answers: { delivery, place } }: ItemPlace) =>
  delivery.exceptions.filter(({ fee, id_city }) => fee !== null && id_city === place.id_city);

/** Exceptions that the form does not show stay as they are. */
function keptExceptions(place: ItemPlace) {
  const shown = new Set(ownFeeAreas(place).map(({ id_area }) => id_area));
  const others = place.answers.delivery.exceptions.filter(({ id_area }) => !shown.has(id_area));
  return others.map(({ id_area, zone, fee }): GivenException =>
    zone === null ? { id_area, fee: fee ?? 0 } : { id_area, zone },
  );
}

/** A line is the name of an area and its fee in taka, in either script. */
async function readExceptions(
  { context, answers }: ItemPlace,
  typed: string,
): Promise<{ exceptions: GivenException[] } | { wrong: string }> {
  const lines = typed
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const exceptions: GivenException[] = [];
  for (const line of lines) {
    const [, name = "", amount = ""] = /^(.*\S)[\s:=,–-]+৳?\s*(\d{1,6})$/.exec(toLatinDigits(line)) ?? [];
    const id_area = name ? await areaNamed(context, answers.place.id_city, name) : undefined;
    const fee = openingDeliveryFields.fee_city.safeParse(Number(amount) * 100);
    if (id_area === undefined || !fee.success) return { wrong: line };
    exceptions.push({ id_area, fee: fee.data });
  }
  return { exceptions };
}
