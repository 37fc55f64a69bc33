import { business, orderStatuses, shippingMethods } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { OrderStage } from "@haat/contract/shared/order-choices";
import type { OrderEvent } from "@haat/contract/seller/order-events";
import type {
  ShopOrder,
  ShopOrderDetails,
  ShopOrderLine,
} from "@haat/contract/seller/seller-orders.contract";
import type { PhoneStanding } from "@haat/contract/seller/seller-trust.contract";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import { complaintsOfOrder } from "../complaint/complaint-inbox.usecases";
import { cashDue } from "../order/cash-due.rules";
import { statusNameOf } from "../order/order-status.rules";
import { chosenValue } from "../order/order.usecases";
import { usableAttributes } from "../order/stored-attributes";
import { refusalOfOrder, standingsOf } from "../trust/trust.usecases";
import { nextStage, reasonsFor, stageOf } from "./order-stage.rules";
import { findUndo } from "./order-undo.repository";
import * as orders from "./shop-order.repository";
import type { ShopLineRow, ShopOrderRow } from "./shop-order.repository";
import type { CardRow } from "./shop-order-list.repository";

/** For whom something is put into words, and when. */
export interface Reading {
  language: Language;
  now: Date;
}

const writtenIn = (language: Language, { bn, en }: { bn: string | null; en: string | null }) =>
  textIn(language, { bn: bn ?? "", en: en ?? "" });

/** How nobody stands in a shop yet. */
const unknown: PhoneStanding = { taken: 0, returned: 0, is_refused: false };

/** How who placed some orders stands, for each of them. */
export async function standingsFor(db: Queryable, shopId: number, rows: readonly { id: number }[]) {
  const standings = await standingsOf(
    db,
    shopId,
    rows.map(({ id }) => id),
  );
  return ({ id }: { id: number }): PhoneStanding => standings.get(id) ?? unknown;
}

/** An order as its card says it. */
export function describeCard(
  row: CardRow,
  { pictures, standing }: { pictures: readonly string[]; standing: PhoneStanding },
  { language, now }: Reading,
): ShopOrder {
  const isPickUp = row.shippingMethod === shippingMethods.pickUp;
  const address = isPickUp ? "" : writtenIn(language, row.address);
  const waited = (now.getTime() - row.orderedAt.getTime()) / 1000;
  return {
    order_id: row.number,
    stage: stageOf(row),
    is_returned: row.isReturned,
    ordered_at: row.orderedAt.toISOString(),
    is_late: row.status === orderStatuses.pending && waited >= business.orderLateSeconds,
    name: row.recipientName,
    phone: row.recipientPhone,
    standing,
    is_pick_up: isPickUp,
    place: isPickUp ? "" : writtenIn(language, row.place) || address,
    address,
    pieces: row.pieces,
    pictures: pictures.slice(0, business.orderPicturesShown),
    grand_total: row.grandTotal,
    cash_due: cashDue(row),
    next: nextStage(row),
  };
}

/** One order of a shop. @throws order_not_found for every other shop's, too */
export function readShopOrder(
  services: Services,
  scope: MemberScope,
  number: string,
  language: Language,
): Promise<ShopOrderDetails> {
  const reading = { language, now: services.clock.now() };
  return inTransaction(services.db, (tx) => describeShopOrder(services, tx, scope, number, reading), scope);
}

/** The same in a transaction that goes on. */
export async function describeShopOrder(
  { logger }: Pick<Services, "logger">,
  db: Queryable,
  { shopId }: MemberScope,
  number: string,
  reading: Reading,
): Promise<ShopOrderDetails> {
  const order = await orders.findShopOrder(db, shopId, number);
  if (!order) throw new DomainError("order_not_found");
  const { language } = reading;
  const lines = (await orders.listShopLines(db, shopId, order.id)).map((line) => ({
    ...line,
    attributes: usableAttributes(line.attributes, order.id, logger),
  }));
  const changes = await orders.listChanges(db, shopId, order.id);
  const cameBack =
    order.status === orderStatuses.cancel && changes.some(({ status }) => status === orderStatuses.shipped);
  const undo = await findUndo(db, shopId, order.id);
  const standingOf = await standingsFor(db, shopId, [order]);
  return {
    ...describeCard(
      order,
      { pictures: lines.map(({ picture }) => picture), standing: standingOf(order) },
      reading,
    ),
    status: statusNameOf(order.status),
    payment_status: order.paymentStatus,
    lines: lines.map((line) => describeLine(line, language, cameBack)),
    totals: {
      item_total: order.itemTotal,
      coupon_discount: order.couponDiscount,
      delivery_fee: order.deliveryFee,
      rounding: order.rounding,
      grand_total: order.grandTotal,
      vat_included: order.vatIncluded,
      vat_percent: order.vatPercent,
    },
    coupon_code: order.couponCode,
    source: order.source,
    delivery_time: textIn(language, order.deliveryTime),
    history: historyOf(order, changes),
    notes: (await orders.listNotes(db, shopId, order.id)).map(({ id, text, at, ...by }) => ({
      id_note: id,
      text,
      at: at.toISOString(),
      by: staffOf(by),
    })),
    cancel_reasons: [...reasonsFor(order)],
    undo: undo ? { order_id: order.number, is_returned: order.isReturned, ...undo } : null,
    refusal: await refusalOfOrder(db, shopId, { phone: order.recipientPhone, customerId: order.customerId }),
    complaints: await complaintsOfOrder(db, shopId, order.id),
  };
}

function describeLine(line: ShopLineRow, language: Language, cameBack: boolean): ShopOrderLine {
  const { quantity, returned, writtenOff } = line;
  return {
    position: line.position,
    id_product: line.productId,
    name: textIn(language, line.name),
    choice: line.attributes.map((chosen) => chosenValue(chosen, language)).join(", "),
    picture: line.picture,
    quantity,
    taken_out: line.takenOut,
    not_kept: line.notKept,
    unit_price: line.unitPrice,
    line_total: line.lineTotal,
    returned,
    written_off: writtenOff,
    awaited: cameBack ? quantity - returned - writtenOff : 0,
  };
}

const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
  `${firstName ?? ""} ${lastName ?? ""}`.trim();

/** What became of an order, by whom; that it was packed stands between what was before and after it. */
function historyOf(
  order: ShopOrderRow,
  changes: Awaited<ReturnType<typeof orders.listChanges>>,
): OrderEvent[] {
  const moved = changes.map((change) => ({
    stage: statusNameOf(change.status) satisfies OrderStage,
    at: change.at,
    by: actorOf(order, change),
    reason: change.reason,
    note: change.note,
  }));
  const { packedAt, packedBy: by, packedProgram: program, packedFirst, packedLast } = order;
  const packed = packedAt
    ? [
        {
          stage: "packed" as const,
          at: packedAt,
          by: actorOf(order, { by, program, firstName: packedFirst, lastName: packedLast }),
          reason: null,
          note: "",
        },
      ]
    : [];
  return [...moved, ...packed]
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}

interface NamedStaff {
  firstName: string | null;
  lastName: string | null;
  program: string | null;
}

/** Somebody of the shop, or the program that did it with a key of theirs. */
const staffOf = (named: NamedStaff): OrderEvent["by"] =>
  named.program === null ? { kind: "member", name: nameOf(named) } : { kind: "program", name: named.program };

function actorOf(
  { customerId, recipientName }: ShopOrderRow,
  who: NamedStaff & { by: number | null },
): OrderEvent["by"] {
  if (who.by === null) return { kind: "platform", name: "" };
  return who.by === customerId && who.program === null
    ? { kind: "customer", name: recipientName }
    : staffOf(who);
}
