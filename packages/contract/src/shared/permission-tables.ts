import type { z } from "zod";
import type { CallName } from "./call-name";
import { passedComplaintCalls, trustCalls } from "./complaint-permission";
import { timeAndPlaceCalls, timeAndPlacePages } from "./settings-permission";
import { ownershipCalls, staffCalls } from "./ownership-permission";
import { cashCalls, cashPages } from "./cash-permission";
import { goodsCalls, goodsPages } from "./goods-permission";
import { platformRatingCalls } from "./rating-call-traits";
import { programCalls, programPages } from "./program-permission";
import { orderDeskCalls, orderDeskPages } from "./order-permission";
import type { platformPermission, platformRole, shopPermission, shopRole } from "./console-choices";

export type ShopRole = z.infer<typeof shopRole>;
export type PlatformRole = z.infer<typeof platformRole>;
export type ShopPermission = z.infer<typeof shopPermission>;
export type PlatformPermission = z.infer<typeof platformPermission>;

/** Who has a permission, and what it opens. Its meaning is in `console-choices.ts`. */
export interface Permission<Role> {
  roles: readonly Role[];
  /** It goes with the shop itself: a member's own list cannot have it. */
  ownerOnly?: true;
  /** The calls it opens; each is opened by one permission alone. */
  calls: readonly CallName[];
  /** The console's pages it opens, by the names of their routes. */
  pages: readonly string[];
  /** Its entry in the menu, which leads to the first of its pages; left out where other pages lead to them. */
  menu?: string;
}

const everybody = ["owner", "manager", "packer"] as const;
const sellers = ["owner", "manager"] as const;
const owner = ["owner"] as const;
const staff = ["support", "admin"] as const;
const admins = ["admin"] as const;

/**
 * The one table of permissions: guard, menu, pages and tests read it. A call that a member or somebody of the platform makes
 * stands in one line of it (`permission-census.test.ts` names those that do not).
 */
export const shopPermissions: Readonly<Record<ShopPermission, Permission<ShopRole>>> = {
  today: {
    roles: everybody,
    calls: ["sellerMembers.leaveShop"],
    pages: ["today", "more", "leave"],
    menu: "today",
  },
  orders: { roles: everybody, calls: orderDeskCalls, pages: orderDeskPages, menu: "orders" },
  goods: { roles: sellers, calls: goodsCalls, pages: goodsPages, menu: "goods" },
  settings: {
    roles: sellers,
    calls: [
      "sellerShopApp.shopApp",
      "sellerShopApp.makeShopApp",
      "sellerShopApp.saveFingerprints",
      "sellerShopApp.shopAppPaper",
      // Its links lead customers from their orders to another address.
      "sellerCouriers.saveCourier",
      // What it collects at the door comes to whom the account is of.
      "parcelSending.saveAccount",
      "parcelSending.removeAccount",
      "sellerOpening.opening",
      "sellerOpening.saveName",
      "sellerOpening.labelAvailability",
      "sellerOpening.saveLabel",
      "sellerOpening.uploadLogo",
      "sellerOpening.useMonogram",
      "sellerOpening.saveColours",
      "sellerOpening.savePlace",
      "sellerOpening.saveDelivery",
      "sellerOpening.saveAbout",
      "sellerOpening.sendForReview",
      "sellerOpening.pauseShop",
      "sellerOpening.resumeShop",
      "sellerOpening.renewPreview",
      "sellerOpening.doctor",
      ...timeAndPlaceCalls,
      "sellerSettings.settings",
      "sellerSettings.saveLeastOrder",
      "sellerSettings.saveVat",
      ...trustCalls,
      "sellerTheme.theme",
      "sellerTheme.saveThemeDraft",
      "sellerTheme.discardThemeDraft",
      "sellerTheme.publishTheme",
      "sellerTheme.restoreTheme",
      "sellerFace.announcement",
      "sellerFace.saveAnnouncement",
      "sellerFace.faceTargets",
      "sellerFace.home",
      "sellerFace.moveSection",
      "sellerFace.uploadSectionPicture",
      "sellerFace.createSection",
      "sellerFace.changeSection",
      "sellerFace.removeSection",
    ],
    pages: [
      "shop",
      "shop-app",
      "opening",
      "opening-check",
      "opening-item",
      "shop-pause",
      "courier",
      "courier-account",
      ...timeAndPlacePages,
      "least-order",
      "vat",
      "trust",
      "phone-refusal",
      "theme",
      "announcement",
      "home",
      "home-section",
      "home-section-removal",
    ],
    menu: "shop",
  },
  cash: { roles: sellers, calls: cashCalls, pages: cashPages },
  reports: {
    roles: sellers,
    calls: ["sellerReports.report", "sellerReports.reportFile"],
    pages: ["reports"],
  },
  customerExport: { roles: owner, calls: [], pages: ["customer-export"] },
  staff: {
    roles: owner,
    ownerOnly: true,
    calls: staffCalls,
    pages: ["members", "member-new", "member", "member-question", "shop-audit"],
    menu: "members",
  },
  programs: { roles: owner, ownerOnly: true, calls: programCalls, pages: programPages },
  ownership: {
    roles: owner,
    ownerOnly: true,
    calls: ownershipCalls,
    pages: ["ownership", "take-out", "shop-closing"],
  },
};

/** The same for the platform itself. */
export const platformPermissions: Readonly<Record<PlatformPermission, Permission<PlatformRole>>> = {
  platform: {
    roles: staff,
    calls: ["adminReports.waitingWork"],
    pages: ["admin-overview", "admin-more"],
    menu: "overview",
  },
  platformOrders: {
    roles: staff,
    calls: ["adminOrders.findOrders"],
    pages: ["admin-orders"],
    menu: "platformOrders",
  },
  platformReview: {
    roles: admins,
    calls: [
      "adminReview.applications",
      "adminReview.application",
      "adminReview.approveShop",
      "adminReview.askChanges",
      "adminReview.rejectShop",
      "adminReview.suspendShop",
      "adminReview.reinstateShop",
      "adminReview.shops",
      "adminReview.viewShop",
      "adminReview.endShopView",
    ],
    pages: ["admin-applications", "admin-shops", "admin-shop", "admin-decision", "admin-shop-view"],
    menu: "applications",
  },
  platformInbox: {
    roles: staff,
    calls: ["adminInbox.messages", "adminInbox.message", "adminInbox.handleMessage", ...passedComplaintCalls],
    pages: ["admin-inbox", "admin-message", "admin-complaints", "admin-complaint"],
    menu: "inbox",
  },
  platformCustomers: {
    roles: staff,
    calls: ["adminCustomers.customers", "adminCustomers.customer", "adminCustomers.heldOfPhone"],
    pages: ["admin-customers", "admin-customer"],
    menu: "customers",
  },
  platformCustomersBlock: {
    roles: admins,
    calls: [
      "adminCustomers.blockCustomer",
      "adminCustomers.unblockCustomer",
      "adminCustomers.signOutCustomer",
    ],
    pages: ["admin-customer-move"],
  },
  platformContent: {
    roles: admins,
    calls: [
      "adminCategories.categories",
      "adminCategories.createCategory",
      "adminCategories.changeCategory",
      "adminCategories.removeCategory",
      "adminPlaces.writtenAreas",
      "adminPlaces.writtenArea",
      "adminPlaces.addArea",
      "adminPlaces.mergeArea",
      "adminTerms.termsVersions",
      "siteContents.contents",
      "siteContents.createContent",
      "siteContents.changeContent",
      "siteContents.removeContent",
      ...platformRatingCalls,
    ],
    pages: [
      "admin-categories",
      "admin-category",
      "admin-category-removal",
      "admin-places",
      "admin-place",
      "admin-place-add",
      "admin-terms",
      "admin-contents",
      "admin-content",
      "admin-content-removal",
      "admin-ratings",
      "admin-rating",
    ],
    menu: "content",
  },
  platformReports: {
    roles: admins,
    calls: ["adminReports.platformReport", "adminReports.platformReportFile"],
    pages: ["admin-reports"],
    menu: "reports",
  },
  platformJobs: {
    roles: admins,
    calls: ["adminJobs.jobs", "adminJobs.runJobAgain"],
    pages: ["admin-jobs"],
    menu: "jobs",
  },
  platformAudit: { roles: admins, calls: ["adminAudit.auditEvents"], pages: ["admin-audit"], menu: "audit" },
  platformFactors: {
    roles: admins,
    calls: [
      "adminFactorResets.factorResets",
      "adminFactorResets.askFactorReset",
      "adminFactorResets.confirmFactorReset",
      "adminFactorResets.stopFactorReset",
    ],
    pages: ["admin-factor-resets", "admin-factor-reset", "admin-factor-reset-ask"],
    menu: "factorResets",
  },
  platformSettings: {
    roles: admins,
    calls: [
      "adminReview.autoApproval",
      "adminReview.setAutoApproval",
      "adminSettings.platformSettings",
      "adminSettings.savePlatformSettings",
    ],
    pages: ["admin-settings", "admin-office"],
    menu: "settings",
  },
  platformStaff: { roles: admins, calls: ["adminStaff.staff"], pages: ["admin-staff"], menu: "staff" },
};
