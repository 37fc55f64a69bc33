import { shopStatus, type ShopStatus } from "@haat/contract/shared/shop-status";
import { formatDate } from "@haat/i18n/dates";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { shopSign } from "../../../server/present/shop-sign.server";
import { statusBadge } from "../../../server/present/shop-words.server";

const views = ["all", ...shopStatus.options] as const;

/** All shops, the newest first; by where they stand, and by words of name, address, phone or key. */
export async function shopsPage(context: ConsoleContext, request: Request) {
  const { language, paths, translate } = context;
  const asked = listAsked<"all" | ShopStatus>(request, views);
  const { view, search, page } = asked;
  const status = view === "all" ? undefined : view;
  const calls = context.client().adminReview;
  const { data } = await answerOrPage(
    context,
    calls.shops({ language, page, ...(status && { status }), ...(search && { search }) }),
  );
  return listPage(context, {
    asked,
    title: translate("review.shops.title"),
    back: { href: paths.admin("applications"), label: translate("review.queue.entry") },
    to: (query) => paths.admin("shops", query),
    lastPage: data.last_page,
    tabs: {
      label: translate("review.shops.byStatus"),
      views: views.map((one) => ({
        view: one,
        label: one === "all" ? translate("review.shops.all") : statusBadge(context, one).label,
      })),
    },
    searchLabel: translate("review.shops.search"),
    groups: [{ rows: data.shops.map((shop) => rowOf(context, shop)) }],
    empty: { title: translate("review.shops.empty"), text: translate("review.shops.emptyText") },
  });
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
    sign: shopSign(shop),
    state: statusBadge(context, shop.status),
    href: paths.adminShop(shop.seller_key),
  };
}
