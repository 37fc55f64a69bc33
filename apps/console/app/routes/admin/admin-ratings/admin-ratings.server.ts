import { platformRatingBox, type PlatformRatingBox } from "@haat/contract/shared/rating-choices";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { boxTabs, ratingRow } from "../../rating-page.server";

/** Ratings that shops reported, and what became of them, newest first. */
export async function reportedRatingsPage(context: ConsoleContext, request: Request) {
  const { language, paths, translate } = context;
  const boxes = platformRatingBox.options;
  const asked = listAsked<PlatformRatingBox>(request, boxes);
  const { view: box, page } = asked;
  const call = context.client().adminRatings.ratings({ language, box, page });
  const { ratings, counts, last_page } = (await answerOrPage(context, call)).data;
  const rows = ratings.map((each) =>
    ratingRow(context, each, {
      href: paths.adminRating(each.shop.seller_key, each.id_rating),
      shop: each.shop.title,
    }),
  );
  return listPage(context, {
    asked,
    to: (query) => paths.admin("ratings", query),
    lastPage: last_page,
    title: translate("ratings.inbox.title"),
    back: { href: paths.admin("categories"), label: translate("adminContent.entry") },
    lead: translate("ratings.inbox.leadPlatform"),
    tabs: boxTabs(context, boxes, counts),
    groups: [{ rows }],
    empty: { title: translate("ratings.inbox.empty") },
  });
}
