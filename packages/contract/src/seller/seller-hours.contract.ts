import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { envelope } from "../shared/envelope";
import { sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { dayHours } from "../shop/shop-hours";
import { daysOffFields, hoursField } from "./hours-fields";

export const sellerHours = z.object({
  /** Empty where the shop tells no hours; else it is closed on a weekday that is not there. */
  hours: z.array(dayHours),
  /** From today on. */
  days_off: z.array(z.object({ day: z.string(), note_bn: z.string(), note_en: z.string() })),
});
export type SellerHours = z.infer<typeof sellerHours>;

const inShop = { language: languageParam, seller_key: sellerKeyField };
const tags = ["Console: settings"];
const answer = envelope(sellerHours);

export const sellerHoursCalls = {
  hours: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/hours/{language}/{seller_key}",
      tags,
      summary: "When a shop works, and its days off from today on",
    })
    .input(z.strictObject(inShop))
    .output(answer),
  saveHours: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/hours/{language}",
      tags,
      summary: "Say when the shop works on each weekday; none at all tells no hours",
      description: "Orders are taken at any time: a pause stops them. The same again changes nothing.",
    })
    .input(z.strictObject({ ...inShop, hours: hoursField }))
    .output(answer),
  addDaysOff: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/days_off/{language}",
      tags,
      summary: "Add one day off, or all from `from` to `until`; the delivery promise does not count them",
      description: `A shop keeps ${business.daysOffMost}, at most ${business.daysOffAhead} days ahead. A day that is there gets the note.`,
    })
    .input(z.strictObject({ ...inShop, ...daysOffFields }))
    .output(answer),
  removeDayOff: baseCall
    .route({
      method: "DELETE",
      path: "/v1/seller/day_off/{language}/{seller_key}/{day}",
      tags,
      summary: "Take a day off back; one that is none any more changes nothing",
    })
    .input(z.strictObject({ ...inShop, day: z.iso.date() }))
    .output(answer),
};
