import type { ShopRole } from "@haat/contract/shared/permissions";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";
import { shopTable } from "../shop/shop.table";

const accountId = (name: string) => integer(name).references(() => customerTable.id);
const shopId = integer("shop_id")
  .notNull()
  .references(() => shopTable.id);

/** What somebody may do in a shop: a role, and a list of their own where it is to be another than the role's. */
const granted = {
  role: text("role").$type<ShopRole>().notNull(),
  /** Keys of the contract's table of permissions; null where they are the role's. */
  permissions: text("permissions").array(),
};

/**
 * Who is of a shop's staff. A shop with members has one owner: the index keeps a second one out, the trigger
 * `shop_member_owner_kept` sees to it that there is one when a transaction ends.
 */
export const shopMemberTable = pgTable(
  "shop_member",
  {
    shopId,
    accountId: accountId("account_id").notNull(),
    ...granted,
    since: moment("since").notNull(),
    /** Who asked them in; null for who opened the shop. */
    addedBy: accountId("added_by"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.accountId] }),
    index("shop_member_of_account").on(table.accountId),
    uniqueIndex("shop_member_one_owner")
      .on(table.shopId)
      .where(sql`${table.role} = 'owner'`),
    check("shop_member_role_known", sql`${table.role} in ('owner', 'manager', 'packer')`),
    check("shop_member_owner_unlimited", sql`${table.role} <> 'owner' or ${table.permissions} is null`),
  ],
);

/** A shop's question to a number whether it wants to join. It is answered once, or taken back, or too old. */
export const shopInvitationTable = pgTable(
  "shop_invitation",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    shopId,
    /** E.164. */
    phone: text("phone").notNull(),
    ...granted,
    invitedBy: accountId("invited_by").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** When it was answered or taken back; null while it waits. */
    closedAt: moment("closed_at"),
    outcome: text("outcome", { enum: ["accepted", "declined", "revoked"] }),
  },
  (table) => [
    index("shop_invitation_of_phone").on(table.phone),
    uniqueIndex("shop_invitation_one_waiting")
      .on(table.shopId, table.phone)
      .where(sql`${table.closedAt} is null`),
    check("shop_invitation_role_known", sql`${table.role} in ('manager', 'packer')`),
    check("shop_invitation_phone_shape", sql`${table.phone} ~ '^[+]8801[3-9][0-9]{8}$'`),
    check(
      "shop_invitation_closed_with_outcome",
      sql`num_nulls(${table.closedAt}, ${table.outcome}) in (0, 2)
        and coalesce(${table.outcome}, 'accepted') in ('accepted', 'declined', 'revoked')`,
    ),
  ],
);
