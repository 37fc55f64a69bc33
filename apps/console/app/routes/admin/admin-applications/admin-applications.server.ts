import { formatWait } from "@haat/i18n/durations";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { shopSign } from "../../../server/present/shop-sign.server";

/** The shops that wait for a decision. */
export async function applicationsPage(context: ConsoleContext, request: Request) {
  const { language, paths, translate } = context;
  const asked = listAsked(request);
  const waiting = context.client().adminReview.applications({ language, page: asked.page });
  const { data } = await answerOrPage(context, waiting);
  const rows = data.applications.map((shop): ListRow => ({
    id: shop.seller_key,
    title: shop.title,
    lines: [
      translate("review.queue.age", { age: formatWait(shop.age_seconds, language) }),
      `${shop.business_category} · ${shop.city_name} · ${shop.owner_name}`,
      ...(shop.times_sent > 1
        ? [translate("review.queue.again", { formatted: formatNumber(shop.times_sent, language) })]
        : []),
    ],
    sign: shopSign(shop),
    href: paths.adminShop(shop.seller_key),
  }));
  return listPage(context, {
    asked,
    to: (query) => paths.admin("applications", query),
    lastPage: data.last_page,
    title: translate("review.queue.title"),
    lead: translate("review.queue.lead"),
    groups: [{ rows }],
    empty: { title: translate("review.queue.empty"), text: translate("review.queue.emptyText") },
    action: { label: translate("review.queue.allShops"), href: paths.admin("shops"), isWay: true },
  });
}
