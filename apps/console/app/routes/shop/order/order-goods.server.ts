import { randomUUID } from "node:crypto";
import type { ShopOrderDetails, ShopOrderLine } from "@haat/contract/seller/seller-orders.contract";
import { formatMoney, formatReduction } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { componentLabels } from "../../../server/present/labels.server";
import { orderIntents, orderMoveFields as fields } from "../order-move.form";
import { bookedFields } from "./order.form";

/** What was ordered, line by line, and what it comes to. */
export function goodsSection(context: ConsoleContext, order: ShopOrderDetails) {
  const { language, translate } = context;
  const money = (amount: number) => formatMoney(amount, language);
  const { totals, coupon_code } = order;
  const total = (label: string, amount: string) => ({ label, amount });
  return {
    title: translate("orderDesk.goods"),
    rows: order.lines.map((line) => lineRow(context, line)),
    totals: [
      total(translate("orderDesk.totals.item_total"), money(totals.item_total)),
      ...(totals.coupon_discount > 0
        ? [
            total(
              translate("orderDesk.totals.coupon_discount", { code: coupon_code ?? "" }).trim(),
              formatReduction(totals.coupon_discount, language),
            ),
          ]
        : []),
      ...(order.is_pick_up
        ? []
        : [total(translate("orderDesk.totals.delivery_fee"), money(totals.delivery_fee))]),
      ...(totals.rounding > 0
        ? [total(translate("orderDesk.totals.rounding"), formatReduction(totals.rounding, language))]
        : []),
    ],
    sum: total(translate("orderDesk.totals.grand_total"), money(totals.grand_total)),
    due: order.cash_due > 0 ? total(translate("orderDesk.totals.due"), money(order.cash_due)) : undefined,
  };
}

function lineRow({ language, translate }: ConsoleContext, line: ShopOrderLine): ListRow {
  const { position, name, choice, picture, quantity, unit_price, line_total, returned, written_off } = line;
  const { taken_out, not_kept } = line;
  const number = (value: number) => formatNumber(value, language);
  const price = formatMoney(unit_price, language);
  const counted = translate("orderDesk.line", { pieces: number(quantity), price });
  return {
    id: String(position),
    title: name,
    picture: `/media/${picture}`,
    figure: { text: formatMoney(line_total, language) },
    lines: [
      [choice, counted].filter(Boolean).join(" · "),
      ...(taken_out > 0 ? [translate("accountPages.order.takenOut", { formatted: number(taken_out) })] : []),
      ...(not_kept > 0 ? [translate("orderDesk.lineNotKept", { formatted: number(not_kept) })] : []),
      ...(returned + written_off > 0
        ? [translate("orderDesk.returns.counted", { back: number(returned), lost: number(written_off) })]
        : []),
    ],
  };
}

/** What is on its way back of an order that did not arrive, to be booked when it is in hand; nothing where all is. */
export function returnsSection(context: ConsoleContext, order: ShopOrderDetails) {
  const { language, translate } = context;
  const awaited = order.lines.filter((line) => line.awaited > 0);
  if (awaited.length === 0) return undefined;
  const nameOf = ({ name, choice }: ShopOrderLine) => (choice ? `${name} (${choice})` : name);
  return {
    title: translate("orderDesk.returns.title"),
    lead: translate("orderDesk.returns.lead"),
    fields: awaited.flatMap((line) => [
      {
        kind: "text" as const,
        keypad: "numeric" as const,
        name: bookedFields.back(line.position),
        label: translate("orderDesk.returns.back", { name: nameOf(line) }),
        hint: translate("orderDesk.returns.awaited", { formatted: formatNumber(line.awaited, language) }),
        value: "",
        optionalMark: translate("components.optional"),
      },
      {
        kind: "text" as const,
        keypad: "numeric" as const,
        name: bookedFields.lost(line.position),
        label: translate("orderDesk.returns.lost", { name: nameOf(line) }),
        value: "",
        optionalMark: translate("components.optional"),
      },
    ]),
    hidden: { [fields.intent]: orderIntents.book, [fields.key]: randomUUID() },
    labels: {
      submit: translate("orderDesk.returns.submit"),
      errors: componentLabels(context).formErrors,
    },
  };
}
