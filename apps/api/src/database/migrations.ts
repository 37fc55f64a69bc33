import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Queryable } from "./database";

/** Where the checked-in migrations are, seen from the source. A bundle tells `migrate` its own folder. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Brings the tables up to date. Processes that start at the same time take turns. */
export async function migrate(db: Database, folder: string = migrationsFolder): Promise<void> {
  if (db.engine.kind === "server") await db.engine.buildIndexes(await indexesToBuildFirst(db, folder));
  await db.engine.migrate(folder);
}

/**
 * The indexes of migrations that are still to be applied to a database with tables, as far as they are marked
 * (`-- Concurrently: …`): they are built while others go on writing, and the migration finds them there.
 */
async function indexesToBuildFirst(db: Database, folder: string): Promise<string[]> {
  const found = await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  );
  const [{ is_there: isThere } = { is_there: false }] = (
    found as unknown as { rows: { is_there: boolean }[] }
  ).rows;
  if (!isThere) return [];
  const newest = Math.max(...(await appliedMoments(db)));
  const pending = (await readJournal(folder)).filter(({ when }) => when > newest);
  const texts = await Promise.all(pending.map(({ tag }) => readFile(join(folder, `${tag}.sql`), "utf8")));
  return texts
    .flatMap((text) => text.split("--> statement-breakpoint"))
    .filter((statement) => /^-- Concurrently: /m.test(statement));
}

export interface TakeBackOptions {
  /** The number or name of the newest migration that stays, such as `0004`; `none` takes all of them back. */
  to: string;
  /** Whether migrations may be taken back whose way down loses data. */
  mayLose: boolean;
  folder?: string;
}

/**
 * Takes migrations back, the newest first, all of them or none. An older build brings back only those that it knows.
 * @returns the names of those that it took back
 * @throws when `to` names none, or a way down says that it loses data (`-- Loses: …`) and `mayLose` is not set
 */
export async function takeBack(
  db: Database,
  { to, mayLose, folder = migrationsFolder }: TakeBackOptions,
): Promise<string[]> {
  const journal = await readJournal(folder);
  const newestThatStays = to === "none" ? -1 : journal.findIndex(({ tag }) => isNamed(tag, to));
  if (to !== "none" && newestThatStays < 0) throw new Error(`There is no migration ${to}.`);
  const work = async (tx: Queryable) => {
    const applied = await appliedMoments(tx);
    const unknown = applied.filter((moment) => !journal.some(({ when }) => when === moment));
    if (unknown.length > 0) {
      throw new Error(
        "The database has migrations that this build does not know: use the build that made them.",
      );
    }
    const newestFirst = journal
      .slice(newestThatStays + 1)
      .filter(({ when }) => applied.includes(when))
      .reverse();
    const ways = await Promise.all(newestFirst.map((entry) => readWayDown(folder, entry)));
    const losses = ways.flatMap(({ tag, loses }) => (loses ? [`${tag}: ${loses}`] : []));
    if (losses.length > 0 && !mayLose) throw new Error(`This would lose data.\n${losses.join("\n")}`);
    for (const { statements, when } of ways) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${when}`);
    }
    return ways.map(({ tag }) => tag);
  };
  return db.engine.exclusively(work);
}

const journalFile = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });
type JournalEntry = z.infer<typeof journalFile>["entries"][number];

/** The migrations that there are, oldest first; `when` is how the database remembers one. */
async function readJournal(folder: string): Promise<JournalEntry[]> {
  const text = await readFile(join(folder, "meta/_journal.json"), "utf8");
  return journalFile.parse(JSON.parse(text)).entries;
}

/** The newest migration that this release knows, such as 0097_day_of_the_platform: as far as a newer release is to be taken back. */
export async function newestMigration(folder: string = migrationsFolder): Promise<string> {
  const newest = (await readJournal(folder)).at(-1);
  if (!newest) throw new Error(`There is no migration in ${folder}.`);
  return newest.tag;
}

const isNamed = (tag: string, name: string) => tag === name || tag.split("_")[0] === name;

async function appliedMoments(tx: Queryable): Promise<number[]> {
  const answer = await tx.execute(sql`select created_at from drizzle.__drizzle_migrations`);
  const { rows } = answer as unknown as { rows: { created_at: string | number }[] };
  return rows.map(({ created_at: moment }) => Number(moment));
}

/** What takes a migration back, and what is gone then, in its own words. */
async function readWayDown(folder: string, entry: JournalEntry) {
  const text = await readFile(join(folder, "down", `${entry.tag}.sql`), "utf8");
  const said = /^-- Loses: (.*(?:\n-- .*)*)/.exec(text)?.[1];
  return {
    ...entry,
    statements: text.split("--> statement-breakpoint"),
    loses: said?.replaceAll("\n-- ", " "),
  };
}
