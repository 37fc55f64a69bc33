import type { Contract } from "../contract";
import { cashCallTraits } from "./cash-call-traits";
import { goodsCallTraits } from "./goods-call-traits";
import { programCallTraits } from "./program-permission";
import { ratingCallTraits } from "./rating-call-traits";
import { settingsCallTraits } from "./settings-call-traits";
import { trustCallTraits } from "./trust-call-traits";

/** A call as in `contract`, such as `cart.addToCart`. */
export type CallName = {
  [Group in keyof Contract]: `${Group}.${keyof Contract[Group] & string}`;
}[keyof Contract];

/** What is true of one call: for the server, the documentation and the census tests. */
export interface CallTraits {
  /**
   * Who may make it: `anybody`, a `guest` too, whom the key of the cart (`X-Cart-Key`) tells from others, or only a
   * signed-in `customer`; in the console an `account` that is signed in there, a `member` of the shop that `seller_key`
   * names, or somebody of the platform's `staff`, both with the permission that opens the call (permissions.ts). Who is not
   * signed in hears 401, who lacks the permission 403.
   */
  caller: "anybody" | "guest" | "customer" | "account" | "member" | "staff";
  /** `shared`: the answer is the same for everybody, so that anybody may keep it for a moment. `own`: nobody keeps it. */
  answer: "shared" | "own";
  /** It costs more than reading what is known, so it has limits of its own. */
  searches?: true;
  /** It draws a document, which costs a hundred times what reading does: it has the tightest limits, on pages too. */
  draws?: true;
  /** It takes an `Idempotency-Key`: repeated with the same key and body it changes nothing twice. `always`: it needs one. */
  repeatable?: true | "always";
  /** It waits for its shop's turn by itself, after what it can tell its caller without one. */
  queuesItself?: true;
  /** It opens before the account's second factor was proved in the session. */
  beforeProof?: true;
  /**
   * It asks for a proof of the last half hour (`business.proofSeconds`): of the second factor, and from who has none of a code
   * that came to their phone.
   */
  asksAgain?: true;
  /** It takes `If-Match` and refuses to change what has changed since it was read. */
  conditional?: true;
}

/** Every call of the contract: one that is missing here does not compile. */
export const callTraits: Readonly<Record<CallName, CallTraits>> = {
  "store.sellerInfoByShop": { caller: "anybody", answer: "shared" },
  "store.webStoreFinder": { caller: "anybody", answer: "shared", searches: true },
  "store.storesByPlace": { caller: "anybody", answer: "shared", searches: true },
  "store.storeNames": { caller: "anybody", answer: "shared" },
  "store.allBusinessCategory": { caller: "anybody", answer: "shared" },
  "store.businessCategory": { caller: "anybody", answer: "shared" },
  "shopAddress.shopLink": { caller: "anybody", answer: "shared" },
  "shopAddress.productLink": { caller: "anybody", answer: "shared" },
  "shopAddress.shopWhereabouts": { caller: "anybody", answer: "shared" },
  "shopAddress.shopAtHost": { caller: "anybody", answer: "shared" },
  "shopApp.shopApp": { caller: "anybody", answer: "shared" },
  "landing.landingPageFooterInfo": { caller: "anybody", answer: "shared" },
  "landing.customerContact": { caller: "anybody", answer: "own", repeatable: true },
  "landing.reportShop": { caller: "anybody", answer: "own", repeatable: true },
  "landing.landingPageAddressSearch": { caller: "anybody", answer: "shared", searches: true },
  "landing.landingPageCategorySearch": { caller: "anybody", answer: "shared" },
  "landing.landingContent": { caller: "anybody", answer: "shared" },
  "landing.landingArticle": { caller: "anybody", answer: "shared" },
  "status.serviceStatus": { caller: "anybody", answer: "shared" },
  "sizeGuides.shopSizeGuide": { caller: "anybody", answer: "shared" },
  "extraPages.shopExtraPages": { caller: "anybody", answer: "shared" },
  "extraPages.shopExtraPageById": { caller: "anybody", answer: "shared" },
  "extraPages.shopExtraPageBySlug": { caller: "anybody", answer: "shared" },
  "catalogue.shopProductCategory": { caller: "anybody", answer: "shared" },
  "catalogue.shopBannersList": { caller: "anybody", answer: "shared" },
  "catalogue.shopHome": { caller: "anybody", answer: "shared" },
  "catalogue.shopRibbons": { caller: "anybody", answer: "shared" },
  "catalogue.shopRibbonProducts": { caller: "anybody", answer: "shared" },
  "catalogue.shopProductsByCategory": { caller: "anybody", answer: "shared" },
  "catalogue.shopRibbonProductsById": { caller: "anybody", answer: "shared" },
  "catalogue.shopProducts": { caller: "anybody", answer: "shared", searches: true },
  "catalogue.searchSuggestions": { caller: "anybody", answer: "shared", searches: true },
  "catalogue.shopProductSlugs": { caller: "anybody", answer: "shared" },
  "productFeed.shopProductFeed": { caller: "anybody", answer: "shared" },
  "catalogue.shopProductById": { caller: "anybody", answer: "shared" },
  "views.addNewView": { caller: "anybody", answer: "own" },
  "account.sendOtp": { caller: "anybody", answer: "own", repeatable: true },
  "account.otpResend": { caller: "anybody", answer: "own", repeatable: true },
  "account.otpValidate": { caller: "anybody", answer: "own" },
  "account.signin": { caller: "guest", answer: "own" },
  "account.signinPassword": { caller: "guest", answer: "own" },
  "account.customerRegistration": { caller: "guest", answer: "own" },
  "account.logout": { caller: "customer", answer: "own" },
  "account.customerProfile": { caller: "customer", answer: "own" },
  "account.updateCustomerProfile": { caller: "customer", answer: "own", conditional: true },
  "account.password": { caller: "customer", answer: "own" },
  "account.pictureUpload": { caller: "customer", answer: "own" },
  "ownData.copyOwnData": { caller: "customer", answer: "own" },
  "ownData.deleteAccount": { caller: "customer", answer: "own" },
  "session.logoutEverywhere": { caller: "customer", answer: "own" },
  "session.sessions": { caller: "customer", answer: "own" },
  "session.endSession": { caller: "customer", answer: "own" },
  "handOver.handOver": { caller: "customer", answer: "own" },
  "handOver.signinHandOver": { caller: "guest", answer: "own" },
  "cart.showCart": { caller: "guest", answer: "own" },
  "cart.addToCart": { caller: "guest", answer: "own", repeatable: true },
  "cart.updateCart": { caller: "guest", answer: "own", repeatable: true, conditional: true },
  "cart.removeCartProduct": { caller: "guest", answer: "own", conditional: true },
  "cart.cartProductQuantity": { caller: "guest", answer: "own" },
  "cart.couponCheck": { caller: "guest", answer: "own", searches: true },
  "cart.applyCartCoupon": { caller: "guest", answer: "own", searches: true },
  "cart.takeCouponAlong": { caller: "guest", answer: "own", searches: true },
  "cart.removeCartCoupon": { caller: "guest", answer: "own" },
  "cart.cartLeftOut": { caller: "guest", answer: "own" },
  "cart.shopCoupons": { caller: "guest", answer: "own" },
  "address.divisionByCountry": { caller: "anybody", answer: "shared" },
  "address.cityByDivision": { caller: "anybody", answer: "shared" },
  "address.areaByCity": { caller: "anybody", answer: "shared" },
  "address.placeSearch": { caller: "anybody", answer: "shared", searches: true },
  "address.customerAddressCreate": { caller: "customer", answer: "own", repeatable: true },
  "address.customerAddressUpdate": { caller: "customer", answer: "own", conditional: true },
  "address.customerAddressDelete": { caller: "customer", answer: "own" },
  "address.customerAddressList": { caller: "customer", answer: "own" },
  "order.cartPurchaseOrder": { caller: "customer", answer: "own", repeatable: "always", queuesItself: true },
  "order.directPurchaseQuote": { caller: "guest", answer: "own" },
  "order.directPurchaseOrder": {
    caller: "customer",
    answer: "own",
    repeatable: "always",
    queuesItself: true,
  },
  "sellerOrders.desk": { caller: "member", answer: "own" },
  "sellerOrders.deskCounts": { caller: "member", answer: "own" },
  "sellerOrders.orders": { caller: "member", answer: "own" },
  "sellerOrders.order": { caller: "member", answer: "own" },
  "sellerOrders.moveOrder": { caller: "member", answer: "own", repeatable: true },
  "sellerOrders.moveOrders": { caller: "member", answer: "own", repeatable: "always" },
  "sellerOrders.undoMove": { caller: "member", answer: "own", repeatable: true },
  "sellerOrders.bookReturn": { caller: "member", answer: "own", repeatable: "always" },
  "sellerOrders.writeNote": { caller: "member", answer: "own", repeatable: "always" },
  "order.customerOrderUpdate": { caller: "customer", answer: "own", repeatable: true },
  "order.purchaseOrderList": { caller: "customer", answer: "own" },
  "order.purchaseOrderByStatus": { caller: "customer", answer: "own" },
  "order.sellerOrderStatusList": { caller: "customer", answer: "own" },
  "order.customerOrderList": { caller: "customer", answer: "own" },
  "order.customerOrderStatusList": { caller: "customer", answer: "own" },
  "order.purchaseOrderDetails": { caller: "customer", answer: "own" },
  "stockAlerts.askStockAlert": { caller: "anybody", answer: "own", repeatable: true },
  "stockAlerts.stockAlerts": { caller: "customer", answer: "own" },
  "stockAlerts.removeStockAlert": { caller: "customer", answer: "own" },
  "stockAlerts.customerStockAlerts": { caller: "customer", answer: "own" },
  "stockAlerts.removeCustomerStockAlert": { caller: "customer", answer: "own" },
  "invoice.invoiceDetails": { caller: "customer", answer: "own" },
  "invoice.generateInvoice": { caller: "customer", answer: "own", draws: true },
  "billCheck.checkBill": { caller: "anybody", answer: "own", searches: true },
  "sellerOrderPapers.orderPapers": { caller: "member", answer: "own", draws: true },
  "sellerOrderPapers.pickingList": { caller: "member", answer: "own" },
  "sellerOrderPapers.pickingListPaper": { caller: "member", answer: "own", draws: true },
  "sellerOrderPapers.scannedOrder": { caller: "member", answer: "own" },
  "sellerOrderAlerts.orderAlerts": { caller: "member", answer: "own" },
  "sellerOrderAlerts.addAlertDevice": { caller: "member", answer: "own" },
  "sellerOrderAlerts.removeAlertDevice": { caller: "member", answer: "own" },
  "sellerOrderAlerts.saveOrderTexts": { caller: "member", answer: "own" },
  "sellerCouriers.couriers": { caller: "member", answer: "own" },
  "sellerCouriers.saveCourier": { caller: "member", answer: "own" },
  "sellerCouriers.parcel": { caller: "member", answer: "own" },
  "sellerCouriers.saveParcel": { caller: "member", answer: "own" },
  "sellerCouriers.consignments": { caller: "member", answer: "own" },
  "sellerCouriers.consignmentsFile": { caller: "member", answer: "own" },
  "sellerAccount.signin": { caller: "anybody", answer: "own" },
  "sellerAccount.registration": { caller: "anybody", answer: "own" },
  "sellerAccount.me": { caller: "account", answer: "own" },
  "sellerAccount.acceptTerms": { caller: "account", answer: "own" },
  "sellerAccount.logout": { caller: "account", answer: "own", beforeProof: true },
  "sellerAccount.logoutEverywhere": { caller: "account", answer: "own" },
  "sellerAccount.sessions": { caller: "account", answer: "own" },
  "sellerAccount.endSession": { caller: "account", answer: "own" },
  "sellerAccount.answerInvitation": { caller: "account", answer: "own" },
  "secondFactor.secondFactors": { caller: "account", answer: "own", beforeProof: true },
  "secondFactor.prove": { caller: "account", answer: "own", beforeProof: true },
  "secondFactor.sendPhoneCode": { caller: "account", answer: "own", repeatable: true },
  "secondFactor.provePhone": { caller: "account", answer: "own" },
  "secondFactor.beginAuthenticator": { caller: "account", answer: "own", asksAgain: true },
  "secondFactor.confirmAuthenticator": { caller: "account", answer: "own", asksAgain: true },
  "secondFactor.removeAuthenticator": { caller: "account", answer: "own", asksAgain: true },
  "secondFactor.renewRecoveryCodes": { caller: "account", answer: "own", asksAgain: true },
  "secondFactor.passkeyOptions": { caller: "account", answer: "own", asksAgain: true },
  "secondFactor.addPasskey": { caller: "account", answer: "own", asksAgain: true },
  "secondFactor.passkeyChallenge": { caller: "account", answer: "own", beforeProof: true },
  "secondFactor.provePasskey": { caller: "account", answer: "own", beforeProof: true },
  "secondFactor.removePasskey": { caller: "account", answer: "own", asksAgain: true },
  "secondFactor.stopReset": { caller: "account", answer: "own" },
  "sellerMembers.members": { caller: "member", answer: "own" },
  "sellerMembers.inviteMember": { caller: "member", answer: "own", asksAgain: true },
  "sellerMembers.revokeInvitation": { caller: "member", answer: "own" },
  "sellerMembers.changeMember": { caller: "member", answer: "own", asksAgain: true },
  "sellerMembers.removeMember": { caller: "member", answer: "own", asksAgain: true },
  "sellerMembers.leaveShop": { caller: "member", answer: "own" },
  "sellerMembers.handOverShop": { caller: "member", answer: "own", asksAgain: true },
  "sellerMembers.shopAudit": { caller: "member", answer: "own" },
  "sellerShopApp.shopApp": { caller: "member", answer: "own" },
  "sellerShopApp.makeShopApp": { caller: "member", answer: "own" },
  "sellerShopApp.saveFingerprints": { caller: "member", answer: "own" },
  "sellerShopApp.shopAppPaper": { caller: "member", answer: "own", draws: true },
  "sellerOpening.startOpening": { caller: "account", answer: "own" },
  "sellerOpening.opening": { caller: "member", answer: "own" },
  "sellerOpening.saveName": { caller: "member", answer: "own" },
  "sellerOpening.labelAvailability": { caller: "member", answer: "own" },
  "sellerOpening.saveLabel": { caller: "member", answer: "own" },
  "sellerOpening.uploadLogo": { caller: "member", answer: "own" },
  "sellerOpening.useMonogram": { caller: "member", answer: "own" },
  "sellerOpening.saveColours": { caller: "member", answer: "own" },
  "sellerOpening.savePlace": { caller: "member", answer: "own" },
  "sellerOpening.saveDelivery": { caller: "member", answer: "own" },
  "sellerOpening.saveAbout": { caller: "member", answer: "own" },
  "sellerOpening.sendForReview": { caller: "member", answer: "own" },
  "sellerOpening.pauseShop": { caller: "member", answer: "own" },
  "sellerOpening.resumeShop": { caller: "member", answer: "own" },
  "sellerOpening.renewPreview": { caller: "member", answer: "own" },
  "sellerOpening.doctor": { caller: "member", answer: "own" },
  ...goodsCallTraits,
  "sellerReports.report": { caller: "member", answer: "own" },
  "sellerReports.reportFile": { caller: "member", answer: "own" },
  ...cashCallTraits,
  ...settingsCallTraits,
  ...programCallTraits,
  ...ratingCallTraits,
  ...trustCallTraits,
  "sellerTheme.theme": { caller: "member", answer: "own" },
  "sellerTheme.saveThemeDraft": { caller: "member", answer: "own" },
  "sellerTheme.discardThemeDraft": { caller: "member", answer: "own" },
  "sellerTheme.publishTheme": { caller: "member", answer: "own" },
  "sellerTheme.restoreTheme": { caller: "member", answer: "own" },
  "adminStaff.staff": { caller: "staff", answer: "own" },
  "adminReview.applications": { caller: "staff", answer: "own" },
  "adminReview.application": { caller: "staff", answer: "own" },
  "adminReview.approveShop": { caller: "staff", answer: "own", asksAgain: true },
  "adminReview.askChanges": { caller: "staff", answer: "own", asksAgain: true },
  "adminReview.rejectShop": { caller: "staff", answer: "own", asksAgain: true },
  "adminReview.suspendShop": { caller: "staff", answer: "own", asksAgain: true },
  "adminReview.reinstateShop": { caller: "staff", answer: "own", asksAgain: true },
  "adminReview.viewShop": { caller: "staff", answer: "own", asksAgain: true },
  "adminReview.endShopView": { caller: "staff", answer: "own" },
  "adminReview.shops": { caller: "staff", answer: "own" },
  "adminReview.autoApproval": { caller: "staff", answer: "own" },
  "adminReview.setAutoApproval": { caller: "staff", answer: "own", asksAgain: true },
  "adminCustomers.customers": { caller: "staff", answer: "own" },
  "adminCustomers.heldOfPhone": { caller: "staff", answer: "own" },
  "adminCustomers.customer": { caller: "staff", answer: "own" },
  "adminCustomers.blockCustomer": { caller: "staff", answer: "own", asksAgain: true },
  "adminCustomers.unblockCustomer": { caller: "staff", answer: "own", asksAgain: true },
  "adminCustomers.signOutCustomer": { caller: "staff", answer: "own", asksAgain: true },
  "adminFactorResets.factorResets": { caller: "staff", answer: "own" },
  "adminFactorResets.askFactorReset": { caller: "staff", answer: "own", asksAgain: true },
  "adminFactorResets.confirmFactorReset": { caller: "staff", answer: "own", asksAgain: true },
  "adminFactorResets.stopFactorReset": { caller: "staff", answer: "own", asksAgain: true },
  "adminInbox.messages": { caller: "staff", answer: "own" },
  "adminInbox.message": { caller: "staff", answer: "own" },
  "adminInbox.handleMessage": { caller: "staff", answer: "own" },
  "adminCategories.categories": { caller: "staff", answer: "own" },
  "adminCategories.createCategory": { caller: "staff", answer: "own", asksAgain: true },
  "adminCategories.changeCategory": { caller: "staff", answer: "own", asksAgain: true },
  "adminCategories.removeCategory": { caller: "staff", answer: "own", asksAgain: true },
  "adminPlaces.writtenAreas": { caller: "staff", answer: "own" },
  "adminPlaces.writtenArea": { caller: "staff", answer: "own" },
  "adminPlaces.addArea": { caller: "staff", answer: "own", asksAgain: true },
  "adminPlaces.mergeArea": { caller: "staff", answer: "own", asksAgain: true },
  "adminOrders.findOrders": { caller: "staff", answer: "own" },
  "adminReports.platformReport": { caller: "staff", answer: "own" },
  "adminReports.platformReportFile": { caller: "staff", answer: "own" },
  "adminReports.waitingWork": { caller: "staff", answer: "own" },
  "adminJobs.jobs": { caller: "staff", answer: "own" },
  "adminJobs.runJobAgain": { caller: "staff", answer: "own" },
  "adminSettings.platformSettings": { caller: "staff", answer: "own" },
  "adminSettings.savePlatformSettings": { caller: "staff", answer: "own", asksAgain: true },
  "adminTerms.termsVersions": { caller: "staff", answer: "own" },
  "siteContents.contents": { caller: "staff", answer: "own" },
  "siteContents.createContent": { caller: "staff", answer: "own" },
  "siteContents.changeContent": { caller: "staff", answer: "own" },
  "siteContents.removeContent": { caller: "staff", answer: "own" },
  "adminAudit.auditEvents": { caller: "staff", answer: "own" },
};

/** @throws where the contract has no such call */
export function traitsOf(call: string): CallTraits {
  if (!isCallName(call)) throw new Error(`The contract has no call ${call}.`);
  return callTraits[call];
}

function isCallName(call: string): call is CallName {
  return Object.hasOwn(callTraits, call);
}
