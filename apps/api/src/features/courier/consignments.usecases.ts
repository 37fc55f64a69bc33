import type { Consignment } from "@haat/contract/seller/seller-couriers.contract";
import type { Language } from "@haat/contract/shared/languages";
import { displayPhone } from "@haat/contract/shared/phone";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import { statusNameOf } from "../order/order-status.rules";
import * as couriers from "./courier.repository";
import { isAddressLong } from "./parcel.rules";
import { addressOf, describeParcel } from "./parcel.usecases";

export interface ConsignmentsAsked {
  /** `2026-12-31`, in Bangladesh. */
  day: string;
  courier?: number | undefined;
}

/** What one page of consignments has, and what a file reads at once. */
export const consignmentsAtOnce = 500;

/** What was handed over on a day; those of cancelled orders are shown, and count for nothing. */
export async function listDayConsignments(
  { db }: Services,
  { scope }: { scope: MemberScope },
  asked: ConsignmentsAsked,
  language: Language,
) {
  const within = consignmentsWithin(asked);
  const { rows, sums } = await inTransaction(
    db,
    async (tx) => ({
      rows: await couriers.listConsignments(tx, scope.shopId, { ...within, most: consignmentsAtOnce + 1 }),
      sums: await couriers.sumConsignments(tx, scope.shopId, within),
    }),
    scope,
  );
  const shown = rows.slice(0, consignmentsAtOnce);
  return {
    consignments: shown.map(({ parcel, courier, ...order }): Consignment => ({
      order_id: order.number,
      status: statusNameOf(order.status),
      is_returned: order.isReturned,
      name: order.recipientName,
      phone: displayPhone(order.recipientPhone),
      address: addressOf(order, language),
      is_address_long: isAddressLong(addressOf(order, language)),
      parcel: describeParcel({ parcel, courier }),
    })),
    parcels: sums.reduce((sum, { parcels }) => sum + parcels, 0),
    cash_to_collect: sums.reduce((sum, { cash }) => sum + cash, 0),
    with_file: sums.map(({ courierId }) => String(courierId)),
    is_cut: rows.length > shown.length,
  };
}

/** The day that is asked for, from midnight to midnight in Bangladesh. */
export function consignmentsWithin({ day, courier: courierId }: ConsignmentsAsked) {
  const from = new Date(`${day}T00:00:00+06:00`);
  return { from, until: secondsAfter(from, 24 * 3600), courierId };
}
