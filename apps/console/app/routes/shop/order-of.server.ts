import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { orderNumberField } from "@haat/contract/seller/order-fields";
import type { ShopOrder, ShopOrderDetails, UndoableMove } from "@haat/contract/seller/seller-orders.contract";
import { shownState, type OrderStage } from "@haat/contract/shared/order-choices";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { DeskCardData } from "@haat/ui/console/desk-card/desk-card";
import type { BadgeProps } from "@haat/ui/primitives/badge/badge";
import { answerOrPage, pageFailure } from "../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../server/http/console-context.server";
import { orderIntents, orderMoveFields as fields } from "./order-move.form";

/** The order of a number in an address. What is none of the shop's is no page. */
export async function orderOf(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  param: string,
): Promise<ShopOrderDetails> {
  const number = orderNumberField.safeParse(param);
  if (!number.success) throw pageFailure(context, 404);
  const { language } = context;
  const call = context.client().sellerOrders.order({ language, seller_key, order_id: number.data });
  return (await answerOrPage(context, call)).data.order;
}

/** The way to the page that cancels an order, or says that it did not arrive; nothing where neither may be. */
export function cancelLinkOf(
  { paths, translate }: ConsoleContext,
  { seller_key }: OwnShop,
  { order_id, stage, cancel_reasons }: Pick<ShopOrderDetails, "order_id" | "stage" | "cancel_reasons">,
) {
  if (cancel_reasons.length === 0) return undefined;
  return {
    href: paths.order(seller_key, order_id, "cancel"),
    label: translate(stage === "shipped" ? "orderDesk.cancel.linkOnTheWay" : "orderDesk.cancel.link"),
  };
}

const tones: Record<OrderStage | "returned", BadgeProps["tone"]> = {
  pending: "info",
  accept: "neutral",
  packed: "neutral",
  in_store: "warning",
  shipped: "warning",
  delivered: "success",
  cancel: "danger",
  returned: "danger",
};

/** Where an order stands, in the colour of it. */
export function stageBadge(
  { translate }: ConsoleContext,
  { stage, is_returned }: Pick<ShopOrder, "stage" | "is_returned">,
) {
  const state = shownState(stage, is_returned);
  return { label: translate(`orderDesk.stages.${state}`), tone: tones[state] };
}

/** An order as its card shows it. */
export function orderCard(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  order: ShopOrder,
  asOf: string,
): DeskCardData {
  const { paths, translate } = context;
  const { order_id, is_late, pictures, name } = order;
  const seconds = secondsBetween(order.ordered_at, asOf);
  return {
    number: order_id,
    href: paths.order(seller_key, order_id),
    state: stageBadge(context, order),
    age: is_late
      ? translate("orderDesk.late", { age: waitedText(context, seconds) })
      : ageText(context, seconds),
    isLate: is_late,
    pictures: pictures.map((picture) => `/media/${picture}`),
    pieces: piecesText(context, order),
    name,
    place: placeText(context, order),
    cash: cashText(context, order),
    contacts: contactsOf(context, order),
  };
}

/** How many pieces there are. */
export const piecesText = ({ language, translate }: ConsoleContext, { pieces }: ShopOrder) =>
  translate("orderDesk.pieces", { count: pieces, formatted: formatNumber(pieces, language) });

/** Where it goes, or that it is fetched. */
export const placeText = ({ translate }: ConsoleContext, { is_pick_up, place }: ShopOrder) =>
  is_pick_up ? translate("orderDesk.pickUp") : place;

/** What decides on an order's next step, in a line: how much it is, where it goes and what it brings. */
export const orderInShort = (context: ConsoleContext, order: ShopOrder) =>
  [piecesText(context, order), placeText(context, order), cashText(context, order)]
    .filter((part) => part !== "")
    .join(" · ");

const secondsBetween = (then: string, now: string) => (Date.parse(now) - Date.parse(then)) / 1000;

/** What is to be collected; of what was delivered how much it was: what was collected for it stands in its cash. */
export function cashText({ language, translate }: ConsoleContext, order: ShopOrder): string {
  const amount = formatMoney(order.cash_due || order.grand_total, language);
  if (order.cash_due > 0) return translate("orderDesk.cash", { amount });
  return order.stage === "delivered"
    ? translate("orderDesk.total", { amount })
    : translate("orderDesk.nothingDue");
}

/** To call the customer, and to see where they are; nothing of who has deleted the account. */
export function contactsOf(
  { translate }: ConsoleContext,
  { name, phone, address, place }: ShopOrder,
): DeskCardData["contacts"] {
  if (phone === "") return [];
  const call = {
    href: `tel:${phone}`,
    label: translate("orderDesk.call"),
    spoken: translate("orderDesk.callNamed", { name }),
    icon: "phone" as const,
  };
  if (address === "") return [call];
  const query = new URLSearchParams({ api: "1", query: address });
  const map = {
    href: `https://www.google.com/maps/search/?${query.toString()}`,
    label: translate("orderDesk.map"),
    spoken: translate("orderDesk.mapNamed", { place }),
    icon: "pin" as const,
  };
  return [call, map];
}

/** How long ago something was. */
export function ageText({ language, translate }: ConsoleContext, seconds: number): string {
  const { unit, count } = roughly(seconds);
  if (unit === "now") return translate("orderDesk.age.now");
  return translate(`orderDesk.age.${unit}`, { count, formatted: formatNumber(count, language) });
}

/** How long somebody has waited. */
function waitedText({ language, translate }: ConsoleContext, seconds: number): string {
  const { unit, count } = roughly(seconds);
  return translate(`orderDesk.waited.${unit === "now" ? "minutes" : unit}`, {
    count,
    formatted: formatNumber(count, language),
  });
}

function roughly(seconds: number): { unit: "now" | "minutes" | "hours" | "days"; count: number } {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return { unit: "now", count: 0 };
  if (minutes < 90) return { unit: "minutes", count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { unit: "hours", count: hours } : { unit: "days", count: Math.floor(hours / 24) };
}

/** The one next step of an order, as a form sends it; nothing where there is none. */
export function stepOf(
  { translate }: ConsoleContext,
  { order_id, stage, next }: Pick<ShopOrder, "order_id" | "stage" | "next">,
) {
  if (next === null || next === "pending" || next === "cancel") return undefined;
  const label = translate(`orderDesk.steps.${next}`);
  return {
    label,
    spoken: translate("orderDesk.stepsOf", { step: label, order: order_id }),
    hidden: {
      [fields.intent]: orderIntents.move,
      [fields.order]: order_id,
      [fields.from]: stage,
      [fields.to]: next,
      [fields.key]: randomUUID(),
    },
  };
}

/** A move that can be taken back, as a note that does it. */
export function undoOf(context: ConsoleContext, { order_id, to, is_returned }: UndoableMove) {
  const { translate } = context;
  const words = { order: order_id, stage: translate(`orderDesk.stages.${shownState(to, is_returned)}`) };
  return {
    text: translate(to === "packed" ? "orderDesk.undo.quiet" : "orderDesk.undo.moved", words),
    label: translate("orderDesk.undo.label"),
    hidden: {
      [fields.intent]: orderIntents.undo,
      [fields.order]: order_id,
      [fields.to]: to,
      [fields.key]: randomUUID(),
    },
  };
}
