import type { FoundOrder } from "@haat/contract/admin/admin-orders.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { OrderSearch } from "@haat/contract/shared/order-search";
import { displayPhone } from "@haat/contract/shared/phone";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { recordCommands, type OnPlatform } from "../audit/audit.usecases";
import { couriersOfOrders } from "../courier/customers-parcel.usecases";
import { cashDue } from "../order/cash-due.rules";
import { statusNameOf } from "../order/order-status.rules";
import * as found from "./platform-orders.repository";
import type { FoundRow } from "./platform-orders.repository";

/**
 * The orders of any shop with a number, or to a phone, for who answers a customer. It is written into the trail with the
 * reason, and the owner of each shop whose order is found reads it there; a phone is not written down.
 */
export function findOrdersAnywhere(
  { db, clock }: Pick<Services, "db" | "clock">,
  { scope, actor }: OnPlatform,
  { language, search, reason }: { language: Language; search: OrderSearch; reason: string },
): Promise<{ orders: FoundOrder[]; has_more: boolean }> {
  const most = business.foundOrdersMost;
  return inTransaction(
    db,
    async (tx) => {
      const rows = await found.findOrders(tx, search, most + 1);
      const shown = rows.slice(0, most);
      const command = { action: "order_find", after: { reason } } as const;
      const looked = shown.map(({ shopId, number }) => ({ ...command, shopId, subject: number }));
      const inVain = { ...command, subject: "number" in search ? search.number : "" };
      await recordCommands(tx, actor, looked.length > 0 ? looked : [inVain], clock.now());
      return { orders: await describeAll(tx, shown, language), has_more: rows.length > most };
    },
    scope,
  );
}

async function describeAll(tx: Queryable, rows: FoundRow[], language: Language): Promise<FoundOrder[]> {
  if (rows.length === 0) return [];
  const changes = await found.listTimelines(tx, rows);
  const couriers = await couriersOfOrders(tx, rows);
  return rows.map((row, place) => {
    const timeline = changes
      .filter(({ shopId, orderId }) => shopId === row.shopId && orderId === row.id)
      .map(({ status, at }) => ({ status: statusNameOf(status), at: at.toISOString() }));
    return { ...describe(row, language), courier: couriers[place] ?? null, timeline };
  });
}

function describe(row: FoundRow, language: Language): Omit<FoundOrder, "courier" | "timeline"> {
  return {
    order_id: row.number,
    seller_key: row.sellerKey,
    shop: textIn(language, row.shop),
    shop_phone: displayPhone(row.shopPhone),
    status: statusNameOf(row.status),
    is_returned: row.isReturned,
    payment_status: row.paymentStatus,
    ordered_at: row.orderedAt.toISOString(),
    pieces: row.pieces,
    grand_total: row.grandTotal,
    cash_due: cashDue(row),
    recipient: row.recipientName,
    mobile: displayPhone(row.recipientPhone),
    place: language === "bn" ? row.placeBn : row.placeEn,
  };
}
