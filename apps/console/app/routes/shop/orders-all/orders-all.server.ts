import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ShopOrder } from "@haat/contract/seller/seller-orders.contract";
import { optionalDay } from "@haat/contract/seller/shown-days";
import { orderStatuses, type OrderStatusName } from "@haat/contract/shared/business-constants";
import { formatDateTime } from "@haat/i18n/dates";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import type { ListPageData } from "../../list-page.view";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { cashText, piecesText, placeText, stageBadge } from "../order-of.server";
import { countText } from "../orders-counts.server";

type View = "all" | OrderStatusName;
const views: readonly View[] = ["all", ...(Object.keys(orderStatuses) as OrderStatusName[])];

/** Every order of a shop, the newest first, by status, days and what a search finds. */
export async function allOrdersPage(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const query = new URL(request.url).searchParams;
  const asked = listAsked<View>(request, views);
  const { view, search } = asked;
  const days = { start: dayOf(query.get("start")), end: dayOf(query.get("end")) };
  const before = query.get("before") ?? "";
  const { orders, counts, next_before } = (
    await answerOrPage(
      context,
      context.client().sellerOrders.orders({
        language,
        seller_key,
        ...(view !== "all" && { status: view }),
        ...(search && { search }),
        ...filled(days),
        ...(before && { before }),
      }),
    )
  ).data;
  const to = (more: Record<string, string>) =>
    paths.shop(seller_key, "orders/all", { ...filled(days), ...more });
  const within = { ...(view !== "all" && { view }), ...(search && { q: search }) };
  const isSearched = search !== "" || days.start !== "" || days.end !== "" || view !== "all";
  const list = listPage(context, {
    asked,
    to,
    title: translate("orderDesk.all"),
    back: { href: paths.shop(seller_key, "orders"), label: translate("orderDesk.desk") },
    tabs: {
      label: translate("orderDesk.status"),
      views: views.map((each) => ({
        view: each,
        label: translate(viewLabel(each)),
        ...(each !== "all" && { count: countText(context, counts[each]) }),
      })),
    },
    groups: [{ rows: orders.map((order) => rowOf(context, shop, order)) }],
    empty: nothingHere(context, seller_key, isSearched),
  });
  return {
    ...list,
    steps: stepsOf(context, { before, nextBefore: next_before }, (more) => to({ ...within, ...more })),
    filter: {
      action: paths.shop(seller_key, "orders/all"),
      view: view === "all" ? undefined : view,
      search: { label: translate("orderDesk.search"), value: search },
      start: { label: translate("orderDesk.start"), value: days.start },
      end: { label: translate("orderDesk.end"), value: days.end },
      days: translate("consoleShell.list.days"),
      submit: translate("orderDesk.find"),
    },
  };
}

function viewLabel(view: View) {
  if (view === "all") return "orderDesk.everyStatus";
  return view === "cancel" ? "api.order.cancelledOrReturned" : (`orderDesk.stages.${view}` as const);
}

/** What is said where no order is shown: one may be written down, or less be asked for. */
function nothingHere({ paths, translate }: ConsoleContext, seller_key: string, isSearched: boolean) {
  if (isSearched)
    return { title: translate("orderDesk.foundNone"), text: translate("orderDesk.foundNoneText") };
  return {
    icon: "package" as const,
    title: translate("orderDesk.none"),
    text: translate("orderDesk.noneText"),
    step: { href: paths.shop(seller_key, "orders/new"), label: translate("orderEntry.link") },
  };
}

/** The ways to the newest orders and to older ones. */
function stepsOf(
  { translate }: ConsoleContext,
  { before, nextBefore }: { before: string; nextBefore: string | null },
  to: (more: Record<string, string>) => string,
): ListPageData["steps"] {
  const newest = { href: to({}), label: translate("consoleShell.list.newest"), rel: "prev" as const };
  if (!nextBefore) return before ? [newest] : [];
  const older = {
    href: to({ before: nextBefore }),
    label: translate("consoleShell.list.older"),
    rel: "next" as const,
  };
  return before ? [newest, older] : [older];
}

/** A day as an address has it; what is no day is left out. */
function dayOf(text: string | null): string {
  const day = optionalDay.safeParse(text ?? "");
  return (day.success && day.data) || "";
}

const filled = (days: { start: string; end: string }) => ({
  ...(days.start && { start: days.start }),
  ...(days.end && { end: days.end }),
});

function rowOf(context: ConsoleContext, { seller_key }: OwnShop, order: ShopOrder): ListRow {
  const { language, paths } = context;
  const { order_id, ordered_at, name, pictures } = order;
  const [picture] = pictures;
  return {
    id: order_id,
    title: order_id,
    titleLang: "en",
    lines: [`${name} · ${placeText(context, order)}`, formatDateTime(ordered_at, language)],
    figure: { text: cashText(context, order), note: piecesText(context, order) },
    picture: picture && `/media/${picture}`,
    state: stageBadge(context, order),
    href: paths.order(seller_key, order_id),
  };
}
