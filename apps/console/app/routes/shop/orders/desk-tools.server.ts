import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { Courier } from "@haat/contract/seller/seller-couriers.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { DeskLane } from "@haat/contract/shared/order-choices";
import type { ConsoleContext } from "../../../server/http/console-context.server";

/** The ways from the desk to an order that is written down, to what is printed of the orders on it and to what is to be fetched for those that wait to be packed, to scanning one of them, and to hearing of new ones. */
export function deskTools(
  { paths, translate }: ConsoleContext,
  { seller_key }: OwnShop,
  orders: readonly { order_id: string }[],
  lane: DeskLane,
  couriers: readonly Courier[],
) {
  const numbers = orders.slice(0, business.ordersPerPrint).map(({ order_id }) => order_id);
  return {
    more: translate("orderDesk.tools"),
    entry: { href: paths.shop(seller_key, "orders/new"), label: translate("orderEntry.link") },
    papers: {
      pick:
        lane === "pack" && numbers.length > 0
          ? { href: paths.shop(seller_key, "orders/pick"), label: translate("orderPapers.picking.title") }
          : undefined,
      // Where no courier is reached, no page speaks of it.
      send:
        lane === "hand_over" && couriers.some(({ sending }) => sending)
          ? { href: paths.shop(seller_key, "couriers/send"), label: translate("courierSending.many.way") }
          : undefined,
      scan: { href: paths.shop(seller_key, "orders/scan"), label: translate("orderPapers.scanPage.link") },
      print:
        numbers.length > 0
          ? { href: paths.orderPrint(seller_key, numbers), label: translate("orderPapers.print.these") }
          : undefined,
    },
    alerts: {
      way: { href: paths.shop(seller_key, "orders/alerts"), label: translate("orderAlerts.entry") },
      sound: { on: translate("orderAlerts.sound.on"), off: translate("orderAlerts.sound.off") },
    },
  };
}
