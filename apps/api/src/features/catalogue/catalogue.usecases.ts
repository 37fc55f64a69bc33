import { business } from "@haat/contract/shared/business-constants";
import type { ProductCombination, ProductDetail } from "@haat/contract/shop/catalogue.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { describeAverage } from "./rating-average";
import { textIn } from "../../http/language";
import { lastPageOf, pageOf } from "../../http/pages";
import { withHomeLayout } from "../shop/home-layout";
import { requireShop } from "../shop/shop.usecases";
import {
  describeCard,
  describeCategory,
  describeFacts,
  describeListCard,
  describeRibbon,
  fewLeft,
  packsOf,
} from "./catalogue-display";
import * as catalogue from "./catalogue.repository";
import { basisOf, measureOf, unitPriceOf } from "./unit-price.rules";
import type { CategoryRow, RibbonRow } from "./catalogue.repository";
import { foldText } from "../words/search-words";

/** How many products the shop's home shows of each ribbon. */
const productsPerRibbon = 12;

/** A shop's categories, some seconds old at most. */
export function categoriesOf({ db, cached }: Services, shopId: number): Promise<CategoryRow[]> {
  return cached(`categories of shop ${shopId}`, () => catalogue.listCategories(db, shopId), {
    shopId,
  });
}

/** A shop's ribbons, some seconds old at most. */
export function ribbonsOf({ db, cached }: Services, shopId: number): Promise<RibbonRow[]> {
  return cached(`ribbons of shop ${shopId}`, () => catalogue.listRibbons(db, shopId), { shopId });
}

/** The shop's categories whose name holds `filter`, in either language. */
export async function listShopCategories(
  services: Services,
  sellerKey: string,
  language: Language,
  filter = "",
) {
  const shop = await requireShop(services, sellerKey);
  const part = foldText(filter).trim();
  const isMeant = ({ name }: CategoryRow) => foldText(`${name.bn}\n${name.en}`).includes(part);
  return (await categoriesOf(services, shop.id))
    .filter(isMeant)
    .map((category) => describeCategory(category, language));
}

export async function listShopRibbons(services: Services, sellerKey: string, language: Language) {
  const shop = await requireShop(services, sellerKey);
  return (await ribbonsOf(services, shop.id)).map((ribbon) => describeRibbon(ribbon, language));
}

/** The slugs of the shop's products, for its site map. */
export async function listProductSlugs(services: Services, sellerKey: string, page: number) {
  const { db, cached } = services;
  const { id } = await requireShop(services, sellerKey);
  const perPage = business.slugsPerPage;
  const [products, total] = await cached(
    `product slugs of shop ${id}, ${page}`,
    () => Promise.all([catalogue.listSlugs(db, id, pageOf(page, perPage)), catalogue.countProducts(db, id)]),
    { shopId: id },
  );
  return { products, total, per_page: perPage, last_page: lastPageOf(total, perPage) };
}

/** Every ribbon that has products, with the first of them. */
export async function listRibbonProducts(services: Services, sellerKey: string, language: Language) {
  const { id } = await requireShop(services, sellerKey);
  const [ribbons, products] = await Promise.all([
    ribbonsOf(services, id),
    services.cached(
      `products by ribbon of shop ${id}`,
      () => catalogue.listProductsByRibbon(services.db, id, productsPerRibbon),
      { shopId: id },
    ),
  ]);
  return ribbons
    .map((ribbon) => {
      const own = products.filter(({ ribbonId }) => ribbonId === ribbon.id);
      return {
        ...describeRibbon(ribbon, language),
        products: own.map((product) => describeListCard(product, ribbons, language)),
        total: own[0]?.total ?? 0,
      };
    })
    .filter(({ total }) => total > 0);
}

/** How many rows by category a home in shelves has, and how many products stand in each. */
const shelves = { rows: 4, perRow: 6 };

/** The largest categories with their first products, in the shop's order, where its home is laid out in shelves. */
export async function listShelves(services: Services, sellerKey: string, language: Language) {
  const { id, theme, tradePicture } = await requireShop(services, sellerKey);
  if (withHomeLayout(theme, tradePicture).homeLayout !== "shelves") return [];
  const [categories, ribbons] = await Promise.all([categoriesOf(services, id), ribbonsOf(services, id)]);
  const chosen = largestOf(categories);
  const rows = await services.cached(
    `products by category of shop ${id}`,
    () =>
      catalogue.listProductsByCategory(services.db, id, {
        categories: chosen.map((category) => category.id),
        perCategory: shelves.perRow,
      }),
    { shopId: id },
  );
  return chosen.map((category) => ({
    ...describeCategory(category, language),
    products: rows
      .filter(({ first }) => first.categoryId === category.id)
      .map(({ first }) => describeListCard(first, ribbons, language)),
  }));
}

/** Those with the most products, in the shop's order; none that is empty. */
function largestOf(categories: readonly CategoryRow[]): CategoryRow[] {
  const largest = categories
    .filter(({ productCount }) => productCount > 0)
    .toSorted((one, other) => other.productCount - one.productCount)
    .slice(0, shelves.rows);
  return categories.filter((category) => largest.includes(category));
}

/** @throws product_not_found where the shop has no product with this id */
export async function requireProduct({ db }: Services, shopId: number, productId: number): Promise<void> {
  if (!(await catalogue.hasProduct(db, shopId, productId))) throw new DomainError("product_not_found");
}

/** @throws product_not_found where the shop has no such product. */
export async function describeProduct(
  services: Services,
  shopId: number,
  slugOrId: string,
  language: Language,
): Promise<ProductDetail> {
  const product = await catalogue.findProduct(services.db, shopId, slugOrId);
  if (!product) throw new DomainError("product_not_found");
  const [categories, ribbons, choices] = await Promise.all([
    categoriesOf(services, shopId),
    ribbonsOf(services, shopId),
    product.hasAttributes ? describeChoices(services, shopId, product, language) : noChoices,
  ]);
  const category = categories.find(({ id }) => id === product.categoryId);
  if (!category) throw new DomainError("product_not_found");
  const { id_category, slug, name } = describeCategory(category, language);
  return {
    ...describeCard(product, ribbons, language),
    description: textIn(language, { bn: product.descriptionBn, en: product.descriptionEn }),
    measure: product.hasAttributes ? null : measureOf(product.measureAmount, product.measureUnit),
    facts: describeFacts(product.facts, language),
    pictures: product.pictures,
    category: { id_category, slug, name },
    ribbons: ribbons
      .filter(({ id }) => product.ribbonIds.includes(id))
      .map((ribbon) => describeRibbon(ribbon, language)),
    stock: product.stock,
    home_city_only: product.homeCityOnly,
    id_size_guide: product.sizeGuideId,
    rating: describeAverage(product),
    ...choices,
  };
}

type Choices = Pick<ProductDetail, "product_global_attribute" | "product_attribute">;
const noChoices: Choices = {
  product_global_attribute: [],
  product_attribute: { product_attributes_combination: [] },
};

async function describeChoices(
  { db, cached }: Services,
  shopId: number,
  product: NonNullable<Awaited<ReturnType<typeof catalogue.findProduct>>>,
  language: Language,
): Promise<Choices> {
  const { id: productId, lowLimit } = product;
  const per = basisOf(packsOf(product));
  const [values, combinations] = await Promise.all([
    cached(
      `values of product ${shopId}/${productId}`,
      () => catalogue.listAttributeValues(db, shopId, productId),
      { shopId },
    ),
    catalogue.listCombinations(db, shopId, productId),
  ]);
  const attributes = new Map(
    values.map((value) => [value.attributeId, textIn(language, value.attributeName)]),
  );
  const described = combinations.map((combination): ProductCombination => {
    const own = measureOf(combination.measureAmount, combination.measureUnit);
    const measure = own ?? measureOf(product.measureAmount, product.measureUnit);
    return {
      id_combination: combination.id,
      attributes_list: values
        .filter(({ id }) => combination.valueIds.includes(id))
        .map((value) => ({
          name: textIn(language, value.name),
          id_global_attribute: value.attributeId,
          id_product_attribute: value.id,
          swatch: value.swatch,
        })),
      price: combination.price,
      old_price: combination.oldPrice,
      measure,
      unit_price: unitPriceOf({ price: combination.price, measure }, per),
      stock: combination.stock,
      few_left: fewLeft(combination.stock, lowLimit),
      picture: combination.picture,
    };
  });
  return {
    product_global_attribute: [...attributes].map(([id_global_attribute, global_attribute_name]) => ({
      id_global_attribute,
      global_attribute_name,
    })),
    product_attribute: { product_attributes_combination: described },
  };
}
