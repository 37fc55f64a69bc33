import type { ProductCard } from "@haat/contract/shop/catalogue.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import type { RequestContext } from "../../server/http/request-context.server";
import type { Shop } from "../../server/http/shop-of-page.server";
import { productCardView } from "../../server/present/display.server";

/** So many stand in a line on a wide screen. */
const fewPicked = 6;

/** A row of goods before it is drawn. */
interface Row {
  title: string;
  seeAllHref: string;
  products: ProductCard[];
}

/**
 * What a shop shows first of its goods, for who has nothing or little before them: of its first ribbon, or else category,
 * that fills a line best with what can be bought. Nothing where all is out of stock, or cannot be asked for.
 */
export async function shopPick(context: RequestContext, shop: Shop) {
  const row = (await rowsOf(context, shop)).toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  if (!row || row.products.length === 0) return undefined;
  const products = row.products.slice(0, fewPicked);
  return { ...row, products: products.map((product) => productCardView(context, shop, product)) };
}

const lengthOf = ({ products }: Row) => Math.min(products.length, fewPicked);

/** The rows of the shop's first page, with what of them can be bought. */
async function rowsOf(context: RequestContext, { seller, paths }: Shop): Promise<Row[]> {
  const { language } = context;
  const asked = context.client().catalogue.shopRibbonProducts({ language, sellerKey: seller.seller_key });
  const found = await attempt(asked);
  if (!found.ok) return [];
  const { ribbons, shelves } = found.answer.data;
  const ofRibbons = ribbons.map(({ id_ribbon: id, name, products }) => ({
    title: name,
    seeAllHref: paths.ribbon(id),
    // The row's own ribbon is its heading.
    products: products.map((product) =>
      product.ribbon?.id_ribbon === id ? { ...product, ribbon: null } : product,
    ),
  }));
  const ofCategories = shelves.map(({ name, slug, products }) => ({
    title: name,
    seeAllHref: paths.products(slug),
    products,
  }));
  return [...ofRibbons, ...ofCategories].map((row) => ({
    ...row,
    products: row.products.filter(({ in_stock }) => in_stock),
  }));
}
