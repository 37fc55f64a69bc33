import { account } from "./account.contract";
import { addressCalls } from "./address.contract";
import { cartCalls } from "./cart.contract";
import { catalogue } from "./catalogue.contract";
import { extraPages } from "./extra-page.contract";
import { invoiceCalls } from "./invoice.contract";
import { landing } from "./landing.contract";
import { orderCalls } from "./order.contract";
import { sessionCalls } from "./session.contract";
import { store } from "./store.contract";
import { views } from "./view.contract";

/** The whole API as data. Handlers, typed client and documentation all come from this object. */
export const contract = {
  store,
  landing,
  extraPages,
  catalogue,
  views,
  account,
  session: sessionCalls,
  cart: cartCalls,
  address: addressCalls,
  order: orderCalls,
  invoice: invoiceCalls,
};
export type Contract = typeof contract;

/** Calls that search: they cost more than reading what is known, so they have limits of their own. */
export const searchCalls = [
  "catalogue.shopProducts",
  "catalogue.searchSuggestions",
  "store.webStoreFinder",
  "landing.landingPageAddressSearch",
] as const;

/** Calls whose answer is the same for everybody, so that anybody may keep it for a moment (design/api-conventions.md). */
export const cacheableCalls = [
  "store.sellerInfoByShop",
  "store.webStoreFinder",
  "store.allBusinessCategory",
  "store.businessCategory",
  "landing.landingPageFooterInfo",
  "landing.landingPageAddressSearch",
  "landing.landingPageCategorySearch",
  "extraPages.shopExtraPages",
  "extraPages.shopExtraPageById",
  "extraPages.shopExtraPageBySlug",
  "catalogue.shopProductCategory",
  "catalogue.shopBannersList",
  "catalogue.shopRibbons",
  "catalogue.shopRibbonProducts",
  "catalogue.shopProductsByCategory",
  "catalogue.shopRibbonProductsById",
  "catalogue.searchSuggestions",
  "catalogue.shopProducts",
  "catalogue.shopProductById",
  "address.divisionByCountry",
  "address.cityByDivision",
  "address.areaByCity",
] as const;

/** Calls that anybody may make; every other one answers 401 without a session. A census test holds both. */
export const publicCalls = [
  "store.sellerInfoByShop",
  "store.webStoreFinder",
  "store.allBusinessCategory",
  "store.businessCategory",
  "landing.landingPageFooterInfo",
  "landing.customerContact",
  "landing.landingPageAddressSearch",
  "landing.landingPageCategorySearch",
  "extraPages.shopExtraPages",
  "extraPages.shopExtraPageById",
  "extraPages.shopExtraPageBySlug",
  "views.addNewView",
  "catalogue.shopProductCategory",
  "catalogue.shopBannersList",
  "catalogue.shopRibbons",
  "catalogue.shopRibbonProducts",
  "catalogue.shopProductsByCategory",
  "catalogue.shopRibbonProductsById",
  "catalogue.searchSuggestions",
  "catalogue.shopProducts",
  "catalogue.shopProductById",
  "account.sendOtp",
  "account.otpResend",
  "account.otpValidate",
  "account.signin",
  "account.signinPassword",
  "account.customerRegistration",
  "cart.showCart",
  "cart.addToCart",
  "cart.updateCart",
  "cart.removeCartProduct",
  "cart.cartProductQuantity",
  "cart.couponCheck",
  "cart.shopCoupons",
  "order.directPurchaseQuote",
  "address.divisionByCountry",
  "address.cityByDivision",
  "address.areaByCity",
] as const;
