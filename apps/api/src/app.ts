import type { ApiParts } from "./api-parts";
import { createRouterClient } from "@orpc/server";
import { callHeaders, type ApiClient, type ClientContext } from "@haat/contract/shared/client";
import { sql } from "drizzle-orm";
import { accountRoutes } from "./features/account/account.routes";
import { auditRoutes } from "./features/audit/audit.routes";
import { addressRoutes } from "./features/address/address.routes";
import { bringGuestCarts, expectGuestCarts } from "./features/cart/guest-carts.job.usecases";
import { cartRoutes } from "./features/cart/cart.routes";
import { secondFactorRoutes } from "./features/second-factor/second-factor.routes";
import { consoleAccountRoutes } from "./features/console-account/console-account.routes";
import { memberRoutes } from "./features/member/member.routes";
import { factorResetRoutes } from "./features/second-factor/factor-reset.routes";
import { platformCustomerRoutes } from "./features/platform-customers/platform-customers.routes";
import { platformJobRoutes } from "./features/platform-jobs/platform-jobs.routes";
import { platformOrderRoutes } from "./features/platform-orders/platform-orders.routes";
import { platformReportRoutes } from "./features/platform-report/platform-report.routes";
import { platformSettingsRoutes } from "./features/platform-settings/platform-settings.routes";
import { platformStaffRoutes } from "./features/platform-staff/platform-staff.routes";
import { businessCategoryRoutes } from "./features/business-category/business-category.routes";
import { keepServiceCounts } from "./features/watch/service-status.usecases";
import { statusRoutes } from "./features/watch/status.routes";
import { createWatchedState } from "./features/watch/watched-state.usecases";
import { ownDataRoutes } from "./features/privacy/own-data.routes";
import { writtenAreaRoutes } from "./features/written-area/written-area.routes";
import { catalogueRoutes } from "./features/catalogue/catalogue.routes";
import { productPageRoutes } from "./features/product-page/product-page.routes";
import { productFeedRoutes } from "./features/product-feed/product-feed.routes";
import { createDocumentationRoutes } from "./features/documentation/documentation.routes";
import { extraPageRoutes } from "./features/extra-page/extra-page.routes";
import { handOverRoutes } from "./features/hand-over/hand-over.routes";
import { inboxRoutes } from "./features/inbox/inbox.routes";
import { invoiceRoutes } from "./features/invoice/invoice.routes";
import { landingRoutes } from "./features/landing/landing.routes";
import { billCheckRoutes } from "./features/bill-check/bill-check.routes";
import { cashRoutes } from "./features/cash/cash.routes";
import { courierStatementRoutes } from "./features/courier-statement/courier-statement.routes";
import { orderEntryRoutes } from "./features/order-entry/order-entry.routes";
import { orderChangeRoutes } from "./features/order-changes/order-changes.routes";
import {
  adminComplaintRoutes,
  complaintRoutes,
  sellerComplaintRoutes,
} from "./features/complaint/complaint.routes";
import { ratingRoutes } from "./features/ratings/rating.routes";
import { orderRoutes } from "./features/order/order.routes";
import { shopAddressRoutes } from "./features/shop-address/shop-address.routes";
import { goodsImportRoutes } from "./features/goods-import/goods-import.routes";
import { bulkEditRoutes } from "./features/seller-goods/bulk-edit.routes";
import { sellerGoodsRoutes } from "./features/seller-goods/seller-goods.routes";
import { productDraftRoutes } from "./features/product-draft/product-draft.routes";
import { sellerProductRoutes } from "./features/seller-product/seller-product.routes";
import { sellerCategoryRoutes } from "./features/seller-category/seller-category.routes";
import { sellerRibbonRoutes } from "./features/ribbon/ribbon.routes";
import { sellerSearchRoutes } from "./features/search-words/seller-search.routes";
import { sellerPageRoutes } from "./features/seller-page/seller-page.routes";
import { sellerSizeGuideRoutes, sizeGuideRoutes } from "./features/size-guide/size-guide.routes";
import { sellerCouponRoutes } from "./features/seller-coupon/seller-coupon.routes";
import { sellerBannerRoutes } from "./features/banner/banner.routes";
import { sellerReportRoutes } from "./features/seller-report/seller-report.routes";
import { shopClosingRoutes } from "./features/shop-closing/shop-closing.routes";
import { takeOutRoutes } from "./features/take-out/take-out.routes";
import { sellerFaceRoutes } from "./features/face/face.routes";
import { sellerOrderRoutes } from "./features/seller-orders/seller-orders.routes";
import { sellerStockRoutes } from "./features/seller-stock/seller-stock.routes";
import { orderAlertRoutes } from "./features/order-alert/order-alert.routes";
import { courierRoutes } from "./features/courier/courier.routes";
import { parcelSendingRoutes } from "./features/courier/sending.routes";
import { orderPaperRoutes } from "./features/order-papers/order-paper.routes";
import { apiKeyRoutes } from "./features/api-key/api-key.routes";
import { testShopRoutes } from "./features/test-shop/test-shop.routes";
import { webhookRoutes } from "./features/webhook/webhook.routes";
import { shopDomainRoutes } from "./features/shop-domain/shop-domain.routes";
import { shopHoursRoutes } from "./features/shop-hours/shop-hours.routes";
import { settingsRoutes } from "./features/seller-settings/seller-settings.routes";
import { trustRoutes } from "./features/trust/trust.routes";
import { shopThemeRoutes } from "./features/shop-theme/shop-theme.routes";
import { siteContentRoutes } from "./features/site-content/site-content.routes";
import { adminTermsRoutes } from "./features/terms/admin-terms.routes";
import { shopOpeningRoutes } from "./features/shop-opening/shop-opening.routes";
import { reviewRoutes } from "./features/shop-review/review.routes";
import { shopViewRoutes } from "./features/shop-view/shop-view.routes";
import { sellerShopAppRoutes } from "./features/shop-app/seller-shop-app.routes";
import { shopAppRoutes } from "./features/shop-app/shop-app.routes";
import { sessionRoutes } from "./features/account/session.routes";
import { stockAlertRoutes } from "./features/stock-alert/stock-alert.routes";
import { storeRoutes } from "./features/store/store.routes";
import { viewRoutes } from "./features/view/view.routes";
import { jobQueues, noPictures } from "./job-queues";
import { createJobRunner, type JobRunner } from "./jobs/job-runner";
import { api, type CallContext, type Services } from "./http/call";
import { readCallHeaders } from "./http/call-headers";
import { countedAddress } from "./http/client-address";
import { usualPoolSize } from "./database/open-database";
import { createFairTurns } from "./process/fair-turns";
import { createHttpApp } from "./http/http-app";
import { createOpenCalls } from "./http/open-calls";
import { createMetrics, type Metrics } from "./process/metrics";
import { createServiceCounts } from "./process/service-parts";
import { createRateLimits } from "./security/rate-limits";
import { createShortCache } from "./process/short-cache";

export interface Api {
  /** What is done later; nothing is before somebody starts it. */
  jobs: JobRunner;
  /** Says from now on that no new work should come here: `/readyz` answers 503. */
  drain(): void;
  /** Forgets answers that a change of a shop may have made old; without a shop, all of them. */
  forget(shopId?: number): void;
  /** Counts a page of an app in this process. */
  countPage: Metrics["countPage"];
  /** Writes down what has been answered since it was written last. */
  keepServiceCounts(): Promise<void>;
  /** Resolves when no call is being answered, those of pages whose visitors have gone among them. */
  callsEnded(): Promise<void>;
  /** Answers HTTP: calls below `/api`, `/healthz`, `/readyz`. */
  fetch: (request: Request, bindings?: object) => Response | Promise<Response>;
  /**
   * A client straight into the calls, without HTTP. Make one for each page request: it asks only once who is signed in.
   * @param headers who is calling, by the names in `callHeaders` of the contract, in any case; `X-Client-Address` is
   * believed here without a secret
   */
  createClient(headers?: Record<string, string>): ApiClient;
}

const router = api.router({
  store: storeRoutes,
  shopAddress: shopAddressRoutes,
  shopApp: shopAppRoutes,
  landing: landingRoutes,
  status: statusRoutes,
  ownData: ownDataRoutes,
  extraPages: extraPageRoutes,
  sizeGuides: sizeGuideRoutes,
  catalogue: { ...catalogueRoutes, ...productPageRoutes },
  productFeed: productFeedRoutes,
  views: viewRoutes,
  account: accountRoutes,
  session: sessionRoutes,
  handOver: handOverRoutes,
  cart: cartRoutes,
  address: addressRoutes,
  order: orderRoutes,
  complaints: complaintRoutes,
  ...ratingRoutes,
  invoice: invoiceRoutes,
  billCheck: billCheckRoutes,
  stockAlerts: stockAlertRoutes,
  sellerAccount: consoleAccountRoutes,
  secondFactor: secondFactorRoutes,
  sellerMembers: memberRoutes,
  sellerShopApp: sellerShopAppRoutes,
  sellerOpening: shopOpeningRoutes,
  sellerTheme: shopThemeRoutes,
  sellerHours: shopHoursRoutes,
  sellerDomains: shopDomainRoutes,
  sellerApiKeys: apiKeyRoutes,
  sellerWebhooks: webhookRoutes,
  sellerTestShop: testShopRoutes,
  sellerSettings: settingsRoutes,
  sellerTrust: trustRoutes,
  sellerOrderPapers: orderPaperRoutes,
  sellerCouriers: courierRoutes,
  parcelSending: parcelSendingRoutes,
  sellerOrderAlerts: orderAlertRoutes,
  sellerProducts: sellerProductRoutes,
  sellerGoods: sellerGoodsRoutes,
  sellerBulkEdit: bulkEditRoutes,
  sellerGoodsImport: goodsImportRoutes,
  sellerCategories: sellerCategoryRoutes,
  sellerRibbons: sellerRibbonRoutes,
  sellerCoupons: sellerCouponRoutes,
  sellerBanners: sellerBannerRoutes,
  sellerReports: sellerReportRoutes,
  sellerTakeOut: takeOutRoutes,
  sellerClosing: shopClosingRoutes,
  sellerFace: sellerFaceRoutes,
  sellerPages: sellerPageRoutes,
  sellerSizeGuides: sellerSizeGuideRoutes,
  sellerSearch: sellerSearchRoutes,
  sellerStock: sellerStockRoutes,
  sellerOrders: sellerOrderRoutes,
  sellerOrderChanges: orderChangeRoutes,
  orderEntry: orderEntryRoutes,
  sellerCash: cashRoutes,
  courierStatements: courierStatementRoutes,
  sellerComplaints: sellerComplaintRoutes,
  productDrafts: productDraftRoutes,
  adminStaff: platformStaffRoutes,
  adminCategories: businessCategoryRoutes,
  adminReview: { ...reviewRoutes, ...shopViewRoutes },
  adminCustomers: platformCustomerRoutes,
  adminFactorResets: factorResetRoutes,
  adminPlaces: writtenAreaRoutes,
  adminInbox: inboxRoutes,
  adminComplaints: adminComplaintRoutes,
  adminReports: platformReportRoutes,
  adminOrders: platformOrderRoutes,
  adminJobs: platformJobRoutes,
  adminSettings: platformSettingsRoutes,
  adminAudit: auditRoutes,
  adminTerms: adminTermsRoutes,
  siteContents: siteContentRoutes,
});

/** How many calls that read along with others are at work at once. */
const mostAlong = 96;

/** So many of them of one shop while it is alone, a few pages' calls: they come back together, and others wait for the loop. */
const mostAlongOfShop = 48;

/** Puts the API together. Nothing happens before the first call. */
export function createApi(parts: ApiParts): Api {
  const { database, readDatabase = database, counters, pictures = noPictures, ...outside } = parts;
  const { config, clock, logger } = outside;
  const cache = createShortCache(clock, { bytes: config.cacheBytes });
  // Of the connections to the database reads and writes may have four fifths each; one shop three tenths, while it is alone.
  const connections = config.poolSize ?? usualPoolSize;
  const turnsOfKind = () => createFairTurns(Math.ceil(connections * 0.8), Math.ceil(connections * 0.3));
  const shopTurns = {
    read: turnsOfKind(),
    write: turnsOfKind(),
    along: createFairTurns(mostAlong, mostAlongOfShop),
  };
  const serviceCounts = createServiceCounts();
  const openCalls = createOpenCalls();
  const services: Services = {
    ...outside,
    db: database,
    primary: database,
    readDb: readDatabase,
    cached: cache.cached,
    metrics: createMetrics(createWatchedState({ db: database, clock, config, logger })),
    serviceCounts,
    openCalls,
    takeTurn: createRateLimits(config.rateLimitPerMinute, counters),
    waitForShop: (kind, shop) => shopTurns[kind](shop),
    guestCarts: { expect: expectGuestCarts, bring: bringGuestCarts },
  };
  let isDraining = false;
  const http = createHttpApp(
    router,
    services,
    {
      askDatabase: async () => void (await database.execute(sql`select 1`)),
      isDraining: () => isDraining,
    },
    createDocumentationRoutes(),
  );
  const queues = jobQueues(services, pictures);
  return {
    jobs: createJobRunner({ db: database, clock, logger }, queues),
    fetch: (request, bindings) => http.fetch(request, bindings),
    drain: () => {
      isDraining = true;
    },
    forget: (shopId) => cache.forget(shopId),
    // Where nobody may read the numbers a page is not counted: it would be a hundredth of what one from memory costs.
    countPage: config.metricsToken === undefined ? () => undefined : services.metrics.countPage,
    keepServiceCounts: () => keepServiceCounts(services, serviceCounts.take()),
    callsEnded: () => openCalls.ended(),
    createClient: (given = {}) => createStraightClient(services, given),
  };
}

/** A client straight into the calls, as `headers` say who calls. */
function createStraightClient(services: Services, given: Record<string, string>): ApiClient {
  const byName = new Headers(given);
  const headers = readCallHeaders((name) => byName.get(name));
  const clientAddress = countedAddress(byName.get(callHeaders.clientAddress) ?? "in process");
  const context = ({
    idempotencyKey = headers.idempotencyKey,
    ifMatch = headers.ifMatch,
  }: ClientContext): CallContext => ({
    services,
    headers,
    idempotencyKey,
    ifMatch,
    clientAddress,
    isFromOwnServer: true,
    replyHeaders: new Map(),
  });
  return createRouterClient(router, { context });
}
