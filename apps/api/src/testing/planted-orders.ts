import { courierFacts, knownCourierKeys } from "@haat/contract/shared/courier-choices";
import type { OrderStatusId } from "@haat/contract/shared/business-constants";
import { courierTable, parcelTable } from "../features/courier/courier.table";
import { cashEntryTable } from "../features/cash/cash.table";
import { customerOrderTable, orderStatusChangeTable } from "../features/order/order.table";
import type { Database } from "../database/database";

/** An order that stands in a shop's book as it is said here; amounts are poisha. */
export interface PlantedOrder {
  number: string;
  total: number;
  /** In national digits. */
  phone: string;
  status: OrderStatusId;
  /** When it was delivered. */
  deliveredAt?: Date | undefined;
  /** Its parcel: whose it is, and the courier's number. */
  parcel?: { courierId: number; code?: string } | undefined;
  /** Who collected how much of its cash. */
  collected?: { courier: string; amount: number } | "till" | undefined;
}

/** A courier of a shop. @returns its number */
export async function plantCourier(db: Database, shopId: number, name: string): Promise<number> {
  const kind = knownCourierKeys.find((known) => courierFacts[known].name === name) ?? "own";
  const [made] = await db
    .insert(courierTable)
    .values({ shopId, kind, name })
    .returning({ id: courierTable.id });
  if (!made) throw new Error("No courier was planted.");
  return made.id;
}

/** Puts orders into a shop's book, past all that an order goes through. @param by who did all that @returns their ids by number */
export async function plantOrders(
  db: Database,
  shopId: number,
  by: number,
  orders: readonly PlantedOrder[],
  at: Date,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let start = 0; start < orders.length; start += 200) {
    const some = orders.slice(start, start + 200);
    const made = await db
      .insert(customerOrderTable)
      .values(some.map((order) => orderRow(shopId, by, order, at)))
      .returning({ id: customerOrderTable.id, number: customerOrderTable.number });
    for (const { id, number } of made) ids.set(number, id);
    const idOf = ({ number }: PlantedOrder) => ids.get(number) ?? 0;
    const changes = some.flatMap((order) =>
      order.deliveredAt ? [{ shopId, orderId: idOf(order), status: 6 as const, at: order.deliveredAt }] : [],
    );
    if (changes.length > 0) await db.insert(orderStatusChangeTable).values(changes);
    const parcels = some.flatMap((order) =>
      order.parcel ? [parcelRow(shopId, by, idOf(order), order, at)] : [],
    );
    if (parcels.length > 0) await db.insert(parcelTable).values(parcels);
    const entries = some.flatMap((order) => entryRows(shopId, by, idOf(order), order, at));
    if (entries.length > 0) await db.insert(cashEntryTable).values(entries);
  }
  return ids;
}

const orderRow = (shopId: number, customerId: number, order: PlantedOrder, at: Date) => ({
  shopId,
  number: order.number,
  customerId,
  status: order.status,
  paymentMethod: 0 as const,
  paymentStatus: order.status === 6 ? ("paid" as const) : ("cash_on_delivery" as const),
  shippingMethod: 1 as const,
  itemTotal: order.total,
  couponDiscount: 0,
  deliveryFee: 0,
  rounding: 0,
  grandTotal: order.total,
  vatIncluded: 0,
  vatPercent: 0,
  itemCount: 1,
  recipientName: "A",
  recipientPhone: `+88${order.phone}`,
  deliveryAddressBn: "ক",
  deliveryAddressEn: "A",
  shopTitleBn: "",
  shopTitleEn: "",
  shopPhone: "",
  shopAddressBn: "",
  shopAddressEn: "",
  deliveryTimeBn: "",
  deliveryTimeEn: "",
  orderedAt: at,
});

const parcelRow = (shopId: number, handedBy: number, orderId: number, order: PlantedOrder, at: Date) => ({
  shopId,
  orderId,
  courierId: order.parcel?.courierId ?? 0,
  ownNumber: order.number,
  trackingCode: order.parcel?.code ?? "",
  pieces: 1,
  cashToCollect: order.total,
  state: "handed_over" as const,
  stateAt: at,
  handedAt: at,
  handedBy,
});

function entryRows(
  shopId: number,
  writtenBy: number,
  orderId: number,
  { collected, total }: PlantedOrder,
  at: Date,
): (typeof cashEntryTable.$inferInsert)[] {
  if (!collected) return [];
  const row = { shopId, orderId, at, writtenBy };
  if (collected === "till") return [{ ...row, kind: "collected", holder: "till", amount: total }];
  const { courier, amount } = collected;
  const rest = total - amount;
  return [
    { ...row, kind: "collected", holder: "courier", courier, amount },
    ...(rest === 0 ? [] : [{ ...row, kind: "difference" as const, amount: rest, note: "Less" }]),
  ];
}
