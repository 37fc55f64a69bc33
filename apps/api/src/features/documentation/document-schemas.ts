import type { OpenAPI } from "@orpc/contract";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import * as adminAudit from "@haat/contract/admin/admin-audit.contract";
import * as adminCategories from "@haat/contract/admin/admin-categories.contract";
import * as adminRatings from "@haat/contract/admin/admin-ratings.contract";
import * as adminComplaints from "@haat/contract/admin/admin-complaints.contract";
import * as adminCustomers from "@haat/contract/admin/admin-customers.contract";
import * as adminFactorResets from "@haat/contract/admin/admin-factor-resets.contract";
import * as adminInbox from "@haat/contract/admin/admin-inbox.contract";
import * as adminJobs from "@haat/contract/admin/admin-jobs.contract";
import * as adminPlaces from "@haat/contract/admin/admin-places.contract";
import * as adminOrders from "@haat/contract/admin/admin-orders.contract";
import * as adminReports from "@haat/contract/admin/admin-reports.contract";
import * as adminReview from "@haat/contract/admin/admin-review.contract";
import * as adminSettings from "@haat/contract/admin/admin-settings.contract";
import * as adminStaff from "@haat/contract/admin/admin-staff.contract";
import * as siteContent from "@haat/contract/admin/site-content.contract";
import * as adminTerms from "@haat/contract/admin/admin-terms.contract";
import * as account from "@haat/contract/shop/account.contract";
import * as address from "@haat/contract/shop/address.contract";
import * as auditChoice from "@haat/contract/shared/audit-choices";
import * as auditField from "@haat/contract/shared/audit-fields";
import * as auditEvent from "@haat/contract/shared/audit-event";
import * as cartCoupon from "@haat/contract/shop/cart-coupon.contract";
import * as cart from "@haat/contract/shop/cart.contract";
import * as catalogue from "@haat/contract/shop/catalogue.contract";
import * as productFeed from "@haat/contract/shop/product-feed.contract";
import * as shopHome from "@haat/contract/shop/shop-home.contract";
import * as choice from "@haat/contract/shared/choices";
import { callErrors, fieldErrors } from "@haat/contract/shared/error-codes";
import * as consoleChoice from "@haat/contract/shared/console-choices";
import * as sellerAccount from "@haat/contract/seller/seller-account.contract";
import * as bulkEdit from "@haat/contract/seller/bulk-edit.contract";
import * as goodsImport from "@haat/contract/seller/goods-import.contract";
import * as sellerGoods from "@haat/contract/seller/seller-goods.contract";
import * as productContent from "@haat/contract/seller/product-content";
import * as productFacts from "@haat/contract/seller/product-facts";
import * as productDraft from "@haat/contract/seller/product-draft.contract";
import * as sellerProducts from "@haat/contract/seller/seller-product.contract";
import * as courierStatements from "@haat/contract/seller/courier-statements.contract";
import * as statementChoice from "@haat/contract/shared/statement-choices";
import * as sellerCash from "@haat/contract/seller/seller-cash.contract";
import * as orderEvents from "@haat/contract/seller/order-events";
import * as orderEntry from "@haat/contract/seller/order-entry.contract";
import * as sellerOrderChanges from "@haat/contract/seller/seller-order-changes.contract";
import * as cashChoice from "@haat/contract/shared/cash-choices";
import * as sellerCategories from "@haat/contract/seller/seller-categories.contract";
import * as sellerRibbons from "@haat/contract/seller/seller-ribbons.contract";
import * as sellerSearch from "@haat/contract/seller/seller-search.contract";
import * as sellerPages from "@haat/contract/seller/seller-pages.contract";
import * as sellerSizeGuides from "@haat/contract/seller/seller-size-guides.contract";
import * as sellerCoupons from "@haat/contract/seller/seller-coupons.contract";
import * as sellerBanners from "@haat/contract/seller/seller-banners.contract";
import * as shopTarget from "@haat/contract/seller/shop-target";
import * as sellerFace from "@haat/contract/seller/seller-face.contract";
import * as orderChoice from "@haat/contract/shared/order-choices";
import * as sellerOrders from "@haat/contract/seller/seller-orders.contract";
import * as pickingList from "@haat/contract/seller/picking-list.contract";
import * as takeOut from "@haat/contract/seller/take-out.contract";
import * as sellerReports from "@haat/contract/seller/seller-reports.contract";
import * as sellerStock from "@haat/contract/seller/seller-stock.contract";
import * as sellerShopApp from "@haat/contract/seller/seller-shop-app.contract";
import * as closingChoice from "@haat/contract/shared/closing-choices";
import * as sellerClosing from "@haat/contract/seller/seller-closing.contract";
import * as shopOpening from "@haat/contract/seller/shop-opening.contract";
import * as sellerMembers from "@haat/contract/seller/seller-members.contract";
import * as sellerTheme from "@haat/contract/seller/seller-theme.contract";
import * as apiKeyScope from "@haat/contract/shared/api-key-choices";
import * as webhookChoice from "@haat/contract/shared/webhook-choices";
import * as testShop from "@haat/contract/seller/test-shop.contract";
import * as sellerWebhooks from "@haat/contract/seller/seller-webhooks.contract";
import * as sellerApiKeys from "@haat/contract/seller/seller-api-keys.contract";
import * as sellerDomain from "@haat/contract/seller/seller-domain.contract";
import * as sellerHours from "@haat/contract/seller/seller-hours.contract";
import * as sellerSettings from "@haat/contract/seller/seller-settings.contract";
import * as sellerTrust from "@haat/contract/seller/seller-trust.contract";
import * as shopPlan from "@haat/contract/shared/shop-plan";
import * as shopStanding from "@haat/contract/shared/shop-status";
import * as extraPage from "@haat/contract/shop/extra-page.contract";
import * as sizeGuide from "@haat/contract/shop/size-guide.contract";
import * as courierChoice from "@haat/contract/shared/courier-choices";
import * as ratingChoice from "@haat/contract/shared/rating-choices";
import * as sellerRatings from "@haat/contract/seller/seller-ratings.contract";
import * as rating from "@haat/contract/shop/rating.contract";
import * as sellerComplaints from "@haat/contract/seller/seller-complaints.contract";
import * as complaintChoice from "@haat/contract/shared/complaint-choices";
import * as reportDays from "@haat/contract/shared/report-days";
import * as reportChoice from "@haat/contract/shared/report-reason";
import * as complaint from "@haat/contract/shop/complaint.contract";
import * as parcelSending from "@haat/contract/seller/parcel-sending.contract";
import * as parcelCarrier from "@haat/contract/seller/parcel-carrier";
import * as sellerCouriers from "@haat/contract/seller/seller-couriers.contract";
import * as sellerOrderAlerts from "@haat/contract/seller/seller-order-alerts.contract";
import * as billCheck from "@haat/contract/shop/bill-check.contract";
import * as invoice from "@haat/contract/shop/invoice.contract";
import * as ownData from "@haat/contract/shop/own-data.contract";
import * as heldKind from "@haat/contract/shared/held-kind";
import * as status from "@haat/contract/shop/status.contract";
import * as landing from "@haat/contract/shop/landing.contract";
import * as order from "@haat/contract/shop/order.contract";
import * as session from "@haat/contract/shop/session.contract";
import * as shopApp from "@haat/contract/shop/shop-app.contract";
import * as shopHours from "@haat/contract/shop/shop-hours";
import * as store from "@haat/contract/shop/store.contract";
import { translator } from "@haat/i18n/translator";
import { z } from "zod";
import { followNumber, leaveOutSafeRange, type Interceptor } from "./document-numbers";

const modules = [
  account,
  adminAudit,
  adminCategories,
  adminComplaints,
  adminRatings,
  adminCustomers,
  adminFactorResets,
  adminPlaces,
  adminInbox,
  adminJobs,
  adminReview,
  adminOrders,
  adminReports,
  adminSettings,
  adminStaff,
  adminTerms,
  siteContent,
  address,
  auditChoice,
  auditField,
  auditEvent,
  cart,
  cartCoupon,
  catalogue,
  productFeed,
  shopHome,
  choice,
  consoleChoice,
  cashChoice,
  extraPage,
  sizeGuide,
  courierChoice,
  complaint,
  complaintChoice,
  rating,
  ratingChoice,
  sellerRatings,
  reportChoice,
  reportDays,
  sellerComplaints,
  parcelSending,
  parcelCarrier,
  sellerCouriers,
  sellerOrderAlerts,
  billCheck,
  invoice,
  landing,
  status,
  ownData,
  heldKind,
  order,
  sellerAccount,
  sellerMembers,
  bulkEdit,
  goodsImport,
  sellerGoods,
  productContent,
  productFacts,
  productDraft,
  sellerProducts,
  sellerCategories,
  sellerCash,
  courierStatements,
  statementChoice,
  sellerOrderChanges,
  orderEntry,
  orderEvents,
  sellerRibbons,
  sellerCoupons,
  sellerBanners,
  sellerFace,
  shopTarget,
  sellerPages,
  sellerSizeGuides,
  sellerSearch,
  orderChoice,
  sellerOrders,
  pickingList,
  sellerReports,
  takeOut,
  sellerStock,
  sellerShopApp,
  sellerTheme,
  apiKeyScope,
  sellerApiKeys,
  webhookChoice,
  sellerWebhooks,
  testShop,
  sellerDomain,
  sellerHours,
  sellerSettings,
  sellerTrust,
  closingChoice,
  sellerClosing,
  shopOpening,
  shopPlan,
  shopStanding,
  shopApp,
  session,
  shopHours,
  store,
];

/** The document's schemas by name: whatever the contract gives a name to, such as `productCard`, is `ProductCard`. */
export const namedSchemas = Object.fromEntries(
  modules
    .flatMap((module) => Object.entries<unknown>(module))
    .flatMap(([name, schema]) =>
      schema instanceof z.ZodType
        ? [[name.charAt(0).toUpperCase() + name.slice(1), { schema, strategy: "output" as const }]]
        : [],
    ),
);

/** Tells of each choice what its values are called and mean, in words and as generators of code read it. */
const tellChoice: Interceptor = ({ schema, next }) => {
  const [isRequired, json] = next();
  const told = choice.choices.get(schema);
  return told && typeof json === "object" && json.enum
    ? [isRequired, { ...json, ...choiceSchema(told) }]
    : [isRequired, json];
};

function choiceSchema({ about, values }: choice.EnumMeaning) {
  const meanings = values.map(({ value, name, means }) =>
    value === name ? `\`${value}\` ${means}` : `\`${value}\` (${name}) ${means}`,
  );
  return {
    type: values.every(({ value }) => typeof value === "number") ? "integer" : "string",
    description: `${about}: ${meanings.join("; ")}.`,
    "x-enum-varnames": values.map(({ name }) => name),
    "x-enum-descriptions": values.map(({ means }) => means),
  } as const;
}

export const schemaConverter = new ZodToJsonSchemaConverter({
  interceptors: [followNumber, leaveOutSafeRange, tellChoice],
});

/** The codes that a machine can rely on, each with its sentence in English. */
export function errorCodeSchemas(): Record<string, OpenAPI.SchemaObject> {
  const english = translator("en");
  const codes = (about: string, sentences: [string, string][]) =>
    ({
      type: "string",
      description: `${about}; it never changes.`,
      enum: sentences.map(([code]) => code),
      "x-enum-varnames": sentences.map(([code]) => code),
      "x-enum-descriptions": sentences.map(([, sentence]) => sentence),
    }) as OpenAPI.SchemaObject;
  // Where a sentence has a place for a value, the place is left.
  const asWritten = { skipInterpolation: true };
  const ofCalls = Object.keys(callErrors) as (keyof typeof callErrors)[];
  return {
    ErrorCode: codes(
      "Why a call was refused",
      ofCalls.map((code) => [code, english(`api.errors.${code}`, asWritten)]),
    ),
    FieldErrorCode: codes(
      "What is wrong with a field",
      fieldErrors.map((code) => [code, english(`api.fields.${code}`, asWritten)]),
    ),
  };
}
