import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ShopOrderDetails } from "@haat/contract/seller/seller-orders.contract";
import { formatMoney } from "@haat/i18n/money";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { cancelLinkOf, orderInShort, orderOf, stageBadge, stepOf, undoOf } from "../order-of.server";
import { whyLessOf } from "../why-less.server";
import { cashSection } from "./order-cash.server";
import { complaintsSection } from "./order-complaints.server";
import { customerSection } from "./order-customer.server";
import { goodsSection, returnsSection } from "./order-goods.server";
import { historySection, notesSection } from "./order-history.server";
import { parcelSection } from "./order-parcel.server";

/**
 * One order of a shop. Each section of the page is made by a function of its own and shown by a component of its own: another
 * one is a line here and a line in the view.
 */
export async function orderPage(context: ConsoleContext, shop: OwnShop, param: string) {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const order = await orderOf(context, shop, param);
  const { order_id, undo } = order;
  const title = translate("orderDesk.orderTitle", { order: order_id });
  const { brings, ...parcel } = await parcelSection(context, shop, order_id);
  return {
    head: pageHead(context, title),
    title,
    lead: orderInShort(context, order),
    back: { href: paths.shop(seller_key, "orders"), label: translate("orderDesk.back") },
    action: paths.order(seller_key, order_id),
    state: stageBadge(context, order),
    undo: undo ? undoOf(context, undo) : undefined,
    next: {
      step: stepOf(context, order),
      cash: order.next === "delivered" ? collectedText(context, order, brings) : "",
      less: wayToLess(context, shop, order),
      cancel: cancelLinkOf(context, shop, order),
    },
    complaints: complaintsSection(context, shop, order),
    customer: customerSection(context, shop, order),
    goods: goodsSection(context, order),
    parcel,
    cash: await cashSection(context, shop, order),
    returns: returnsSection(context, order),
    notes: notesSection(context, order),
    history: historySection(context, order),
  };
}

/** The way to fewer pieces: beside the step that takes or delivers them all, for who stands at the shelf or the door. */
function wayToLess({ paths, translate }: ConsoleContext, { seller_key }: OwnShop, order: ShopOrderDetails) {
  const why = whyLessOf(order);
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  // Without its only piece nothing would be left: that is a cancellation or a return, whose way stands beside this one.
  if (!why || pieces < 2) return undefined;
  return {
    href: paths.order(seller_key, order.order_id, "change"),
    label: translate(why === "short" ? "cash.order.acceptLess" : "cash.order.deliverPart"),
  };
}

/** Where the cash of an order will be that is said to be delivered, as the API counts it. @param brings its courier */
function collectedText(
  { language, translate }: ConsoleContext,
  { cash_due, is_pick_up }: ShopOrderDetails,
  brings: string | undefined,
): string {
  if (cash_due === 0) return "";
  const amount = formatMoney(cash_due, language);
  if (brings) return translate("orderDesk.collected.courier", { amount, courier: brings });
  const inTill = translate("orderDesk.collected.till", { amount });
  return is_pick_up ? inTill : `${inTill} ${translate("orderDesk.collected.courierFirst")}`;
}
