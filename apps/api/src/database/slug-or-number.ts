import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

type Table = Record<"slug" | "id", AnyPgColumn>;

/** What names a row in an address: its slug, or its number; values, or placeholders of a prepared query. */
interface SlugOrNumber {
  slug: unknown;
  id: unknown;
}

/** @returns both readings of what an address has; the number is null where it is none */
export function readSlugOrNumber(named: string): { slug: string; id: number | null } {
  return { slug: named, id: /^[1-9]\d{0,8}$/.test(named) ? Number(named) : null };
}

/** Which rows that names; each half by an index of its own. */
export const hasSlugOrNumber = (table: Table, { slug, id }: SlugOrNumber): SQL =>
  sql`(${table.slug} = ${slug} or ${table.id} = ${id}::int)`;

/** Their order: a slug may be another row's number, and the slug's own row comes first. */
export const slugsOwnFirst = (table: Table, { slug }: SlugOrNumber): SQL => sql`${table.slug} = ${slug} desc`;
