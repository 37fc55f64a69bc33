import type { ProductCombination, ProductDetail } from "@haat/contract/shop/catalogue.contract";
import { business } from "@haat/contract/shared/business-constants";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { attempt } from "@haat/web-forms/call-failure.server";
import { deliveryPromise } from "../../server/present/delivery-promise.server";
import {
  countSentence,
  hasLeads,
  mediaPath,
  priceText,
  productCardView,
  unitPriceText,
} from "../../server/present/display.server";
import { averageView } from "../../server/present/rating.server";
import { pageHead } from "../../server/seo/head.server";
import { failureAsPage } from "../../server/failure/page-failure.server";
import type { PageLanguage, RequestContext } from "../../server/http/request-context.server";
import { missingInShop } from "../../server/shop/shop-failure.server";
import { breadcrumbData, productData } from "../../server/seo/structured-data.server";
import {
  choiceGroups,
  choiceQuery,
  chosenCombination,
  pictureOfChoice,
  readChoice,
  type AttributeChoice,
} from "./attribute-choice";
import type { Shop } from "../../server/http/shop-of-page.server";

/** How many other products stand below. */
const fewOthers = 6;

/** The product that an address names, or the page that says that the shop has it no longer. */
export async function findProduct(context: RequestContext, shop: Shop, slug: string) {
  const found = await attempt(
    context.client().catalogue.shopProductById({
      language: context.language,
      sellerKey: shop.seller.seller_key,
      slug,
    }),
  );
  if (!found.ok && found.failure.status !== 404) throw failureAsPage(context, found.failure);
  const product = found.ok ? found.answer.data.product[0] : undefined;
  if (!product) throw await missingInShop(context, shop, "product");
  return product;
}

/** A product's page as the address's choice makes it. */
export function productView(
  context: PageLanguage,
  shop: Shop,
  product: ProductDetail,
  query: URLSearchParams,
) {
  const { paths, seller } = shop;
  const choice = readChoice(query, product);
  const combination = chosenCombination(product, choice);
  const priced = combination ? { ...combination, price_varies: false } : product;
  const groups = choiceGroups(product, choice);
  const sizes = sizesLink(context, shop, product);
  const sized = sizedGroup(groups);
  const { lead, text } = leadAndText(shop, product.description);
  return {
    id: String(product.id_product),
    name: product.name,
    lead,
    description: text,
    facts: product.facts,
    price: priceText(context, priced),
    oldPrice: priced.old_price === null ? undefined : formatMoney(priced.old_price, context.language),
    unitPrice: unitPriceText(context, priced.unit_price),
    ribbons: product.ribbons.map(({ name, tone }) => ({ label: name, tone })),
    stock: stockView(context, combination ?? product),
    rating: ratingLink(context, shop, product),
    trail: [
      { label: seller.title, href: paths.home },
      { label: product.category.name, href: paths.products(product.category.slug) },
    ],
    sizes: groups.length === 0 ? sizes : undefined,
    groups: groups.map((group, place) => ({
      id: String(group.id),
      name: group.name,
      help: place === sized ? sizes : undefined,
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
    gallery: galleryView(context, shop, product, choice, query),
    delivery: {
      ...deliveryPromise(context, seller, product),
      soldBy: [seller.title, seller.address].filter(Boolean).join(", "),
    },
    maxQuantity: business.maxQuantityPerProduct,
  };
}

/**
 * Where cards have such a line (`hasLeads`), a first line that others follow stands below the name if a phone has it in one line:
 * who wrote a book, what matters of a device. One that begins a list or announces what follows stays with it.
 */
function leadAndText(
  { seller }: Pick<Shop, "seller">,
  description: string,
): { lead: string | undefined; text: string } {
  const [, lead, text = description] = /^(?![-*•·\d])([^\n]{1,40})(?<!:|ঃ)\n+(.+)$/s.exec(description) ?? [];
  return hasLeads(seller) ? { lead, text } : { lead: undefined, text: description };
}

/** The way to the measures of its sizes; nothing where the shop chose no size guide. */
const sizesLink = ({ translate }: PageLanguage, { paths }: Shop, { id_size_guide, slug }: ProductDetail) =>
  id_size_guide === null
    ? undefined
    : { href: paths.productSizes(slug), label: translate("shopPages.sizeGuide.title") };

/** Which of a product's choices is its size: the one that is called so, else the last one. */
function sizedGroup(groups: readonly { name: string }[]): number {
  const named = groups.findIndex(({ name }) => /size|মাপ|সাইজ/i.test(name));
  return named >= 0 ? named : groups.length - 1;
}

/** What customers say of it in a line, which leads to what they say; nothing where nobody has said anything. */
function ratingLink(context: PageLanguage, { paths }: Shop, { rating, slug }: ProductDetail) {
  const view = averageView(context, rating);
  return (
    view && { href: paths.productRatings(slug), text: `${view.average} · ${view.count}`, label: view.label }
  );
}

/** The head of a product's page: what it is, what it costs, and how it looks. */
export function productHead(
  context: RequestContext,
  shop: Shop,
  product: ProductDetail,
  query: URLSearchParams,
) {
  const { seller } = shop;
  const combination: ProductCombination | undefined = chosenCombination(product, readChoice(query, product));
  const { category } = product;
  const steps = [
    { name: category.name, path: (own: Shop["paths"]) => own.products(category.slug) },
    { name: product.name, path: (own: Shop["paths"]) => own.product(product.slug) },
  ];
  return pageHead(context, {
    title: product.name,
    brand: seller.title,
    description: context.translate("shopPages.product.description", {
      name: product.name,
      shop: seller.title,
      text: product.description,
      price: priceText(context, combination ? { ...combination, price_varies: false } : product),
    }),
    seller,
    picture: `${mediaPath(product.picture)}/960`,
    structuredData: [productData(context, shop, product, combination), breadcrumbData(context, shop, steps)],
  });
}

/** Other products of the same category that can be had: in place of one that is sold out, or besides. */
export async function otherProducts(
  context: RequestContext,
  shop: Shop,
  product: Pick<ProductDetail, "id_product" | "in_stock" | "category">,
) {
  const { seller, paths } = shop;
  const { language, translate } = context;
  const { category } = product;
  const found = await attempt(
    context.client().catalogue.shopProductsByCategory({
      language,
      sellerKey: seller.seller_key,
      categorySlug: category.slug,
      page: 1,
      in_stock: "1",
      sort_by: "best_match",
      per_page: fewOthers + 1,
    }),
  );
  const others = found.ok ? found.answer.data.products : [];
  return {
    title: product.in_stock
      ? translate("shopPages.product.related", { category: category.name })
      : translate("shopPages.product.similar"),
    seeAllHref: paths.products(category.slug),
    products: others
      .filter(({ id_product }) => id_product !== product.id_product)
      .slice(0, fewOthers)
      .map((other) => productCardView(context, shop, other)),
  };
}

function stockView(context: PageLanguage, { stock, few_left }: Pick<ProductDetail, "stock" | "few_left">) {
  if (stock === 0) return { tone: "danger" as const, text: context.translate("pages.product.stockOut") };
  if (few_left !== null)
    return { tone: "warning" as const, text: countSentence(context, "pages.product.stockLow", few_left) };
  return { tone: "success" as const, text: context.translate("pages.product.stock") };
}

function galleryView(
  context: PageLanguage,
  { paths }: Shop,
  product: ProductDetail,
  choice: AttributeChoice,
  query: URLSearchParams,
) {
  const chosen = pictureOfChoice(product, choice);
  const keys =
    chosen && !product.pictures.includes(chosen) ? [chosen, ...product.pictures] : product.pictures;
  const asked = Number(query.get("picture") ?? 0);
  const preferred = chosen ? keys.indexOf(chosen) : 0;
  const selected = query.has("picture") && keys[asked] ? asked : Math.max(preferred, 0);
  const count = (number: number) => formatNumber(number, context.language);
  const total = count(keys.length);
  return {
    selected,
    position: context.translate("shopPages.product.position", { number: count(selected + 1), total }),
    pictures: keys.map((key, place) => ({
      src: mediaPath(key),
      alt: context.translate("pages.product.pictureAlt", {
        name: product.name,
        number: count(place + 1),
        total,
      }),
      href: paths.product(product.slug, { ...choiceQuery(choice), picture: String(place) }),
    })),
  };
}
