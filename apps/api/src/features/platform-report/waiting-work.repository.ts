import { and, count, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "../../database/database";
import { jobTable } from "../../jobs/job.table";
import { complaintTable } from "../complaint/complaint.table";
import { contactMessageTable } from "../landing/contact.table";
import { factorResetTable } from "../second-factor/factor-reset.table";
import { shopTable } from "../shop/shop.table";

async function countIn(db: Queryable, table: PgTable, condition: SQL | undefined): Promise<number> {
  const [found] = await db.select({ count: count() }).from(table).where(condition);
  return found?.count ?? 0;
}

export const countApplications = (db: Queryable) => countIn(db, shopTable, eq(shopTable.status, "sent"));

export const countOpenMessages = (db: Queryable) =>
  countIn(db, contactMessageTable, eq(contactMessageTable.state, "open"));

export const countPassedComplaints = (db: Queryable) =>
  countIn(db, complaintTable, and(isNotNull(complaintTable.passedAt), eq(complaintTable.state, "open")));

export const countFactorResets = (db: Queryable) =>
  countIn(db, factorResetTable, isNull(factorResetTable.closedAt));

export const countDeadJobs = (db: Queryable) => countIn(db, jobTable, isNotNull(jobTable.deadAt));
