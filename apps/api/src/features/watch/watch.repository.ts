import { and, asc, gte, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { jobTable } from "../../jobs/job.table";
import { serviceParts, type ServiceCounts, type ServicePart } from "../../process/service-parts";
import { customerOrderTable } from "../order/order.table";
import { isOfNoTestShop } from "../shop/shop.table";
import { serviceCountTable, upkeepTable, type UpkeepWork } from "./watch.table";

export { upkeepWorks, type UpkeepWork } from "./watch.table";

/** A span of time, from its beginning to before its end. */
export interface Span {
  from: Date;
  to: Date;
}

/** How many orders of all shops, but for test shops, came in each of some spans. */
export async function countOrders(db: Queryable, spans: readonly Span[]): Promise<number[]> {
  const countIn = ({ from, to }: Span) =>
    sql<string>`(select count(*) from ${customerOrderTable} where ${customerOrderTable.orderedAt} >= ${from.toISOString()}
      and ${customerOrderTable.orderedAt} < ${to.toISOString()} and ${isOfNoTestShop(customerOrderTable.shopId)})`;
  const columns = spans.map((span, place) => sql`${countIn(span)} as ${sql.identifier(`span_${place}`)}`);
  const { rows } = (await db.execute(sql`select ${sql.join(columns, sql`, `)}`)) as unknown as {
    rows: Record<string, string>[];
  };
  return spans.map((_, place) => Number(rows[0]?.[`span_${place}`]));
}

/** Since when the job waits that has been due longest and that nobody has taken; nothing where none waits. */
export async function longestDue(db: Queryable, now: Date): Promise<Date | undefined> {
  const [found] = await db
    .select({ runAt: jobTable.runAt })
    .from(jobTable)
    .where(
      and(
        isNull(jobTable.deadAt),
        lte(jobTable.runAt, now),
        or(isNull(jobTable.lockedUntil), lte(jobTable.lockedUntil, now)),
      ),
    )
    .orderBy(asc(jobTable.runAt), asc(jobTable.id))
    .limit(1);
  return found?.runAt;
}

/**
 * How far each standby of the database is behind, in s; `undefined` for one of which the server does not tell this role, which
 * then has to be granted `pg_read_all_stats`. None where there is no standby.
 */
export async function replicaLags(db: Queryable): Promise<{ name: string; seconds: number | undefined }[]> {
  const { rows } = (await db.execute(sql`
    select coalesce(nullif(application_name, ''), pid::text) as name, state is null as hidden,
      extract(epoch from coalesce(replay_lag, interval '0')) as seconds
    from pg_stat_replication where application_name <> 'pg_basebackup'`)) as unknown as {
    rows: { name: string | null; hidden: boolean; seconds: string }[];
  };
  return rows.map(({ name, hidden, seconds }) => ({
    name: name ?? "unknown",
    seconds: hidden ? undefined : Number(seconds),
  }));
}

/** Remembers that a work of an operator's went well. */
export async function keepUpkeep(db: Queryable, work: UpkeepWork, succeededAt: Date): Promise<void> {
  await db
    .insert(upkeepTable)
    .values({ work, succeededAt })
    .onConflictDoUpdate({ target: upkeepTable.work, set: { succeededAt } });
}

export function listUpkeep(db: Queryable) {
  return db.select().from(upkeepTable);
}

/** Adds what a process has answered to what all have in some minutes. */
export async function addServiceCounts(db: Queryable, since: Date, counts: ServiceCounts): Promise<void> {
  await db
    .insert(serviceCountTable)
    .values([...counts].map(([part, counted]) => ({ since, part, ...counted })))
    .onConflictDoUpdate({
      target: [serviceCountTable.since, serviceCountTable.part],
      set: {
        answered: sql`${serviceCountTable.answered} + excluded.answered`,
        failed: sql`${serviceCountTable.failed} + excluded.failed`,
      },
    });
}

/** How many calls of a part were answered since some moments, and how many were not. */
export interface PartCounts {
  part: ServicePart;
  spans: { answered: number; failed: number }[];
}

/** Sums of each part since each of some moments. */
export async function sumServiceCounts(db: Queryable, moments: readonly Date[]): Promise<PartCounts[]> {
  const sums = await Promise.all(
    moments.map((moment) =>
      db
        .select({
          part: serviceCountTable.part,
          answered: sql`coalesce(sum(${serviceCountTable.answered}), 0)`.mapWith(Number),
          failed: sql`coalesce(sum(${serviceCountTable.failed}), 0)`.mapWith(Number),
        })
        .from(serviceCountTable)
        .where(gte(serviceCountTable.since, moment))
        .groupBy(serviceCountTable.part),
    ),
  );
  return serviceParts.map((part) => ({
    part,
    spans: sums.map((rows) => {
      const { answered = 0, failed = 0 } = rows.find((row) => row.part === part) ?? {};
      return { answered, failed };
    }),
  }));
}

/** What the database's clock says, in s since 1970. */
export async function databaseClock(db: Queryable): Promise<number> {
  const [clock] = await db
    .select({ seconds: sql`extract(epoch from said)`.mapWith(Number) })
    .from(sql`clock_timestamp() as said`);
  return clock?.seconds ?? Number.NaN;
}

/** In how many periods of a span some process wrote that it was there, and when the first of them began. */
export async function countPeriods(db: Queryable, { from, to }: Span) {
  const [counted] = await db
    .select({
      periods: sql`count(distinct ${serviceCountTable.since})`.mapWith(Number),
      first: sql`min(${serviceCountTable.since})`.mapWith(serviceCountTable.since),
    })
    .from(serviceCountTable)
    .where(and(gte(serviceCountTable.since, from), lt(serviceCountTable.since, to)));
  return { periods: counted?.periods ?? 0, first: counted?.first ?? undefined };
}

/** Deletes what was counted before a moment, so many rows at most. @returns how many it deleted */
export async function deleteServiceCountsBefore(db: Queryable, before: Date, most: number): Promise<number> {
  const old = db
    .select({ since: serviceCountTable.since, part: serviceCountTable.part })
    .from(serviceCountTable)
    .where(lt(serviceCountTable.since, before))
    .limit(most);
  const deleted = await db
    .delete(serviceCountTable)
    .where(sql`(${serviceCountTable.since}, ${serviceCountTable.part}) in ${old}`)
    .returning({ since: serviceCountTable.since });
  return deleted.length;
}
