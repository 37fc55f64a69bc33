import type { StoreSummary } from "@haat/contract/shop/store.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import type { RequestContext } from "../../server/http/request-context.server";
import { mediaPath } from "../../server/present/display.server";

/** So many shops do not fill a row of cards: each shows what it sells, too. */
const fewStores = 2;

/** So many pictures of what a shop sells stand in a row on its card. */
const goodsShown = 3;

/** Pictures of what each shop of a list sells, in its order, where there are so few that their cards have room for them. */
export async function goodsOfFew(
  context: RequestContext,
  stores: readonly Pick<StoreSummary, "shop_name">[],
): Promise<(string[] | undefined)[]> {
  if (stores.length > fewStores) return [];
  return Promise.all(stores.map(({ shop_name }) => goodsOf(context, shop_name)));
}

/** None where they cannot be had: the card is as good without them. */
async function goodsOf(context: RequestContext, shop_name: string): Promise<string[] | undefined> {
  const { language } = context;
  const { store, catalogue } = context.client();
  const known = await attempt(store.sellerInfoByShop({ language, shop_name }));
  const [seller] = known.ok ? known.answer.data.seller : [];
  if (!seller) return undefined;
  const asked = { language, sellerKey: seller.seller_key, page: 1, per_page: goodsShown };
  const found = await attempt(catalogue.shopProducts(asked));
  if (!found.ok) return undefined;
  return found.answer.data.products.flatMap(({ picture }) => (picture ? [mediaPath(picture)] : []));
}
