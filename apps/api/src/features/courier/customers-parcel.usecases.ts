import { trackingLink } from "@haat/contract/shared/courier-choices";
import type { Order } from "@haat/contract/shop/order.contract";
import type { Queryable } from "../../database/database";
import { findCustomersParcel } from "./courier.repository";

/** Who brings an order, as its customer is told. */
export async function customersParcel(
  db: Queryable,
  { shopId, id }: { shopId: number; id: number },
): Promise<Order["courier"]> {
  const found = await findCustomersParcel(db, shopId, id);
  if (!found) return null;
  const { name, phone, link, trackingCode } = found;
  return { name, phone, tracking_code: trackingCode, tracking_link: trackingLink(link, trackingCode) };
}
