import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { LaneCounts } from "@haat/contract/seller/seller-orders.contract";
import { business } from "@haat/contract/shared/business-constants";
import { deskLane, type DeskLane } from "@haat/contract/shared/order-choices";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** The lanes of the desk, the first one first. */
export const lanes = deskLane.options;

/** A lane's address; the first one is the desk itself. */
export const laneQuery = (lane: DeskLane): Record<string, string> => (lane === lanes[0] ? {} : { lane });

/** How many orders a lane has; no further than they are counted. */
export const countText = ({ language }: ConsoleContext, count: number) =>
  `${formatNumber(count, language)}${count >= business.ordersCountedUpTo ? "+" : ""}`;

/** The lanes of the desk with how many orders wait in each, each with its address. */
export function laneLinks(context: ConsoleContext, { seller_key }: OwnShop, counts: LaneCounts) {
  const { paths, translate } = context;
  return lanes.map((lane) => ({
    lane,
    href: paths.shop(seller_key, "orders", laneQuery(lane)),
    label: translate(`orderDesk.lanes.${lane}`),
    tab: translate(`orderDesk.laneTabs.${lane}`),
    count: counts[lane],
    countText: countText(context, counts[lane]),
  }));
}
