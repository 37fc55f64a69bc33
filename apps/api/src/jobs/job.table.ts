import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment } from "../database/columns";

/** Work that is done later, by whichever process takes it. A trigger tells every process of a new one (`haat_jobs`). */
export const jobTable = pgTable(
  "job",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Which kind of work it is; a queue of that name knows how. */
    queue: text("queue").notNull(),
    payload: jsonb("payload").notNull().default({}).$type<object>(),
    /** Of a queue there is one job with such a key at a time; asked for again, it only runs once more. */
    uniqueKey: text("unique_key"),
    /** How often it was asked for: what is asked for while it runs makes it run again. */
    asked: integer("asked").notNull().default(1),
    runAt: moment("run_at").notNull().defaultNow(),
    attempts: integer("attempts").notNull().default(0),
    /** Nobody else takes it before this; whoever has it then is taken for dead. */
    lockedUntil: moment("locked_until"),
    /** After this it is of use to nobody and goes, done or not, with what it says. */
    expiresAt: moment("expires_at"),
    lastError: text("last_error"),
    /** When it had failed as often as it may: it waits for somebody to say "again". */
    deadAt: moment("dead_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("job_once")
      .on(table.queue, table.uniqueKey)
      .where(sql`dead_at is null`),
    index("job_due")
      .on(table.runAt, table.id)
      .where(sql`dead_at is null`),
    index("job_expiry")
      .on(table.expiresAt)
      .where(sql`expires_at is not null`),
  ],
);
