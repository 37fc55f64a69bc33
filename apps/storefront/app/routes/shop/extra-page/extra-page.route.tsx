import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { attempt } from "@haat/web-forms/call-failure.server";
import { firstWords, readMarkdown, readPlainText } from "@haat/web-forms/markdown.server";
import { pageHead } from "../../../server/seo/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { failureAsPage } from "../../../server/failure/page-failure.server";
import { loadShop } from "../../../server/shop/shop.server";
import { missingInShop } from "../../../server/shop/shop-failure.server";
import { breadcrumbData } from "../../../server/seo/structured-data.server";
import { ExtraPageView } from "./extra-page.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

/** Running text: it needs no script. */
export const handle = { scripts: false };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await loadShop(context, params);
  const { seller, paths } = shop;
  context.cacheForAll(seller);
  const slug = params.slug ?? "";
  const found = await attempt(
    context.client().extraPages.shopExtraPageBySlug({ sellerKey: seller.seller_key, slug }),
  );
  if (!found.ok && found.failure.status !== 404) throw failureAsPage(context, found.failure);
  const page = found.ok ? found.answer.data.extra_page[0] : undefined;
  if (!page) throw await missingInShop(context, shop, "extraPage");
  const blocks =
    page.format === "markdown" ? readMarkdown(page.body, paths.inside) : readPlainText(page.body);
  return {
    head: pageHead(context, {
      title: page.title,
      brand: seller.title,
      description: firstWords(blocks) ?? seller.tagline,
      seller,
      structuredData: [
        breadcrumbData(context, shop, [{ name: page.title, path: (own) => own.extraPage(page.slug) }]),
      ],
    }),
    title: page.title,
    blocks,
    trail: [{ href: paths.home, label: seller.title }],
    labels: componentLabels(context).breadcrumb,
    goShopping: { href: paths.products("all"), label: context.translate("pages.cart.goShopping") },
  };
}

export default function ExtraPageRoute() {
  return <ExtraPageView {...useLoaderData<typeof loader>()} />;
}
