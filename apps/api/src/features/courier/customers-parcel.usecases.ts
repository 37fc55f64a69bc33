import { trackingLink } from "@haat/contract/shared/courier-choices";
import type { Order } from "@haat/contract/shop/order.contract";
import type { Queryable } from "../../database/database";
import { findCustomersParcel } from "./courier.repository";

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
  const { name, phone, link } = found.courier;
  const { trackingCode, state } = parcel;
  const courier = {
    name,
    phone,
    tracking_code: trackingCode,
    tracking_link: trackingLink(link, trackingCode),
  };
  return { courier, isOut: mayBeOut || state !== "returned" };
}
