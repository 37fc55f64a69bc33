import type { StoreSummary } from "@haat/contract/shop/store.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import type { RequestContext } from "../../server/http/request-context.server";
import { mediaPath } from "../../server/present/display.server";

/** So many shops do not fill a row of cards: each shows what it sells, too. */
const fewStores = 2;

/** So many pictures of what a shop sells stand in a row on its card. */
const goodsShown = 3;

/** Shops as their cards show them, in their order; with pictures of what they sell where so few are there that cards have room. */
export async function withGoods<Store extends Pick<StoreSummary, "shop_name">, View>(
  context: RequestContext,
  stores: readonly Store[],
  view: (store: Store) => View,
): Promise<(View & { goods: string[] | undefined })[]> {
  const areFew = stores.length <= fewStores;
  return Promise.all(
    stores.map(async (store) => ({
      ...view(store),
      goods: areFew ? await goodsOf(context, store.shop_name) : undefined,
    })),
  );
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
  const { products } = found.answer.data;
  return [...new Set(products.flatMap(({ picture }) => (picture ? [mediaPath(picture)] : [])))];
}
