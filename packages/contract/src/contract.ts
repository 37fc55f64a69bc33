import { adminAuditCalls } from "./admin/admin-audit.contract";
import { adminCategoryCalls } from "./admin/admin-categories.contract";
import { adminRatingCalls } from "./admin/admin-ratings.contract";
import { adminComplaintCalls } from "./admin/admin-complaints.contract";
import { adminCustomerCalls } from "./admin/admin-customers.contract";
import { adminFactorResetCalls } from "./admin/admin-factor-resets.contract";
import { adminInboxCalls } from "./admin/admin-inbox.contract";
import { adminJobCalls } from "./admin/admin-jobs.contract";
import { adminOrderCalls } from "./admin/admin-orders.contract";
import { adminPlaceCalls } from "./admin/admin-places.contract";
import { adminReportCalls } from "./admin/admin-reports.contract";
import { adminReviewCalls } from "./admin/admin-review.contract";
import { adminSettingsCalls } from "./admin/admin-settings.contract";
import { adminStaffCalls } from "./admin/admin-staff.contract";
import { siteContentCalls } from "./admin/site-content.contract";
import { adminTermsCalls } from "./admin/admin-terms.contract";
import { secondFactorCalls } from "./seller/second-factor.contract";
import { sellerAccountCalls } from "./seller/seller-account.contract";
import { sellerMemberCalls } from "./seller/seller-members.contract";
import { sellerOpeningCalls } from "./seller/seller-opening.contract";
import { sellerCouponCalls } from "./seller/seller-coupons.contract";
import { sellerSearchCalls } from "./seller/seller-search.contract";
import { sellerPageCalls } from "./seller/seller-pages.contract";
import { sellerSizeGuideCalls } from "./seller/seller-size-guides.contract";
import { sellerGoodsCalls } from "./seller/seller-goods.contract";
import { orderEntryCalls } from "./seller/order-entry.contract";
import { productDraftCalls } from "./seller/product-draft.contract";
import { sellerProductCalls } from "./seller/seller-product.contract";
import { sellerShopAppCalls } from "./seller/seller-shop-app.contract";
import { sellerBulkEditCalls } from "./seller/bulk-edit.contract";
import { sellerGoodsImportCalls } from "./seller/goods-import.contract";
import { sellerCashCalls } from "./seller/seller-cash.contract";
import { courierStatementCalls } from "./seller/courier-statements.contract";
import { sellerOrderChangeCalls } from "./seller/seller-order-changes.contract";
import { sellerCategoryCalls } from "./seller/seller-categories.contract";
import { sellerRibbonCalls } from "./seller/seller-ribbons.contract";
import { sellerBannerCalls } from "./seller/seller-banners.contract";
import { sellerFaceCalls } from "./seller/seller-face.contract";
import { sellerOrderCalls } from "./seller/seller-orders.contract";
import { sellerStockCalls } from "./seller/seller-stock.contract";
import { sellerRatingCalls } from "./seller/seller-ratings.contract";
import { sellerComplaintCalls } from "./seller/seller-complaints.contract";
import { parcelSendingCalls } from "./seller/parcel-sending.contract";
import { sellerCourierCalls } from "./seller/seller-couriers.contract";
import { sellerOrderAlertCalls } from "./seller/seller-order-alerts.contract";
import { sellerOrderPaperCalls } from "./seller/seller-order-papers.contract";
import { sellerReportCalls } from "./seller/seller-reports.contract";
import { sellerTakeOutCalls } from "./seller/take-out.contract";
import { sellerClosingCalls } from "./seller/seller-closing.contract";
import { sellerThemeCalls } from "./seller/seller-theme.contract";
import { sellerApiKeyCalls } from "./seller/seller-api-keys.contract";
import { sellerTestShopCalls } from "./seller/test-shop.contract";
import { sellerWebhookCalls } from "./seller/seller-webhooks.contract";
import { sellerDomainCalls } from "./seller/seller-domain.contract";
import { sellerHoursCalls } from "./seller/seller-hours.contract";
import { sellerSettingsCalls } from "./seller/seller-settings.contract";
import { sellerTrustCalls } from "./seller/seller-trust.contract";
import { account } from "./shop/account.contract";
import { addressCalls } from "./shop/address.contract";
import { billCheckCalls } from "./shop/bill-check.contract";
import { cartCalls } from "./shop/cart.contract";
import { catalogue } from "./shop/catalogue.contract";
import { productFeed } from "./shop/product-feed.contract";
import { ratingCalls } from "./shop/rating.contract";
import { complaintCalls } from "./shop/complaint.contract";
import { extraPages } from "./shop/extra-page.contract";
import { sizeGuides } from "./shop/size-guide.contract";
import { handOverCalls } from "./shop/hand-over.contract";
import { invoiceCalls } from "./shop/invoice.contract";
import { ownDataCalls } from "./shop/own-data.contract";
import { statusCalls } from "./shop/status.contract";
import { landing } from "./shop/landing.contract";
import { orderCalls } from "./shop/order.contract";
import { sessionCalls } from "./shop/session.contract";
import { shopAddressCalls } from "./shop/shop-address.contract";
import { shopAppCalls } from "./shop/shop-app.contract";
import { stockAlertCalls } from "./shop/stock-alert.contract";
import { store } from "./shop/store.contract";
import { views } from "./shop/view.contract";

/** The whole API as data. Handlers, typed client and documentation all come from this object. */
export const contract = {
  store,
  shopAddress: shopAddressCalls,
  shopApp: shopAppCalls,
  landing,
  status: statusCalls,
  ownData: ownDataCalls,
  extraPages,
  sizeGuides,
  catalogue,
  productFeed,
  views,
  account,
  session: sessionCalls,
  handOver: handOverCalls,
  cart: cartCalls,
  address: addressCalls,
  order: orderCalls,
  complaints: complaintCalls,
  ratings: ratingCalls,
  invoice: invoiceCalls,
  billCheck: billCheckCalls,
  stockAlerts: stockAlertCalls,
  sellerAccount: sellerAccountCalls,
  secondFactor: secondFactorCalls,
  sellerMembers: sellerMemberCalls,
  sellerShopApp: sellerShopAppCalls,
  sellerOpening: sellerOpeningCalls,
  sellerProducts: sellerProductCalls,
  sellerGoods: sellerGoodsCalls,
  sellerBulkEdit: sellerBulkEditCalls,
  sellerGoodsImport: sellerGoodsImportCalls,
  sellerCategories: sellerCategoryCalls,
  sellerRibbons: sellerRibbonCalls,
  sellerCoupons: sellerCouponCalls,
  sellerBanners: sellerBannerCalls,
  sellerFace: sellerFaceCalls,
  sellerPages: sellerPageCalls,
  sellerSizeGuides: sellerSizeGuideCalls,
  sellerSearch: sellerSearchCalls,
  sellerStock: sellerStockCalls,
  sellerOrders: sellerOrderCalls,
  sellerReports: sellerReportCalls,
  sellerTakeOut: sellerTakeOutCalls,
  sellerClosing: sellerClosingCalls,
  sellerOrderChanges: sellerOrderChangeCalls,
  orderEntry: orderEntryCalls,
  sellerCash: sellerCashCalls,
  courierStatements: courierStatementCalls,
  sellerComplaints: sellerComplaintCalls,
  sellerRatings: sellerRatingCalls,
  sellerTheme: sellerThemeCalls,
  sellerHours: sellerHoursCalls,
  sellerDomains: sellerDomainCalls,
  sellerApiKeys: sellerApiKeyCalls,
  sellerWebhooks: sellerWebhookCalls,
  sellerTestShop: sellerTestShopCalls,
  sellerSettings: sellerSettingsCalls,
  sellerTrust: sellerTrustCalls,
  sellerOrderPapers: sellerOrderPaperCalls,
  sellerCouriers: sellerCourierCalls,
  parcelSending: parcelSendingCalls,
  sellerOrderAlerts: sellerOrderAlertCalls,
  productDrafts: productDraftCalls,
  adminStaff: adminStaffCalls,
  adminReview: adminReviewCalls,
  adminReports: adminReportCalls,
  adminCategories: adminCategoryCalls,
  adminCustomers: adminCustomerCalls,
  adminFactorResets: adminFactorResetCalls,
  adminPlaces: adminPlaceCalls,
  adminInbox: adminInboxCalls,
  adminComplaints: adminComplaintCalls,
  adminRatings: adminRatingCalls,
  adminOrders: adminOrderCalls,
  adminJobs: adminJobCalls,
  adminSettings: adminSettingsCalls,
  adminTerms: adminTermsCalls,
  siteContents: siteContentCalls,
  adminAudit: adminAuditCalls,
};
export type Contract = typeof contract;
