import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { OrderCash } from "@haat/contract/seller/seller-cash.contract";
import type { ChangedOrderTotals, WhyLess } from "@haat/contract/seller/seller-order-changes.contract";
import type { ShopOrderDetails, ShopOrderLine } from "@haat/contract/seller/seller-orders.contract";
import { business } from "@haat/contract/shared/business-constants";
import { toLatinDigits } from "@haat/contract/shared/latin-digits";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { holderFields } from "../cash-holder.server";
import { takaField } from "../cash-words.server";
import { cancelLinkOf, orderOf } from "../order-of.server";
import { bringerOf } from "../parcel-sending.server";
import { whyLessOf } from "../why-less.server";
import { orderChangeFields as fields } from "./order-change.form";
import type { OrderChangePage, PiecesLeft } from "./order-change.view";

/** So much of what was typed for a number of pieces is shown again. */
const longestTyped = 20;

/** A line of an order, and what an address says that is left of it. */
interface LineAsked {
  line: ShopOrderLine;
  /** As it was typed; nothing where the address does not say. */
  typed: string | undefined;
  /** All of it where the address does not say; nothing where that is no number of its pieces. */
  quantity: number | undefined;
}

function leftIn(order: ShopOrderDetails, query: URLSearchParams): LineAsked[] {
  return order.lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => {
      const typed = query.get(fields.left(line.position))?.trim().slice(0, longestTyped);
      return { line, typed, quantity: typed === undefined ? line.quantity : piecesOf(typed, line.quantity) };
    });
}

function piecesOf(typed: string, most: number): number | undefined {
  const digits = toLatinDigits(typed);
  return /^\d{1,4}$/.test(digits) && Number(digits) <= most ? Number(digits) : undefined;
}

/** An order with fewer pieces: first how many there are, then what it costs, and what was collected where it is delivered. */
export async function orderChangePage(
  context: ConsoleContext,
  shop: OwnShop,
  param: string,
  request: Request,
): Promise<OrderChangePage & { head: { title: string } }> {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const order = await orderOf(context, shop, param);
  const why = whyLessOf(order);
  if (!why) throw pageFailure(context, 404);
  const asked = leftIn(order, new URL(request.url).searchParams);
  const left = asked.flatMap(({ line: { position }, quantity }) =>
    quantity === undefined ? [] : [{ position, quantity }],
  );
  const number = order.order_id;
  const title = translate(why === "short" ? "cash.less.titleShort" : "cash.less.titleReturned", { number });
  const isAsked = left.length === asked.length && asked.some(({ typed }) => typed !== undefined);
  const pieces = left.reduce((sum, { quantity }) => sum + quantity, 0);
  const isPointless = why === "short" && pieces === order.lines.reduce((sum, each) => sum + each.quantity, 0);
  const refusal =
    pieces === 0 ? ("order_all_taken" as const) : isPointless ? ("order_nothing_taken" as const) : undefined;
  return {
    head: pageHead(context, title),
    title,
    lead: translate(why === "short" ? "cash.less.leadShort" : "cash.less.leadReturned"),
    back: {
      href: paths.order(seller_key, number),
      label: translate("orderDesk.orderTitle", { order: number }),
    },
    look: {
      action: paths.order(seller_key, number, "change"),
      fields: asked.map((each) => lineField(context, each)),
      submit: translate("cash.less.look"),
    },
    warning: isAsked && refusal ? translate(`api.errors.${refusal}`) : undefined,
    cancel: isAsked && refusal === "order_all_taken" ? cancelLinkOf(context, shop, order) : undefined,
    change: isAsked && !refusal ? await changeForm(context, { order, seller_key, why, left }) : undefined,
    errors: componentLabels(context).formErrors,
  };
}

/** How many pieces of a line are left: none to all of them. */
function lineField(context: ConsoleContext, { line, typed, quantity }: LineAsked): PiecesLeft {
  const { language, translate } = context;
  const name = line.choice ? `${line.name} (${line.choice})` : line.name;
  const pieces = formatNumber(line.quantity, language);
  return {
    name: fields.left(line.position),
    label: translate("cash.less.line", { name, pieces }),
    value: quantity ?? typed ?? "",
    max: line.quantity,
    labels: {
      decrease: translate("components.cartLine.decrease", { name }),
      increase: translate("components.cartLine.increase", { name }),
      digits: componentLabels(context).cartLine.digits,
    },
    errors: quantity === undefined ? [translate("cash.less.lineWrong", { pieces })] : undefined,
  };
}

interface Wanted {
  order: ShopOrderDetails;
  seller_key: string;
  why: WhyLess;
  left: readonly { position: number; quantity: number }[];
}

/** What it costs then, and the form that does it. */
async function changeForm(context: ConsoleContext, { order, seller_key, why, left }: Wanted) {
  const { language, paths, translate } = context;
  const { order_id, status } = order;
  const calls = context.client();
  const asked = { language, seller_key, order_id };
  const { totals } = (
    await answerOrPage(context, calls.sellerOrderChanges.orderTotalsLeft({ ...asked, why, left: [...left] }))
  ).data;
  const isLess = totals.pieces_after < totals.pieces_before;
  const piecesField = fateField(context, why);
  const query = Object.fromEntries(
    left.map(({ position, quantity }) => [fields.left(position), String(quantity)]),
  );
  return {
    action: paths.order(seller_key, order_id, "change", query),
    sums: sumsOf(context, totals),
    hidden: { ...query, [fields.from]: status, [fields.key]: randomUUID() },
    fields: [
      ...(isLess ? [piecesField] : []),
      ...(why === "returned" ? await collectedFields(context, asked, totals.after.grand_total) : []),
    ],
    submit: translate(why === "short" ? "cash.less.accept" : "cash.less.deliver"),
  };
}

function sumsOf({ language, translate }: ConsoleContext, { before, after }: ChangedOrderTotals) {
  const row = (label: string, amount: number) => ({
    label,
    lines: [{ text: formatMoney(amount, language) }],
  });
  return [
    row(translate("cash.less.before"), before.grand_total),
    row(translate("cash.less.after"), after.grand_total),
  ];
}

function fateField({ translate }: ConsoleContext, why: WhyLess): ConsoleFieldData {
  return {
    kind: "cards",
    name: fields.pieces,
    label: translate("cash.less.pieces"),
    value: why === "short" ? "written_off" : "in_hand",
    columns: 2,
    options: [
      { value: "in_hand", title: translate("cash.less.inHand"), text: translate("cash.less.inHandText") },
      {
        value: "written_off",
        title: translate("cash.less.writtenOff"),
        text: translate("cash.less.writtenOffText"),
      },
    ],
  };
}

async function collectedFields(
  context: ConsoleContext,
  asked: { language: ConsoleContext["language"]; seller_key: string; order_id: string },
  due: number,
) {
  const calls = context.client();
  const { cash } = (await answerOrPage(context, calls.sellerCash.orderCash(asked))).data;
  const { parcel } = (await answerOrPage(context, calls.sellerCouriers.parcel(asked))).data.order;
  return cashFields(context, cash, due, bringerOf(parcel));
}

/** What was collected, and who has it. */
function cashFields(
  context: ConsoleContext,
  { staff, couriers }: OrderCash,
  due: number,
  brings: string | undefined,
): ConsoleFieldData[] {
  const { translate } = context;
  const optionalMark = translate("components.optional");
  return [
    {
      kind: "taka",
      name: fields.amount,
      label: translate("cash.order.collected"),
      value: takaField(context, due),
    },
    ...holderFields(context, { staff, couriers }, fields, brings),
    {
      kind: "text",
      name: fields.reason,
      label: translate("cash.order.reason"),
      hint: translate("cash.order.reasonHint"),
      maxLength: business.cashNoteMaxLength,
      optionalMark,
    },
  ];
}
