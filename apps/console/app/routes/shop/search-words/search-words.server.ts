import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { SearchMiss } from "@haat/contract/seller/seller-search.contract";
import { formatDate } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { backToMore } from "../back-to-more.server";
import { searchWordsOf } from "../search-words-of.server";

/** The words of a shop that mean the same, and what was searched for in it and not found. */
export async function searchWordsPage(context: ConsoleContext, shop: OwnShop) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const { groups, misses, misses_in_all } = await searchWordsOf(context, shop);
  const title = translate("searchWords.title");
  const known = groups.map(({ id_synonyms, words }) => ({
    id: String(id_synonyms),
    title: words.join(", "),
    href: paths.synonyms(seller_key, id_synonyms),
  }));
  const amounts = {
    shown: formatNumber(misses.length, language),
    all: formatNumber(misses_in_all, language),
  };
  const isAll = misses_in_all <= misses.length;
  return {
    head: pageHead(context, title),
    rows: {
      title,
      lead: translate("searchWords.lead"),
      back: backToMore(context, shop),
      groups: [{ title: translate("searchWords.groups"), rows: known }],
      empty:
        misses.length === 0
          ? {
              icon: "search" as const,
              title: translate("searchWords.empty"),
              text: translate("searchWords.emptyText"),
            }
          : undefined,
      action: { label: translate("searchWords.add"), href: paths.synonyms(seller_key, "new") },
    },
    misses: {
      title: isAll ? translate("searchWords.misses") : translate("searchWords.missesMore", amounts),
      note: translate("searchWords.missesNote"),
      rows: misses.map((miss) => missRow(context, miss)),
      use: misses.map(({ words }) => ({
        label: translate("searchWords.use"),
        href: paths.synonyms(seller_key, "new", { word: words }),
      })),
    },
  };
}

function missRow({ language, translate }: ConsoleContext, { words, searches, last_at }: SearchMiss): ListRow {
  const formatted = formatNumber(searches, language);
  const date = formatDate(last_at, language);
  return { id: words, title: words, lines: [translate("searchWords.missLine", { formatted, date })] };
}
