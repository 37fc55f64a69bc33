import { randomUUID } from "node:crypto";
import type { OrderEvent } from "@haat/contract/seller/order-events";
import type { ShopOrderDetails } from "@haat/contract/seller/seller-orders.contract";
import { isReturn, shownState } from "@haat/contract/shared/order-choices";
import { formatDateTime } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { componentLabels } from "../../../server/present/labels.server";
import { orderIntents, orderMoveFields as fields } from "../order-move.form";
import { noteField } from "./order.form";
import type { HistoryData } from "./order-history.view";

/** What became of an order: when, by whom and why. */
export function historySection(context: ConsoleContext, order: ShopOrderDetails): HistoryData {
  const { language, translate } = context;
  const rows = order.history.map((event) => eventRow(context, event));
  const before = rows.slice(0, -1);
  const formatted = formatNumber(before.length, language);
  return {
    title: translate("orderDesk.history.title"),
    last: rows.slice(-1),
    before:
      before.length > 0
        ? { label: translate("orderDesk.history.before", { formatted }), rows: before }
        : undefined,
  };
}

function eventRow(context: ConsoleContext, event: OrderEvent): ListRow {
  const { translate } = context;
  return {
    id: event.stage,
    title: translate(`orderDesk.stages.${shownState(event.stage, isReturn(event.reason))}`),
    lines: [
      byLine(context, event.at, event.by),
      ...(event.reason ? [translate(`orderDesk.reasons.${event.reason}`)] : []),
      ...(event.note ? [noteLine(context, event)] : []),
    ],
  };
}

/** The customer's own words say whose they are. */
const noteLine = ({ translate }: ConsoleContext, { by, note }: OrderEvent) =>
  by.kind === "customer" ? `${translate("orderDesk.customersNote")}: ${note}` : note;

function byLine({ language, translate }: ConsoleContext, at: string, by: OrderEvent["by"]): string {
  const { kind, name } = by;
  const who =
    kind === "program"
      ? translate("orderDesk.history.program", { name })
      : name || translate(`orderDesk.history.${kind}`);
  return translate("orderDesk.history.by", { when: formatDateTime(at, language), who });
}

/** What the shop's people wrote beside an order, and the form for more. */
export function notesSection(context: ConsoleContext, order: ShopOrderDetails) {
  const { translate } = context;
  const text = translate("orderDesk.notes.text");
  const field: ConsoleFieldData = { kind: "lines", name: noteField, label: text, rows: 2 };
  return {
    title: translate("orderDesk.notes.title"),
    open: text,
    lead: translate("orderDesk.notes.lead"),
    rows: order.notes.map(({ id_note, text, at, by }): ListRow => ({
      id: String(id_note),
      title: text,
      lines: [byLine(context, at, by)],
    })),
    fields: [field],
    hidden: { [fields.intent]: orderIntents.note, [fields.key]: randomUUID() },
    labels: { submit: translate("orderDesk.notes.submit"), errors: componentLabels(context).formErrors },
  };
}
