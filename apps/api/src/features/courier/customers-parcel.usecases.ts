import { trackingLink } from "@haat/contract/shared/courier-choices";
import type { Order } from "@haat/contract/shop/order.contract";
import type { Queryable } from "../../database/database";
import type { ShopRow } from "../../database/shop-rows";
import { findCustomersParcel, listBroughtParcels } from "./courier.repository";

/** What its customer is told of an order's parcel. */
export interface CustomersParcel {
  /** Who brings it. */
  courier: Order["courier"];
  /** The shop does not have the goods: they are with the courier, or lost. */
  isOut: boolean;
}

/** The parcel of an order, as its customer is told. */
export async function customersParcel(
  db: Queryable,
  { shopId, id }: { shopId: number; id: number },
): Promise<CustomersParcel> {
  const found = await findCustomersParcel(db, shopId, id);
  const { parcel, sending } = found ?? {};
  // The courier is being asked, or may have it: nobody knows yet.
  const mayBeOut = sending === "sending" || sending === "unknown";
  if (!found?.courier || !parcel) return { courier: null, isOut: mayBeOut };
  const courier = describeCourier({ courier: found.courier, parcel });
  return { courier, isOut: mayBeOut || parcel.state !== "returned" };
}

/** Who brings each of some orders, as their customers are told, in their order; for the platform's people, too. */
export async function couriersOfOrders(
  db: Queryable,
  orders: readonly ShopRow[],
): Promise<Order["courier"][]> {
  const found = await listBroughtParcels(db, orders);
  return orders.map(({ shopId, id }) => {
    const brought = found.find((each) => each.shopId === shopId && each.orderId === id);
    return brought ? describeCourier(brought) : null;
  });
}

function describeCourier({
  courier: { name, phone, link },
  parcel: { trackingCode },
}: Pick<Awaited<ReturnType<typeof listBroughtParcels>>[number], "courier" | "parcel">): Order["courier"] {
  return { name, phone, tracking_code: trackingCode, tracking_link: trackingLink(link, trackingCode) };
}
