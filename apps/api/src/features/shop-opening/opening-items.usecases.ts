import type { ShopOpening } from "@haat/contract/seller/shop-opening.contract";
import type { Language } from "@haat/contract/shared/languages";
import { internationalPhone } from "@haat/contract/shared/phone";
import type { Queryable } from "../../database/database";
import type { Services } from "../../http/call";
import { DomainError, type FieldError } from "../../process/domain-error";
import { maskPhone } from "../../process/log";
import type { InShop } from "../audit/audit.usecases";
import { saveItem } from "./save-answers.usecases";
import { deliveryTimeInBoth } from "./delivery-time";
import * as openings from "./shop-opening.repository";
import type { OpeningRow } from "./shop-opening.repository";

const refuse = (...fields: FieldError[]) => new DomainError("invalid_input", {}, fields);

/** Saves the name in both languages. */
export function saveName(
  services: Services,
  inShop: InShop,
  { language, name_bn: titleBn, name_en: titleEn }: { language: Language; name_bn: string; name_en: string },
): Promise<ShopOpening> {
  return saveItem(services, inShop, language, {
    task: "name",
    action: "shop_name",
    change: (_, { title }) => ({
      shop: { titleBn, titleEn },
      before: { name_bn: title.bn, name_en: title.en },
      after: { name_bn: titleBn, name_en: titleEn },
    }),
  });
}

interface Place {
  id_city: number;
  id_area?: number | undefined;
  area_name?: string | undefined;
}

/** City and area as they are called. @throws invalid_input where the one is unknown or the other lies elsewhere */
export async function checkedPlace(db: Queryable, { id_city, id_area, area_name }: Place) {
  const city = await openings.findNamedCity(db, id_city);
  const area = id_area === undefined ? undefined : await openings.findNamedArea(db, id_area);
  if (!city) throw refuse({ field: "id_city", code: "city_required" });
  if (id_area !== undefined && area?.cityId !== id_city)
    throw refuse({ field: "id_area", code: "area_not_in_city" });
  const areaName = area ? "" : (area_name ?? "");
  return { city, area, areaName };
}

/** The shop's address as shoppers read it: the street as it was written, with area and city in each language. */
const wholeAddress = (
  street: string,
  { city, area, areaName }: Awaited<ReturnType<typeof checkedPlace>>,
  language: "nameBn" | "nameEn",
) => [street, area ? area[language] : areaName, city[language]].filter(Boolean).join(", ");

/** Saves where the shop is, and who answers there. */
export function savePlace(
  services: Services,
  inShop: InShop,
  given: Place & { language: Language; address: string; phone: string; contact_name: string },
): Promise<ShopOpening> {
  const { language, address: street, contact_name: contactName } = given;
  const phone = internationalPhone(given.phone);
  return saveItem(services, inShop, language, {
    task: "place",
    action: "shop_place",
    change: async (tx, row) => {
      const place = await checkedPlace(tx, given);
      const [addressBn, addressEn] = [
        wholeAddress(street, place, "nameBn"),
        wholeAddress(street, place, "nameEn"),
      ];
      const stateOf = (address: string, of: string, contact: string, number: string) => ({
        address,
        street: of,
        contact_name: contact,
        // Two numbers may look alike when they are masked.
        phone: `${maskPhone(number)}${number === row.phone ? "" : " (new)"}`,
      });
      return {
        shop: { homeCityId: place.city.id, addressBn, addressEn, phone },
        opening: { areaId: place.area?.id ?? null, areaName: place.areaName, street, contactName },
        before: stateOf(row.address.en, row.street, row.contactName, row.phone),
        after: stateOf(addressEn, street, contactName, phone),
      };
    },
  });
}

type Exception = { id_area: number } & ({ zone: "city" | "suburbs" | "country" } | { fee: number });

export interface Delivery {
  language: Language;
  fee_city: number;
  fee_suburbs?: number | null | undefined;
  fee_country: number;
  suburbs: number[];
  exceptions: Exception[];
  free_from?: number | null | undefined;
  /** Left out, how long it takes in the home city stays as it is, in days or in words alone. */
  days_from?: number | undefined;
  days_to?: number | undefined;
  /** Null: it takes as long beyond the home city's zone as in it. Left out, it stays as it is. */
  country_days_from?: number | null | undefined;
  country_days_to?: number | null | undefined;
  is_pick_up: boolean;
}

/** The fewest and the most days: both or neither, where none are named. */
interface Days {
  from: number | null;
  to: number | null;
}

/** Days in the home city's zone; what is left out stays as it is. */
const homeDaysOf = (row: OpeningRow, { days_from, days_to }: Delivery): Days => ({
  from: days_from ?? row.daysFrom,
  to: days_to ?? row.daysTo,
});

/** Days beyond it; what is left out stays as it is. */
const countryDaysOf = (row: OpeningRow, { country_days_from, country_days_to }: Delivery): Days => ({
  from: country_days_from === undefined ? row.countryDaysFrom : country_days_from,
  to: country_days_to === undefined ? row.countryDaysTo : country_days_to,
});

/** Days in words of both languages. @param otherwise where none are named */
function timeOf({ from, to }: Days, otherwise: OpeningRow["deliveryTime"]) {
  if (from === null || to === null) return otherwise;
  return deliveryTimeInBoth(from, to);
}

/** @throws invalid_input, naming the one of both that is not right */
function requireSpan(name: "days" | "country_days", { from, to }: Days): void {
  if (from === null && to === null) return;
  if (from === null) throw refuse({ field: `${name}_from`, code: "days_invalid" });
  if (to === null || from > to) throw refuse({ field: `${name}_to`, code: "days_invalid" });
}

/** @throws invalid_input, naming the field that is not right */
function requireDays(row: OpeningRow, given: Delivery): void {
  const home = homeDaysOf(row, given);
  const isToBeSaid = row.deliveryTime.bn === "" && row.deliveryTime.en === "";
  if (home.from === null && home.to === null && isToBeSaid)
    throw refuse({ field: "days_from", code: "days_invalid" });
  requireSpan("days", home);
  requireSpan("country_days", countryDaysOf(row, given));
}

/** @throws invalid_input, naming the field that is not right */
async function requireDelivery(tx: Queryable, row: OpeningRow, given: Delivery): Promise<void> {
  const { cityId } = row;
  const { suburbs, exceptions } = given;
  requireDays(row, given);
  const cities = new Set(suburbs);
  const areas = new Set(exceptions.map(({ id_area }) => id_area));
  if (cities.has(cityId) || (await openings.countCities(tx, [...cities])) !== cities.size)
    throw refuse({ field: "suburbs", code: "city_required" });
  if (areas.size !== exceptions.length) throw refuse({ field: "exceptions", code: "area_twice" });
  if ((await openings.countAreas(tx, [...areas])) !== areas.size)
    throw refuse({ field: "exceptions", code: "area_required" });
}

/** An exception as the audit trail tells it. */
const exceptionState = (areaId: number, what: string | number | null) => `${areaId}: ${what}`;

/** Saves what delivery costs in the three zones, their exceptions, and whether goods are picked up. */
export function saveDelivery(services: Services, inShop: InShop, given: Delivery): Promise<ShopOpening> {
  const { language, fee_city, fee_suburbs = null, fee_country, free_from = null } = given;
  const { is_pick_up: offersPickUp } = given;
  const suburbs = [...new Set(given.suburbs)].sort((one, other) => one - other);
  const exceptions = given.exceptions
    .map((each) => ({
      areaId: each.id_area,
      zone: "zone" in each ? each.zone : null,
      fee: "fee" in each ? each.fee : null,
    }))
    .sort((one, other) => one.areaId - other.areaId);
  const { shopId } = inShop.scope;
  return saveItem(services, inShop, language, {
    task: "delivery",
    action: "shop_delivery",
    change: async (tx, row) => {
      await requireDelivery(tx, row, given);
      const home = homeDaysOf(row, given);
      const outside = countryDaysOf(row, given);
      const time = timeOf(home, row.deliveryTime);
      // Words alone stay until days are named, as for home; those of days go with them.
      const wordsAlone = row.countryDaysFrom === null ? row.deliveryTimeOutside : { bn: "", en: "" };
      const timeOutside = timeOf(outside, wordsAlone);
      return {
        shop: {
          deliveryFeeInside: fee_city,
          deliveryFeeSuburbs: fee_suburbs,
          deliveryFeeOutside: fee_country,
          freeDeliveryFrom: free_from,
          offersPickUp,
          deliveryTimeBn: time.bn,
          deliveryTimeEn: time.en,
          deliveryTimeOutsideBn: timeOutside.bn,
          deliveryTimeOutsideEn: timeOutside.en,
        },
        opening: {
          daysFrom: home.from,
          daysTo: home.to,
          countryDaysFrom: outside.from,
          countryDaysTo: outside.to,
        },
        besides: () => openings.replaceZones(tx, shopId, suburbs, exceptions),
        before: deliveryState(row),
        after: {
          fees: [fee_city, fee_suburbs, fee_country].map(String),
          suburbs: suburbs.map(String),
          exceptions: exceptions.map(({ areaId, zone, fee }) => exceptionState(areaId, zone ?? fee)),
          free_from,
          days: daysState(home),
          country_days: daysState(outside),
          is_pick_up: offersPickUp,
        },
      };
    },
  });
}

/** Days as the audit trail tells them; null where none are named. */
const daysState = ({ from, to }: Days) => (from === null || to === null ? null : `${from}–${to}`);

const deliveryState = (row: OpeningRow) => ({
  fees: [row.feeCity, row.feeSuburbs, row.feeCountry].map(String),
  suburbs: row.suburbs
    .map(({ cityId }) => cityId)
    .sort((one, other) => one - other)
    .map(String),
  exceptions: [...row.exceptions]
    .sort((one, other) => one.areaId - other.areaId)
    .map(({ areaId, zone, fee }) => exceptionState(areaId, zone ?? fee)),
  free_from: row.freeFrom,
  days: daysState({ from: row.daysFrom, to: row.daysTo }),
  country_days: daysState({ from: row.countryDaysFrom, to: row.countryDaysTo }),
  is_pick_up: row.offersPickUp,
});

export interface About {
  language: Language;
  tagline_bn: string;
  tagline_en: string;
  about_bn: string;
  about_en: string;
}

/** Saves what the shop says of itself: each text in one language at least. */
export function saveAbout(services: Services, inShop: InShop, given: About): Promise<ShopOpening> {
  const { language, ...texts } = given;
  const missing: FieldError[] = [];
  if (!texts.tagline_bn && !texts.tagline_en)
    missing.push({ field: `tagline_${language}`, code: "tagline_required" });
  if (!texts.about_bn && !texts.about_en)
    missing.push({ field: `about_${language}`, code: "about_required" });
  if (missing.length > 0) return Promise.reject(refuse(...missing));
  return saveItem(services, inShop, language, {
    task: "about",
    action: "shop_about",
    change: (_, { tagline, about }) => ({
      shop: {
        taglineBn: texts.tagline_bn,
        taglineEn: texts.tagline_en,
        descriptionBn: texts.about_bn,
        descriptionEn: texts.about_en,
      },
      before: { tagline_bn: tagline.bn, tagline_en: tagline.en, about_bn: about.bn, about_en: about.en },
      after: {
        tagline_bn: texts.tagline_bn,
        tagline_en: texts.tagline_en,
        about_bn: texts.about_bn,
        about_en: texts.about_en,
      },
    }),
  });
}
