import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { PickedGoods, PickingList } from "@haat/contract/seller/picking-list.contract";
import { printedOrdersField } from "@haat/contract/seller/seller-order-papers.contract";
import { paperSize } from "@haat/contract/shared/choices";
import { formatNumber } from "@haat/i18n/numbers";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { askedOrders } from "../asked-orders.server";
import { laneQuery } from "../orders-counts.server";

/** What is to be fetched for the orders that the address names, or for those that wait to be packed. */
export async function pickingListPage(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const order_ids = askedOrders(request);
  // Too many at once, or none that could be one: the page that asks which says so.
  if (order_ids !== "" && !printedOrdersField.safeParse(order_ids).success)
    throw redirect(`${paths.shop(seller_key, "orders/print")}?${new URL(request.url).searchParams}`);
  const asked = { language, seller_key, ...(order_ids && { order_ids }) };
  const call = context.client().sellerOrderPapers.pickingList(asked);
  const list = (await answerOrPage(context, call)).data.picking_list;
  const isChosen = order_ids !== "";
  const title = translate("orderPapers.picking.title");
  return {
    head: pageHead(context, title),
    title,
    lead: translate(isChosen ? "orderPapers.picking.leadChosen" : "orderPapers.picking.leadLane"),
    back: {
      href: paths.shop(seller_key, "orders", laneQuery("pack")),
      label: translate("orderPapers.print.back"),
    },
    sum: translate("orderPapers.picking.sum", {
      orders: formatNumber(list.orders.length, language),
      pieces: formatNumber(list.pieces, language),
    }),
    more: isChosen ? undefined : moreText(context, list),
    // Two categories may be called alike, and two combinations may read alike: each is known by its place.
    groups: list.groups.map(({ category, goods }, group) => ({
      id: String(group),
      category,
      goods: goods.map((each, place) => ({
        id: String(place),
        ...goodsRow(context, seller_key, each),
      })),
    })),
    empty:
      list.groups.length > 0
        ? undefined
        : {
            title: translate("orderPapers.picking.nothing"),
            text: translate(`orderPapers.picking.${isChosen ? "nothingChosen" : "nothingText"}`),
            way: {
              href: paths.shop(seller_key, "orders", laneQuery("accept")),
              label: translate("orderPapers.picking.accept"),
            },
          },
    leftOut: leftOut(context, seller_key, list),
    papers: list.groups.length > 0 ? papersOf(context, seller_key, list) : undefined,
  };
}

/** That more orders wait than are on the list. */
function moreText({ language, translate }: ConsoleContext, { orders, to_pack }: PickingList) {
  if (to_pack <= orders.length) return undefined;
  return translate("orderPapers.picking.more", { shown: formatNumber(orders.length, language) });
}

function goodsRow({ language, paths, translate }: ConsoleContext, key: string, goods: PickedGoods) {
  const { name, choice, picture, pieces, orders } = goods;
  return {
    name,
    choice,
    picture: picture ? `/media/${picture}` : undefined,
    pieces: translate("orderPapers.picking.pieces", {
      count: pieces,
      formatted: formatNumber(pieces, language),
    }),
    label: translate("orderPapers.picking.forOrders"),
    orders: orders.map(({ order_id, pieces: count }) => ({
      number: order_id,
      href: paths.order(key, order_id),
      times: translate("orderPapers.picking.times", { formatted: formatNumber(count, language) }),
    })),
  };
}

function leftOut({ paths, translate }: ConsoleContext, key: string, { left_out }: PickingList) {
  if (left_out.length === 0) return undefined;
  return {
    title: translate("orderPapers.picking.leftOut"),
    text: translate("orderPapers.picking.leftOutText"),
    orders: left_out.map(({ order_id, stage }) => ({
      number: order_id,
      href: paths.order(key, order_id),
      stage: translate(`orderDesk.stages.${stage}`),
    })),
  };
}

/** The list on paper, in each size, and what else is printed of the same orders: as they are on this page, whatever comes. */
function papersOf({ paths, translate }: ConsoleContext, key: string, { orders }: PickingList) {
  const numbers = orders.map(({ order_id }) => order_id);
  return {
    title: translate("orderPapers.picking.paper"),
    sizes: paperSize.options.map((size) => ({
      label: translate(`orderPapers.print.sizes.${size}`),
      href: paths.pickingList(key, numbers, size),
    })),
    others: { href: paths.orderPrint(key, numbers), label: translate("orderPapers.picking.papers") },
  };
}
