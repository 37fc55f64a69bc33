import { sql, type SQL } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";
import { moment, searchedIndex } from "../../database/columns";
import { anonymousShare } from "./device-mark";

/** What a one-time code is for: one for the one thing is none for the other. */
export const codePurposes = ["sign_in", "proof"] as const;
export type CodePurpose = (typeof codePurposes)[number];

export const customerStatuses = ["active", "blocked"] as const;
/** What a session is for: a token of one opens nothing of the other. */
export const sessionAudiences = ["shop", "console"] as const;
export type SessionAudience = (typeof sessionAudiences)[number];

/** A person's account on the whole platform; one account may be a customer, a member of shops, and of the platform's people. */
export const customerTable = pgTable(
  "customer",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** E.164, such as `+8801712345678`; `+88012…` is that of a test shop's customer (docs/decisions/073). */
    phone: text("phone").notNull().unique(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email"),
    /** argon2id in its PHC string; null for an account that signs in by code only. */
    passwordHash: text("password_hash"),
    status: text("status", { enum: customerStatuses }).notNull().default("active"),
    /** Key of the account's picture among those that its customer uploaded. */
    picture: text("picture"),
    /** Counts the changes of the profile, for `If-Match`. */
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** When its customer deleted it: it is nobody's then, and what it was called and its phone are gone. */
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    // Parts of a phone and of a name, for the platform's search (migration `office_search`).
    index("customer_phone_part").using("gin", table.phone.op("gin_trgm_ops")).with(searchedIndex),
    index("customer_name_part")
      .using("gin", sql`(${table.firstName} || ' ' || ${table.lastName}) gin_trgm_ops`)
      .with(searchedIndex),
    // Accounts opened in some days: written in the order of time.
    index("customer_of_day").using("brin", table.createdAt),
    check(
      "customer_phone_shape",
      sql`${table.phone} ~ '^[+]8801[2-9][0-9]{8}$' or ${table.deletedAt} is not null`,
    ),
    check("customer_status_known", sql`${table.status} in ('active', 'blocked')`),
  ],
);

/** A sign-in; only a hash of its token is kept. */
export const sessionTable = pgTable(
  "session",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** What the customer knows it by; it opens nothing. */
    id: uuid("id").notNull().unique().defaultRandom(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customerTable.id),
    audience: text("audience", { enum: sessionAudiences }).notNull().default("shop"),
    createdAt: moment("created_at").notNull(),
    /** To a quarter of an hour: not every call writes. */
    lastUsedAt: moment("last_used_at").notNull().defaultNow(),
    /** Browser and system, such as `Chrome · Android`; null where they are not known. */
    device: text("device"),
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
    /** When the account's second factor was proved in it last; null where it was not. */
    provedAt: moment("proved_at"),
    /** When a code from the account's phone was given in it last; null where none was, as in one by a password. */
    phoneProvedAt: moment("phone_proved_at"),
    /** What a browser was asked to sign with a passkey; good once, and for some minutes. */
    challenge: text("challenge"),
    challengeAt: moment("challenge_at"),
  },
  (table) => [
    index("session_of_customer").on(table.customerId),
    index("session_expiry").on(table.expiresAt),
    // Ended ones until they are cleaned up.
    index("session_revoked")
      .on(table.revokedAt)
      .where(sql`revoked_at is not null`),
    check("session_audience_known", sql`${table.audience} in ('shop', 'console')`),
  ],
);

/** A one-time code on its way to a phone; only a keyed hash of it is kept. */
export const oneTimeCodeTable = pgTable(
  "one_time_code",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** E.164. */
    phone: text("phone").notNull(),
    purpose: text("purpose", { enum: codePurposes }).notNull().default("sign_in"),
    codeHash: text("code_hash").notNull(),
    /** Hash of the id of the request that asked for it, or for a proof of the session's token: it is good nowhere else. */
    requestHash: text("request_hash").notNull().default(""),
    /** Whose share of the limits it counts against (device-mark.ts). */
    share: text("share").notNull().default(anonymousShare),
    /** Keyed hash of the address that asked, for the limit by address. */
    addressHash: text("address_hash").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    wrongTries: integer("wrong_tries").notNull().default(0),
    usedAt: moment("used_at"),
  },
  (table) => [
    index("one_time_code_of_phone").on(table.phone, table.createdAt),
    index("one_time_code_of_address").on(table.addressHash, table.createdAt),
    index("one_time_code_age").on(table.createdAt),
    check("one_time_code_purpose_known", sql`${table.purpose} in ('sign_in', 'proof')`),
  ],
);

/** Wrong codes, passwords and second factors, for the limits by phone and by address. */
export const wrongTryTable = pgTable(
  "wrong_try",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind", { enum: ["code", "password", "second_factor"] }).notNull(),
    /** E.164. */
    phone: text("phone").notNull(),
    /** Whose share of the limits it counts against (device-mark.ts). */
    share: text("share").notNull().default(anonymousShare),
    /** Keyed hash of the address that the try came from. */
    addressHash: text("address_hash").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("wrong_try_of_phone").on(table.phone, table.kind, table.createdAt),
    index("wrong_try_of_address").on(table.addressHash, table.kind, table.createdAt),
    index("wrong_try_age").on(table.createdAt),
  ],
);

/** How many text messages went out on a day in Bangladesh. */
export const textMessageDayTable = pgTable("text_message_day", {
  /** `2026-03-02`. */
  day: text("day").primaryKey(),
  messages: integer("messages").notNull(),
});

/** Proof that a phone answered a code; trades once for a session. */
export const signInTicketTable = pgTable(
  "sign_in_ticket",
  {
    ticketHash: text("ticket_hash").primaryKey(),
    /** E.164. */
    phone: text("phone").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("sign_in_ticket_expiry").on(table.expiresAt)],
);

/**
 * Whether a number is none of a test shop's customers. Their beginning is looked at first: it tells of nearly all others, and costs
 * a hundredth of the whole rule (`haat_test_shop_of`). @param phone a column of E.164
 */
export const isNoTestPhone = (phone: AnyPgColumn): SQL =>
  sql`(${phone} not like '+88012%' or haat_test_shop_of(${phone}) is null)`;
