import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { cashDayField, type CashClosing } from "@haat/contract/seller/seller-cash.contract";
import { business } from "@haat/contract/shared/business-constants";
import { formatDate } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { closingFields as fields } from "./cash-day.form";
import type { CashDayPage } from "./cash-day.view";

/** What the till should hold, the form that says what was counted, and the days before. */
export async function cashDayPage(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  request: Request,
): Promise<CashDayPage & { head: { title: string } }> {
  const { language, paths, translate } = context;
  const asked = cashDayField.safeParse(new URL(request.url).searchParams.get("before"));
  const before = asked.success ? { before: asked.data } : {};
  const { data } = await answerOrPage(
    context,
    context.client().sellerCash.cashDay({ language, seller_key, ...before }),
  );
  const { expected, closing, closings, next_before } = data;
  const here = paths.shop(seller_key, "cash/day");
  const form = formPage(context, {
    title: translate("cash.day.title"),
    lead: translate("cash.day.lead"),
    back: { href: paths.shop(seller_key, "cash"), label: translate("cash.page.title") },
    action: here,
    hidden: { [fields.expected]: String(expected), [fields.key]: randomUUID() },
    fields: [
      {
        kind: "taka",
        name: fields.counted,
        label: translate("cash.day.counted"),
        hint: translate("cash.day.countedHint"),
      },
      {
        kind: "text",
        name: fields.note,
        label: translate("cash.day.note"),
        hint: translate("cash.day.noteHint"),
        maxLength: business.cashNoteMaxLength,
        optionalMark: translate("components.optional"),
      },
    ],
    submit: translate("cash.day.submit"),
  });
  return {
    ...form,
    closed: closing ? translate("cash.day.isClosed") : undefined,
    sums: sumRows(context, data),
    before: {
      title: translate("cash.day.before"),
      rows: closings.map((each) => closingRow(context, each)),
      older:
        next_before === null
          ? undefined
          : {
              href: paths.shop(seller_key, "cash/day", { before: next_before }),
              label: translate("consoleShell.list.older"),
            },
    },
  };
}

interface Sums {
  opening: number;
  expected: number;
  since: { collected_into_till: number; handed_in: number; put_in: number; taken_out: number };
}

/** What the till should hold and how it came to that: of sums of nothing it says nothing, so that the count is in sight. */
function sumRows({ language, translate }: ConsoleContext, { opening, expected, since }: Sums): SummaryRow[] {
  const row = (label: string, amount: number): SummaryRow => ({
    label,
    lines: [{ text: formatMoney(amount, language) }],
  });
  const moved = [
    { label: translate("cash.day.opening"), amount: opening },
    { label: translate("cash.day.collected"), amount: since.collected_into_till },
    { label: translate("cash.day.handedIn"), amount: since.handed_in },
    { label: translate("cash.day.putIn"), amount: since.put_in },
    { label: translate("cash.day.takenOut"), amount: -since.taken_out },
  ].filter(({ amount }) => amount !== 0);
  return [
    ...moved.map(({ label, amount }) => row(label, amount)),
    row(translate("cash.day.expected"), expected),
  ];
}

function closingRow(
  { language, translate }: ConsoleContext,
  { day, expected, counted, note, name }: CashClosing,
): ListRow {
  const difference = counted - expected;
  const amount = formatMoney(Math.abs(difference), language);
  const state =
    difference === 0
      ? { label: translate("cash.day.same"), tone: "success" as const }
      : {
          label: translate(difference > 0 ? "cash.day.more" : "cash.day.less", { amount }),
          tone: "warning" as const,
        };
  return {
    id: day,
    title: `${formatDate(`${day}T06:00:00Z`, language)}: ${formatMoney(counted, language)}`,
    lines: [note, name].filter(Boolean),
    state,
  };
}
