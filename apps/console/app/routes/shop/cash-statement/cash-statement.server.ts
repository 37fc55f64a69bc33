import { randomUUID } from "node:crypto";
import type { CourierStatement } from "@haat/contract/seller/courier-statements.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { business } from "@haat/contract/shared/business-constants";
import { differenceKinds, statementView, type StatementView } from "@haat/contract/shared/statement-choices";
import { formatDate, formatDateTime, formatDay } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { idInAddress } from "../../../server/http/id-in-address.server";
import { pageOf } from "../../../server/http/page-number.server";
import { pageHead } from "../../../server/present/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { statementState } from "../statement-words.server";
import { statementFields as fields, statementIntents } from "./cash-statement.form";
import type { CashStatementPage } from "./cash-statement.view";
import { shownRow, tickOf } from "./statement-rows.server";

/** A courier's statement: what it says and what the book does, what can be settled of it, and its differences. */
export async function statementPage(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  inPath: string | undefined,
  request: Request,
): Promise<CashStatementPage & { head: { title: string } }> {
  const { language, paths, translate } = context;
  const id_statement = idInAddress(context, inPath);
  const named = statementView.safeParse(new URL(request.url).searchParams.get("view"));
  const view = named.success ? named.data : "open";
  const page = pageOf(request);
  const asked = { language, seller_key, id_statement, view, page };
  const { data } = await answerOrPage(context, context.client().courierStatements.courierStatement(asked));
  const { statement, rows, ready, last_page } = data;
  const title = statement.file_name;
  const to = (other: StatementView, number = 1) =>
    paths.cashStatement(seller_key, id_statement, undefined, {
      ...(other !== "open" && { view: other }),
      ...(number > 1 && { page: String(number) }),
    });
  const isRead = statement.state === "checked" || statement.state === "settled";
  return {
    head: pageHead(context, title),
    title,
    lead: leadOf(context, statement),
    back: { href: paths.shop(seller_key, "cash/statements"), label: translate("statements.page.back") },
    state: statementState(context, statement.state),
    action: paths.cashStatement(seller_key, id_statement),
    note: noteOf(context, statement),
    parts: isRead ? partsOf(context, statement, data.owed) : [],
    settle: ready.length > 0 ? settleForm(context, data) : undefined,
    idle: ready.length === 0 && isRead ? idleText(context, statement) : undefined,
    differences: {
      title: translate("statements.page.differences"),
      views: isRead ? viewsOf(context, statement, view, to) : [],
      viewsLabel: translate("statements.page.views"),
      moreViews: translate("consoleShell.list.moreViews"),
      rows: rows.map((row) => shownRow(context, seller_key, statement, row)),
      empty: { title: translate("statements.page.noRows"), text: translate("statements.page.noRowsText") },
      file: {
        href: paths.cashStatement(seller_key, id_statement, "differences"),
        label: translate("statements.page.download"),
      },
      steps: [
        ...(page > 1 ? [step(context, "previous", to(view, page - 1))] : []),
        ...(page < last_page ? [step(context, "next", to(view, page + 1))] : []),
      ],
    },
    ends: endText(context, statement),
    commands: commandsOf(context, seller_key, statement),
  };
}

const step = ({ translate }: ConsoleContext, way: "previous" | "next", href: string) => ({
  href,
  label: translate(`consoleShell.list.${way}`),
  rel: way === "previous" ? ("prev" as const) : ("next" as const),
});

/** Said of a statement that is not read, or not any more. */
function noteOf({ language, translate }: ConsoleContext, { state }: CourierStatement): string | undefined {
  const formatted = formatNumber(business.statementOpenDays, language);
  if (state === "thrown_away") return translate("statements.page.thrownAway", { formatted });
  return state === "columns" ? translate("statements.page.columnsFirst") : undefined;
}

/** Until when it is kept where nothing of it is settled. */
function endText({ language, translate }: ConsoleContext, { ends_at }: CourierStatement): string | undefined {
  if (ends_at === null) return undefined;
  const formatted = formatNumber(business.statementOpenDays, language);
  return translate("statements.page.endsOn", { date: formatDate(ends_at, language), formatted });
}

function leadOf({ language, translate }: ConsoleContext, { courier, at, name }: CourierStatement): string {
  const who = { courier: courier.name, when: formatDateTime(at, language) };
  return name
    ? translate("statements.page.by", { ...who, name })
    : translate("statements.page.byNobody", who);
}

/** What the statement says, what the book does, and what is settled. */
function partsOf(
  context: ConsoleContext,
  statement: CourierStatement,
  owed: number,
): CashStatementPage["parts"] {
  const { language, translate } = context;
  const { said, period, settled, rows, courier } = statement;
  const money = (amount: number) => formatMoney(amount, language);
  const line = (label: string, ...texts: string[]): SummaryRow => ({
    label,
    lines: texts.map((text) => ({ text })),
  });
  const count = { count: settled.parcels, formatted: formatNumber(settled.parcels, language) };
  return [
    {
      title: translate("statements.page.sums"),
      rows: [
        line(translate("statements.page.rows"), formatNumber(rows, language)),
        line(translate("statements.page.period"), periodText(context, period)),
        line(translate("statements.page.collected"), money(said.collected)),
        line(translate("statements.page.fee"), money(said.fee)),
        line(translate("statements.page.paid"), money(said.paid)),
      ],
    },
    {
      title: translate("statements.page.book"),
      rows: [
        line(`${translate("statements.page.owed")} (${courier.name})`, money(owed)),
        ...(settled.parcels === 0
          ? []
          : [
              line(
                translate("statements.page.settled"),
                translate("statements.page.settledParcels", { ...count, amount: money(settled.collected) }),
                translate("statements.page.settledCash", {
                  handedIn: money(settled.handed_in),
                  fee: money(settled.fee),
                }),
                ...settledByLine(context, statement),
              ),
            ]),
      ],
    },
  ];
}

/** The days that it is about; a single one by itself. */
function periodText({ language, translate }: ConsoleContext, period: CourierStatement["period"]): string {
  if (!period) return translate("statements.page.noPeriod");
  const [start, end] = [formatDay(period.start, language), formatDay(period.end, language)];
  return start === end ? start : translate("statements.page.periodText", { start, end });
}

function settledByLine(
  { language, translate }: ConsoleContext,
  { settled_at, settled_name }: CourierStatement,
): string[] {
  if (settled_at === null) return [];
  const when = formatDateTime(settled_at, language);
  return [settled_name ? translate("statements.page.settledBy", { when, name: settled_name }) : when];
}

type Shown = Awaited<
  ReturnType<ReturnType<ConsoleContext["client"]>["courierStatements"]["courierStatement"]>
>["data"];

/** The ticks of what can be settled: what fits is ticked, what does not is for the seller to say. */
function settleForm(
  context: ConsoleContext,
  { statement, ready, ready_settles, owed, is_short }: Shown,
): CashStatementPage["settle"] {
  const { language, translate } = context;
  const isFit = (kind: string) => kind === "fits" || kind === "came_back";
  const fits = ready.filter(({ kind }) => isFit(kind));
  const open = ready.filter(({ kind }) => !isFit(kind));
  const count = { count: fits.length, formatted: formatNumber(fits.length, language) };
  const amounts = { owed: formatMoney(owed, language), amount: formatMoney(ready_settles, language) };
  return {
    title: translate("statements.page.ready"),
    text: translate("statements.page.readyLead"),
    short: is_short ? translate("statements.page.short", amounts) : undefined,
    groups: [
      {
        id: "fits",
        title: translate("statements.page.readyFits", count),
        hint: translate("statements.page.readyFitsHint"),
        isTicked: true,
        ticks: fits.map((row) => tickOf(context, row)),
      },
      {
        id: "open",
        title: translate("statements.page.readyOpen"),
        hint: translate("statements.page.readyOpenHint"),
        isTicked: false,
        ticks: open.map((row) => tickOf(context, row)),
      },
    ].filter(({ ticks }) => ticks.length > 0),
    hidden: { [fields.version]: String(statement.version), [fields.key]: randomUUID() },
    intent: statementIntents.settle,
    submit: translate("statements.page.settle"),
    errors: componentLabels(context).formErrors,
  };
}

function idleText({ translate }: ConsoleContext, { settled }: CourierStatement): string {
  return translate(settled.parcels > 0 ? "statements.page.allFit" : "statements.page.nothingReady");
}

/** The views that have something in them, and the differences. */
function viewsOf(
  { language, translate }: ConsoleContext,
  { kinds, open, cleared, settled, rows }: CourierStatement,
  current: StatementView,
  to: (view: StatementView) => string,
): CashStatementPage["differences"]["views"] {
  const views: [StatementView, string, number][] = [
    ["open", translate("statements.page.open"), open],
    ["settled", translate("statements.page.viewSettled"), settled.parcels],
    ["cleared", translate("statements.page.cleared"), cleared],
    ["all", translate("statements.page.all"), rows],
    // Parts of the first one: on a phone the others are in sight before them.
    ...differenceKinds.map((kind): [StatementView, string, number] => [
      kind,
      translate(`statements.kinds.${kind}`),
      kinds[kind],
    ]),
  ];
  return views
    .filter(([view, , count]) => view === "open" || view === current || count > 0)
    .map(([view, label, count]) => ({
      href: to(view),
      label,
      // Behind the file's rows stand the missing ones.
      count: view === "all" ? undefined : formatNumber(count, language),
      current: view === current,
    }));
}

/** What else can be done with it. */
function commandsOf(
  { paths, translate }: ConsoleContext,
  seller_key: string,
  { id_statement, state }: CourierStatement,
): CashStatementPage["commands"] {
  const isOpen = state === "columns" || state === "checked";
  return {
    again:
      state === "checked" || state === "settled"
        ? {
            intent: statementIntents.check,
            label: translate("statements.page.again"),
            text: translate("statements.page.againText"),
          }
        : undefined,
    columns: isOpen
      ? {
          href: paths.cashStatement(seller_key, id_statement, "columns"),
          label: translate("statements.page.columns"),
        }
      : undefined,
    throwAway: isOpen
      ? {
          intent: statementIntents.throw,
          label: translate("statements.page.throw"),
          text: translate("statements.page.throwText"),
        }
      : undefined,
  };
}
