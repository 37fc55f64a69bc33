import type { ContentKind } from "@haat/contract/admin/site-content.contract";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { siteContentTable } from "./site-content.table";

export type ContentRow = typeof siteContentTable.$inferSelect;
export type ContentWritten = Omit<typeof siteContentTable.$inferInsert, "id" | "version">;

/** Keeps others from changing the site's content until the transaction ends: places and addresses are compared. */
export async function lockContents(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('haat site content'))`);
}

/** Every piece of a kind, shown or not, in its order. */
export function listContents(db: Queryable, kind: ContentKind): Promise<ContentRow[]> {
  return db
    .select()
    .from(siteContentTable)
    .where(eq(siteContentTable.kind, kind))
    .orderBy(asc(siteContentTable.position), asc(siteContentTable.id));
}

/** All that the site shows: articles the newest first, everything else in its order. */
export function listShown(db: Queryable): Promise<ContentRow[]> {
  return db
    .select()
    .from(siteContentTable)
    .where(eq(siteContentTable.isShown, true))
    .orderBy(
      desc(sql`coalesce(${siteContentTable.publishedOn}, '0001-01-01'::date)`),
      asc(siteContentTable.position),
      asc(siteContentTable.id),
    );
}

export async function findContent(db: Queryable, id: number): Promise<ContentRow | undefined> {
  const [found] = await db.select().from(siteContentTable).where(eq(siteContentTable.id, id));
  return found;
}

/** @returns its id */
export async function insertContent(tx: Queryable, content: ContentWritten): Promise<number> {
  const [made] = await tx.insert(siteContentTable).values(content).returning({ id: siteContentTable.id });
  if (!made) throw new Error("A piece of content was not kept.");
  return made.id;
}

/** Changes one that still is of this version. @returns whether it was */
export async function updateContent(
  tx: Queryable,
  { id, version }: { id: number; version: number },
  change: Partial<ContentWritten>,
): Promise<boolean> {
  const changed = await tx
    .update(siteContentTable)
    .set({ ...change, version: sql`${siteContentTable.version} + 1` })
    .where(and(eq(siteContentTable.id, id), eq(siteContentTable.version, version)))
    .returning({ id: siteContentTable.id });
  return changed.length > 0;
}

/** Where it stands is no part of what its version is about. */
export async function moveContent(tx: Queryable, id: number, position: number): Promise<void> {
  await tx.update(siteContentTable).set({ position }).where(eq(siteContentTable.id, id));
}

export async function deleteContent(tx: Queryable, id: number): Promise<void> {
  await tx.delete(siteContentTable).where(eq(siteContentTable.id, id));
}
