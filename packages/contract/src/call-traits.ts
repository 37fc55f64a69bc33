/** What is true of single calls: for the server, the documentation and the census tests. Named as in `contract`. */

/** Calls that anybody may make; every other one answers 401 without a session. A census test holds both. */
export const publicCalls = [
  "store.sellerInfoByShop",
  "store.webStoreFinder",
  "store.storeNames",
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
  "catalogue.shopProductSlugs",
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
  "address.placeSearch",
] as const;

/** Calls that search: they cost more than reading what is known, so they have limits of their own. */
export const searchCalls = [
  "catalogue.shopProducts",
  "catalogue.searchSuggestions",
  "cart.couponCheck",
  "store.webStoreFinder",
  "landing.landingPageAddressSearch",
  "address.placeSearch",
] as const;

/** Calls whose answer is the same for everybody, so that anybody may keep it for a moment (design/api-conventions.md). */
export const cacheableCalls = [
  "store.sellerInfoByShop",
  "store.webStoreFinder",
  "store.storeNames",
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
  "catalogue.shopProductSlugs",
  "catalogue.shopProductById",
  "address.divisionByCountry",
  "address.cityByDivision",
  "address.areaByCity",
  "address.placeSearch",
] as const;

/** Calls that a guest makes too, known by the key of the cart (`X-Cart-Key`). */
export const guestCalls = [
  "cart.showCart",
  "cart.addToCart",
  "cart.updateCart",
  "cart.removeCartProduct",
  "cart.cartProductQuantity",
  "cart.couponCheck",
  "cart.shopCoupons",
  "order.directPurchaseQuote",
  "account.signin",
  "account.signinPassword",
  "account.customerRegistration",
] as const;

/** Calls that take an `Idempotency-Key`: repeated with the same key and body they change nothing twice. */
export const repeatableCalls = [
  "cart.addToCart",
  "cart.updateCart",
  "order.cartPurchaseOrder",
  "order.directPurchaseOrder",
  "order.customerOrderUpdate",
  "address.customerAddressCreate",
  "landing.customerContact",
] as const;

/** Calls that take `If-Match` and refuse to change what has changed since it was read. */
export const conditionalCalls = [
  "cart.updateCart",
  "cart.removeCartProduct",
  "account.updateCustomerProfile",
  "address.customerAddressUpdate",
] as const;
