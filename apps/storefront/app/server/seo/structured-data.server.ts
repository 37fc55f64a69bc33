import { moneyForMachines } from "@haat/i18n/money";
import type { AggregateOffer, BreadcrumbList, FAQPage, Offer, Product, Store } from "schema-dts";
import { buyableOf } from "@haat/contract/shared/buyable";
import type { ProductCombination, ProductDetail } from "@haat/contract/shop/catalogue.contract";
import type { Seller } from "@haat/contract/shop/store.contract";
import { mediaPath } from "../present/display.server";
import type { PageText } from "../http/request-context.server";
import { createSitePaths, type ShopPaths } from "../../urls/site-paths.server";
import type { Shop } from "../http/shop-of-page.server";

/** What search engines read of a page, as objects of schema.org. Addresses are those of the shop's main address. */

/** Widest picture that the media server keeps, in px. */
const widestPicture = 960;

/** Where a shop is at its main address, whatever host was asked. */
export function publicShop(context: PageText, { seller }: Pick<Shop, "seller">) {
  const { language, paths } = context;
  const origin = paths.mainOrigin(seller);
  const site = createSitePaths({
    language,
    hostShop: seller.shop_name,
    platformOrigin: paths.platformOrigin,
  });
  return { origin, paths: site.shop(seller.shop_name) };
}

/** A picture's address for machines elsewhere. */
export const pictureAddress = (origin: string, key: string) => `${origin}${mediaPath(key)}/${widestPicture}`;

/** The shop as a store: who, where, and how to call. */
export function storeData(context: PageText, seller: Seller): Store {
  const { origin, paths } = publicShop(context, { seller });
  return {
    "@type": "Store",
    "@id": `${origin}/#store`,
    name: seller.title,
    description: seller.tagline,
    url: new URL(paths.home, origin).href,
    telephone: seller.phone,
    ...(seller.logo && {
      logo: pictureAddress(origin, seller.logo),
      image: pictureAddress(origin, seller.logo),
    }),
    address: {
      "@type": "PostalAddress",
      streetAddress: seller.address,
      addressLocality: seller.home_city.city_name,
      addressCountry: "BD",
    },
    currenciesAccepted: "BDT",
    paymentAccepted: "Cash",
    priceRange: `BDT ${moneyForMachines(seller.min_price)}–${moneyForMachines(seller.max_price)}`,
  };
}

/**
 * The way to a page, from the shop's home.
 * @param steps below the home, the last one the page itself
 */
export function breadcrumbData(
  context: PageText,
  shop: Shop,
  steps: readonly { name: string; path: (paths: ShopPaths) => string }[],
): BreadcrumbList {
  const { origin, paths } = publicShop(context, shop);
  const all = [{ name: shop.seller.title, path: (own: ShopPaths) => own.home }, ...steps];
  return {
    "@type": "BreadcrumbList",
    itemListElement: all.map(({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: new URL(path(paths), origin).href,
    })),
  };
}

/** A product with what it costs, of the chosen combination where there is one. */
export function productData(
  context: PageText,
  shop: Shop,
  product: ProductDetail,
  combination: ProductCombination | undefined,
): Product {
  const { origin, paths } = publicShop(context, shop);
  return {
    "@type": "Product",
    name: product.name,
    description: product.description,
    sku: [product.id_product, combination?.id_combination].filter(Boolean).join("-"),
    category: product.category.name,
    ...(product.facts.length > 0 && {
      additionalProperty: product.facts.map(({ name, value }) => ({ "@type": "PropertyValue", name, value })),
    }),
    image: product.pictures.map((key) => pictureAddress(origin, key)),
    url: new URL(paths.product(product.slug), origin).href,
    // Nothing where nobody has rated it: a machine takes no invented one.
    ...(product.rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: product.rating.average,
        ratingCount: product.rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    offers: {
      ...offerOf(product, combination),
      priceCurrency: "BDT",
      seller: { "@id": `${origin}/#store`, "@type": "Store", name: shop.seller.title },
    },
  };
}

function offerOf(
  product: ProductDetail,
  combination: ProductCombination | undefined,
): Offer | AggregateOffer {
  const isThere = (combination ?? product).stock > 0;
  const availability = isThere ? "https://schema.org/InStock" : "https://schema.org/OutOfStock";
  const { product_attributes_combination: combinations } = product.product_attribute;
  if (combination || !product.price_varies)
    return {
      "@type": "Offer",
      price: moneyForMachines((combination ?? product).price),
      availability,
      ...unitPriceData(combination ?? product),
    };
  const offered = buyableOf(combinations);
  return {
    "@type": "AggregateOffer",
    lowPrice: moneyForMachines(product.price),
    highPrice: moneyForMachines(Math.max(...offered.map(({ price }) => price))),
    offerCount: offered.length,
    availability,
  };
}

/** Codes of UN/CEFACT for units and for what prices are compared by. */
const unitCodes = { g: "GRM", kg: "KGM", ml: "MLT", l: "LTR", piece: "C62" } as const;
const bases = {
  kg: [1, "KGM"],
  "100g": [100, "GRM"],
  l: [1, "LTR"],
  "100ml": [100, "MLT"],
  piece: [1, "C62"],
} as const;

/** What a pack holds and for how much its price is compared, as search engines read it. */
function unitPriceData({
  price,
  measure,
  unit_price,
}: Pick<ProductCombination, "price" | "measure" | "unit_price">): Pick<Offer, "priceSpecification"> {
  if (!measure || !unit_price) return {};
  const [value, unitCode] = bases[unit_price.per];
  return {
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: moneyForMachines(price),
      priceCurrency: "BDT",
      referenceQuantity: {
        "@type": "QuantitativeValue",
        value: measure.amount,
        unitCode: unitCodes[measure.unit],
        valueReference: { "@type": "QuantitativeValue", value, unitCode },
      },
    },
  };
}

/** Questions with their answers, as a page shows them. @param entries each answer in paragraphs */
export function questionsData(entries: readonly { question: string; answer: readonly string[] }[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join("\n") },
    })),
  };
}
