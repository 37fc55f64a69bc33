import { trackingLink } from "@haat/contract/shared/courier-choices";
import type { Order } from "@haat/contract/shop/order.contract";
import type { Queryable } from "../../database/database";
import { findBroughtParcel, findCustomersParcel, type BroughtParcel } from "./courier.repository";

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

/** Who brings an order, as its customer is told; for the platform's people, too. */
export async function courierOfOrder(
  db: Queryable,
  { shopId, id }: { shopId: number; id: number },
): Promise<Order["courier"]> {
  const found = await findBroughtParcel(db, shopId, id);
  return found ? describeCourier(found) : null;
}

function describeCourier({ courier, parcel }: BroughtParcel): Order["courier"] {
  const { name, phone, link } = courier;
  const { trackingCode } = parcel;
  return { name, phone, tracking_code: trackingCode, tracking_link: trackingLink(link, trackingCode) };
}
