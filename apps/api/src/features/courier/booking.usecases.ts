import type { ParcelOrder } from "@haat/contract/seller/seller-couriers.contract";
import type { Language } from "@haat/contract/shared/languages";
import { displayPhone } from "@haat/contract/shared/phone";
import { randomUUID } from "node:crypto";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { failureDataOf } from "../../http/failure";
import { checkedKey, once, type Once } from "../../http/idempotency";
import { DomainError } from "../../process/domain-error";
import { hashOf } from "../../security/secrets";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import { cashDue } from "../order/cash-due.rules";
import { statusNameOf } from "../order/order-status.rules";
import type { OrderRow } from "../order/order.usecases";
import { addBookingJob } from "./booking-queue.usecases";
import * as bookings from "./booking.repository";
import { describeSending, isForgettable, isTaken, isToBeSent, isWithCourier } from "./booking.rules";
import { listAccounts } from "./courier-account.repository";
import * as couriers from "./courier.repository";
import type { CourierRow } from "./courier.repository";
import { courierOfParcel } from "./courier.usecases";
import { isAddressLong } from "./parcel.rules";
import { addressOf, describeParcelOrder } from "./parcel.usecases";

/** A parcel that is to be sent to a courier. */
export interface SendGiven {
  order_id: string;
  courier: string;
  /** Left out, all is as it was handed over without a number, or one light box. */
  pieces?: number | undefined;
  weight_grams: number | null;
  note: string;
  /** Of the sending, as it was read; 0 where there was none. */
  version: number;
}

/**
 * Has an order's parcel sent to a courier: a job asks it, and nobody waits. What is being sent already, or was taken, stays so.
 * @param givenKey of the request; repeated with the same key it changes nothing twice
 * @throws order_not_found, parcel_not_ready, parcel_sent, courier_not_reached, review_conflict, invalid_input
 */
export function sendParcel(
  services: Services,
  inShop: InShop,
  language: Language,
  given: SendGiven,
  givenKey: string | undefined,
): Promise<Once<ParcelOrder>> {
  const request = memberRequest(inShop, "send_parcel", given, checkedKey(givenKey, true));
  return once(services, request, async (tx) => {
    const order = await askToSend(services, tx, inShop, language, given);
    return describeParcelOrder(tx, order, language);
  });
}

/**
 * Has several orders' parcels sent to a courier, each in a transaction of its own.
 * @returns which are sent, and why the others are not
 */
export async function sendParcels(
  services: Services,
  inShop: InShop,
  language: Language,
  { order_ids, courier }: { order_ids: readonly string[]; courier: string },
  givenKey: string | undefined,
) {
  const key = checkedKey(givenKey, true);
  const batch = randomUUID();
  const sent: string[] = [];
  const refused: { order_id: string; message: string }[] = [];
  for (const order_id of new Set(order_ids)) {
    const given = { order_id, courier, weight_grams: null, note: "", version: 0 };
    const request = memberRequest(inShop, "send_parcel", given, hashOf(`${key} ${order_id}`));
    try {
      await once(services, request, async (tx) => {
        await askToSend(services, tx, inShop, language, given, batch);
        return {};
      });
      sent.push(order_id);
    } catch (error) {
      const refusal = error instanceof DomainError ? error : new DomainError("server_error");
      if (refusal !== error) services.logger.error({ err: error, order: order_id }, "a parcel was not sent");
      const { detail, errors } = failureDataOf(refusal, language);
      refused.push({ order_id, message: errors[0]?.message ?? detail });
    }
  }
  return { sent, refused };
}

async function askToSend(
  services: Services,
  tx: Queryable,
  { scope, actor }: InShop,
  language: Language,
  given: SendGiven,
  batch?: string,
): Promise<OrderRow> {
  const { shopId } = scope;
  const now = services.clock.now();
  const order = await couriers.holdOrder(tx, shopId, given.order_id.toUpperCase());
  if (!order) throw new DomainError("order_not_found");
  const before = await bookings.findBooking(tx, shopId, order.id);
  if (isTaken(before)) return order;
  const handed = await couriers.findParcel(tx, shopId, order.id);
  if (isWithCourier(handed)) throw new DomainError("parcel_sent");
  if (!isToBeSent(order)) throw new DomainError("parcel_not_ready");
  if ((before?.booking.version ?? 0) !== given.version) throw new DomainError("review_conflict");
  const courier = await courierOfParcel(tx, shopId, given.courier, handed?.courier.id);
  await requireReached(services, tx, shopId, courier);
  const { pieces, weight_grams: weightGrams, note } = given;
  const kept = before?.booking ?? handed?.parcel ?? { pieces: 1, weightGrams: null, note: "" };
  const measures = pieces === undefined ? kept : { pieces, weightGrams, note };
  await bookings.putBooking(tx, {
    shopId,
    orderId: order.id,
    courierId: courier.id,
    state: "waiting",
    stateAt: now,
    tries: 0,
    pieces: measures.pieces,
    weightGrams: measures.weightGrams,
    note: measures.note,
    language,
    message: "",
    wantedAt: now,
    wantedBy: actor.accountId,
    version: given.version + 1,
  });
  await addBookingJob(services, tx, { shopId, orderId: order.id });
  const after = { courier: courier.name, pieces: measures.pieces, cash: cashDue(order) };
  const command = { subject: order.number, after, ...(batch && { batch }) };
  await recordCommand(tx, actor, { action: "parcel_send", ...command }, now);
  return order;
}

/** @throws courier_not_reached where the platform sends it nothing, or the shop has no account there */
async function requireReached(
  services: Pick<Services, "couriers">,
  tx: Queryable,
  shopId: number,
  { kind }: CourierRow,
): Promise<void> {
  const accounts = await listAccounts(tx, shopId);
  const isReached =
    kind !== "own" && services.couriers.asks(kind) && accounts.some((each) => each.kind === kind);
  if (!isReached) throw new DomainError("courier_not_reached");
}

/**
 * Forgets that an order's parcel was to be sent, where the courier surely has not taken it, or its order is over; where there
 * is nothing to forget nothing changes.
 * @throws order_not_found, parcel_being_sent, parcel_sent, review_conflict
 */
export function stopSending(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { order_id, version }: { order_id: string; version: number },
  language: Language,
): Promise<ParcelOrder> {
  const { shopId } = scope;
  return inTransaction(
    db,
    async (tx) => {
      const order = await couriers.holdOrder(tx, shopId, order_id.toUpperCase());
      if (!order) throw new DomainError("order_not_found");
      const before = await bookings.findBooking(tx, shopId, order.id);
      if (before && !isForgettable(before, order))
        throw new DomainError(before.booking.state === "sending" ? "parcel_being_sent" : "parcel_sent");
      if (before && before.booking.version !== version) throw new DomainError("review_conflict");
      if (before) {
        await bookings.deleteBooking(tx, before.booking);
        const command = { subject: order.number, before: { courier: before.courier.name } };
        await recordCommand(tx, actor, { action: "parcel_send_stop", ...command }, clock.now());
      }
      return describeParcelOrder(tx, order, language);
    },
    scope,
  );
}

/** So many orders and sendings are told at once. */
const mostTold = 100;

/** What can be sent to a courier, and what is being sent or was not taken. */
export function listSendable({ db }: Services, scope: MemberScope, language: Language) {
  const { shopId } = scope;
  return inTransaction(
    db,
    async (tx) => {
      const rows = await bookings.listSendable(tx, shopId, mostTold + 1);
      const unsettled = await bookings.listUnsettled(tx, shopId, mostTold);
      return {
        orders: rows.slice(0, mostTold).map(({ courier, ...order }) => ({
          order_id: order.number,
          status: statusNameOf(order.status),
          name: order.recipientName,
          phone: displayPhone(order.recipientPhone),
          address: addressOf(order, language),
          is_address_long: isAddressLong(addressOf(order, language)),
          cash_due: cashDue(order),
          courier,
        })),
        is_cut: rows.length > mostTold,
        unsettled: unsettled.map(({ number, name, ...found }) => ({
          order_id: number,
          name,
          sending: describeSending(found),
        })),
      };
    },
    scope,
  );
}
