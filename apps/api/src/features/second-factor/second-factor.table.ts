import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "../account/account.table";

const accountId = () =>
  integer("account_id")
    .notNull()
    .references(() => customerTable.id);

/** An app that shows an account's time-based codes (RFC 6238). */
export const authenticatorTable = pgTable("authenticator", {
  accountId: accountId().primaryKey(),
  /** Its key, sealed under the server's secret. */
  sealedSecret: text("sealed_secret").notNull(),
  createdAt: moment("created_at").notNull(),
  /** Hash of the session that began it: no other one is shown its key, or has it count. Null for those from before that was kept. */
  begunIn: text("begun_in"),
  /** Since when it counts; null until its first code was given. */
  confirmedAt: moment("confirmed_at"),
  /** The time step of the last code that was taken: none before it is taken again. */
  lastStep: integer("last_step"),
});

/** A passkey (WebAuthn); what is secret of it stays in its owner's device. */
export const passkeyTable = pgTable(
  "passkey",
  {
    /** The credential's id, base64url. */
    credentialId: text("credential_id").primaryKey(),
    /** What its owner's calls know it by. */
    id: text("id").notNull().unique(),
    accountId: accountId(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** How often it has signed, as far as its device says. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    name: text("name").notNull(),
    createdAt: moment("created_at").notNull(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [
    index("passkey_of_account").on(table.accountId),
    check("passkey_counter_known", sql`${table.counter} >= 0`),
  ],
);

/** A code for when all else is lost; only a keyed hash of it is kept. */
export const recoveryCodeTable = pgTable(
  "recovery_code",
  {
    accountId: accountId(),
    codeHash: text("code_hash").notNull(),
    createdAt: moment("created_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);
