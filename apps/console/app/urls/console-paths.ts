import { locales } from "@haat/i18n/locales";
import type { Language } from "@haat/contract/shared/languages";
import { cashPaths, type CashPaths } from "./cash-paths";
import { programPaths, type ProgramPaths } from "./program-paths";
import { sizeGuidePaths, type SizeGuidePaths } from "./size-guide-paths";
import type { AdminPage, OwnPage, ShopPage } from "./console-pages";
import { withQuery, type Query } from "./with-query";

/** A page that needs no more than its name. */
type Plain<Page extends string> = Exclude<Page, "" | "*" | `${string}:${string}`>;
/** The part of a path behind a parameter's place. */

/** Every link of the console in one language. */
export interface ConsolePaths extends CashPaths, ProgramPaths, SizeGuidePaths {
  /** Where everybody is led to where they belong. */
  home: string;
  to(page: Plain<OwnPage>, query?: Query): string;
  /** A page about a shop; without one the shop's first page. */
  shop(sellerKey: string, page?: Plain<ShopPage>, query?: Query): string;
  /** The draft of a product, and a part of it. */
  draft(sellerKey: string, id: number, part?: "options" | "variants" | "facts", query?: Query): string;
  /** A product of a shop. */
  product(sellerKey: string, id: number): string;
  /** The QR code of a product, as a file. */
  productQr(sellerKey: string, id: number, format: string): string;
  /** Somebody of a shop's staff, or an invitation, and a question about them. */
  member(sellerKey: string, id: string, question?: string): string;
  /** What a shop has of a product. */
  goodsStock(sellerKey: string, product: number): string;
  /** A change of many products. */
  bulkEdit(sellerKey: string, id: number, query?: Query): string;
  /** An import of goods. */
  goodsImport(sellerKey: string, id: number, query?: Query): string;
  /** What was not done of an import, as a file. */
  goodsImportFailures(sellerKey: string, id: number, format: string): string;
  /** A shop's goods as a file. */
  goodsExport(sellerKey: string, part: number, format: string): string;
  /** A ZIP of a copy of all data of a shop. */
  takeOutFile(sellerKey: string, id: number, file: number): string;
  /** A table of a shop's numbers as a file. */
  reportFile(sellerKey: string, table: string, query: Query): string;
  /** A small file of goods to see how one is written. */
  goodsSample(sellerKey: string, format: string): string;
  /** An order of a shop by its number, or the question why it is cancelled. */
  order(sellerKey: string, number: string, question?: "cancel" | "change", query?: Query): string;
  /** How many orders came behind one, for the script of the desk. */
  ordersNews(sellerKey: string, since: string | null): string;
  /** Tells the script of the desk that something has become of an order. */
  ordersStream(sellerKey: string): string;
  /** A category of a shop by its number, or a new one. */
  shopCategory(sellerKey: string, id: number | "new"): string;
  /** Asks whether a category of a shop is to go. */
  shopCategoryRemoval(sellerKey: string, id: number): string;
  /** A ribbon of a shop by its number, or a new one; the question whether it is to go, and the products beside it. */
  ribbon(sellerKey: string, id: number | "new", part?: "remove" | "products", query?: Query): string;
  /** A coupon of a shop by its number, or a new one, or the question whether it is to go. */
  coupon(sellerKey: string, id: number | "new", question?: "remove"): string;
  /** A page of a shop by its number, or a new one, or the question whether it is to go. */
  extraPage(sellerKey: string, id: number | "new", question?: "remove"): string;
  /** Words that mean the same in a shop, by their number, or new ones. */
  synonyms(sellerKey: string, id: number | "new", query?: Query): string;
  /** The QR code of a coupon, as a file. */
  couponQr(sellerKey: string, id: number, format: string): string;
  /** A banner of a shop by its number, or a new one, and the question whether it is to go. */
  banner(sellerKey: string, id: number | "new", part?: "remove"): string;
  /** A text of a shop's first page by its number, or a new one, and the question whether it is to go. */
  homeSection(sellerKey: string, id: number | string, part?: "remove"): string;
  /** A domain of a shop's own, or the question whether it is to go. */
  domain(sellerKey: string, domain: string, question?: "remove"): string;
  /** What orders can be printed as. */
  orderPrint(sellerKey: string, numbers: readonly string[]): string;
  /** What is to be fetched for orders; in a size of paper as a file. */
  pickingList(sellerKey: string, numbers: readonly string[], size?: string): string;
  /** Papers of orders, as a file. */
  orderPapers(sellerKey: string, paper: string, size: string, numbers: readonly string[]): string;
  /** The parcel of an order. */
  orderParcel(sellerKey: string, number: string): string;
  /** A courier of a shop by its number or word, or a new one; the shop's account at a known one. */
  courier(sellerKey: string, courier: string, part?: "account"): string;
  /** What was handed to a courier on a day, as a file. */
  consignmentsFile(sellerKey: string, courier: string, day: string): string;
  /** A complaint about an order of a shop. */
  complaint(sellerKey: string, id: number): string;
  /** The same in the platform's inbox. */
  adminComplaint(sellerKey: string, id: number): string;
  /** A rating of a shop's goods, or the form that reports it. */
  rating(sellerKey: string, id: number, part?: "report"): string;
  /** The same as the platform sees it. */
  adminRating(sellerKey: string, id: number): string;
  /** A part of a shop's application. */
  openingItem(sellerKey: string, item: string): string;
  /** A shop as the platform sees it. */
  adminShop(sellerKey: string): string;
  /** Looking into a shop's console. */
  adminShopView(sellerKey: string): string;
  /** A decision on a shop, by who has read it as of a version. */
  adminDecision(sellerKey: string, move: string, version: number): string;
  /** An account, and what is done with it. */
  adminCustomer(id: number, move?: string): string;
  /** Asks that an account's lost second factor is taken away. */
  adminFactorResetAsk(id: number): string;
  /** What was asked for so. */
  adminFactorReset(id: number): string;
  /** A message to the platform. */
  adminMessage(id: number): string;
  /** A business category by its number, or a new one. */
  adminCategory(id: number | "new"): string;
  /** Asks whether a business category is to go. */
  adminCategoryRemoval(id: number): string;
  /** A piece of content of the marketing site by its number, or a new one. */
  adminContent(kind: string, id: number | "new"): string;
  /** Asks whether it is to go. */
  adminContentRemoval(kind: string, id: number): string;
  /** An area that people wrote in a district, to be put into its list. */
  adminPlace(city: number, written: string): string;
  /** The same, to be added to the list. */
  adminPlaceAdd(city: number, written: string): string;
  /** A page about the platform. */
  admin(page?: Plain<AdminPage>, query?: Query): string;
  /** A table of the platform's numbers as a file. */
  platformReportFile(table: string, query: Query): string;
}

export function createConsolePaths(language: Language): ConsolePaths {
  const prefix = locales[language].pathPrefix;
  const ofShop = shopPathIn(prefix);
  return {
    home: prefix || "/",
    to: (page, query) => withQuery(`${prefix}/${page}`, query),
    shop: (sellerKey, page, query) => withQuery(`${ofShop(sellerKey)}${page ? `/${page}` : ""}`, query),
    ...goodsPaths(prefix),
    ...shopPaths(prefix),
    ...cashPaths(ofShop, withQuery),
    ...programPaths(ofShop),
    ...sizeGuidePaths(ofShop),
    ...orderPaths(prefix),
    ...adminPaths(prefix),
  };
}

/** Where a shop's pages begin. */
const shopPathIn = (prefix: string) => (sellerKey: string) =>
  `${prefix}/shop/${encodeURIComponent(sellerKey)}`;

/** The pages of what a shop sells. */
function goodsPaths(
  prefix: string,
): Pick<
  ConsolePaths,
  | "draft"
  | "product"
  | "productQr"
  | "goodsStock"
  | "bulkEdit"
  | "goodsImport"
  | "goodsImportFailures"
  | "goodsExport"
  | "reportFile"
  | "takeOutFile"
  | "goodsSample"
  | "shopCategory"
  | "shopCategoryRemoval"
  | "ribbon"
  | "coupon"
  | "synonyms"
  | "couponQr"
> {
  const ofShop = shopPathIn(prefix);
  return {
    draft: (sellerKey, id, part, query) =>
      withQuery(`${ofShop(sellerKey)}/goods/drafts/${id}${part ? `/${part}` : ""}`, query),
    product: (sellerKey, id) => `${ofShop(sellerKey)}/goods/product/${id}`,
    productQr: (sellerKey, id, format) => `${ofShop(sellerKey)}/goods/product/${id}/qr/${format}`,
    goodsStock: (sellerKey, product) => `${ofShop(sellerKey)}/goods/${product}/stock`,
    bulkEdit: (sellerKey, id, query) => withQuery(`${ofShop(sellerKey)}/goods/table/${id}`, query),
    goodsImport: (sellerKey, id, query) => withQuery(`${ofShop(sellerKey)}/goods/import/${id}`, query),
    goodsImportFailures: (sellerKey, id, format) =>
      `${ofShop(sellerKey)}/goods/import/${id}/failures/${format}`,
    goodsExport: (sellerKey, part, format) => `${ofShop(sellerKey)}/goods/export/${part}/${format}`,
    takeOutFile: (sellerKey, id, file) => `${ofShop(sellerKey)}/take-out/${id}/${file}`,
    reportFile: (sellerKey, table, query) => withQuery(`${ofShop(sellerKey)}/reports/${table}`, query),
    goodsSample: (sellerKey, format) => `${ofShop(sellerKey)}/goods/import/sample/${format}`,
    shopCategory: (sellerKey, id) => `${ofShop(sellerKey)}/goods/categories/${id}`,
    shopCategoryRemoval: (sellerKey, id) => `${ofShop(sellerKey)}/goods/categories/${id}/remove`,
    ribbon: (sellerKey, id, part, query) =>
      withQuery(`${ofShop(sellerKey)}/goods/ribbons/${id}${part ? `/${part}` : ""}`, query),
    coupon: (sellerKey, id, question) =>
      `${ofShop(sellerKey)}/goods/coupons/${id}${question ? `/${question}` : ""}`,
    synonyms: (sellerKey, id, query) => withQuery(`${ofShop(sellerKey)}/goods/search-words/${id}`, query),
    couponQr: (sellerKey, id, format) => `${ofShop(sellerKey)}/goods/coupons/${id}/qr/${format}`,
  };
}

type OrderPaperPath =
  "orderPrint" | "orderPapers" | "pickingList" | "orderParcel" | "courier" | "consignmentsFile";

/** What is printed of a shop's orders, and who brings them. */
function orderPaths(prefix: string): Pick<ConsolePaths, OrderPaperPath> {
  const ofShop = shopPathIn(prefix);
  const named = (numbers: readonly string[]) => `orders=${numbers.map(encodeURIComponent).join(",")}`;
  return {
    orderParcel: (sellerKey, number) => `${ofShop(sellerKey)}/orders/${encodeURIComponent(number)}/parcel`,
    courier: (sellerKey, courier, part) =>
      `${ofShop(sellerKey)}/couriers/${encodeURIComponent(courier)}${part ? `/${part}` : ""}`,
    consignmentsFile: (sellerKey, courier, day) =>
      `${ofShop(sellerKey)}/couriers/${encodeURIComponent(courier)}/file/${encodeURIComponent(day)}`,
    orderPrint: (sellerKey, numbers) => `${ofShop(sellerKey)}/orders/print?${named(numbers)}`,
    pickingList: (sellerKey, numbers, size) =>
      `${ofShop(sellerKey)}/orders/pick${size ? `/${size}` : ""}?${named(numbers)}`,
    orderPapers: (sellerKey, paper, size, numbers) =>
      `${ofShop(sellerKey)}/orders/papers/${paper}/${size}?${named(numbers)}`,
  };
}

/** The other pages of a shop. */
function shopPaths(
  prefix: string,
): Pick<
  ConsolePaths,
  | "order"
  | "complaint"
  | "rating"
  | "ordersNews"
  | "ordersStream"
  | "member"
  | "extraPage"
  | "banner"
  | "homeSection"
  | "domain"
  | "openingItem"
> {
  const ofShop = shopPathIn(prefix);
  return {
    order: (sellerKey, number, question, query) =>
      withQuery(
        `${ofShop(sellerKey)}/orders/${encodeURIComponent(number)}${question ? `/${question}` : ""}`,
        query,
      ),
    ordersStream: (sellerKey) => `${ofShop(sellerKey)}/orders/stream`,
    ordersNews: (sellerKey, since) =>
      withQuery(`${ofShop(sellerKey)}/orders/news`, since === null ? {} : { since }),
    complaint: (sellerKey, id) => `${ofShop(sellerKey)}/complaints/${id}`,
    rating: (sellerKey, id, part) => `${ofShop(sellerKey)}/ratings/${id}${part ? `/${part}` : ""}`,
    member: (sellerKey, id, question) =>
      `${ofShop(sellerKey)}/members/${encodeURIComponent(id)}${question ? `/${question}` : ""}`,
    extraPage: (sellerKey, id, question) =>
      `${ofShop(sellerKey)}/pages/${id}${question ? `/${question}` : ""}`,
    banner: (sellerKey, id, part) => `${ofShop(sellerKey)}/banners/${id}${part ? `/${part}` : ""}`,
    homeSection: (sellerKey, id, part) =>
      `${ofShop(sellerKey)}/home/${encodeURIComponent(id)}${part ? `/${part}` : ""}`,
    domain: (sellerKey, domain, question) =>
      `${ofShop(sellerKey)}/domains/${encodeURIComponent(domain)}${question ? `/${question}` : ""}`,
    openingItem: (sellerKey, item) => `${ofShop(sellerKey)}/opening/${item}`,
  };
}

/** The pages of the platform itself. */
function adminPaths(
  prefix: string,
): Pick<
  ConsolePaths,
  | "adminShop"
  | "adminShopView"
  | "adminDecision"
  | "adminCustomer"
  | "adminFactorResetAsk"
  | "adminFactorReset"
  | "adminMessage"
  | "adminComplaint"
  | "adminRating"
  | "adminCategory"
  | "adminContent"
  | "adminContentRemoval"
  | "adminCategoryRemoval"
  | "adminPlace"
  | "adminPlaceAdd"
  | "admin"
  | "platformReportFile"
> {
  return {
    adminShop: (sellerKey) => `${prefix}/admin/shops/${encodeURIComponent(sellerKey)}`,
    adminShopView: (sellerKey) => `${prefix}/admin/shops/${encodeURIComponent(sellerKey)}/look`,
    adminDecision: (sellerKey, move, version) =>
      `${prefix}/admin/shops/${encodeURIComponent(sellerKey)}/${move}?version=${version}`,
    adminCustomer: (id, move) => `${prefix}/admin/customers/${id}${move ? `/${move}` : ""}`,
    adminFactorResetAsk: (id) => `${prefix}/admin/customers/${id}/second-factor`,
    adminFactorReset: (id) => `${prefix}/admin/factor-resets/${id}`,
    adminComplaint: (sellerKey, id) => `${prefix}/admin/complaints/${encodeURIComponent(sellerKey)}/${id}`,
    adminRating: (sellerKey, id) => `${prefix}/admin/ratings/${encodeURIComponent(sellerKey)}/${id}`,
    adminMessage: (id) => `${prefix}/admin/inbox/${id}`,
    adminCategory: (id) => `${prefix}/admin/categories/${id}`,
    adminContent: (kind, id) => `${prefix}/admin/site/${kind}/${id}`,
    adminContentRemoval: (kind, id) => `${prefix}/admin/site/${kind}/${id}/remove`,
    adminCategoryRemoval: (id) => `${prefix}/admin/categories/${id}/remove`,
    adminPlace: (city, written) => withQuery(`${prefix}/admin/places/${city}`, { name: written }),
    adminPlaceAdd: (city, written) => withQuery(`${prefix}/admin/places/${city}/add`, { name: written }),
    admin: (page, query) => withQuery(`${prefix}/admin${page ? `/${page}` : ""}`, query),
    platformReportFile: (table, query) => withQuery(`${prefix}/admin/reports/${table}`, query),
  };
}
