import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { jobTable } from "./job.table";

export interface NewJob {
  queue: string;
  payload?: object;
  /** Of a queue there is one job with such a key at a time. */
  uniqueKey?: string;
  runAt: Date;
  /** Until when whoever adds it does it itself; after that any process takes it. */
  lockedUntil?: Date;
  /** After this it goes, done or not. */
  expiresAt?: Date;
}

/**
 * Adds a job, in the transaction of what it belongs to, whatever tenant scope that is in (the function `haat_add_job`). One
 * that is there already under its key runs once more.
 * @returns its id
 */
export async function addJob(db: Queryable, job: NewJob): Promise<number> {
  const { queue, payload = {}, uniqueKey = null, runAt, lockedUntil, expiresAt } = job;
  const moments = [runAt, lockedUntil, expiresAt].map((moment) => moment?.toISOString() ?? null);
  const [added] = await db.select({ id: sql`haat_add_job`.mapWith(Number) }).from(
    sql`haat_add_job(${queue}, ${JSON.stringify(payload)}::jsonb, ${uniqueKey}, ${moments[0]}::timestamptz,
        ${moments[1]}::timestamptz, ${moments[2]}::timestamptz)`,
  );
  if (!added) throw new Error("A job was not added.");
  return added.id;
}

/** Adds a job, where it is not there yet. */
export async function ensureJob(db: Queryable, job: NewJob & { uniqueKey: string }): Promise<void> {
  await db
    .insert(jobTable)
    .values({ ...job, createdAt: job.runAt })
    .onConflictDoNothing();
}

const isFree = (now: Date) => or(isNull(jobTable.lockedUntil), lte(jobTable.lockedUntil, now));

/**
 * Takes the job that has waited longest, of those that are due and that nobody has.
 * @param secondsOf how long each queue's jobs may take, in s
 * @returns nothing where there is none
 */
export async function takeJob(db: Queryable, secondsOf: ReadonlyMap<string, number>, now: Date) {
  const due = db
    .select({ id: jobTable.id })
    .from(jobTable)
    .where(
      and(
        isNull(jobTable.deadAt),
        lte(jobTable.runAt, now),
        isFree(now),
        or(isNull(jobTable.expiresAt), sql`${jobTable.expiresAt} > ${now.toISOString()}`),
        inArray(jobTable.queue, [...secondsOf.keys()]),
      ),
    )
    .orderBy(jobTable.runAt, jobTable.id)
    .limit(1)
    .for("update", { skipLocked: true });
  const seconds = sql.join(
    [...secondsOf].map(([queue, most]) => sql`when ${queue} then ${most}::int`),
    sql` `,
  );
  const [taken] = await db
    .update(jobTable)
    .set({
      attempts: sql`${jobTable.attempts} + 1`,
      lockedUntil: sql`${now.toISOString()}::timestamptz + make_interval(secs => case ${jobTable.queue} ${seconds} end)`,
    })
    .where(eq(jobTable.id, sql`(${due})`))
    .returning();
  return taken;
}
export type TakenJob = NonNullable<Awaited<ReturnType<typeof takeJob>>>;

/** What a job is known by while one process has it: one that was taken for dead has lost it to the next. */
export type HeldJob = Pick<TakenJob, "id" | "attempts" | "asked">;

const isHeld = ({ id, attempts }: HeldJob) => and(eq(jobTable.id, id), eq(jobTable.attempts, attempts));

/** Ends a job that is done; one that was asked for meanwhile runs again. */
export async function finishJob(db: Queryable, job: HeldJob, now: Date): Promise<void> {
  const done = await db
    .delete(jobTable)
    .where(and(isHeld(job), eq(jobTable.asked, job.asked)))
    .returning({ id: jobTable.id });
  if (done.length === 0) await delayJob(db, job, { runAt: now });
}

/** Lets a job that went well run again at a moment, as if it were new; or at once, where it was asked for meanwhile. */
export async function delayJob(
  db: Queryable,
  job: HeldJob,
  { runAt, payload }: { runAt: Date; payload?: object },
): Promise<void> {
  const isAskedFor = sql`${jobTable.asked} > ${job.asked}`;
  await db
    .update(jobTable)
    .set({
      attempts: 0,
      lockedUntil: null,
      lastError: null,
      runAt: sql`case when ${isAskedFor} then least(${jobTable.runAt}, ${runAt.toISOString()}) else ${runAt.toISOString()} end`,
      ...(payload && { payload: sql`case when ${isAskedFor} then ${jobTable.payload} else ${payload} end` }),
    })
    .where(isHeld(job));
}

/** Lets a job that failed be tried again at a moment; without one it is dead. One that would expire is dead without its words. */
export async function failJob(
  db: Queryable,
  job: HeldJob,
  { error, retryAt, now }: { error: string; retryAt: Date | undefined; now: Date },
): Promise<void> {
  const change = retryAt
    ? { runAt: retryAt }
    : {
        deadAt: now,
        payload: sql`case when ${jobTable.expiresAt} is null then ${jobTable.payload} else '{}' end`,
      };
  await db
    .update(jobTable)
    .set({ lockedUntil: null, lastError: error, ...change })
    .where(isHeld(job));
}

/** Deletes what is of use to nobody any more. */
export async function deleteExpiredJobs(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(jobTable)
    .where(and(isNotNull(jobTable.expiresAt), lte(jobTable.expiresAt, now), isFree(now)));
}

export type JobState = "dead" | "waiting" | "running";

const isRunning = (now: Date) => and(isNull(jobTable.deadAt), gt(jobTable.lockedUntil, now));
const isWaiting = (now: Date) => and(isNull(jobTable.deadAt), isFree(now));
const inState = (state: JobState, now: Date) =>
  ({ dead: isNotNull(jobTable.deadAt), waiting: isWaiting(now), running: isRunning(now) })[state];

/** Jobs in a state, without their words: dead ones newest first, the others by their moment; so many at most. */
export function listJobs(db: Queryable, state: JobState, most: number, now: Date) {
  return db
    .select({
      id: jobTable.id,
      queue: jobTable.queue,
      attempts: jobTable.attempts,
      createdAt: jobTable.createdAt,
      runAt: jobTable.runAt,
      deadAt: jobTable.deadAt,
      expiresAt: jobTable.expiresAt,
      lastError: jobTable.lastError,
    })
    .from(jobTable)
    .where(inState(state, now))
    .orderBy(
      ...(state === "dead" ? [desc(jobTable.deadAt), desc(jobTable.id)] : [jobTable.runAt, jobTable.id]),
    )
    .limit(most);
}
export type ListedJob = Awaited<ReturnType<typeof listJobs>>[number];

/** How many jobs there are in each state. */
export async function countJobs(db: Queryable, now: Date): Promise<Record<JobState, number>> {
  const count = (state: JobState) => sql`count(*) filter (where ${inState(state, now)})`.mapWith(Number);
  const [counts] = await db
    .select({ dead: count("dead"), waiting: count("waiting"), running: count("running") })
    .from(jobTable);
  return counts ?? { dead: 0, waiting: 0, running: 0 };
}

/**
 * Gives a dead job all its tries again.
 * @returns nothing where it is none, has lost its words, or stands in the table anew
 */
export async function reviveJob(
  db: Queryable,
  id: number,
  now: Date,
): Promise<{ queue: string } | undefined> {
  const isAnew = sql`exists (select 1 from ${jobTable} other where other.dead_at is null
    and other.queue = ${jobTable.queue} and other.unique_key = ${jobTable.uniqueKey})`;
  const revived = await db
    .update(jobTable)
    .set({ deadAt: null, attempts: 0, lockedUntil: null, runAt: now })
    .where(
      and(eq(jobTable.id, id), isNotNull(jobTable.deadAt), isNull(jobTable.expiresAt), sql`not ${isAnew}`),
    )
    .returning({ queue: jobTable.queue });
  return revived[0];
}

/** Deletes jobs that died before a moment, so many at most. @returns how many it deleted */
export async function deleteDeadJobsBefore(db: Queryable, before: Date, most: number): Promise<number> {
  const old = db.select({ id: jobTable.id }).from(jobTable).where(lt(jobTable.deadAt, before)).limit(most);
  const deleted = await db.delete(jobTable).where(inArray(jobTable.id, old)).returning({ id: jobTable.id });
  return deleted.length;
}
