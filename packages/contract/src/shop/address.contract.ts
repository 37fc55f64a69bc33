import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { homeFlag } from "../shared/choices";
import { envelope } from "../shared/envelope";
import {
  areaNameField,
  firstNameField,
  idField,
  lastNameField,
  optionalIdField,
  phoneField,
  postalCodeField,
  publicIdField,
  streetAddressField,
} from "../shared/fields";
import { languageParam } from "../shared/languages";
import { coercedNumber } from "../shared/coerced-number";

export const division = z.object({ id_division: z.int(), division_name: z.string() });
export const city = z.object({ id_city: z.int(), city_name: z.string(), id_division: z.int() });
export const area = z.object({ id_area: z.int(), area_name: z.string(), id_city: z.int() });
/** A place that a text names: a whole city, or an area in it. */
export const foundPlace = z.object({
  id_division: z.int(),
  division_name: z.string(),
  id_city: z.int(),
  city_name: z.string(),
  /** `null` where the whole city is meant. */
  id_area: z.int().nullable(),
  area_name: z.string().nullable(),
});
export type FoundPlace = z.infer<typeof foundPlace>;

export const address = z.object({
  address_unique_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** National form. */
  contact_number: z.string(),
  division,
  city,
  /** Without an id where the customer wrote its name, because the list lacks it. */
  area: area.extend({ id_area: z.int().nullable() }),
  address: z.string(),
  postal_code: z.string(),
  is_home: homeFlag,
  /** For `If-Match` when it is changed. */
  version: z.string(),
});
export type Address = z.infer<typeof address>;

/**
 * What the address form and the call both ask for. The area is one of the list, or, where the list lacks it, a name; with
 * neither it is `area_required`.
 */
export const addressFields = {
  first_name: firstNameField,
  last_name: lastNameField,
  contact_number: phoneField,
  id_division: idField("division_required"),
  id_city: idField("city_required"),
  id_area: optionalIdField("area_required"),
  area_name: areaNameField,
  address: streetAddressField,
  postal_code: postalCodeField,
  is_home: coercedNumber(z.number()).pipe(homeFlag).default(0),
};

const hasArea = ({ id_area, area_name }: { id_area?: number | undefined; area_name?: string | undefined }) =>
  id_area !== undefined || area_name !== undefined;

/** What else is wrong keeps nobody from being told that there is no area. */
const areaRule = {
  error: "area_required",
  path: ["id_area"],
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

export const addressCalls = {
  divisionByCountry: baseCall
    .route({
      method: "GET",
      path: "/v1/division_by_country/{language}/{country}",
      tags: ["Addresses"],
      summary: "The divisions of a country (`BD`)",
    })
    .input(z.strictObject({ language: languageParam, country: z.string().min(1).max(3) }))
    .output(envelope(z.object({ divisions: z.array(division) }))),
  cityByDivision: baseCall
    .route({
      method: "GET",
      path: "/v1/city_by_division/{language}/{division}",
      tags: ["Addresses"],
      summary: "The cities (districts) of a division; `all` for every one",
    })
    .input(z.strictObject({ language: languageParam, division: z.union([z.literal("all"), idField()]) }))
    .output(envelope(z.object({ cities: z.array(city) }))),
  areaByCity: baseCall
    .route({
      method: "GET",
      path: "/v1/area_by_city/{language}/{city}",
      tags: ["Addresses"],
      summary: "The areas (upazilas and metropolitan thanas) of a city",
    })
    .input(z.strictObject({ language: languageParam, city: idField() }))
    .output(envelope(z.object({ areas: z.array(area) }))),
  placeSearch: baseCall
    .route({
      method: "GET",
      path: "/v1/place_search/{language}",
      tags: ["Addresses"],
      summary: "Cities and areas that a text names, best first",
      description:
        "`filter` is the beginning of a name or of one of its words, in either script, as it sounds, or as it was written " +
        "before 2018 (চট্টগ্রাম, Chattogram, Chittagong).",
    })
    .input(z.strictObject({ language: languageParam, filter: z.string().max(100) }))
    .output(envelope(z.object({ places: z.array(foundPlace) }))),
  customerAddressCreate: baseCall
    .route({
      method: "POST",
      path: "/v1/customer_address_create",
      tags: ["Addresses"],
      summary: "Save an address; the first one becomes home",
    })
    .input(z.strictObject(addressFields).refine(hasArea, areaRule))
    .output(envelope(z.object({ address_unique_id: z.string() }))),
  customerAddressUpdate: baseCall
    .route({
      method: "PUT",
      path: "/v1/customer_address_update/{id}",
      tags: ["Addresses"],
      summary: "Change an address; `is_home` 1 makes it home, and home moves only so",
    })
    .input(z.strictObject({ id: publicIdField, ...addressFields }).refine(hasArea, areaRule))
    .output(envelope(z.object({ address_unique_id: z.string(), version: z.string() }))),
  customerAddressDelete: baseCall
    .route({
      method: "DELETE",
      path: "/v1/customer_address_delete/{id}",
      tags: ["Addresses"],
      summary: "Delete an address; the home address is kept",
    })
    .input(z.strictObject({ id: publicIdField }))
    .output(envelope(z.object({ status: z.literal(1) }))),
  customerAddressList: baseCall
    .route({
      method: "GET",
      path: "/v1/customer_address_list/{language}",
      tags: ["Addresses"],
      summary: "The customer's addresses, home first",
    })
    .input(z.strictObject({ language: languageParam }))
    .output(envelope(z.object({ addresses: z.array(address) }))),
};
