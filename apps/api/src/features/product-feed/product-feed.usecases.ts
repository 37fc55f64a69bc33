import { business } from "@haat/contract/shared/business-constants";
import { isTest } from "@haat/contract/shared/shop-status";
import type { Language } from "@haat/contract/shared/languages";
import type { FeedItem } from "@haat/contract/shop/product-feed.contract";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import { describeFacts } from "../catalogue/catalogue-display";
import { basisOf, measureOf, unitPriceOf, type Pack } from "../catalogue/unit-price.rules";
import { requireShop } from "../shop/shop.usecases";
import { attributeOf } from "./feed-attribute.rules";
import * as feed from "./product-feed.repository";
import type { FedCombination, FedProduct } from "./product-feed.repository";

/**
 * A page of what a shop sells, some seconds old at most.
 * @param after the number of the product that the page comes after
 * @throws store_not_found
 */
export async function readProductFeed(
  services: Services,
  { sellerKey, language, after }: { sellerKey: string; language: Language; after: number },
): Promise<{ items: FeedItem[]; next_after: number | null }> {
  const { id: shopId, status } = await requireShop(services, sellerKey);
  // Markets list nothing of a shop that delivers nothing.
  if (isTest(status)) throw new DomainError("store_not_found");
  const { products, combinations } = await services.cached(
    `product feed of shop ${shopId} after ${after}`,
    () => readPage(services, shopId, after),
    { shopId },
  );

  const combinationsOf = byProduct(combinations);
  const items = products.flatMap((product) =>
    product.hasAttributes
      ? describeCombinations(product, combinationsOf.get(product.id) ?? [], language)
      : [describeProduct(product, language)],
  );
  const isFull = products.length === business.feedProductsPerPage;
  return { items, next_after: isFull ? (products.at(-1)?.id ?? null) : null };
}

async function readPage({ db }: Services, shopId: number, after: number) {
  const products = await feed.listProducts(db, shopId, { after, limit: business.feedProductsPerPage });
  const withChoices = products.filter(({ hasAttributes }) => hasAttributes).map(({ id }) => id);
  const combinations = withChoices.length > 0 ? await feed.listCombinations(db, shopId, withChoices) : [];
  return { products, combinations };
}

function byProduct(combinations: readonly FedCombination[]): Map<number, FedCombination[]> {
  const grouped = new Map<number, FedCombination[]>();
  for (const combination of combinations) {
    const siblings = grouped.get(combination.productId);
    if (siblings) siblings.push(combination);
    else grouped.set(combination.productId, [combination]);
  }
  return grouped;
}

function describeProduct(product: FedProduct, language: Language): FeedItem {
  return {
    id_product: product.id,
    id_combination: null,
    slug: product.slug,
    name: textIn(language, product.name),
    description: textIn(language, product.description),
    category: textIn(language, product.category),
    price: product.price,
    old_price: reducedFrom(product),
    ...unitPriceIn([packOf(product)], packOf(product)),
    facts: describeFacts(product.facts, language),
    in_stock: product.stock > 0,
    pictures: product.pictures.length > 0 ? product.pictures : [product.picture],
    values: [],
  };
}

/** All of a product, their prices for as much, so that they can be compared. */
function describeCombinations(
  product: FedProduct,
  combinations: readonly FedCombination[],
  language: Language,
): FeedItem[] {
  const packs = combinations.map((combination) => packOf(combination, product));
  return combinations.map((combination) => ({
    ...describeCombination(product, combination, language),
    ...unitPriceIn(packs, packOf(combination, product)),
  }));
}

type Measured = Pick<FedProduct, "price" | "measureAmount" | "measureUnit">;

/** What is had for a price: a combination without a measure of its own holds what its product does. */
const packOf = ({ price, measureAmount, measureUnit }: Measured, product?: FedProduct): Pack => ({
  price,
  measure:
    measureOf(measureAmount, measureUnit) ??
    (product ? measureOf(product.measureAmount, product.measureUnit) : null),
});

/** @param packs all that the product is had in @param pack one of them */
const unitPriceIn = (packs: readonly Pack[], pack: Pack) => ({
  measure: pack.measure,
  unit_price: unitPriceOf(pack, basisOf(packs)),
});

function describeCombination(product: FedProduct, combination: FedCombination, language: Language): FeedItem {
  const whole = describeProduct(product, language);
  const own = combination.picture;
  return {
    ...whole,
    id_combination: combination.id,
    price: combination.price,
    old_price: reducedFrom(combination),
    in_stock: combination.stock > 0,
    pictures: own ? [own, ...whole.pictures.filter((picture) => picture !== own)] : whole.pictures,
    values: combination.values.map(({ id, attribute, name }) => ({
      id_product_attribute: id,
      attribute: attributeOf(attribute),
      name: textIn(language, name),
    })),
  };
}

/** The old price where it is above the one that is asked now; markets refuse a reduction that is none. */
const reducedFrom = ({ price, oldPrice }: { price: number; oldPrice: number | null }) =>
  oldPrice !== null && oldPrice > price ? oldPrice : null;
