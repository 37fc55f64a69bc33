import type { ParcelSending } from "@haat/contract/seller/seller-couriers.contract";
import { shippingMethods } from "@haat/contract/shared/business-constants";
import type { SendingState } from "@haat/contract/shared/courier-choices";
import type { OrderRow } from "../order/order.usecases";
import { statusNameOf } from "../order/order-status.rules";
import type { FoundBooking } from "./booking.repository";
import type { FoundParcel } from "./courier.repository";

/** How far the sending of a parcel is, as the API tells it. */
export function describeSending({ booking, courier }: FoundBooking): ParcelSending {
  const { id, kind, name, phone } = courier;
  return {
    courier: { courier: String(id), kind, name, phone },
    state: booking.state,
    state_at: booking.stateAt.toISOString(),
    message: booking.message,
    tries: booking.tries,
    pieces: booking.pieces,
    weight_grams: booking.weightGrams,
    note: booking.note,
    consignment: booking.consignment,
    news: booking.newsAt
      ? { state: booking.newsState, word: booking.newsWord, at: booking.newsAt.toISOString() }
      : null,
    version: booking.version,
  };
}

/** Whether an order's parcel may go to a courier: it is accepted, brought somewhere, and not over. */
export function isToBeSent({ status, shippingMethod }: Pick<OrderRow, "status" | "shippingMethod">): boolean {
  const name = statusNameOf(status);
  return shippingMethod === shippingMethods.homeDelivery && (name === "accept" || name === "shipped");
}

/** Whether a courier has a parcel already: it gave it a number, or something has become of it. */
export const isWithCourier = (found: FoundParcel | undefined): boolean =>
  found !== undefined && (found.parcel.trackingCode !== "" || found.parcel.state !== "handed_over");

/** In these nothing is sent again: it is on its way, or there. */
const settled: readonly SendingState[] = ["waiting", "sending", "booked"];

/** Whether a parcel is being sent, or was taken. */
export const isTaken = (found: FoundBooking | undefined): boolean =>
  found !== undefined && settled.includes(found.booking.state);

/** In these the courier surely has not taken it, unless an earlier asking is in doubt. */
const forgettable: readonly SendingState[] = ["waiting", "refused", "account_refused", "unreached"];

/**
 * Whether it may be forgotten that a parcel was to be sent: the courier surely has not taken it, or nobody knows, and the
 * order is over, so that nothing would be sent again.
 */
export const isForgettable = (
  { booking }: FoundBooking,
  order: Pick<OrderRow, "status" | "shippingMethod">,
): boolean =>
  (forgettable.includes(booking.state) && !booking.isInDoubt) ||
  (booking.state !== "sending" && booking.state !== "booked" && !isToBeSent(order));
