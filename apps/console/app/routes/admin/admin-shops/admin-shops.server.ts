import { formatDate } from "@haat/i18n/dates";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageOf } from "../../../server/http/page-number.server";
import { pageHead } from "../../../server/present/head.server";
import { statusBadge } from "../../../server/present/shop-words.server";

/** All shops, the newest first; by words of name, address, phone or key. */
export async function shopsPage(context: ConsoleContext, request: Request) {
  const { language, paths, translate } = context;
  const query = new URL(request.url).searchParams;
  const search = (query.get("q") ?? "").trim().slice(0, 100);
  const page = pageOf(request);
  const calls = context.client().adminReview;
  const asked = calls.shops({ language, page, ...(search && { search }) });
  const { data } = await answerOrPage(context, asked);
  const title = translate("review.shops.title");
  const to = (other: number) =>
    paths.admin("shops", { ...(search && { q: search }), ...(other > 1 && { page: String(other) }) });
  return {
    head: pageHead(context, title),
    title,
    groups: [{ rows: data.shops.map((shop) => rowOf(context, shop)) }],
    empty: { title: translate("review.shops.empty"), text: translate("review.shops.emptyText") },
    search: {
      action: paths.admin("shops"),
      value: search,
      label: translate("review.shops.search"),
      submit: translate("review.shops.find"),
    },
    steps: [
      ...(page > 1 ? [{ href: to(page - 1), label: translate("review.shops.newer") }] : []),
      ...(page < data.last_page ? [{ href: to(page + 1), label: translate("review.shops.more") }] : []),
    ],
  };
}

type Shop = Awaited<
  ReturnType<ReturnType<ConsoleContext["client"]>["adminReview"]["shops"]>
>["data"]["shops"][number];

function rowOf(context: ConsoleContext, shop: Shop): ListRow {
  const { language, paths, translate } = context;
  const date = formatDate(shop.created_at, language);
  return {
    id: shop.seller_key,
    title: shop.title,
    lines: [
      `${shop.label ?? translate("review.shops.unnamed")} · ${date}`,
      `${shop.business_category} · ${shop.city_name} · ${shop.owner_name}`,
    ],
    icon: "store",
    state: statusBadge(context, shop.status),
    href: paths.adminShop(shop.seller_key),
  };
}
