import { z } from "zod";
import { requiredText } from "../seller/opening-fields";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { envelope, pageOfList } from "../shared/envelope";
import { idField, pageField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { area } from "../shop/address.contract";

/** A name of an area that customers or applicants wrote because the list lacks it, in one district. */
export const writtenArea = z.object({
  id_city: z.int(),
  city_name: z.string(),
  /** As most of them wrote it. */
  name: z.string(),
  /** Every way it was written; they differ in case and spaces alone. */
  spellings: z.array(z.string()),
  /** Customers' addresses and shops with it. */
  address_count: z.int(),
  shop_count: z.int(),
  /** Areas of the district that read or sound alike, the nearest first. */
  suggestions: z.array(area),
});
export type WrittenArea = z.infer<typeof writtenArea>;

/** An area of the list that has taken over what was written. */
export const takenOverArea = z.object({
  id_area: z.int(),
  /** How many addresses and shops now name it; none where they were moved before. */
  address_count: z.int(),
  shop_count: z.int(),
});
export type TakenOverArea = z.infer<typeof takenOverArea>;

const areaListNameField = requiredText(business.areaNameMaxLength, "area_name_required", "area_name_long");
const writtenField = z
  .string()
  .trim()
  .min(1)
  .max(business.areaNameMaxLength * 10);
const inCity = { language: languageParam, id_city: idField("city_required") };

/** The names of a new area of the list. */
export const newAreaFields = { name_bn: areaListNameField, name_en: areaListNameField };

/** The area of the list that a written one is. */
export const mergedAreaFields = { id_area: idField("area_required") };

const tags = ["Console: platform"];
const takenOver = envelope(z.object({ area: takenOverArea }));

export const adminPlaceCalls = {
  writtenAreas: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/written_areas/{language}/{page}",
      tags,
      summary: "Areas that customers and applicants wrote, by district, those that most wrote first",
    })
    .input(z.strictObject({ language: languageParam, page: pageField }))
    .output(envelope(z.object({ written_areas: z.array(writtenArea), ...pageOfList }))),
  writtenArea: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/written_area/{language}/{id_city}",
      tags,
      summary: "One of them, by a way it was written",
    })
    .input(z.strictObject({ ...inCity, name: writtenField }))
    .output(envelope(z.object({ written_area: writtenArea }))),
  addArea: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/area/{language}",
      tags,
      summary: "Add an area to a district's list; what was written moves to it, apart from case and spaces",
    })
    .input(
      z.strictObject({
        ...inCity,
        ...newAreaFields,
        /** The written names that it takes over. */
        written: z.array(writtenField).min(1).max(20),
      }),
    )
    .output(takenOver),
  mergeArea: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/merge_area/{language}",
      tags,
      summary: "Say which area of the district's list a written one is; done again it moves nothing",
    })
    .input(z.strictObject({ ...inCity, ...mergedAreaFields, written: writtenField }))
    .output(takenOver),
};
