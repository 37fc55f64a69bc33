import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { CashEntry, CashSums } from "@haat/contract/seller/seller-cash.contract";
import { cashKind } from "@haat/contract/shared/cash-choices";
import { formatDateTime } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { cashAskedIn } from "../cash-asked.server";
import { holderName } from "../cash-words.server";
import type { CashBookPage } from "./cash-book.view";

const views = ["all", ...cashKind.options] as const;

/** Every movement of a shop's cash, newest first. */
export async function cashBookPage(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  request: Request,
): Promise<CashBookPage & { head: { title: string } }> {
  const { language, paths, translate } = context;
  const asked = listAsked(request, views);
  const { days, wanted } = cashAskedIn(request);
  const before = asked.before === undefined ? {} : { before: asked.before };
  const calls = context.client().sellerCash;
  const { data } = await answerOrPage(
    context,
    calls.cashEntries({ language, seller_key, ...wanted, ...before }),
  );
  const to = (query: Record<string, string>) => paths.shop(seller_key, "cash/book", { ...days, ...query });
  const page = listPage(context, {
    asked,
    to,
    nextBefore: data.next_before,
    title: translate("cash.book.title"),
    lead: translate("cash.book.lead"),
    back: { href: paths.shop(seller_key, "cash"), label: translate("cash.page.title") },
    tabs: {
      label: translate("cash.book.kinds"),
      views: views.map((view) => ({
        view,
        label: view === "all" ? translate("cash.book.all") : translate(`cash.kinds.${view}`),
      })),
    },
    searchLabel: translate("cash.book.search"),
    groups: [{ rows: data.entries.map((entry) => entryRow(context, seller_key, entry)) }],
    empty: nothingYet(context, seller_key),
  });
  const within: Record<string, string> = {
    ...(asked.view !== "all" && { view: asked.view }),
    ...(asked.search && { q: asked.search }),
  };
  return {
    ...page,
    sums: sumsText(context, data.sums),
    days: {
      action: to({}),
      hidden: Object.entries(within).map(([name, value]) => ({ name, value })),
      start: { label: translate("cash.book.start"), value: days.start ?? "" },
      end: { label: translate("cash.book.end"), value: days.end ?? "" },
      label: translate("consoleShell.list.days"),
      submit: translate("cash.book.show"),
    },
    file: {
      href: paths.cashFile(seller_key, { ...days, ...within }),
      label: translate("cash.book.file"),
    },
  };
}

/** Cash comes in with what is delivered. */
function nothingYet({ paths, translate }: ConsoleContext, seller_key: string) {
  return {
    icon: "cash" as const,
    title: translate("cash.book.empty"),
    text: translate("cash.book.emptyText"),
    step: {
      href: paths.shop(seller_key, "orders", { lane: "on_the_way" }),
      label: translate("orderDesk.seeOnTheWay"),
    },
  };
}

function sumsText({ language, translate }: ConsoleContext, sums: CashSums): string {
  return translate("cash.book.sums", {
    collected: formatMoney(sums.collected, language),
    handedIn: formatMoney(sums.handed_in, language),
    fee: formatMoney(sums.fee, language),
  });
}

function entryRow(context: ConsoleContext, seller_key: string, entry: CashEntry): ListRow {
  const { language, paths, translate } = context;
  const { id_entry, kind, amount, holder, order_id, note, name, at, corrects, is_open } = entry;
  const about = [
    order_id && translate("cash.book.order", { number: order_id }),
    corrects !== null && translate("cash.book.corrects", { number: formatNumber(corrects, language) }),
    note,
  ].filter((line): line is string => Boolean(line));
  return {
    id: String(id_entry),
    title: translate(`cash.kinds.${kind}`),
    figure: { text: formatMoney(amount, language) },
    lines: [
      ...(holder ? [holderName(context, holder)] : []),
      ...(about.length > 0 ? [about.join(" · ")] : []),
      [formatDateTime(at, language), name].filter(Boolean).join(" · "),
    ],
    href: is_open ? paths.cashEntry(seller_key, id_entry) : undefined,
  };
}
