import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { CashOwed } from "@haat/contract/seller/seller-cash.contract";
import { formatDate } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { backToMore } from "../back-to-more.server";
import { holderName, holderText } from "../cash-words.server";

function row(id: string, title: string, lines: string[], icon: ListRow["icon"], href?: string): ListRow {
  return { id, title, lines, icon, href };
}

/** A row with an amount, which stands below those of the others. */
const withAmount = (row: ListRow, amount: number, { language }: ConsoleContext): ListRow => ({
  ...row,
  figure: { text: formatMoney(amount, language) },
});

/** What is in the till, who has to hand in, and what can be done. */
export async function cashPage(context: ConsoleContext, { seller_key }: OwnShop) {
  const { language, paths, translate } = context;
  const { data } = await answerOrPage(context, context.client().sellerCash.cash({ language, seller_key }));
  const { till, owed, awaited, last_closing, is_closed_today } = data;
  const title = translate("cash.page.title");
  const closing = last_closing
    ? translate("cash.page.lastClosing", { day: formatDate(`${last_closing.day}T06:00:00Z`, language) })
    : translate("cash.page.neverClosed");
  const day = paths.shop(seller_key, "cash/day");
  const closed = is_closed_today ? translate("cash.page.closedToday") : closing;
  const sent = translate("cash.page.awaitedOrders", { orders: formatNumber(awaited.orders, language) });
  const inTill = row("till", translate("cash.page.till"), [closed], "cash", day);
  const onTheWay = row("awaited", translate("cash.page.awaited"), [sent], "truck");
  const nobody = row(
    "nobody",
    translate("cash.page.owedNone"),
    [translate("cash.page.owedNoneText")],
    "check",
  );
  return {
    head: pageHead(context, title),
    title,
    lead: translate("cash.page.lead"),
    back: backToMore(context, { seller_key }),
    groups: [
      { rows: [withAmount(inTill, till, context), withAmount(onTheWay, awaited.amount, context)] },
      {
        title: translate("cash.page.owed"),
        rows: owed.length > 0 ? owed.map((each) => owedRow(context, seller_key, each)) : [nobody],
      },
      {
        title: translate("cash.page.todo"),
        rows: [
          row("day", translate("cash.page.day"), [], "check", day),
          row("move", translate("cash.page.move"), [], "cash", paths.shop(seller_key, "cash/till")),
          row("book", translate("cash.page.book"), [], "search", paths.shop(seller_key, "cash/book")),
          row(
            "statements",
            translate("statements.list.entry"),
            [translate("statements.list.entryText")],
            "truck",
            paths.shop(seller_key, "cash/statements"),
          ),
        ],
      },
    ],
  };
}

function owedRow(context: ConsoleContext, seller_key: string, owed: CashOwed): ListRow {
  const { paths, translate } = context;
  const handIn = paths.shop(seller_key, "cash/hand-in", { from: holderText(owed) });
  const holder = translate(`cash.holders.${owed.holder}`);
  const icon = owed.holder === "courier" ? "truck" : "user";
  return withAmount(
    row(holderText(owed), holderName(context, owed), [holder], icon, handIn),
    owed.amount,
    context,
  );
}
