import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { orderStatus } from "../shared/choices";
import {
  courierAccountField,
  courierKind,
  isKnownCourier,
  isTrackingPattern,
  parcelState,
  sendingState,
} from "../shared/courier-choices";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { idField, phoneField, poisha, publicIdField, sellerKeyField } from "../shared/fields";
import { toLatinDigits } from "../shared/latin-digits";
import { languageParam } from "../shared/languages";
import { isReturned } from "../shared/order-choices";
import { optionalLines, requiredText } from "./opening-fields";
import { carrier, parcelTwin } from "./parcel-carrier";
import { coercedNumber } from "../shared/coerced-number";

const code = (value: FieldErrorCode) => value;

/** A courier of a shop. One that is known by itself is there before the shop has written anything of it. */
export const courier = z.object({
  /** Its number, or the word of a known one that the shop has written nothing of. */
  courier: z.string(),
  kind: courierKind,
  name: z.string(),
  /** Empty where there is none. */
  phone: z.string(),
  /** Where its parcels are followed, with `{code}` for the number; empty where nowhere. */
  link: z.string(),
  /** Whether parcels are handed to it. */
  is_active: z.boolean(),
  version: z.int(),
  /** How parcels are sent to it by the platform; null where they are not. */
  sending: z
    .object({
      /** What of the shop's account it asks for. */
      asks: z.array(courierAccountField),
      /** When the shop typed that in, which nobody reads again; null where it has not. */
      set_at: z.string().nullable(),
    })
    .nullable(),
});
export type Courier = z.infer<typeof courier>;

export const parcel = z.object({
  courier: carrier,
  /** What the courier calls our number: the order's. */
  own_number: z.string(),
  tracking_code: z.string(),
  tracking_link: z.string().nullable(),
  pieces: z.int(),
  weight_grams: z.int().nullable(),
  /** What the courier was told to collect. */
  cash_to_collect: poisha,
  note: z.string(),
  state: parcelState,
  state_at: z.string(),
  handed_at: z.string(),
  fee: poisha.nullable(),
  returned_at: z.string().nullable(),
  /** Couriers that were asked twice took it twice: under these numbers, too, which somebody has to have cancelled there. */
  twins: z.array(parcelTwin),
  version: z.int(),
});
export type Parcel = z.infer<typeof parcel>;

/** A parcel that the platform sends to a courier, and how far that is. */
export const parcelSending = z.object({
  courier: carrier,
  state: sendingState,
  state_at: z.string(),
  /** What the courier said no with, in its own words; empty where it has none. */
  message: z.string(),
  /** How often it was not reached. */
  tries: z.int(),
  pieces: z.int(),
  weight_grams: z.int().nullable(),
  note: z.string(),
  /** What the courier calls it; empty before it is booked, or where it says nothing. */
  consignment: z.string(),
  /** What the courier says has become of it, which moves nothing; null where it has said nothing. */
  news: z
    .object({
      /** Null where its word is not known. */
      state: parcelState.nullable(),
      /** As the courier says it. */
      word: z.string(),
      at: z.string(),
    })
    .nullable(),
  version: z.int(),
});
export type ParcelSending = z.infer<typeof parcelSending>;

/** An order as its parcel is made up. */
export const parcelOrder = z.object({
  order_id: z.string(),
  status: orderStatus,
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  /** The address is longer than couriers take. */
  is_address_long: z.boolean(),
  pieces: z.int(),
  cash_due: poisha,
  /** Whether it is sent at all: not where it is picked up or was cancelled. */
  is_sent: z.boolean(),
  parcel: parcel.nullable(),
  /** Whether it can be sent to a courier by the platform: it is accepted and not over, and no courier has it. */
  can_send: z.boolean(),
  /** Null where it was not sent. */
  sending: parcelSending.nullable(),
  /** Whether it may be forgotten that it was to be sent: the courier surely has not taken it, or its order is over. */
  can_stop: z.boolean(),
  /** What is copied into a courier's form. */
  copy_text: z.string(),
});
export type ParcelOrder = z.infer<typeof parcelOrder>;

export const consignment = z.object({
  order_id: z.string(),
  status: orderStatus,
  is_returned: isReturned,
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  is_address_long: z.boolean(),
  parcel,
});
export type Consignment = z.infer<typeof consignment>;

/** Which courier: its number, or the word of a known one. */
export const courierField = z
  .string({ error: code("courier_required") })
  .trim()
  .superRefine((value, context) => {
    if (value === "") context.addIssue({ code: "custom", message: code("courier_required") });
    else if (!isKnownCourier(value) && !/^[1-9]\d{0,8}$/.test(value))
      context.addIssue({ code: "custom", message: code("courier_unknown") });
  });

/** The number that a courier gave a parcel, as its link can bear it; either script's digits. */
const trackingCodeField = z
  .string()
  .max(400, code("tracking_shape"))
  .transform((typed) => toLatinDigits(typed.trim()))
  .refine((value) => value === "" || /^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/.test(value), code("tracking_shape"))
  .default("");

const isWhole = (typed: string, least: number, most: number) =>
  /^\d{1,9}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;

/** A whole number, in either script's digits. */
export const wholeField = (least: number, most: number, wrong: FieldErrorCode) =>
  z
    .union([z.string(), z.number()])
    .transform((typed) => toLatinDigits(String(typed).trim()))
    .refine((typed) => isWhole(typed, least, most), code(wrong))
    .transform(Number);

/** The same, that may be left out; an empty text is none. */
export const optionalWhole = (least: number, most: number, wrong: FieldErrorCode) =>
  z
    .union([z.string(), z.number(), z.null()])
    .optional()
    .transform((typed) => toLatinDigits(String(typed ?? "").trim()))
    .refine((typed) => typed === "" || isWhole(typed, least, most), code(wrong))
    .transform((typed) => (typed === "" ? null : Number(typed)));

export const courierFields = {
  name: requiredText(business.courierNameMaxLength, "courier_name_required", "courier_name_long"),
  phone: z.preprocess(
    (typed) => (typeof typed === "string" && typed.trim() === "" ? undefined : typed),
    phoneField.optional(),
  ),
  link: z
    .string()
    .trim()
    .max(300, code("link_shape"))
    .refine((value) => value === "" || isTrackingPattern(value), code("link_shape"))
    .default(""),
};

export const parcelFields = {
  courier: courierField,
  tracking_code: trackingCodeField,
  pieces: wholeField(1, 99, "parcel_pieces"),
  weight_grams: optionalWhole(1, 50_000, "parcel_weight"),
  note: optionalLines(business.parcelNoteMaxLength, "parcel_note_long"),
  state: parcelState.default("handed_over"),
  /** Poisha. */
  fee: optionalWhole(0, 10_000_000, "parcel_fee"),
};

/** A day of this century in Bangladesh, such as `2026-12-31`. */
const day = z.iso.date(code("date_invalid")).refine((text) => /^20/.test(text), code("date_invalid"));
const inShop = { language: languageParam, seller_key: sellerKeyField };
const ofOrder = { ...inShop, order_id: publicIdField };
const tags = ["Console: orders"];
const oneParcel = envelope(z.object({ order: parcelOrder }));

/** Who brings a shop's parcels, and what is known of each parcel. */
export const sellerCourierCalls = {
  couriers: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/couriers/{language}/{seller_key}",
      tags,
      summary: "The couriers of a shop: the known ones, then its own",
    })
    .input(z.strictObject(inShop))
    .output(envelope(z.object({ couriers: z.array(courier) }))),
  saveCourier: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/courier/{language}/{courier}",
      tags,
      summary: "Add a courier (`new`), or change one; of two people at once the later hears review_conflict",
      description:
        "The same again changes nothing. Without `is_active` no new parcel is handed to it; those that it has stay.",
    })
    .input(
      z.strictObject({
        ...inShop,
        courier: z.union([z.literal("new"), courierField]),
        ...courierFields,
        is_active: z.boolean().default(true),
        /** As it was read; 0 of a new one, and of a known one that nothing was written of. */
        version: coercedNumber(z.number().int().min(0)),
      }),
    )
    .output(envelope(z.object({ courier }))),
  parcel: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/parcel/{language}/{seller_key}/{order_id}",
      tags,
      summary: "The parcel of an order, or what it would be, with what is copied into a courier's form",
    })
    .input(z.strictObject(ofOrder))
    .output(oneParcel),
  saveParcel: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/parcel/{language}/{order_id}",
      tags,
      summary: "Hand an order's parcel to a courier, or write down what became of it",
      description:
        "It moves the order itself nowhere. Of two people at once the later hears review_conflict; the same again changes nothing.",
    })
    .input(
      z.strictObject({
        ...ofOrder,
        ...parcelFields,
        /** As it was read; 0 where there is none yet. */
        version: coercedNumber(z.number().int().min(0)),
      }),
    )
    .output(oneParcel),
  consignments: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/consignments/{language}/{seller_key}",
      tags,
      summary: "What was handed to couriers on a day in Bangladesh, oldest first",
    })
    .input(z.strictObject({ ...inShop, day, courier: idField("courier_unknown").optional() }))
    .output(
      envelope(
        z.object({
          consignments: z.array(consignment),
          /** How many of the day are to be brought, also of those that are not shown; none of cancelled orders. */
          parcels: z.int(),
          /** What is to be collected for them. */
          cash_to_collect: poisha,
          /** The couriers of which there is a file of the day. */
          with_file: z.array(z.string()),
          /** There are more than are shown. */
          is_cut: z.boolean(),
        }),
      ),
    ),
  consignmentsFile: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/consignments_file/{language}/{seller_key}/{courier}/{day}",
      tags,
      summary: "What was handed to a courier on a day, as CSV in the columns that the courier takes",
    })
    .input(z.strictObject({ ...inShop, day, courier: idField("courier_unknown") }))
    .output(z.file().mime("text/csv")),
};
