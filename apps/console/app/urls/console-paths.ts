import type { Language } from "@haat/contract/shared/languages";
import { languagePrefix } from "@haat/web-host/language-of-path";
import type { AdminPage, OwnPage, ShopPage } from "./console-pages";

/** A page that needs no more than its name. */
type Plain<Page extends string> = Exclude<Page, "" | "*" | `${string}:${string}`>;
/** The part of a path behind a parameter's place. */
type Query = Record<string, string>;

/** Every link of the console in one language. */
export interface ConsolePaths {
  /** Where everybody is led to where they belong. */
  home: string;
  to(page: Plain<OwnPage>, query?: Query): string;
  /** A page about a shop; without one the shop's first page. */
  shop(sellerKey: string, page?: Plain<ShopPage>, query?: Query): string;
  /** The draft of a product, and a part of it. */
  draft(sellerKey: string, id: number, part?: "options" | "variants", query?: Query): string;
  /** A product of a shop. */
  product(sellerKey: string, id: number): string;
  /** Somebody of a shop's staff, or an invitation, and a question about them. */
  member(sellerKey: string, id: string, question?: string): string;
  /** What a shop has of a product. */
  goodsStock(sellerKey: string, product: number): string;
  /** A change of many products. */
  bulkEdit(sellerKey: string, id: number, query?: Query): string;
  /** A category of a shop by its number, or a new one. */
  shopCategory(sellerKey: string, id: number | "new"): string;
  /** Asks whether a category of a shop is to go. */
  shopCategoryRemoval(sellerKey: string, id: number): string;
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
  /** An area that people wrote in a district, to be put into its list. */
  adminPlace(city: number, written: string): string;
  /** The same, to be added to the list. */
  adminPlaceAdd(city: number, written: string): string;
  /** A page about the platform. */
  admin(page: Plain<AdminPage>, query?: Query): string;
}

export function createConsolePaths(language: Language): ConsolePaths {
  const prefix = languagePrefix(language);
  return {
    home: prefix || "/",
    to: (page, query) => withQuery(`${prefix}/${page}`, query),
    shop: (sellerKey, page, query) =>
      withQuery(`${prefix}/shop/${encodeURIComponent(sellerKey)}${page ? `/${page}` : ""}`, query),
    draft: (sellerKey, id, part, query) =>
      withQuery(
        `${prefix}/shop/${encodeURIComponent(sellerKey)}/goods/drafts/${id}${part ? `/${part}` : ""}`,
        query,
      ),
    product: (sellerKey, id) => `${prefix}/shop/${encodeURIComponent(sellerKey)}/goods/product/${id}`,
    member: (sellerKey, id, question) =>
      `${prefix}/shop/${encodeURIComponent(sellerKey)}/members/${encodeURIComponent(id)}${question ? `/${question}` : ""}`,
    goodsStock: (sellerKey, product) =>
      `${prefix}/shop/${encodeURIComponent(sellerKey)}/goods/${product}/stock`,
    bulkEdit: (sellerKey, id, query) =>
      withQuery(`${prefix}/shop/${encodeURIComponent(sellerKey)}/goods/table/${id}`, query),
    shopCategory: (sellerKey, id) => `${prefix}/shop/${encodeURIComponent(sellerKey)}/goods/categories/${id}`,
    shopCategoryRemoval: (sellerKey, id) =>
      `${prefix}/shop/${encodeURIComponent(sellerKey)}/goods/categories/${id}/remove`,
    openingItem: (sellerKey, item) => `${prefix}/shop/${encodeURIComponent(sellerKey)}/opening/${item}`,
    adminShop: (sellerKey) => `${prefix}/admin/shops/${encodeURIComponent(sellerKey)}`,
    adminShopView: (sellerKey) => `${prefix}/admin/shops/${encodeURIComponent(sellerKey)}/look`,
    adminDecision: (sellerKey, move, version) =>
      `${prefix}/admin/shops/${encodeURIComponent(sellerKey)}/${move}?version=${version}`,
    adminCustomer: (id, move) => `${prefix}/admin/customers/${id}${move ? `/${move}` : ""}`,
    adminFactorResetAsk: (id) => `${prefix}/admin/customers/${id}/second-factor`,
    adminFactorReset: (id) => `${prefix}/admin/factor-resets/${id}`,
    adminMessage: (id) => `${prefix}/admin/inbox/${id}`,
    adminCategory: (id) => `${prefix}/admin/categories/${id}`,
    adminCategoryRemoval: (id) => `${prefix}/admin/categories/${id}/remove`,
    adminPlace: (city, written) => withQuery(`${prefix}/admin/places/${city}`, { name: written }),
    adminPlaceAdd: (city, written) => withQuery(`${prefix}/admin/places/${city}/add`, { name: written }),
    admin: (page, query) => withQuery(`${prefix}/admin/${page}`, query),
  };
}

function withQuery(path: string, query?: Query): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}
