import type { z } from "zod";
import type { CallName } from "./call-traits";
import {
  givenPermission,
  type platformPermission,
  type platformRole,
  type shopPermission,
  type shopRole,
} from "./console-choices";

export type ShopRole = z.infer<typeof shopRole>;
export type PlatformRole = z.infer<typeof platformRole>;
export type ShopPermission = z.infer<typeof shopPermission>;
export type GivenPermission = z.infer<typeof givenPermission>;
export type PlatformPermission = z.infer<typeof platformPermission>;
export type PermissionKey = ShopPermission | PlatformPermission;

/** Who has a permission, and what it opens. Its meaning is in `console-choices.ts`. */
interface Permission<Role> {
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
  orders: { roles: everybody, calls: [], pages: ["orders"], menu: "orders" },
  goods: {
    roles: sellers,
    calls: [
      "sellerProducts.productCategories",
      "sellerProducts.uploadProductPicture",
      "sellerGoods.goods",
      "sellerGoods.setPrice",
      "sellerGoods.setProductStatus",
      "sellerCategories.categories",
      "sellerCategories.createCategory",
      "sellerCategories.changeCategory",
      "sellerCategories.removeCategory",
      "sellerStock.changeStock",
      "sellerStock.setLowLimit",
      "sellerStock.stockHistory",
      "productDrafts.product",
      "productDrafts.drafts",
      "productDrafts.draft",
      "productDrafts.createDraft",
      "productDrafts.editProduct",
      "productDrafts.copyProduct",
      "productDrafts.saveDraft",
      "productDrafts.publishDraft",
      "productDrafts.discardDraft",
    ],
    pages: [
      "goods",
      "goods-new",
      "goods-drafts",
      "goods-draft",
      "goods-options",
      "goods-variants",
      "goods-product",
      "goods-stock",
      "categories",
      "category",
      "category-removal",
    ],
    menu: "goods",
  },
  settings: {
    roles: sellers,
    calls: [
      "sellerShopApp.shopApp",
      "sellerShopApp.makeShopApp",
      "sellerShopApp.saveFingerprints",
      "sellerShopApp.shopAppPaper",
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
      "sellerTheme.theme",
      "sellerTheme.saveThemeDraft",
      "sellerTheme.discardThemeDraft",
      "sellerTheme.publishTheme",
      "sellerTheme.restoreTheme",
    ],
    pages: ["shop", "shop-app", "opening", "opening-check", "opening-item", "shop-pause", "theme"],
    menu: "shop",
  },
  cash: { roles: sellers, calls: [], pages: ["cash"] },
  reports: { roles: sellers, calls: [], pages: ["reports"] },
  customerExport: { roles: owner, calls: [], pages: ["customer-export"] },
  staff: {
    roles: owner,
    ownerOnly: true,
    calls: [
      "sellerMembers.members",
      "sellerMembers.inviteMember",
      "sellerMembers.revokeInvitation",
      "sellerMembers.changeMember",
      "sellerMembers.removeMember",
      "sellerMembers.shopAudit",
    ],
    pages: ["members", "member-new", "member", "member-question", "shop-audit"],
    menu: "members",
  },
  ownership: { roles: owner, ownerOnly: true, calls: ["sellerMembers.handOverShop"], pages: ["ownership"] },
};

/** The same for the platform itself. */
export const platformPermissions: Readonly<Record<PlatformPermission, Permission<PlatformRole>>> = {
  platform: { roles: staff, calls: [], pages: ["admin-more"] },
  platformOrders: { roles: staff, calls: [], pages: ["admin-orders"] },
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
    calls: ["adminInbox.messages", "adminInbox.message", "adminInbox.handleMessage"],
    pages: ["admin-inbox", "admin-message"],
    menu: "inbox",
  },
  platformCustomers: {
    roles: staff,
    calls: ["adminCustomers.customers", "adminCustomers.customer"],
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
    ],
    pages: [
      "admin-categories",
      "admin-category",
      "admin-category-removal",
      "admin-places",
      "admin-place",
      "admin-place-add",
      "admin-terms",
    ],
    menu: "content",
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

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];

/** Which of the calls of a table a permission opens. */
function openerIn<Key extends string>(table: Readonly<Record<Key, Permission<unknown>>>) {
  const openers = new Map<string, Key>();
  for (const key of keysOf(table)) for (const call of table[key].calls) openers.set(call, key);
  return (call: string): Key => {
    const key = openers.get(call);
    if (key === undefined) throw new Error(`No permission opens ${call}.`);
    return key;
  };
}

/** The permission that a call about a shop needs. @throws where none opens it */
export const shopPermissionFor = openerIn(shopPermissions);

/** The permission that a call about the platform needs. @throws where none opens it */
export const platformPermissionFor = openerIn(platformPermissions);

/** Which permission a page of the console needs, by the name of its route. @throws where none opens it */
function pageOpenerIn<Key extends string>(table: Readonly<Record<Key, Permission<unknown>>>) {
  const openers = new Map<string, Key>();
  for (const key of keysOf(table)) for (const page of table[key].pages) openers.set(page, key);
  return (page: string): Key => {
    const key = openers.get(page);
    if (key === undefined) throw new Error(`No permission opens the page ${page}.`);
    return key;
  };
}

/** The permission that a page about a shop needs. @throws where none opens it */
export const shopPermissionForPage = pageOpenerIn(shopPermissions);

/** The permission that a page about the platform needs. @throws where none opens it */
export const platformPermissionForPage = pageOpenerIn(platformPermissions);

/** Whether a member can have it in a list of their own. */
export const isGrantable = (key: ShopPermission) => !shopPermissions[key].ownerOnly;

/**
 * What a member may do in a shop.
 * @param own the member's own list in place of the role's; null where there is none. What stands there counts only as far as
 * it can be given; to be in the shop is always part of it
 */
export function shopPermissionsOf(role: ShopRole, own: readonly string[] | null): ShopPermission[] {
  const keys = keysOf(shopPermissions);
  if (!own) return keys.filter((key) => shopPermissions[key].roles.includes(role));
  return keys.filter((key) => key === "today" || (isGrantable(key) && own.includes(key)));
}

/** Whether what a member may do is a list of their own, not the role's. */
export const isOwnList = ({
  role,
  permissions,
}: {
  role: ShopRole;
  permissions: readonly ShopPermission[];
}) => String(shopPermissionsOf(role, permissions)) !== String(shopPermissionsOf(role, null));

/**
 * What a member's own list is asked for: each permission that it can have and that opens something. To be in the shop is always
 * part of it, so nobody is asked for that.
 */
export const askedPermissions: readonly GivenPermission[] = givenPermission.options.filter(
  (key) => key !== "today" && isGrantable(key) && shopPermissions[key].calls.length > 0,
);

/** What somebody of the platform may do. */
export function platformPermissionsOf(role: PlatformRole): PlatformPermission[] {
  return keysOf(platformPermissions).filter((key) => platformPermissions[key].roles.includes(role));
}
