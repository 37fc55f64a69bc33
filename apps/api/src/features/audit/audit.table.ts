import type { AuditAction, AuditActor } from "@haat/contract/shared/audit-choices";
import type { AuditField } from "@haat/contract/shared/audit-fields";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";

/** A thing as far as it was changed; no secret, no whole phone number. */
export type AuditState = Readonly<
  Partial<Record<AuditField, string | number | boolean | null | readonly string[]>>
>;

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
    actor: text("actor").$type<AuditActor>().notNull().default("customer"),
    /** What the actor was there at the time, such as `manager`. */
    role: text("role"),
    before: jsonb("before").$type<AuditState>(),
    after: jsonb("after").$type<AuditState>(),
    /** Those that were done together have the same, for them to be undone together. */
    batch: uuid("batch"),
    /** Where it was done, such as `Chrome · Android`. */
    device: text("device"),
    /** With which API key a program did it: the name that the shop gave it, and its last four characters. */
    apiKey: text("api_key"),
    /** `X-Request-Id` of the call, which the log has too. */
    requestId: text("request_id"),
  },
  (table) => [
    index("audit_event_of_customer").on(table.customerId, table.at),
    index("audit_event_of_shop").on(table.shopId, table.id),
    // Those that are too old: written in the order of time.
    index("audit_event_age").using("brin", table.at),
    index("audit_event_of_actor").on(table.actor, table.id),
    check("audit_event_program_has_key", sql`(${table.actor} = 'program') = (${table.apiKey} is not null)`),
    check(
      "audit_event_actor_known",
      sql`${table.actor} in ('customer', 'account', 'member', 'staff', 'program')`,
    ),
  ],
);
