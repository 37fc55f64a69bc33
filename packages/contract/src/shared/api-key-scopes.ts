import { apiKeyScope, type ApiKeyScope } from "./api-key-choices";
import type { CallName } from "./call-name";

/** What every API key begins with, so that one is known where it should not be. */
export const apiKeyPrefix = "haat_key_";
/** What those of test shops begin with (docs/decisions/073). */
export const testKeyPrefix = "haat_test_";

/** Whether a bearer token is meant as an API key, good or not. */
export const isApiKey = (token: string | undefined): token is string =>
  token !== undefined && [apiKeyPrefix, testKeyPrefix].some((prefix) => token.startsWith(prefix));

/**
 * The calls of members that a program may make, by what its key is for. Each needs its permission besides: a key may never do
 * what who made it may not. What is not here is for people: the staff, keys, cash, settings, looks and the shop itself.
 */
export const apiKeyScopes = {
  read_orders: [
    "sellerOrders.desk",
    "sellerOrders.deskCounts",
    "sellerOrders.orders",
    "sellerOrders.order",
    "sellerOrderChanges.orderTotalsLeft",
    "sellerCouriers.parcel",
  ],
  write_orders: [
    "sellerOrders.moveOrder",
    "sellerOrders.moveOrders",
    "sellerOrders.undoMove",
    "sellerOrders.bookReturn",
    "sellerOrders.writeNote",
    "sellerOrderChanges.acceptWithLess",
    "sellerCouriers.saveParcel",
  ],
  read_goods: [
    "sellerProducts.productCategories",
    "sellerGoods.goods",
    "sellerGoods.productDoctor",
    "sellerBulkEdit.goodsTable",
    "sellerStock.stockHistory",
    "productDrafts.product",
  ],
  write_goods: [
    "sellerProducts.uploadProductPicture",
    "sellerGoods.setPrice",
    "sellerGoods.setProductStatus",
    "productDrafts.drafts",
    "productDrafts.draft",
    "productDrafts.createDraft",
    "productDrafts.editProduct",
    "productDrafts.saveDraft",
    "productDrafts.publishDraft",
    "productDrafts.discardDraft",
  ],
  write_stock: ["sellerStock.changeStock", "sellerStock.setLowLimit"],
  read_reports: ["sellerReports.report", "sellerReports.reportFile"],
  test_shop: [
    "sellerTestShop.testShop",
    "sellerTestShop.fillTestShop",
    "sellerTestShop.emptyTestShop",
    "sellerTestShop.passTestTime",
  ],
} as const satisfies Readonly<Record<ApiKeyScope, readonly CallName[]>>;

/** The scope that opens a call to programs; none where it is for people alone. */
export function scopeOfCall(call: string): ApiKeyScope | undefined {
  return apiKeyScope.options.find((scope) => apiKeyScopes[scope].some((name) => name === call));
}
