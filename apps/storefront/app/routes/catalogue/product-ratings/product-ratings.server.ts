import type { ShownRating } from "@haat/contract/shop/rating.contract";
import { formatDate } from "@haat/i18n/dates";
import { toLatinDigits } from "@haat/contract/shared/latin-digits";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import type { Shop } from "../../../server/http/shop-of-page.server";
import { pageLinks } from "../../../server/present/page-links.server";
import { averageView, starsLabel } from "../../../server/present/rating.server";
import { pageHead } from "../../../server/seo/head.server";
import { breadcrumbData } from "../../../server/seo/structured-data.server";
import { findProduct } from "../product.server";

/** What customers say of a product, newest first. */
export async function ratingsPage(context: RequestContext, shop: Shop, slug: string, query: URLSearchParams) {
  const { language, translate } = context;
  const { paths, seller } = shop;
  const product = await findProduct(context, shop, slug);
  const page = Math.min(Math.max(1, Math.floor(Number(toLatinDigits(query.get("page") ?? ""))) || 1), 1000);
  const asked = { language, sellerKey: seller.seller_key, slug: product.slug, page };
  const { data } = await answerOrPage(context, context.client().ratings.productRatings(asked));
  const hrefOf = (number: number) =>
    paths.productRatings(product.slug, number > 1 ? { page: String(number) } : undefined);
  const average = averageView(context, data.rating);
  const title = translate("ratings.page.title", { name: product.name });
  const crumb = translate("ratings.page.crumb");
  const { title: shopName } = seller;
  return {
    head: pageHead(context, {
      title,
      brand: shopName,
      description: average
        ? translate("ratings.page.description", {
            average: average.average,
            ratings: average.count,
            name: product.name,
            shop: shopName,
          })
        : translate("ratings.page.noneDescription", { name: product.name, shop: shopName }),
      seller,
      structuredData: [
        breadcrumbData(context, shop, [
          { name: product.name, path: (own) => own.product(product.slug) },
          { name: crumb, path: (own) => own.productRatings(product.slug) },
        ]),
      ],
    }),
    title,
    lead: translate("ratings.page.lead", { shop: shopName }),
    average,
    none: translate("ratings.page.none"),
    product: { href: paths.product(product.slug), label: product.name },
    crumb,
    trail: [
      { label: shopName, href: paths.home },
      { label: product.name, href: paths.product(product.slug) },
    ],
    ratings: data.ratings.map((rating) => ratingView(context, rating)),
    answerBy: translate("ratings.page.answer", { shop: shopName }),
    ...pageLinks(context, data.last_page, page, hrefOf),
  };
}

function ratingView(
  context: RequestContext,
  { id_rating, stars, text, name, rated_at, answer }: ShownRating,
) {
  const dateOf = (time: string) => formatDate(time, context.language);
  return {
    id: String(id_rating),
    stars: { stars, label: starsLabel(context, stars) },
    name,
    at: dateOf(rated_at),
    text,
    answer: answer ? { text: answer.text, at: dateOf(answer.at) } : undefined,
  };
}
