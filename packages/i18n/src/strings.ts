import * as accountPages from "./strings/account-pages";
import * as adminContent from "./strings/admin-content";
import * as factorReset from "./strings/factor-reset";
import * as adminCustomers from "./strings/admin-customers";
import * as adminJobs from "./strings/admin-jobs";
import * as api from "./strings/api";
import * as articles from "./strings/articles";
import * as audit from "./strings/audit";
import * as components from "./strings/components";
import * as ratings from "./strings/ratings";
import * as complaints from "./strings/complaints";
import * as consoleAdmin from "./strings/console-admin";
import * as consoleShop from "./strings/console-shop";
import * as consoleShell from "./strings/console-shell";
import * as goods from "./strings/goods";
import * as inbox from "./strings/inbox";
import * as shopReports from "./strings/shop-reports";
import * as courierSending from "./strings/courier-sending";
import * as couriers from "./strings/couriers";
import * as marketing from "./strings/marketing";
import * as orderEntry from "./strings/order-entry";
import * as orderPapers from "./strings/order-papers";
import * as pages from "./strings/pages";
import * as membersPages from "./strings/members-pages";
import * as openingPages from "./strings/opening-pages";
import * as people from "./strings/people";
import * as platformOffice from "./strings/platform-office";
import * as review from "./strings/review";
import * as secondFactor from "./strings/second-factor";
import * as bulkEdit from "./strings/bulk-edit";
import * as goodsImport from "./strings/goods-import";
import * as productFeed from "./strings/product-feed";
import * as productDraft from "./strings/product-draft";
import * as productFacts from "./strings/product-facts";
import * as policies from "./strings/policies";
import * as questions from "./strings/questions";
import * as ownData from "./strings/own-data";
import * as serviceStatus from "./strings/service-status";
import * as shopApp from "./strings/shop-app";
import * as shopOpening from "./strings/shop-opening";
import * as platformOrders from "./strings/platform-orders";
import * as platformReport from "./strings/platform-report";
import * as reports from "./strings/reports";
import * as extraPages from "./strings/extra-pages";
import * as sizeGuides from "./strings/size-guides";
import * as searchWords from "./strings/search-words";
import * as coupons from "./strings/coupons";
import * as cash from "./strings/cash";
import * as statements from "./strings/statements";
import * as shopCategories from "./strings/shop-categories";
import * as shopRibbons from "./strings/shop-ribbons";
import * as shopBanners from "./strings/shop-banners";
import * as shopFace from "./strings/shop-face";
import * as orderAlerts from "./strings/order-alerts";
import * as orderDesk from "./strings/order-desk";
import * as shopClosing from "./strings/shop-closing";
import * as takeOut from "./strings/take-out";
import * as stock from "./strings/stock";
import * as terms from "./strings/terms";
import * as themeStudio from "./strings/theme-studio";
import * as testShop from "./strings/test-shop";
import * as webhooks from "./strings/webhooks";
import * as apiKeys from "./strings/api-keys";
import * as shopDomains from "./strings/shop-domains";
import * as shopHours from "./strings/shop-hours";
import * as shopSettings from "./strings/shop-settings";
import * as trust from "./strings/trust";
import * as shopPages from "./strings/shop-pages";
import * as siteContent from "./strings/site-content";
import * as sitePages from "./strings/site-pages";

/**
 * Every word of the product, by area. `en` is the source; `bn` is total against it.
 * A new area is a file in `strings/` and a line here.
 */
export const strings = {
  en: {
    api: api.en,
    components: components.en,
    complaints: complaints.en,
    ratings: ratings.en,
    consoleAdmin: consoleAdmin.en,
    consoleShop: consoleShop.en,
    consoleShell: consoleShell.en,
    adminContent: adminContent.en,
    factorReset: factorReset.en,
    adminCustomers: adminCustomers.en,
    adminJobs: adminJobs.en,
    platformReport: platformReport.en,
    platformOrders: platformOrders.en,
    audit: audit.en,
    goods: goods.en,
    inbox: inbox.en,
    shopReports: shopReports.en,
    courierSending: courierSending.en,
    couriers: couriers.en,
    marketing: marketing.en,
    orderEntry: orderEntry.en,
    orderPapers: orderPapers.en,
    pages: pages.en,
    bulkEdit: bulkEdit.en,
    goodsImport: goodsImport.en,
    productFeed: productFeed.en,
    productDraft: productDraft.en,
    productFacts: productFacts.en,
    shopPages: shopPages.en,
    shopApp: shopApp.en,
    shopOpening: shopOpening.en,
    accountPages: accountPages.en,
    serviceStatus: serviceStatus.en,
    ownData: ownData.en,
    siteContent: siteContent.en,
    sitePages: sitePages.en,
    coupons: coupons.en,
    reports: reports.en,
    takeOut: takeOut.en,
    shopClosing: shopClosing.en,
    searchWords: searchWords.en,
    extraPages: extraPages.en,
    sizeGuides: sizeGuides.en,
    cash: cash.en,
    statements: statements.en,
    shopCategories: shopCategories.en,
    shopRibbons: shopRibbons.en,
    shopBanners: shopBanners.en,
    shopFace: shopFace.en,
    orderAlerts: orderAlerts.en,
    orderDesk: orderDesk.en,
    stock: stock.en,
    terms: terms.en,
    themeStudio: themeStudio.en,
    apiKeys: apiKeys.en,
    testShop: testShop.en,
    webhooks: webhooks.en,
    shopDomains: shopDomains.en,
    shopHours: shopHours.en,
    shopSettings: shopSettings.en,
    trust: trust.en,
    membersPages: membersPages.en,
    openingPages: openingPages.en,
    people: people.en,
    platformOffice: platformOffice.en,
    review: review.en,
    secondFactor: secondFactor.en,
    policies: policies.en,
    questions: questions.en,
    articles: articles.en,
  },
  bn: {
    api: api.bn,
    components: components.bn,
    complaints: complaints.bn,
    ratings: ratings.bn,
    consoleAdmin: consoleAdmin.bn,
    consoleShop: consoleShop.bn,
    consoleShell: consoleShell.bn,
    adminContent: adminContent.bn,
    factorReset: factorReset.bn,
    adminCustomers: adminCustomers.bn,
    adminJobs: adminJobs.bn,
    platformReport: platformReport.bn,
    platformOrders: platformOrders.bn,
    audit: audit.bn,
    goods: goods.bn,
    inbox: inbox.bn,
    shopReports: shopReports.bn,
    courierSending: courierSending.bn,
    couriers: couriers.bn,
    marketing: marketing.bn,
    orderEntry: orderEntry.bn,
    orderPapers: orderPapers.bn,
    pages: pages.bn,
    bulkEdit: bulkEdit.bn,
    goodsImport: goodsImport.bn,
    productFeed: productFeed.bn,
    productDraft: productDraft.bn,
    productFacts: productFacts.bn,
    shopPages: shopPages.bn,
    shopApp: shopApp.bn,
    shopOpening: shopOpening.bn,
    accountPages: accountPages.bn,
    serviceStatus: serviceStatus.bn,
    ownData: ownData.bn,
    siteContent: siteContent.bn,
    sitePages: sitePages.bn,
    coupons: coupons.bn,
    reports: reports.bn,
    takeOut: takeOut.bn,
    shopClosing: shopClosing.bn,
    searchWords: searchWords.bn,
    extraPages: extraPages.bn,
    sizeGuides: sizeGuides.bn,
    cash: cash.bn,
    statements: statements.bn,
    shopCategories: shopCategories.bn,
    shopRibbons: shopRibbons.bn,
    shopBanners: shopBanners.bn,
    shopFace: shopFace.bn,
    orderAlerts: orderAlerts.bn,
    orderDesk: orderDesk.bn,
    stock: stock.bn,
    terms: terms.bn,
    themeStudio: themeStudio.bn,
    apiKeys: apiKeys.bn,
    testShop: testShop.bn,
    webhooks: webhooks.bn,
    shopDomains: shopDomains.bn,
    shopHours: shopHours.bn,
    shopSettings: shopSettings.bn,
    trust: trust.bn,
    membersPages: membersPages.bn,
    openingPages: openingPages.bn,
    people: people.bn,
    platformOffice: platformOffice.bn,
    review: review.bn,
    secondFactor: secondFactor.bn,
    policies: policies.bn,
    questions: questions.bn,
    articles: articles.bn,
  },
} as const;
