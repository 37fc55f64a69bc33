import type { z } from "zod";
import { givenPermission } from "./console-choices";
import {
  platformPermissions,
  shopPermissions,
  type Permission,
  type PlatformPermission,
  type PlatformRole,
  type ShopPermission,
  type ShopRole,
} from "./permission-tables";

export { platformPermissions, shopPermissions } from "./permission-tables";
export type { PlatformPermission, PlatformRole, ShopPermission, ShopRole } from "./permission-tables";
export type GivenPermission = z.infer<typeof givenPermission>;
export type PermissionKey = ShopPermission | PlatformPermission;

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
}) =>
  String(keysOf(shopPermissions).filter((key) => permissions.includes(key))) !==
  String(shopPermissionsOf(role, null));

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
