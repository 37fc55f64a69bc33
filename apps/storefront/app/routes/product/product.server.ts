import type { ProductDetail } from "@haat/contract/catalogue.contract";
import { business } from "@haat/contract/business-constants";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { countSentence, mediaPath, priceText } from "../../server/display.server";
import { answerOrPage, pageFailure } from "../../server/page-failure.server";
import type { RequestContext } from "../../server/request-context.server";
import type { Shop } from "../../server/shop.server";
import { deliveryPromises } from "../shop/shop-frame.server";
import { choiceGroups, choiceQuery, chosenCombination, readChoice, type Choice } from "./attribute-choice";

/** From how few pieces on the page says how many are left. */
const lowStock = 3;

/** The product that an address names, or the page that says why not. */
export async function findProduct(context: RequestContext, { seller }: Shop, slug: string) {
  const { data } = await answerOrPage(
    context,
    context.client().catalogue.shopProductById({
      language: context.language,
      sellerKey: seller.seller_key,
      slug,
    }),
  );
  const [product] = data.product;
  if (!product) throw pageFailure(context, 404);
  return product;
}

/** A product's page as the address's choice makes it. */
export function productView(
  context: RequestContext,
  shop: Shop,
  product: ProductDetail,
  query: URLSearchParams,
) {
  const { paths, seller } = shop;
  const choice = readChoice(query, product);
  const combination = chosenCombination(product, choice);
  const priced = combination ? { ...combination, price_varies: false } : product;
  return {
    id: String(product.id_product),
    name: product.name,
    description: product.description,
    price: priceText(context, priced),
    oldPrice: priced.old_price === null ? undefined : formatMoney(priced.old_price, context.language),
    ribbons: product.ribbons.map(({ name, tone }) => ({ label: name, tone })),
    stock: stockView(context, (combination ?? product).stock),
    trail: [
      { label: seller.title, href: paths.home },
      { label: product.category.name, href: paths.products(product.category.slug) },
    ],
    groups: choiceGroups(product, choice).map((group) => ({
      id: String(group.id),
      name: group.name,
      values: group.values.map((value) => ({
        id: String(value.id),
        name: value.name,
        swatch: value.swatch,
        state: value.state === "out_of_stock" ? ("out" as const) : value.state,
        href: paths.product(product.slug, choiceQuery(value.choice)),
      })),
    })),
    attributeIds: choice.flatMap((id) => (id === undefined ? [] : [String(id)])),
    action: paths.product(product.slug, choiceQuery(choice)),
    isSoldOut: (combination ?? product).stock === 0,
    gallery: galleryView(context, shop, product, choice, query, combination?.picture ?? null),
    delivery: deliveryPromises(context, seller),
    maxQuantity: business.maxQuantityPerProduct,
  };
}

function stockView(context: RequestContext, stock: number) {
  if (stock === 0) return { tone: "danger" as const, text: context.translate("pages.product.stockOut") };
  if (stock <= lowStock)
    return { tone: "warning" as const, text: countSentence(context, "pages.product.stockLow", stock) };
  return { tone: "success" as const, text: context.translate("pages.product.stock") };
}

function galleryView(
  context: RequestContext,
  { paths }: Shop,
  product: ProductDetail,
  choice: Choice,
  query: URLSearchParams,
  combinationPicture: string | null,
) {
  const keys =
    combinationPicture && !product.pictures.includes(combinationPicture)
      ? [combinationPicture, ...product.pictures]
      : product.pictures;
  const asked = Number(query.get("picture") ?? 0);
  const preferred = combinationPicture ? keys.indexOf(combinationPicture) : 0;
  const total = formatNumber(keys.length, context.language);
  return {
    selected: query.has("picture") && keys[asked] ? asked : Math.max(preferred, 0),
    pictures: keys.map((key, place) => ({
      src: mediaPath(key),
      alt: context.translate("pages.product.pictureAlt", {
        name: product.name,
        number: formatNumber(place + 1, context.language),
        total,
      }),
      href: paths.product(product.slug, { ...choiceQuery(choice), picture: String(place) }),
    })),
  };
}
