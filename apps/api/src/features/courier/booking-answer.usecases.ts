import type { KnownCourier, SendingState } from "@haat/contract/shared/courier-choices";
import type { Queryable } from "../../database/database";
import type { Services } from "../../http/call";
import type { BookingAnswer } from "../../outside/courier";
import { secondsAfter } from "../../process/clock";
import { recordEvent } from "../audit/audit.usecases";
import * as bookings from "./booking.repository";
import type { BookingRow, FoundBooking } from "./booking.repository";
import { followSeconds } from "./courier-news.job.usecases";
import * as couriers from "./courier.repository";

/** A sending as it was when the courier was asked. */
export interface Asked {
  booking: BookingRow;
  kind: KnownCourier;
  /** What the shop calls the courier. */
  courierName: string;
  /** Which asking it is: an answer to an earlier one is known by it. */
  asked: number;
}

type Booked = Extract<BookingAnswer, { is: "booked" }>;

/**
 * Where a parcel stands that was not taken. Of an earlier asking that was not answered the courier may have it all the same,
 * and say no to a later one for just that.
 */
export const stateAfter = ({ isInDoubt }: BookingRow, state: SendingState): SendingState =>
  isInDoubt ? "unknown" : state;

/** Writes down how far a sending is. */
export const moveTo = (
  tx: Queryable,
  booking: BookingRow,
  state: SendingState,
  stateAt: Date,
  change: Partial<
    Pick<
      BookingRow,
      "courierId" | "asked" | "cashTold" | "message" | "tries" | "consignment" | "lookAt" | "isInDoubt"
    >
  > = {},
) => bookings.updateBooking(tx, booking, { state, stateAt, ...change });

/**
 * Keeps what a courier said. That it took a parcel is kept however late it says so: also where it was asked once more meanwhile,
 * another courier was, or somebody has typed in a number or forgotten the sending. A no counts where nothing else was done.
 */
export async function keepAnswer(
  services: Services,
  tx: Queryable,
  asking: Asked,
  answer: BookingAnswer,
): Promise<void> {
  const now = services.clock.now();
  const { shopId, orderId } = asking.booking;
  const order = await bookings.holdOrderById(tx, asking.booking);
  if (!order) return;
  const found = await bookings.findBooking(tx, shopId, orderId);
  const isLast = found?.booking.asked === asking.asked;
  if (answer.is !== "booked") {
    if (!found || !isLast || found.booking.state !== "sending") return;
    const state = stateAfter(found.booking, answer.is);
    await moveTo(tx, found.booking, state, now, { message: answer.message });
    return;
  }
  const kept = await keepParcel(tx, order.number, asking, answer, now);
  const isNews = found !== undefined && found.booking.state !== "booked" && (kept !== "twin" || isLast);
  if (isNews) await keepBooked(services, tx, found, asking, answer, now);
  if (kept === "same" && !isNews) return;
  const { courierName: courier } = asking;
  await recordEvent(
    tx,
    {
      action: kept === "twin" ? "parcel_booked_twice" : "parcel_booked",
      shopId,
      subject: order.number,
      ...(kept === "twin" && { after: { courier, tracking: answer.trackingCode } }),
      requestId: undefined,
    },
    now,
  );
}

/** The courier that took it is the one of the sending, whoever is asked meanwhile. */
async function keepBooked(
  services: Services,
  tx: Queryable,
  { booking }: FoundBooking,
  asking: Asked,
  { consignment }: Booked,
  now: Date,
): Promise<void> {
  const { courierId, cashTold } = asking.booking;
  const lookAt = services.couriers.follows(asking.kind) ? secondsAfter(now, followSeconds) : null;
  await moveTo(tx, booking, "booked", now, { courierId, cashTold, consignment, message: "", lookAt });
}

/**
 * What a courier took is the order's parcel, as if it had been typed in. A number that it has already stays, and beside it
 * stands what a courier took it as once more.
 */
async function keepParcel(
  tx: Queryable,
  ownNumber: string,
  { booking, courierName }: Asked,
  { trackingCode, consignment, fee }: Booked,
  now: Date,
): Promise<"parcel" | "same" | "twin"> {
  const { shopId, orderId, courierId, pieces, weightGrams, note, wantedBy } = booking;
  const cashToCollect = booking.cashTold ?? 0;
  const values = { courierId, trackingCode, pieces, weightGrams, note, cashToCollect, fee };
  const before = (await couriers.findParcel(tx, shopId, orderId))?.parcel;
  if (!before) {
    const handed = { handedAt: now, handedBy: wantedBy, state: "handed_over" as const, stateAt: now };
    await couriers.insertParcel(tx, { shopId, orderId, ownNumber, ...values, ...handed });
    return "parcel";
  }
  if (before.trackingCode === "") {
    const isHandedAnew = before.courierId !== courierId;
    const change = { ...values, version: before.version + 1, ...(isHandedAnew && { handedAt: now }) };
    await couriers.updateParcel(tx, { shopId, orderId }, change);
    return "parcel";
  }
  const known = [before.trackingCode, ...before.twins.map((twin) => twin.tracking_code)];
  if (known.some((code) => code === trackingCode || code === consignment)) return "same";
  const twins = [...before.twins, { courier: courierName, tracking_code: trackingCode }];
  await couriers.updateParcel(tx, { shopId, orderId }, { twins });
  return "twin";
}
