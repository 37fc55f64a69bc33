import type { CourierStatement, StatementRow } from "@haat/contract/seller/courier-statements.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { business } from "@haat/contract/shared/business-constants";
import { shownState } from "@haat/contract/shared/order-choices";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import { formatDateTime, formatDay } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { idInAddress } from "../../../server/http/id-in-address.server";
import { pageHead } from "../../../server/present/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { statementKind } from "../statement-words.server";
import { statementRowFields as fields } from "./cash-statement-row.form";
import type { CashStatementRowPage } from "./cash-statement-row.view";

/** A row of a courier's statement beside what the book says, and the note with which it is cleared. */
export async function statementRowPage(
  context: ConsoleContext,
  shop: OwnShop,
  params: { statement?: string; row?: string },
): Promise<CashStatementRowPage & { head: { title: string } }> {
  const { language, translate } = context;
  const id_statement = idInAddress(context, params.statement);
  const position = idInAddress(context, params.row);
  const asked = { language, seller_key: shop.seller_key, id_statement, position };
  const { data } = await answerOrPage(context, context.client().courierStatements.statementRow(asked));
  const { statement, row } = data;
  const { seller_key } = shop;
  const title =
    row.row === null
      ? row.order_id
      : translate("statements.row.ofFile", { row: formatNumber(row.row, language) });
  return {
    head: pageHead(context, title),
    title,
    lead: meaningOf(context, row),
    back: { href: context.paths.cashStatement(seller_key, id_statement), label: statement.file_name },
    state: row.settled === null ? statementKind(context, row.kind) : settledBadge(context),
    flaw: row.flaw,
    parts: [
      ...(row.row === null
        ? []
        : [{ title: translate("statements.row.said"), rows: saidRows(context, row) }]),
      ...(row.order_id === ""
        ? []
        : [{ title: translate("statements.row.book"), rows: bookRows(context, row) }]),
    ],
    links: linksOf(context, shop, row),
    clear: canBeCleared(statement, row) ? clearForm(context, seller_key, statement, row) : undefined,
  };
}

/** What a row is, as a sentence with what to do. */
function meaningOf({ translate }: ConsoleContext, { kind, status, collected }: StatementRow): string {
  if (kind === "not_delivered" && status === "cancel") return translate("statements.notDelivered.cancelled");
  if (kind === "not_delivered" && collected === 0) return translate("statements.notDelivered.nothing");
  return translate(`statements.means.${kind}`);
}

const settledBadge = ({ translate }: ConsoleContext) => ({
  label: translate("statements.row.settled"),
  tone: "success" as const,
});

const canBeCleared = ({ state }: CourierStatement, { settled }: StatementRow) =>
  settled === null && state !== "thrown_away";

const line = (label: string, text: string, lang?: "en"): SummaryRow[] =>
  text === "" ? [] : [{ label, lines: [{ text, lang }] }];

function moneyLine({ language }: ConsoleContext, label: string, amount: number | null): SummaryRow[] {
  return amount === null ? [] : line(label, formatMoney(amount, language));
}

function saidRows(context: ConsoleContext, row: StatementRow): SummaryRow[] {
  const { language, translate } = context;
  return [
    ...line(translate("statements.row.ownNumber"), row.own_number, "en"),
    ...line(translate("statements.row.tracking"), row.tracking_code, "en"),
    ...line(translate("statements.row.phone"), row.phone),
    ...moneyLine(context, translate("statements.row.collected"), row.collected),
    ...moneyLine(context, translate("statements.row.fee"), row.fee),
    ...moneyLine(context, translate("statements.row.paid"), row.paid),
    ...(row.day === null ? [] : line(translate("statements.row.day"), formatDay(row.day, language))),
    ...line(translate("statements.row.status"), row.said),
  ];
}

function bookRows(context: ConsoleContext, row: StatementRow): SummaryRow[] {
  const { translate } = context;
  return [
    ...line(translate("statements.row.order"), row.order_id, "en"),
    ...(row.status === null
      ? []
      : line(
          translate("statements.row.orderStatus"),
          translate(`orderDesk.stages.${shownState(row.status, row.is_returned)}`),
        )),
    ...moneyLine(context, translate("statements.row.held"), row.held),
    ...moneyLine(context, translate("statements.row.settled"), row.settled),
    ...(row.match === null
      ? []
      : line(translate("statements.row.found"), translate(`statements.match.${row.match}`))),
  ];
}

/** The ways to the order, for who may look at orders, and to the statement that settled it. */
function linksOf({ language, paths, translate }: ConsoleContext, shop: OwnShop, row: StatementRow) {
  const { seller_key, permissions } = shop;
  const toOrder = permissions.includes(shopPermissionForPage("order")) && row.order_id !== "";
  return [
    ...(toOrder
      ? [{ href: paths.order(seller_key, row.order_id), label: translate("statements.row.toOrder") }]
      : []),
    ...(row.earlier === null
      ? []
      : [
          {
            href: paths.cashStatement(seller_key, row.earlier),
            label: translate("statements.row.toEarlier", { number: formatNumber(row.earlier, language) }),
          },
        ]),
  ];
}

function clearForm(
  context: ConsoleContext,
  seller_key: string,
  { id_statement }: CourierStatement,
  { position, cleared }: StatementRow,
): CashStatementRowPage["clear"] {
  const { language, paths, translate } = context;
  const by = cleared && {
    note: cleared.note,
    when: formatDateTime(cleared.at, language),
    name: cleared.name,
  };
  return {
    title: translate("statements.row.clear"),
    text: by ? translate("statements.row.clearedBy", by) : translate("statements.row.clearLead"),
    fields: [
      {
        kind: "text",
        name: fields.note,
        label: translate("statements.row.note"),
        hint: translate("statements.row.noteHint"),
        value: cleared?.note ?? "",
        maxLength: business.cashNoteMaxLength,
        optionalMark: translate("components.optional"),
      },
    ],
    action: paths.cashStatement(seller_key, id_statement, `rows/${position}`),
    labels: { submit: translate("statements.row.submit"), errors: componentLabels(context).formErrors },
  };
}
