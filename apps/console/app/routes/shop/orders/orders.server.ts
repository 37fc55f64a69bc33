import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { DeskLane } from "@haat/contract/shared/order-choices";
import { formatTime } from "@haat/i18n/dates";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { couriersOf } from "../couriers-of.server";
import { orderIntents, orderMoveFields as fields, tickedFields } from "../order-move.form";
import { laneLinks, laneQuery, lanes } from "../orders-counts.server";
import { orderCard, stepOf, undoOf } from "../order-of.server";
import { standingWarning } from "../standing.server";
import { deskTools } from "./desk-tools.server";

/** Where the orders of a lane stand, and where its next steps lead. */
const laneSteps = {
  accept: { from: "pending", to: ["accept"] },
  pack: { from: "accept", to: ["packed"] },
  hand_over: { from: "packed", to: ["shipped", "in_store"] },
  on_the_way: { from: "shipped", to: ["delivered"] },
  pick_up: { from: "in_store", to: ["delivered"] },
} as const;

/** What can be done with several orders of a lane at once. */
function tickedForm(context: ConsoleContext, { seller_key }: OwnShop, lane: DeskLane, isAll: boolean) {
  const { paths, translate } = context;
  const { from, to } = laneSteps[lane];
  return {
    label: translate("orderDesk.bulk.label"),
    tick: translate("orderDesk.bulk.tick"),
    isAll,
    all: {
      href: paths.shop(seller_key, "orders", { ...laneQuery(lane), [tickedFields.all]: "1" }),
      label: translate("orderDesk.bulk.all"),
    },
    hidden: { [fields.intent]: orderIntents.moveAll, [fields.from]: from, [fields.key]: randomUUID() },
    acts: to.map((stage) => ({ to: stage, label: translate(`orderDesk.steps.${stage}`) })),
    papers: [
      { action: paths.shop(seller_key, "orders/print"), label: translate("orderDesk.bulk.print") },
      // What is packed already is fetched no more.
      ...(lane === "accept" || lane === "pack"
        ? [{ action: paths.shop(seller_key, "orders/pick"), label: translate("orderPapers.picking.title") }]
        : []),
    ],
  };
}

/** What is to be done with a shop's orders: one lane of the desk, the oldest first. */
export async function deskPage(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const query = new URL(request.url).searchParams;
  const lane = lanes.find((each) => each === query.get("lane")) ?? "accept";
  const after = query.get("after") ?? "";
  const call = context.client().sellerOrders.desk({ language, seller_key, lane, ...(after && { after }) });
  const [{ data }, couriers] = await Promise.all([
    answerOrPage(context, call),
    lane === "hand_over" ? couriersOf(context, shop) : [],
  ]);
  const { counts, orders, next_after, undoable, newest, as_of } = data;
  const to = (more: Record<string, string> = {}) =>
    paths.shop(seller_key, "orders", { ...laneQuery(lane), ...more });
  const title = translate("orderDesk.title");
  const tools = deskTools(context, shop, orders, lane, couriers);
  return {
    head: pageHead(context, title),
    title,
    action: to(after ? { after } : {}),
    lanes: {
      label: translate("orderDesk.lanes.label"),
      more: translate("consoleShell.list.moreViews"),
      links: laneLinks(context, shop, counts).map(({ href, tab: label, countText: count, lane: other }) => ({
        href,
        label,
        count,
        current: other === lane,
      })),
    },
    asOf: translate("orderDesk.asOf", { time: formatTime(as_of, language) }),
    news: {
      href: paths.ordersNews(seller_key, newest),
      stream: paths.ordersStream(seller_key),
      // Where new orders are: the first lane.
      way: { href: paths.shop(seller_key, "orders"), label: translate("orderDesk.news.look") },
    },
    again: { href: to(), label: translate("orderDesk.lookAgain") },
    tools,
    // What was moved just now can be moved on where one stands.
    undo: undoable.map((move) => ({
      ...undoOf(context, move),
      step: stepOf(context, { ...move, stage: move.to }),
    })),
    cards: orders.map((order) => ({
      card: orderCard(context, shop, order, as_of),
      warning: standingWarning(context, order),
      step: stepOf(context, order),
      tick: translate("orderDesk.bulk.tickNamed", { order: order.order_id }),
    })),
    ticked: orders.length > 1 ? tickedForm(context, shop, lane, query.has(tickedFields.all)) : undefined,
    empty: {
      title: translate(`orderDesk.empty.${lane}`),
      text: translate(`orderDesk.emptyText.${lane}`),
      // Orders that come by phone are written down; those of the other lanes come from this one.
      step: lane === "accept" ? tools.entry : undefined,
    },
    next: next_after
      ? { href: to({ after: next_after }), label: translate("consoleShell.list.next") }
      : undefined,
    all: { href: paths.shop(seller_key, "orders/all"), label: translate("orderDesk.all") },
  };
}
