import { business, type SortOrder } from "@haat/contract/shared/business-constants";
import type { ProductFilters } from "@haat/contract/shop/catalogue.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { textIn } from "../../http/language";
import { lastPageOf, pageOf } from "../../http/pages";
import { noteMiss } from "../search-words/search-miss.usecases";
import { requireShop } from "../shop/shop.usecases";
import { describeListCard, describeCategory, describeRibbon } from "./catalogue-display";
import type { RibbonRow } from "./catalogue.repository";
import { categoriesOf, ribbonsOf } from "./catalogue.usecases";
import type { ListQuestion } from "./list-question";
import { chooseSearch } from "./product-search.usecases";
import { listGlobalAttributes, type AttributeRow, type ProductSearch } from "./shop-listing.repository";
import { hitsOf, readCardPage, type CardPage } from "./shop-listing.usecases";

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

type PageQuery = ListQuestion["query"];

/**
 * A page of a category, some seconds old at most: the product's own page, the cart and the order look at its stock afresh.
 * @throws not_found where the shop has no such category, ribbon or attribute value; `all` is every category
 */
export async function listCategoryProducts(services: Services, categorySlug: string, request: ListRequest) {
  const shop = await requireShop(services, request.sellerKey);
  const categories = await categoriesOf(services, shop.id);
  const category = categories.find(({ slug }) => slug === categorySlug);
  if (!category && categorySlug !== "all") throw new DomainError("not_found");
  const query = { ...(await queryOf(services, shop.id, request)), categoryId: category?.id };
  const { page } = await describePage(services, shop.id, query, request, "newest");
  return {
    ...page,
    category: category ? describeCategory(category, request.language) : null,
  };
}

/**
 * A page of what a ribbon gathers.
 * @throws not_found where the shop has no such ribbon or attribute value
 */
export async function listProductsOfRibbon(services: Services, ribbonId: number, request: ListRequest) {
  const shop = await requireShop(services, request.sellerKey);
  const query = await queryOf(services, shop.id, { ...request, ribbon: [ribbonId] });
  const { page } = await describePage(services, shop.id, query, request, "newest");
  const ribbon = (await ribbonsOf(services, shop.id)).find(({ id }) => id === ribbonId);
  if (!ribbon) throw new DomainError("not_found");
  return { ...page, ribbon: describeRibbon(ribbon, request.language) };
}

/**
 * A page of what a text finds in names, descriptions and names of categories.
 * @throws not_found where the shop has no such ribbon or attribute value
 */
export async function findShopProducts(services: Services, searchText: string, request: ListRequest) {
  const shop = await requireShop(services, request.sellerKey);
  const query = await queryOf(services, shop.id, request);
  const finds = async (search: ProductSearch) => (await hitsOf(services, shop.id, search)).ids.length > 0;
  const { search, match, meant } = await chooseSearch(services, shop.id, searchText, finds);
  const hits = search && (await hitsOf(services, shop.id, search));
  if (hits?.ids.length === 0 && request.page === 1 && !shop.isPreview)
    noteMiss(services, shop.id, searchText);
  const { page, first } = await describePage(services, shop.id, { ...query, hits }, request, "best_match");
  const categories = first ? await categoriesOf(services, shop.id) : [];
  const category = categories.find(({ id }) => id === first?.categoryId);
  return {
    ...page,
    search_match: match,
    did_you_mean: meant ?? null,
    first_category: category ? describeCategory(category, request.language) : null,
  };
}

async function queryOf(services: Services, shopId: number, request: ListRequest): Promise<PageQuery> {
  const { ribbon: ribbonIds = [], attribute: chosen = [] } = request;
  const ribbons = await ribbonsOf(services, shopId);
  const isKnown = (wanted: number) => ribbons.some(({ id }) => id === wanted);
  if (!ribbonIds.every(isKnown)) throw new DomainError("not_found");
  return {
    ribbonIds,
    chosen,
    minPrice: request.min_price,
    maxPrice: request.max_price,
    ...(request.in_stock && { inStock: true }),
    // A list is cut off at the newest product of its first page, so that new ones do not move the other pages.
    newestId: request.before,
  };
}

/** A page, and the row of its first product. @throws not_found where the shop does not have one of the chosen values */
async function describePage(
  services: Services,
  shopId: number,
  query: PageQuery,
  request: ListRequest,
  usualSort: SortOrder,
) {
  const { language, per_page: perPage = business.productsPerPage, sort_by: sort = usualSort } = request;
  const [list, ribbons, attributes] = await Promise.all([
    readCardPage(services, shopId, { query, sort, part: pageOf(request.page, perPage) }),
    ribbonsOf(services, shopId),
    attributesOf(services, shopId),
  ]);
  if (!list) throw new DomainError("not_found");
  const { rows, summary, newestId } = list;
  const page = {
    products: rows.map((product) => describeListCard(product, ribbons, language)),
    total: summary.total,
    per_page: perPage,
    last_page: lastPageOf(summary.total, perPage),
    price_range: [{ min_price: summary.lowest, max_price: summary.highest }],
    filters: describeFilters(list, ribbons, attributes, language),
    before: newestId,
  };
  return { page, first: rows[0] };
}

function attributesOf({ db, cached }: Services, shopId: number): Promise<AttributeRow[]> {
  return cached(`attributes of shop ${shopId}`, () => listGlobalAttributes(db, shopId), { shopId });
}

/** What the list can be narrowed by, with how many products each choice would leave. */
function describeFilters(
  { byRibbon, byAttribute, summary }: Pick<CardPage, "byRibbon" | "byAttribute" | "summary">,
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
