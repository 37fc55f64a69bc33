import type { KnownCourier } from "@haat/contract/shared/courier-choices";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { backOffSeconds, GivenUp, type JobQueue } from "../../jobs/job-runner";
import {
  CourierUnreached,
  type BookedConsignment,
  type BookingAnswer,
  type CourierAccount,
} from "../../outside/courier";
import { secondsAfter } from "../../process/clock";
import { piecesOf } from "../cart/pricing.rules";
import { cashDue } from "../order/cash-due.rules";
import { keepAnswer, moveTo, stateAfter, type Asked } from "./booking-answer.usecases";
import { bookingQueueName, type BookingJob } from "./booking-queue.usecases";
import * as bookings from "./booking.repository";
import type { BookingRow } from "./booking.repository";
import { isToBeSent, isWithCourier } from "./booking.rules";
import { openAccount, sealAccountsAnew } from "./courier-account.usecases";
import * as couriers from "./courier.repository";
import { handedOf } from "./parcel.usecases";

/** How often a courier that is not reached is tried for a sending: for about an hour. */
const mostTries = 12;
/** How often it is tried to begin, or to write down what was said. */
const mostAttempts = 12;

/** A courier that took so long to say nothing, in s, is let alone: at first for so long, twice as long each time, so long at most. */
const slowSeconds = 3;
const restSeconds = { first: 4, most: 60 };

/** Couriers that are let alone, as far as this process knows: until when, and the length of that rest in s. */
type Rests = Map<KnownCourier, { until: Date; seconds: number }>;

/** What a courier is asked, and by whose account. */
interface Asking extends Asked {
  account: CourierAccount;
  consignment: BookedConsignment;
}

/**
 * Sends parcels to couriers. Before one is asked it is written down that it is: what is found so later was asked by somebody who
 * died, and nobody knows what became of it. Only a courier that surely heard nothing is asked again by itself. One that is slow
 * to say nothing holds up neither other work nor the parcels behind: they wait, where nobody knows less of them.
 */
export function bookingQueue(services: Services): JobQueue {
  const rests: Rests = new Map();
  return {
    name: bookingQueueName,
    attempts: mostAttempts,
    seconds: 60,
    run: async (payload) => {
      const job = payload as BookingJob;
      const asking = await inTransaction(services.db, (tx) => beginAsking(services, tx, job, rests));
      if (!asking || "againAt" in asking) return asking;
      const begun = services.clock.now();
      const { kind, account, consignment, asked } = asking;
      // Outside any transaction: a courier may take its time.
      const answer = await services.couriers
        .book(kind, account, consignment)
        .catch((error: unknown) => error);
      const isAnswer = !(answer instanceof Error);
      const now = services.clock.now();
      if (isAnswer) rests.delete(kind);
      else if (now >= secondsAfter(begun, slowSeconds)) letRest(rests, kind, now);
      const tries = await inTransaction(services.db, async (tx) => {
        if (!isAnswer) return keepSilence(services, tx, job, asked, answer);
        await keepAnswer(services, tx, asking, answer as BookingAnswer);
        return 0;
      });
      // The job counts no tries of its own: one that was stopped and is sent again has all of them.
      if (tries >= mostTries) throw new GivenUp((answer as Error).message);
      if (tries > 0) return { againAt: secondsAfter(now, backOffSeconds(tries)) };
      if (!isAnswer) services.logger.warn({ err: answer, shop: job.shopId }, "a courier's answer is missing");
    },
  };
}

/** Until it has answered, each rest is longer than the one before: a short fault is soon over, of a long one little becomes unknown. */
function letRest(rests: Rests, kind: KnownCourier, now: Date): void {
  const before = rests.get(kind);
  const seconds = before ? Math.min(before.seconds * 2, restSeconds.most) : restSeconds.first;
  rests.set(kind, { until: secondsAfter(now, seconds), seconds });
}

/** Sees that what is left behind is known as such, and else writes down that the courier is asked now. */
async function beginAsking(
  services: Services,
  tx: Queryable,
  job: BookingJob,
  rests: Rests,
): Promise<Asking | { againAt: Date } | undefined> {
  const now = services.clock.now();
  const order = await bookings.holdOrderById(tx, job);
  const found = order && (await bookings.findBooking(tx, job.shopId, job.orderId));
  if (!order || !found) return undefined;
  const { booking, courier } = found;
  const isToBeAsked = booking.state === "waiting" || booking.state === "unreached";
  if (booking.state === "sending") await moveTo(tx, booking, "unknown", now, { isInDoubt: true });
  if (!isToBeAsked) return undefined;
  const handed = await couriers.findParcel(tx, job.shopId, job.orderId);
  if (!isToBeSent(order) || isWithCourier(handed)) {
    // It was cancelled meanwhile, or handed over otherwise: there is nothing to send any more.
    await bookings.deleteBooking(tx, booking);
    return undefined;
  }
  const kind = courier.kind === "own" ? undefined : courier.kind;
  const account = kind && (await openAccount(services, tx, { shopId: job.shopId, kind }));
  if (!kind || !account) {
    await moveTo(tx, booking, stateAfter(booking, "account_refused"), now, { message: "" });
    return undefined;
  }
  const againAt = rests.get(kind)?.until;
  // What was tried already has its own pace.
  if (againAt && againAt > now && booking.tries === 0) return { againAt };
  const cashTold = cashDue(order);
  const asked = booking.asked + 1;
  await moveTo(tx, booking, "sending", now, { asked, cashTold });
  const consignment = await consignmentOf(tx, order, booking, cashTold);
  return { kind, account, consignment, booking: { ...booking, cashTold }, courierName: courier.name, asked };
}

/** What a courier is told of an order. @param cash what it is to collect, in poisha */
async function consignmentOf(
  tx: Queryable,
  order: NonNullable<Awaited<ReturnType<typeof bookings.holdOrderById>>>,
  booking: BookingRow,
  cash: number,
): Promise<BookedConsignment> {
  const { language } = booking;
  const lines = await couriers.listOrderLines(tx, booking.shopId, booking.orderId);
  return {
    ...handedOf(order, lines, { ...booking, cashToCollect: cash }, language),
    phone: order.recipientPhone,
    area: textIn(language, { bn: order.place.bn ?? "", en: order.place.en ?? "" }),
    value: order.itemTotal,
    items: piecesOf(lines),
  };
}

/** The sending whose answer has come; undefined where something else was done about it meanwhile. */
async function holdAsked(tx: Queryable, job: BookingJob, asked: number) {
  const order = await bookings.holdOrderById(tx, job);
  const found = order && (await bookings.findBooking(tx, job.shopId, job.orderId));
  return order && found?.booking.asked === asked && found.booking.state !== "booked"
    ? { order, found }
    : undefined;
}

/**
 * @param error why there is no answer
 * @returns how often the courier was not reached; 0 where it is not asked again by itself
 */
async function keepSilence(
  services: Services,
  tx: Queryable,
  job: BookingJob,
  asked: number,
  error: unknown,
): Promise<number> {
  const now = services.clock.now();
  const held = await holdAsked(tx, job, asked);
  if (held?.found.booking.state !== "sending") return 0;
  const { booking } = held.found;
  if (!(error instanceof CourierUnreached)) {
    await moveTo(tx, booking, "unknown", now, { isInDoubt: true });
    return 0;
  }
  const tries = booking.tries + 1;
  const state = tries < mostTries ? "waiting" : stateAfter(booking, "unreached");
  await moveTo(tx, booking, state, now, { tries });
  return tries;
}

/** Sees every hour that shops' accounts at couriers are sealed under the newest of the server's secrets. */
export function courierAccountQueue(services: Services): JobQueue {
  return {
    name: "seal accounts at couriers anew",
    attempts: Infinity,
    seconds: 600,
    atStart: { key: "hourly" },
    run: async () => {
      const sealedAnew = await sealAccountsAnew(services);
      if (sealedAnew > 0) services.logger.info({ sealedAnew }, "accounts at couriers were sealed anew");
      return { againAt: secondsAfter(services.clock.now(), 3600) };
    },
  };
}
