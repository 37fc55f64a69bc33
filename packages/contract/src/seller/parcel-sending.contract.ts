import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { orderStatus } from "../shared/choices";
import { knownCourier } from "../shared/courier-choices";
import { envelope } from "../shared/envelope";
import type { FieldErrorCode } from "../shared/error-codes";
import { poisha, publicIdField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { optionalLines } from "./opening-fields";
import {
  courier,
  courierField,
  optionalWhole,
  parcelOrder,
  parcelSending,
  wholeField,
} from "./seller-couriers.contract";
import { coercedNumber } from "../shared/coerced-number";

const code = (value: FieldErrorCode) => value;

/** A part of an account: what a header can bear. */
const accountPart = z
  .string()
  .trim()
  .max(1000, code("account_part_shape"))
  .regex(/^[\x20-\x7e]*$/, code("account_part_shape"))
  .default("");

export const accountFields = {
  key: accountPart,
  secret: accountPart,
  /** It may stand among numbers. */
  store: accountPart.refine((value) => /^[\w-]{0,60}$/.test(value), code("account_part_shape")),
  user: accountPart,
  password: accountPart,
};

/** Left out, it is what the parcel has already, or one light box. */
export const sentParcelFields = {
  pieces: wholeField(1, 99, "parcel_pieces").optional(),
  weight_grams: optionalWhole(1, 50_000, "parcel_weight"),
  note: optionalLines(business.parcelNoteMaxLength, "parcel_note_long"),
};

/** An order whose parcel can be sent to a courier. */
export const sendableOrder = z.object({
  order_id: z.string(),
  status: orderStatus,
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  is_address_long: z.boolean(),
  cash_due: poisha,
  /** Whom it was handed to without a number; null where nobody. */
  courier: z.string().nullable(),
});
export type SendableOrder = z.infer<typeof sendableOrder>;

/** A parcel that is being sent, or was not taken. */
export const unsettledSending = z.object({ order_id: z.string(), name: z.string(), sending: parcelSending });
export type UnsettledSending = z.infer<typeof unsettledSending>;

const inShop = { language: languageParam, seller_key: sellerKeyField };
const ofOrder = { ...inShop, order_id: publicIdField };
const ofKnown = { ...inShop, courier: knownCourier };
const tags = ["Console: orders"];
const oneParcel = envelope(z.object({ order: parcelOrder }));
const oneCourier = envelope(z.object({ courier }));

/** Parcels that the platform sends to couriers, with each shop's own account there. */
export const parcelSendingCalls = {
  saveAccount: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/courier_account/{language}/{courier}",
      tags,
      summary: "Set the shop's account at a courier, in place of the one before; nobody reads it again",
      description: "`asks` of the courier says what is needed; what is not asked for is not kept.",
    })
    .input(z.strictObject({ ...ofKnown, ...accountFields }))
    .output(oneCourier),
  removeAccount: baseCall
    .route({
      method: "DELETE",
      path: "/v1/seller/courier_account/{language}/{seller_key}/{courier}",
      tags,
      summary: "Remove the shop's account at a courier; where there is none nothing changes",
    })
    .input(z.strictObject(ofKnown))
    .output(oneCourier),
  sendable: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/sendable_parcels/{language}/{seller_key}",
      tags,
      summary: "What can be sent to a courier, and what is being sent or was not taken",
    })
    .input(z.strictObject(inShop))
    .output(
      envelope(
        z.object({
          orders: z.array(sendableOrder),
          /** There are more than are told. */
          is_cut: z.boolean(),
          unsettled: z.array(unsettledSending),
        }),
      ),
    ),
  sendParcel: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/parcel_sending/{language}/{order_id}",
      tags,
      summary: "Have an order's parcel sent to a courier, which is asked behind the scenes",
      description:
        "The order's number tells the courier which it has already. What is being sent or was taken is not sent again; what was not taken is, where `version` is that of the sending.",
    })
    .input(
      z.strictObject({
        ...ofOrder,
        courier: courierField,
        ...sentParcelFields,
        /** Of the sending, as it was read; 0 where it was not sent yet. */
        version: coercedNumber(z.number().int().min(0)),
      }),
    )
    .output(oneParcel),
  sendParcels: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/parcel_sendings/{language}",
      tags,
      summary: "Have the parcels of several orders sent to a courier, each for itself",
      description: "Those that cannot be sent stay as they are, and are told.",
    })
    .input(
      z.strictObject({
        ...inShop,
        courier: courierField,
        order_ids: z
          .array(publicIdField)
          .min(1, code("parcels_required"))
          .max(business.ordersAtOnce, code("parcels_required")),
      }),
    )
    .output(
      envelope(
        z.object({
          sent: z.array(z.string()),
          refused: z.array(z.object({ order_id: z.string(), message: z.string() })),
        }),
      ),
    ),
  stopSending: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/parcel_sending_stop/{language}/{order_id}",
      tags,
      summary: "Forget that a parcel was to be sent, where the courier has not taken it",
      description:
        "Not while the courier is being asked, and not where nobody knows whether it has taken the parcel.",
    })
    .input(
      z.strictObject({
        ...ofOrder,
        /** Of the sending, as it was read. */
        version: coercedNumber(z.number().int().min(1)),
      }),
    )
    .output(oneParcel),
};
