import type { LoaderFunctionArgs } from "@remix-run/node";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import type { Shop } from "../../../server/http/shop-of-page.server";
import { feedFiles, type FeedFile } from "./feed-files.server";
import { marketItem } from "./market-item.server";
import { cacheableFileHeaders } from "../../../server/seo/site-map.server";
import { publicShop } from "../../../server/seo/structured-data.server";
import { loadShop } from "../../../server/shop/shop.server";

/** What a shop sells, for Google's Merchant Center (`google.xml`) and Meta's catalogues (`meta.csv`). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const file = feedFiles.get(params.feed ?? "");
  if (!file) throw pageFailure(context, 404);
  const shop = await loadShop(context, params);
  // Markets list nothing of a shop that delivers nothing.
  if (shop.seller.standing.is_test) throw pageFailure(context, 404);
  // The first page is read before the answer begins, so that what fails is an error and no empty file.
  const parts = feedParts(context, shop, file);
  const first = await parts.next();

  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(first.value ?? "")),
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, { headers: cacheableFileHeaders(file.type) });
}

/** The file page by page, as much of it as the API gives at once. */
async function* feedParts(context: RequestContext, shop: Shop, file: FeedFile): AsyncGenerator<string> {
  const { language } = context;
  const { seller } = shop;
  const { origin, paths } = publicShop(context, shop);
  const described = {
    title: seller.title,
    link: new URL(paths.home, origin).href,
    description: seller.tagline || seller.title,
  };
  let start = file.head(described);
  let after: number | undefined;
  do {
    const wanted = { language, sellerKey: seller.seller_key, ...(after && { after }) };
    const { items, next_after } = (await context.client().productFeed.shopProductFeed(wanted)).data;
    yield start + file.items(items.map((item) => marketItem(context, shop, item)));
    start = "";
    after = next_after ?? undefined;
  } while (after);
  yield file.tail;
}
