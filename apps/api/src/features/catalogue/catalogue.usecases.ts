import { business, type SortOrder } from "@haat/contract/business-constants";
import type { ProductCardData, ProductCombination, ProductDetail } from "@haat/contract/catalogue.contract";
import type { Language } from "@haat/contract/languages";
import type { Services } from "../../platform/call";
import { Refusal } from "../../platform/errors";
import { textIn } from "../../platform/language";
import { lastPageOf, pageOf } from "../../platform/pages";
import { openShop } from "../store/store.usecases";
import * as catalogue from "./catalogue.repository";
import type { CategoryRow, RibbonRow } from "./catalogue.repository";
import {
  listProducts,
  searchProducts,
  summarizeProducts,
  type CardRow,
  type ProductQuery,
  type ProductSearch,
  type ProductSummary,
} from "./product-list.repository";
import { searchWords } from "./search-text";

/** How many products the shop's home shows of each ribbon. */
const productsPerRibbon = 12;
/** How many words of a search are read. */
const mostWords = 8;

/** What narrows a list of products; amounts are poisha. */
export interface ListFilter {
  sort_by?: SortOrder | undefined;
  ribbon?: number | undefined;
  min_price?: number | undefined;
  max_price?: number | undefined;
}

function categoriesOf({ db, remember }: Services, shopId: number): Promise<CategoryRow[]> {
  return remember(`categories of shop ${shopId}`, () => catalogue.listCategories(db, shopId));
}

function ribbonsOf({ db, remember }: Services, shopId: number): Promise<RibbonRow[]> {
  return remember(`ribbons of shop ${shopId}`, () => catalogue.listRibbons(db, shopId));
}

const describeCategory = (category: CategoryRow, language: Language) => ({
  id_category: category.id,
  slug: category.slug,
  name: textIn(language, category.name),
  picture: category.picture,
  product_count: category.productCount,
});

const describeRibbon = (ribbon: RibbonRow, language: Language) => ({
  id_ribbon: ribbon.id,
  slug: ribbon.slug,
  name: textIn(language, ribbon.name),
  tone: ribbon.tone,
});

function describeCard(product: CardRow, ribbons: RibbonRow[], language: Language): ProductCardData {
  const ribbon = ribbons.find(({ id }) => id === product.cardRibbonId);
  return {
    id_product: product.id,
    slug: product.slug,
    name: textIn(language, { bn: product.nameBn, en: product.nameEn }),
    picture: product.picture,
    price: product.price,
    old_price: product.oldPrice,
    price_varies: product.maxPrice > product.price,
    in_stock: product.stock > 0,
    has_attributes: product.hasAttributes,
    ribbon: ribbon ? describeRibbon(ribbon, language) : null,
  };
}

/** The shop's categories whose name holds `filter`, in either language. */
export async function listShopCategories(
  services: Services,
  sellerKey: string,
  language: Language,
  filter = "",
) {
  const shop = await openShop(services, sellerKey);
  const part = filter.normalize("NFC").trim().toLowerCase();
  const isMeant = ({ name }: CategoryRow) => `${name.bn}\n${name.en}`.toLowerCase().includes(part);
  return (await categoriesOf(services, shop.id))
    .filter(isMeant)
    .map((category) => describeCategory(category, language));
}

export async function listShopBanners(services: Services, sellerKey: string, language: Language) {
  const { id } = await openShop(services, sellerKey);
  const banners = await services.remember(`banners of shop ${id}`, () =>
    catalogue.listBanners(services.db, id),
  );
  return banners.map((banner) => ({
    id_banner: banner.id,
    title: textIn(language, banner.title),
    text: textIn(language, banner.text),
    picture: banner.picture,
    target: banner.target,
  }));
}

export async function listShopRibbons(services: Services, sellerKey: string, language: Language) {
  const shop = await openShop(services, sellerKey);
  return (await ribbonsOf(services, shop.id)).map((ribbon) => describeRibbon(ribbon, language));
}

/** Every ribbon that has products, with the first of them. */
export async function listRibbonProducts(services: Services, sellerKey: string, language: Language) {
  const { id } = await openShop(services, sellerKey);
  const [ribbons, products] = await Promise.all([
    ribbonsOf(services, id),
    services.remember(`products by ribbon of shop ${id}`, () =>
      catalogue.listProductsByRibbon(services.db, id, productsPerRibbon),
    ),
  ]);
  return ribbons
    .map((ribbon) => {
      const own = products.filter(({ ribbonId }) => ribbonId === ribbon.id);
      return {
        ...describeRibbon(ribbon, language),
        products: own.map((product) => describeCard(product, ribbons, language)),
        total: own[0]?.total ?? 0,
      };
    })
    .filter(({ total }) => total > 0);
}

interface ListRequest extends ListFilter {
  sellerKey: string;
  language: Language;
  page: number;
}

const queryOf = (shopId: number, categoryId: number | null, request: ListRequest): ProductQuery => ({
  shopId,
  categoryId,
  ribbonId: request.ribbon ?? null,
  minPrice: request.min_price ?? null,
  maxPrice: request.max_price ?? null,
});

/** What a list comes to; some seconds old at most, which a count of results can be. */
function summaryOf(
  { db, remember }: Services,
  query: ProductQuery,
  search?: ProductSearch,
): Promise<ProductSummary> {
  return remember(`summary of products ${JSON.stringify([query, search])}`, () =>
    summarizeProducts(db, query, search),
  );
}

async function describePage(
  services: Services,
  rows: CardRow[],
  summary: ProductSummary,
  request: ListRequest,
  shopId: number,
) {
  const ribbons = await ribbonsOf(services, shopId);
  return {
    products: rows.map((product) => describeCard(product, ribbons, request.language)),
    total: summary.total,
    per_page: business.productsPerPage,
    last_page: lastPageOf(summary.total, business.productsPerPage),
    price_range: [{ min_price: summary.lowest, max_price: summary.highest }],
  };
}

/**
 * A page of a category, some seconds old at most: the product's own page, the cart and the order look at its stock afresh.
 * @throws not_found where the shop has no such category; `all` is every one
 */
export async function listCategoryProducts(services: Services, categorySlug: string, request: ListRequest) {
  const shop = await openShop(services, request.sellerKey);
  const categories = await categoriesOf(services, shop.id);
  const category = categories.find(({ slug }) => slug === categorySlug);
  if (!category && categorySlug !== "all") throw new Refusal("not_found");
  const query = queryOf(shop.id, category?.id ?? null, request);
  const page = pageOf(request.page, business.productsPerPage);
  const sort = request.sort_by ?? "newest";
  const [rows, summary] = await Promise.all([
    services.remember(`products ${JSON.stringify([query, sort, page])}`, () =>
      listProducts(services.db, query, sort, page),
    ),
    summaryOf(services, query),
  ]);
  return {
    ...(await describePage(services, rows, summary, request, shop.id)),
    category: category ? describeCategory(category, request.language) : null,
  };
}

/**
 * The products that hold every word of a text, by letters or by sound; where there are none, those that do with one typing
 * error in a word (decisions.md, "Catalogue").
 */
export async function findShopProducts(services: Services, searchText: string, request: ListRequest) {
  const shop = await openShop(services, request.sellerKey);
  const query = queryOf(shop.id, null, request);
  const words = searchWords(searchText).slice(0, mostWords);
  let search = { words, isTolerant: false };
  let summary = await summaryOf(services, query, search);
  if (summary.found === 0) {
    search = { words, isTolerant: true };
    summary = await summaryOf(services, query, search);
  }
  const page = pageOf(request.page, business.productsPerPage);
  const rows = await searchProducts(services.db, query, request.sort_by ?? "best_match", page, search);
  return describePage(services, rows, summary, request, shop.id);
}

/** @throws product_not_found where the shop has no such product. */
export async function describeProduct(
  services: Services,
  sellerKey: string,
  slugOrId: string,
  language: Language,
): Promise<ProductDetail> {
  const shop = await openShop(services, sellerKey);
  const product = await catalogue.findProduct(services.db, shop.id, slugOrId);
  if (!product) throw new Refusal("product_not_found");
  const [categories, ribbons, choices] = await Promise.all([
    categoriesOf(services, shop.id),
    ribbonsOf(services, shop.id),
    product.hasAttributes ? describeChoices(services, shop.id, product.id, language) : noChoices,
  ]);
  const category = categories.find(({ id }) => id === product.categoryId);
  if (!category) throw new Refusal("product_not_found");
  const { id_category, slug, name } = describeCategory(category, language);
  return {
    ...describeCard(product, ribbons, language),
    description: textIn(language, { bn: product.descriptionBn, en: product.descriptionEn }),
    pictures: product.pictures,
    category: { id_category, slug, name },
    ribbons: ribbons
      .filter(({ id }) => product.ribbonIds.includes(id))
      .map((ribbon) => describeRibbon(ribbon, language)),
    stock: product.stock,
    ...choices,
  };
}

type Choices = Pick<ProductDetail, "product_global_attribute" | "product_attribute">;
const noChoices: Choices = {
  product_global_attribute: [],
  product_attribute: { product_attributes_combination: [] },
};

async function describeChoices(
  { db, remember }: Services,
  shopId: number,
  productId: number,
  language: Language,
): Promise<Choices> {
  const [values, combinations] = await Promise.all([
    remember(`values of product ${shopId}/${productId}`, () =>
      catalogue.listAttributeValues(db, shopId, productId),
    ),
    catalogue.listCombinations(db, shopId, productId),
  ]);
  const attributes = new Map(
    values.map((value) => [value.attributeId, textIn(language, value.attributeName)]),
  );
  const described = combinations.map((combination): ProductCombination => ({
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
    stock: combination.stock,
    picture: combination.picture,
  }));
  return {
    product_global_attribute: [...attributes].map(([id_global_attribute, global_attribute_name]) => ({
      id_global_attribute,
      global_attribute_name,
    })),
    product_attribute: { product_attributes_combination: described },
  };
}
