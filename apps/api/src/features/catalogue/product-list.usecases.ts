import { business, type SortOrder } from "@haat/contract/business-constants";
import type { ProductFilters } from "@haat/contract/catalogue.contract";
import type { Language } from "@haat/contract/languages";
import type { Services } from "../../platform/call";
import { Refusal } from "../../platform/errors";
import { textIn } from "../../platform/language";
import { lastPageOf, pageOf } from "../../platform/pages";
import { openShop } from "../store/store.usecases";
import { describeCard, describeCategory, describeRibbon } from "./catalogue-display";
import type { RibbonRow } from "./catalogue.repository";
import { categoriesOf, ribbonsOf } from "./catalogue.usecases";
import * as choices from "./product-choice.repository";
import type { AttributeChoice, AttributeRow } from "./product-choice.repository";
import * as lists from "./product-list.repository";
import type { ProductList, ProductQuery, ProductSearch } from "./product-list.repository";
import { chooseSearch } from "./product-search.usecases";

/** A page of a list as it is asked for; amounts are poisha. */
export interface ListRequest {
  sellerKey: string;
  language: Language;
  page: number;
  per_page?: number | undefined;
  before?: number | undefined;
  sort_by?: SortOrder | undefined;
  ribbon?: number[] | undefined;
  min_price?: number | undefined;
  max_price?: number | undefined;
  attribute?: string[] | undefined;
  in_stock?: "1" | undefined;
}

/**
 * A page of a category, some seconds old at most: the product's own page, the cart and the order look at its stock afresh.
 * @throws not_found where the shop has no such category, ribbon or attribute value; `all` is every category
 */
export async function listCategoryProducts(services: Services, categorySlug: string, request: ListRequest) {
  const shop = await openShop(services, request.sellerKey);
  const categories = await categoriesOf(services, shop.id);
  const category = categories.find(({ slug }) => slug === categorySlug);
  if (!category && categorySlug !== "all") throw new Refusal("not_found");
  const query = { ...(await queryOf(services, shop.id, request)), categoryId: category?.id };
  return {
    ...(await describePage(services, query, request, "newest")),
    category: category ? describeCategory(category, request.language) : null,
  };
}

/**
 * A page of what a ribbon gathers.
 * @throws not_found where the shop has no such ribbon or attribute value
 */
export async function listProductsOfRibbon(services: Services, ribbonId: number, request: ListRequest) {
  const shop = await openShop(services, request.sellerKey);
  const query = await queryOf(services, shop.id, { ...request, ribbon: [ribbonId] });
  const page = await describePage(services, query, request, "newest");
  const ribbon = (await ribbonsOf(services, shop.id)).find(({ id }) => id === ribbonId);
  if (!ribbon) throw new Refusal("not_found");
  return { ...page, ribbon: describeRibbon(ribbon, request.language) };
}

/**
 * A page of what a text finds in names, descriptions and names of categories (decisions.md, "Catalogue").
 * @throws not_found where the shop has no such ribbon or attribute value
 */
export async function findShopProducts(services: Services, searchText: string, request: ListRequest) {
  const shop = await openShop(services, request.sellerKey);
  const query = await queryOf(services, shop.id, request);
  const finds = async (search: ProductSearch) =>
    (await readPage(services, { ...query, search }, request, "best_match")).found > 0;
  const { search, match, meant } = await chooseSearch(services, shop.id, searchText, finds);
  const page = await describePage(services, { ...query, search }, request, "best_match");
  return { ...page, search_match: match, did_you_mean: meant ?? null };
}

async function queryOf(services: Services, shopId: number, request: ListRequest): Promise<ProductQuery> {
  const { ribbon: ribbonIds = [], attribute: chosen = [] } = request;
  const ribbons = await ribbonsOf(services, shopId);
  const isKnown = (wanted: number) => ribbons.some(({ id }) => id === wanted);
  if (!ribbonIds.every(isKnown)) throw new Refusal("not_found");
  return {
    shopId,
    ribbonIds: [...ribbonIds].sort((one, other) => one - other),
    minPrice: request.min_price,
    maxPrice: request.max_price,
    attributes: chosen.length > 0 ? await findChoices(services, shopId, chosen) : [],
    ...(request.in_stock && { inStock: true }),
    newestId: request.before ?? (await newestIdOf(services, shopId)),
  };
}

/** The page of a list is cut off at the newest product of its first page, so that new ones do not move the others. */
function newestIdOf({ db, remember }: Services, shopId: number): Promise<number> {
  return remember(`newest product of shop ${shopId}`, () => lists.findNewestId(db, shopId), { shopId });
}

/** Values that are given by an id or a name, by attribute. @throws not_found for one that the shop does not have */
async function findChoices(
  { db, remember }: Services,
  shopId: number,
  chosen: string[],
): Promise<AttributeChoice[]> {
  const folded = [...new Set(chosen.map((value) => value.normalize("NFC").trim().toLowerCase()))].sort();
  const isId = (value: string) => /^\d{1,9}$/.test(value);
  const found = await remember(
    `attribute values of shop ${shopId}: ${JSON.stringify(folded)}`,
    () =>
      Promise.all(
        folded.map((value) =>
          choices.findAttributeValues(db, shopId, isId(value) ? { id: Number(value) } : { name: value }),
        ),
      ),
    { shopId },
  );
  if (found.some((values) => values.length === 0)) throw new Refusal("not_found");
  const byAttribute = new Map<number, AttributeChoice>();
  for (const { attributeId, bn, en } of found.flat()) {
    const choice = byAttribute.get(attributeId) ?? { attributeId, names: [] };
    choice.names.push({ bn, en });
    byAttribute.set(attributeId, choice);
  }
  return [...byAttribute.values()];
}

async function describePage(
  services: Services,
  query: ProductQuery,
  request: ListRequest,
  usualSort: SortOrder,
) {
  const { language, per_page: perPage = business.productsPerPage } = request;
  const { shopId, newestId = 0 } = query;
  const [list, ribbons, attributes] = await Promise.all([
    readPage(services, query, request, usualSort),
    ribbonsOf(services, shopId),
    attributesOf(services, shopId),
  ]);
  const { rows, summary } = list;
  return {
    products: rows.map((product) => describeCard(product, ribbons, language)),
    total: summary.total,
    per_page: perPage,
    last_page: lastPageOf(summary.total, perPage),
    price_range: [{ min_price: summary.lowest, max_price: summary.highest }],
    filters: describeFilters(list, ribbons, attributes, language),
    before: newestId,
  };
}

function readPage(
  { db, remember }: Services,
  query: ProductQuery,
  request: ListRequest,
  usualSort: SortOrder,
): Promise<ProductList> {
  const sort = request.sort_by ?? usualSort;
  const page = pageOf(request.page, request.per_page ?? business.productsPerPage);
  return remember(
    `products ${JSON.stringify([query, sort, page])}`,
    () => lists.readList(db, query, sort, page),
    { shopId: query.shopId },
  );
}

function attributesOf({ db, remember }: Services, shopId: number): Promise<AttributeRow[]> {
  return remember(`attributes of shop ${shopId}`, () => choices.listGlobalAttributes(db, shopId), { shopId });
}

/** What the list can be narrowed by, with how many products each choice would leave. */
function describeFilters(
  { byRibbon, byAttribute, summary }: Pick<ProductList, "byRibbon" | "byAttribute" | "summary">,
  ribbons: RibbonRow[],
  attributes: AttributeRow[],
  language: Language,
): ProductFilters {
  return {
    in_stock_count: summary.inStock,
    ribbons: ribbons.flatMap((ribbon) => {
      const found = byRibbon.find(({ ribbonId }) => ribbonId === ribbon.id);
      return found ? [{ ...describeRibbon(ribbon, language), product_count: found.products }] : [];
    }),
    attributes: attributes.flatMap(({ id, name }) => {
      const values = byAttribute
        .filter(({ attributeId }) => attributeId === id)
        .map((value) => ({
          id_product_attribute: value.id,
          name: textIn(language, value),
          swatch: value.swatch,
          product_count: value.products,
        }));
      const described = { id_global_attribute: id, global_attribute_name: textIn(language, name), values };
      return values.length > 0 ? [described] : [];
    }),
  };
}
