import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
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
  "password_change",
  "profile_change",
  "picture_upload",
  "address_create",
  "address_update",
  "address_delete",
  "order_cancel",
] as const;
export type AuditAction = (typeof auditActions)[number];

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
    /** `X-Request-Id` of the call, which the log has too. */
    requestId: text("request_id"),
  },
  (table) => [
    index("audit_event_of_customer").on(table.customerId, table.at),
    index("audit_event_of_shop").on(table.shopId, table.at),
  ],
);
