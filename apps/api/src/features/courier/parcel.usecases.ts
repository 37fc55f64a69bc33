import type { Parcel, ParcelOrder } from "@haat/contract/seller/seller-couriers.contract";
import { trackingLink, type ParcelState } from "@haat/contract/shared/courier-choices";
import { shippingMethods } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { displayPhone } from "@haat/contract/shared/phone";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type AuditState, type InShop } from "../audit/audit.usecases";
import { piecesOf } from "../cart/pricing.rules";
import { cashDue } from "../order/cash-due.rules";
import type { OrderLineRow, OrderRow } from "../order/order.usecases";
import { statusNameOf } from "../order/order-status.rules";
import { deleteBooking, findBooking } from "./booking.repository";
import { describeSending, isForgettable, isTaken, isToBeSent, isWithCourier } from "./booking.rules";
import * as couriers from "./courier.repository";
import type { FoundParcel } from "./courier.repository";
import { courierOfParcel } from "./courier.usecases";
import { canCashChange, copyText, isAddressLong, type Handed } from "./parcel.rules";

/** What is said of a parcel. */
export interface ParcelGiven {
  order_id: string;
  courier: string;
  tracking_code: string;
  pieces: number;
  weight_grams: number | null;
  note: string;
  state: ParcelState;
  fee: number | null;
  version: number;
}

/** A parcel as the API tells it. */
export function describeParcel({ parcel, courier }: FoundParcel): Parcel {
  const { id, kind, name, phone, link } = courier;
  return {
    courier: { courier: String(id), kind, name, phone },
    own_number: parcel.ownNumber,
    tracking_code: parcel.trackingCode,
    tracking_link: trackingLink(link, parcel.trackingCode),
    pieces: parcel.pieces,
    weight_grams: parcel.weightGrams,
    cash_to_collect: parcel.cashToCollect,
    note: parcel.note,
    state: parcel.state,
    state_at: parcel.stateAt.toISOString(),
    handed_at: parcel.handedAt.toISOString(),
    fee: parcel.fee,
    returned_at: parcel.returnedAt?.toISOString() ?? null,
    twins: parcel.twins,
    version: parcel.version,
  };
}

/** An order that is brought somewhere and was not cancelled. */
const isSent = (order: OrderRow) =>
  order.shippingMethod === shippingMethods.homeDelivery && statusNameOf(order.status) !== "cancel";

/** Where an order is brought. */
export const addressOf = (order: OrderRow, language: Language) => textIn(language, order.deliveryAddress);

/** What couriers are told of an order. */
export function handedOf(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  parcel: Pick<FoundParcel["parcel"], "pieces" | "weightGrams" | "cashToCollect" | "note"> | undefined,
  language: Language,
): Handed {
  return {
    number: order.number,
    name: order.recipientName,
    phone: displayPhone(order.recipientPhone),
    address: addressOf(order, language),
    cash: parcel?.cashToCollect ?? cashDue(order),
    pieces: parcel?.pieces ?? 1,
    weightGrams: parcel?.weightGrams ?? null,
    note: parcel?.note ?? "",
    goods: lines.map(({ name }) => textIn(language, name)).join(", "),
    shop: textIn(language, order.shopTitle),
  };
}

/** An order as its parcel is made up. */
export async function describeParcelOrder(
  tx: Queryable,
  order: OrderRow,
  language: Language,
): Promise<ParcelOrder> {
  const lines = await couriers.listOrderLines(tx, order.shopId, order.id);
  const found = await couriers.findParcel(tx, order.shopId, order.id);
  const sending = await findBooking(tx, order.shopId, order.id);
  const address = addressOf(order, language);
  return {
    order_id: order.number,
    status: statusNameOf(order.status),
    name: order.recipientName,
    phone: displayPhone(order.recipientPhone),
    address,
    is_address_long: isAddressLong(address),
    pieces: piecesOf(lines),
    cash_due: cashDue(order),
    is_sent: isSent(order),
    parcel: found ? describeParcel(found) : null,
    can_send: isToBeSent(order) && !isWithCourier(found) && !isTaken(sending),
    sending: sending ? describeSending(sending) : null,
    can_stop: sending !== undefined && isForgettable(sending, order),
    copy_text: copyText(handedOf(order, lines, found?.parcel, language)),
  };
}

/** The parcel of an order. @throws order_not_found */
export function describeParcelOf(
  { db }: Services,
  { scope }: { scope: MemberScope },
  number: string,
  language: Language,
): Promise<ParcelOrder> {
  return inTransaction(
    db,
    async (tx) => {
      const order = await couriers.findOrder(tx, scope.shopId, number.toUpperCase());
      if (!order) throw new DomainError("order_not_found");
      return describeParcelOrder(tx, order, language);
    },
    scope,
  );
}

const stateOf = ({ parcel, courier }: FoundParcel): AuditState => ({
  courier: courier.name,
  tracking: parcel.trackingCode,
  state: parcel.state,
  pieces: parcel.pieces,
  weight: parcel.weightGrams,
  cash: parcel.cashToCollect,
  fee: parcel.fee,
  note: parcel.note,
});

/**
 * Hands an order's parcel to a courier, or writes down what became of it. The same again changes nothing. What is
 * to be collected is what is due now; of an order that is delivered or cancelled it stays what the courier was told.
 * @throws order_not_found; parcel_impossible where it is not sent; parcel_being_sent; review_conflict; invalid_input
 */
export function saveOrderParcel(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { order_id, version, ...given }: ParcelGiven,
  language: Language,
): Promise<ParcelOrder> {
  const { shopId } = scope;
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      const order = await couriers.holdOrder(tx, shopId, order_id.toUpperCase());
      if (!order) throw new DomainError("order_not_found");
      const before = await couriers.findParcel(tx, shopId, order.id);
      const sent = await settleSending(tx, order, given.tracking_code);
      if (!before && !isSent(order)) throw new DomainError("parcel_impossible");
      const courier = await courierOfParcel(tx, shopId, given.courier, before?.courier.id);
      const wanted = {
        courierId: courier.id,
        trackingCode: given.tracking_code,
        pieces: given.pieces,
        weightGrams: given.weight_grams,
        note: given.note,
        state: given.state,
        fee: given.fee,
        cashToCollect: cashToCollect(order, before, sent?.courierId === courier.id ? sent.cashTold : null),
      };
      if (before && isSame(before.parcel, wanted)) return describeParcelOrder(tx, order, language);
      if ((before?.parcel.version ?? 0) !== version) throw new DomainError("review_conflict");
      const isMoved = before?.parcel.state !== wanted.state;
      const isHandedAnew = before?.parcel.courierId !== wanted.courierId;
      const change = {
        ...wanted,
        ...(isMoved && { stateAt: now, returnedAt: wanted.state === "returned" ? now : null }),
        ...(isHandedAnew && { handedAt: now }),
        version: version + 1,
      };
      if (before) await couriers.updateParcel(tx, { shopId, orderId: order.id }, change);
      else
        await couriers.insertParcel(tx, {
          shopId,
          orderId: order.id,
          ownNumber: order.number,
          handedBy: actor.accountId,
          stateAt: now,
          handedAt: now,
          ...change,
        });
      const after = await couriers.findParcel(tx, shopId, order.id);
      const states = { ...(before && { before: stateOf(before) }), ...(after && { after: stateOf(after) }) };
      await recordCommand(tx, actor, { action: "parcel_save", subject: order.number, ...states }, now);
      return describeParcelOrder(tx, order, language);
    },
    scope,
  );
}

/** What a courier collects, in poisha: what is due, and of an order that is over what the courier was told. */
function cashToCollect(order: OrderRow, before: FoundParcel | undefined, told: number | null): number {
  const due = cashDue(order);
  return canCashChange(statusNameOf(order.status)) ? due : (before?.parcel.cashToCollect ?? told ?? due);
}

/**
 * Who types in a number by hand knows what has become of a parcel that was sent.
 * @returns the sending that the number ends; nothing where there was none
 * @throws parcel_being_sent
 */
async function settleSending(tx: Queryable, { shopId, id: orderId }: OrderRow, tracking: string) {
  const booking = (await findBooking(tx, shopId, orderId))?.booking;
  if (!booking || booking.state === "booked") return undefined;
  if (booking.state === "waiting" || booking.state === "sending") throw new DomainError("parcel_being_sent");
  if (tracking === "") return undefined;
  await deleteBooking(tx, booking);
  return booking;
}

function isSame<Values extends object>(kept: Values & object, wanted: Partial<Values>): boolean {
  return (Object.keys(wanted) as (keyof Values)[]).every((key) => kept[key] === wanted[key]);
}
