import type { ListPageData } from "../../routes/list-page.view";
import type { RowsPageData } from "../../routes/rows-page.view";
import type { ConsoleContext } from "../http/console-context.server";
import { pageOf } from "../http/page-number.server";
import { pageHead } from "./head.server";

/** What the address of a list asks for: `?view=…&q=…&page=…`. */
export interface ListAsked<View extends string> {
  /** One of the list's views; the first one where the address names none of them. */
  view: View;
  /** Words to search for; empty for everything. */
  search: string;
  page: number;
  /** In a list without numbered pages, the row that only older ones are asked for than. */
  before: number | undefined;
}

/** Reads what the address of a list asks for. @param views the list's views, the usual one first; none where it has one */
export function listAsked<View extends string = "">(
  request: Request,
  views: readonly View[] = [],
): ListAsked<View> {
  const query = new URL(request.url).searchParams;
  const named = query.get("view");
  return {
    view: views.find((view) => view === named) ?? views[0] ?? ("" as View),
    search: (query.get("q") ?? "").normalize("NFC").trim().slice(0, 100),
    page: pageOf(request),
    before: wholeNumber(query.get("before")),
  };
}

function wholeNumber(text: string | null): number | undefined {
  const number = Number(text ?? "");
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

export interface ListDeclared<View extends string> extends RowsPageData {
  asked: ListAsked<View>;
  /** The list's own address, with a query. */
  to(query: Record<string, string>): string;
  /** The list's last page; or, where its pages have no numbers, the row that the next ones are older than. */
  lastPage?: number;
  nextBefore?: number | null;
  tabs?: { label: string; views: readonly { view: View; label: string; count?: string }[] } | undefined;
  /** What may be searched for, in words; left out where there is no search. */
  searchLabel?: string | undefined;
}

/** A long list from what it declares: its head, its views, its search and the ways to its other pages. */
export function listPage<View extends string>(
  context: ConsoleContext,
  { asked, to, lastPage = 1, nextBefore = null, tabs, searchLabel, ...page }: ListDeclared<View>,
): ListPageData & { head: { title: string } } {
  const { translate } = context;
  const { view, search } = asked;
  const usual = tabs?.views[0]?.view;
  const chosen: Record<string, string> = tabs && view !== usual ? { view } : {};
  const within = { ...chosen, ...(search && { q: search }) };
  return {
    head: pageHead(context, page.title),
    ...page,
    // What was found nowhere is not there to be done: the way on is the list itself.
    empty:
      page.empty && search
        ? { ...page.empty, step: { label: translate("consoleShell.list.all"), href: to(chosen) } }
        : page.empty,
    tabs: tabs && {
      label: tabs.label,
      more: translate("consoleShell.list.moreViews"),
      links: tabs.views.map(({ view: other, label, count }) => ({
        href: to(other === usual ? {} : { view: other }),
        label,
        count,
        current: other === view,
      })),
    },
    search:
      searchLabel === undefined
        ? undefined
        : {
            action: to({}),
            value: search,
            label: searchLabel,
            submit: translate("consoleShell.list.find"),
            hidden: Object.entries(chosen).map(([name, value]) => ({ name, value })),
          },
    steps: [
      ...numberedSteps(context, asked.page, lastPage, (page) => to({ ...within, ...page })),
      ...olderSteps(context, asked.before, nextBefore, (before) => to({ ...within, ...before })),
    ],
  };
}

type Way = (query: Record<string, string>) => string;
type Steps = ListPageData["steps"];

function numberedSteps({ translate }: ConsoleContext, page: number, lastPage: number, to: Way): Steps {
  const numbered = (other: number) => to(other > 1 ? { page: String(other) } : {});
  return [
    ...(page > 1
      ? [{ href: numbered(page - 1), label: translate("consoleShell.list.previous"), rel: "prev" as const }]
      : []),
    ...(page < lastPage
      ? [{ href: numbered(page + 1), label: translate("consoleShell.list.next"), rel: "next" as const }]
      : []),
  ];
}

function olderSteps(
  { translate }: ConsoleContext,
  before: number | undefined,
  nextBefore: number | null,
  to: Way,
): Steps {
  return [
    ...(before !== undefined
      ? [{ href: to({}), label: translate("consoleShell.list.newest"), rel: "prev" as const }]
      : []),
    ...(nextBefore !== null
      ? [
          {
            href: to({ before: String(nextBefore) }),
            label: translate("consoleShell.list.older"),
            rel: "next" as const,
          },
        ]
      : []),
  ];
}
