import type { CollectedCash } from "@haat/contract/seller/cash-fields";
import type { LineLeft, ReturnedPieces, WhyLess } from "@haat/contract/seller/seller-order-changes.contract";
import type { OrderStatusName } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { checkedKey, once } from "../../http/idempotency";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import { addTextMessage } from "../account/text-message.job.usecases";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import {
  applyChange,
  describeTotals,
  weighChange,
  type LessOfLine,
  type OrderChange,
} from "../order/order-change.usecases";
import { statusNameOf } from "../order/order-status.rules";
import { lockOrder, moveOrder } from "../order/order-status.usecases";
import { keepMove, tellEarlierMove } from "../seller-orders/move-keeping.usecases";

interface OfOrder {
  order_id: string;
  left: readonly LineLeft[];
}

/** What an order would cost with fewer pieces. @throws what `weighChange` does */
export function describeTotalsLeft(
  { db }: Services,
  { scope }: Pick<InShop, "scope">,
  { order_id, left, why }: OfOrder & { why: WhyLess },
) {
  return inTransaction(
    db,
    async (tx) => describeTotals(await weighChange(tx, scope.shopId, order_id.toUpperCase(), { left, why })),
    scope,
  );
}

/** The status that the page showed, and what is noted. */
interface Step {
  from: OrderStatusName;
  note: string;
}

/** @throws review_conflict where somebody moved the order meanwhile */
function requireStatus({ order }: OrderChange, from: OrderStatusName): void {
  if (statusNameOf(order.status) !== from) throw new DomainError("review_conflict");
}

/**
 * Accepts an order without what is not there, and tells its customer.
 * @throws order_nothing_taken where nothing is less; review_conflict; what `weighChange` and `moveOrder` do
 */
export function acceptWithLess(
  services: Services,
  inShop: InShop,
  language: Language,
  given: OfOrder & Step & { pieces: ReturnedPieces },
  givenKey: string | undefined,
) {
  const { scope, actor } = inShop;
  const { shopId } = scope;
  const { accountId, apiKey: program } = actor;
  const now = services.clock.now();
  const request = memberRequest(inShop, "accept_with_less", given, checkedKey(givenKey, true));
  return once(services, request, async (tx) => {
    const number = given.order_id.toUpperCase();
    const change = await weighChange(tx, shopId, number, { left: given.left, why: "short" });
    requireStatus(change, given.from);
    if (change.less.length === 0) throw new DomainError("order_nothing_taken");
    const { note, pieces } = given;
    await tellEarlierMove(services, tx, shopId, change.order.id);
    const move = { to: "accept", mover: "seller", accountId, program, note } as const;
    await moveOrder(tx, shopId, number, move, { language, now });
    await applyChange(tx, shopId, change, { why: "short", pieces, accountId, note, now });
    const states = statesOf(change, note);
    await recordCommand(tx, actor, { action: "order_accept_less", subject: number, ...states }, now);
    await tellCustomer(services, tx, inShop, change);
    return describeChanged(change, "accept", "cash_on_delivery");
  });
}

/**
 * Says that an order is delivered, whole or in part, and what was collected for it. Of a whole one its customer is told some
 * seconds later, and until then it can be taken back; of a part at once.
 * @throws review_conflict; invalid_input where what was collected lacks its reason; what `weighChange` and `moveOrder` do
 */
export function deliverOrder(
  services: Services,
  inShop: InShop,
  language: Language,
  given: OfOrder & Step & CollectedCash & { pieces: ReturnedPieces },
  givenKey: string | undefined,
) {
  const { scope, actor } = inShop;
  const { shopId } = scope;
  const { accountId } = actor;
  const now = services.clock.now();
  const request = memberRequest(inShop, "deliver_order", given, checkedKey(givenKey, true));
  return once(services, request, async (tx) => {
    const number = given.order_id.toUpperCase();
    const change = await weighChange(tx, shopId, number, { left: given.left, why: "returned" });
    requireStatus(change, given.from);
    const { note, pieces } = given;
    const isPart = change.less.length > 0;
    const before = await lockOrder(tx, shopId, number);
    if (!before) throw new DomainError("order_not_found");
    await tellEarlierMove(services, tx, shopId, before.id);
    if (isPart) await applyChange(tx, shopId, change, { why: "returned", pieces, accountId, note, now });
    const move = { to: "delivered", mover: "seller", accountId, note, collected: given } as const;
    const moved = await moveOrder(tx, shopId, number, move, { language, now });
    const states = statesOf(change, note);
    const after = { ...states.after, collected: given.amount, ...(isPart && { state: pieces }) };
    const action = isPart ? "order_deliver_part" : "order_deliver";
    await recordCommand(tx, actor, { action, subject: number, before: states.before, after }, now);
    if (isPart) await tellCustomer(services, tx, inShop, change);
    else await keepMove(services, tx, inShop, before, { ...moved, to: "delivered" });
    return describeChanged(change, "delivered", "paid");
  });
}

function statesOf({ order, totals, lines, piecesLeft }: OrderChange, note: string) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isLess = piecesLeft < pieces;
  return {
    before: { order_total: order.grandTotal, order_pieces: pieces },
    after: {
      order_total: isLess ? totals.grandTotal : order.grandTotal,
      order_pieces: piecesLeft,
      ...(note && { note }),
    },
  };
}

function describeChanged(
  { order, totals, less, piecesLeft }: OrderChange,
  status: OrderStatusName,
  payment: "paid" | "cash_on_delivery",
) {
  return {
    order_id: order.number,
    status,
    payment_status: payment,
    grand_total: less.length > 0 ? totals.grandTotal : order.grandTotal,
    total_pieces: piecesLeft,
  };
}

/** Tells the customer what is not in the order any more, and what it costs now. */
async function tellCustomer(
  services: Services,
  tx: Queryable,
  { scope: { shopId } }: InShop,
  change: OrderChange,
): Promise<void> {
  const { order, less, totals } = change;
  // Of an order from before orders kept the language that they were placed in.
  const language = order.language ?? "bn";
  const nameOf = (line: LessOfLine) =>
    translator(language)("cash.sms.line", {
      name: textIn(language, line.name),
      pieces: formatNumber(line.quantity - line.left, language),
    });
  const [first] = less;
  if (!first) return;
  const more = less.length - 1;
  const words = {
    shop: textIn(language, order.shopTitle),
    number: order.number,
    lines:
      more === 0
        ? nameOf(first)
        : translator(language)("cash.sms.lines", { line: nameOf(first), more: formatNumber(more, language) }),
    total: formatMoney(totals.grandTotal, language),
  };
  const text = translator(language)(
    change.order.status === 1 ? "cash.sms.short" : "cash.sms.returned",
    words,
  );
  await addTextMessage(services, tx, { to: order.recipientPhone, text, shopId });
}
