import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { shopRatingBox, type ShopRatingBox } from "@haat/contract/shared/rating-choices";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { backToMore } from "../back-to-more.server";
import { boxTabs, ratingRow } from "../../rating-page.server";

/** What customers say of a shop's goods, newest first. */
export async function shopRatingsPage(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const boxes = shopRatingBox.options;
  const asked = listAsked<ShopRatingBox>(request, boxes);
  const { view: box, page } = asked;
  const call = context.client().sellerRatings.ratings({ language, seller_key, box, page });
  const { ratings, counts, last_page } = (await answerOrPage(context, call)).data;
  const rows = ratings.map((each) =>
    ratingRow(context, each, { href: paths.rating(seller_key, each.id_rating) }),
  );
  const hasAny = boxes.some((each) => counts[each] > 0);
  return {
    ...listPage(context, {
      asked,
      to: (query) => paths.shop(seller_key, "ratings", query),
      lastPage: last_page,
      title: translate("ratings.inbox.title"),
      lead: translate("ratings.inbox.lead"),
      tabs: boxTabs(context, boxes, counts),
      groups: [{ rows }],
      empty: {
        icon: "spark",
        title: translate("ratings.inbox.empty"),
        // Where others are, nothing has to be done for the first one.
        text: translate(hasAny ? `ratings.inbox.emptyBoxes.${box}` : "ratings.inbox.emptyText"),
        step: hasAny
          ? undefined
          : {
              href: paths.shop(seller_key, "orders", { lane: "on_the_way" }),
              label: translate("orderDesk.seeOnTheWay"),
            },
      },
    }),
    back: backToMore(context, { seller_key }),
  };
}
