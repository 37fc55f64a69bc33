import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";

/** What is written down of those who use the platform. */
export const auditActions = [
  "sign_up",
  "sign_in",
  "sign_in_by_password",
  "sign_in_hand_over",
  "hand_over",
  "sign_out",
  "sign_out_everywhere",
  "session_end",
  "console_sign_up",
  "console_sign_in",
  "console_sign_out",
  "console_sign_out_everywhere",
  "console_session_end",
  "password_change",
  "profile_change",
  "picture_upload",
  "address_create",
  "address_update",
  "address_delete",
  "order_cancel",
  "second_factor_prove",
  "authenticator_add",
  "authenticator_remove",
  "passkey_add",
  "passkey_remove",
  "recovery_codes_renew",
  "second_factor_forget",
  "platform_admin_make",
  "shop_app_make",
  "shop_app_fingerprints",
  "member_invite",
  "member_invitation_revoke",
  "member_invitation_accept",
  "member_invitation_decline",
  "member_change",
  "member_remove",
  "member_leave",
  "shop_hand_over",
  "shop_start",
  "shop_name",
  "shop_label",
  "shop_logo",
  "shop_monogram",
  "shop_colours",
  "shop_place",
  "shop_delivery",
  "shop_about",
  "shop_preview_renew",
  "shop_send",
  "shop_approve",
  "shop_ask_changes",
  "shop_reject",
  "shop_suspend",
  "shop_reinstate",
  "shop_pause",
  "shop_resume",
  "auto_approval",
  "product_create",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** As what somebody did something: as a customer, in a shop they work in, or as one of the platform's people. */
export const auditActors = ["customer", "account", "member", "staff"] as const;

/** A thing as far as it was changed, by the names of what it says; no secret, no whole phone number. */
export type AuditState = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** Who did what, when and with which result. Rows are only added; none bears a code, a token or a password. */
export const auditEventTable = pgTable(
  "audit_event",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull(),
    action: text("action").$type<AuditAction>().notNull(),
    /** Whose account it was; null where nobody is known, such as a sign-in with a number that has no account. */
    customerId: integer("customer_id"),
    /** Null for what concerns the whole platform. */
    shopId: integer("shop_id"),
    /** What it was about: the id of an address, the number of an order, a masked phone. */
    subject: text("subject"),
    result: text("result", { enum: ["ok", "refused"] }).notNull(),
    /** Why it was refused, in one word. */
    reason: text("reason"),
    actor: text("actor", { enum: auditActors }).notNull().default("customer"),
    /** What the actor was there at the time, such as `manager`. */
    role: text("role"),
    before: jsonb("before").$type<AuditState>(),
    after: jsonb("after").$type<AuditState>(),
    /** Those that were done together have the same, for them to be undone together. */
    batch: uuid("batch"),
    /** Where it was done, such as `Chrome · Android`. */
    device: text("device"),
    /** `X-Request-Id` of the call, which the log has too. */
    requestId: text("request_id"),
  },
  (table) => [
    index("audit_event_of_customer").on(table.customerId, table.at),
    index("audit_event_of_shop").on(table.shopId, table.id),
    check("audit_event_actor_known", sql`${table.actor} in ('customer', 'account', 'member', 'staff')`),
  ],
);
