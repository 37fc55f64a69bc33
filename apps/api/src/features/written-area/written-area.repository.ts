import { and, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../database/database";
import { areaTable, cityTable, customerAddressTable } from "../address/address.table";
import { shopOpeningTable } from "../shop-opening/shop-opening.table";
import { shopTable } from "../shop/shop.table";

/** Keeps others from changing the list of areas until the transaction ends: names are compared with all of a district. */
export async function lockAreas(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('haat areas'))`);
}

/** A name as it is compared: without case, spaces and the joiners that only shape letters. */
const core = (text: SQL) =>
  sql`regexp_replace(lower(normalize(${text}, nfc)), '[\\s\\u200b-\\u200d\\ufeff]', '', 'g')`;
const coreOf = (column: AnyPgColumn) => core(sql`${column}`);
const coreOfText = (text: string) => core(sql`${text}::text`);

/** What stands for an area that the list lacks, a row each. */
const written = sql`
  select ${customerAddressTable.cityId} as city_id, ${customerAddressTable.areaName} as name, 1 as addresses, 0 as shops
  from ${customerAddressTable} where ${customerAddressTable.areaId} is null
  union all
  select ${shopTable.homeCityId}, ${shopOpeningTable.areaName}, 0, 1
  from ${shopOpeningTable} join ${shopTable} on ${shopTable.id} = ${shopOpeningTable.shopId}
  where ${shopOpeningTable.areaId} is null and ${shopOpeningTable.areaName} <> ''`;

/** The same by district and name. */
const grouped = (db: Queryable, condition?: SQL) =>
  db
    .select({
      cityId: cityTable.id,
      city: { bn: cityTable.nameBn, en: cityTable.nameEn },
      name: sql<string>`mode() within group (order by written.name)`,
      spellings: sql<string[]>`array_agg(distinct written.name)`,
      addresses: sql`sum(written.addresses)`.mapWith(Number),
      shops: sql`sum(written.shops)`.mapWith(Number),
    })
    .from(sql`(${written}) as written`)
    .innerJoin(cityTable, sql`${cityTable.id} = written.city_id`)
    .where(and(sql`${core(sql`written.name`)} <> ''`, condition))
    .groupBy(cityTable.id, core(sql`written.name`))
    .orderBy(sql`count(*) desc`, cityTable.id, core(sql`written.name`))
    .$dynamic();
export type WrittenRow = Awaited<ReturnType<typeof grouped>>[number];

/** A page of what was written, those that most wrote first. */
export const listWritten = (db: Queryable, page: { limit: number; offset: number }) =>
  grouped(db).limit(page.limit).offset(page.offset);

/** How many names were written, those of each district apart. */
export async function countWritten(db: Queryable): Promise<number> {
  const all = grouped(db).as("all_written");
  const [found] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(all);
  return found?.count ?? 0;
}

/** What was written like this in a district. */
export async function findWritten(
  db: Queryable,
  cityId: number,
  name: string,
): Promise<WrittenRow | undefined> {
  const [found] = await grouped(
    db,
    sql`written.city_id = ${cityId} and ${core(sql`written.name`)} = ${coreOfText(name)}`,
  );
  return found;
}

const areaColumns = {
  id: areaTable.id,
  cityId: areaTable.cityId,
  name: { bn: areaTable.nameBn, en: areaTable.nameEn },
};

/** The list's areas of some districts. */
export function listAreas(db: Queryable, cityIds: readonly number[]) {
  return db
    .select(areaColumns)
    .from(areaTable)
    .where(inArray(areaTable.cityId, [...cityIds]));
}
export type AreaRow = Awaited<ReturnType<typeof listAreas>>[number];

export async function findArea(db: Queryable, id: number): Promise<AreaRow | undefined> {
  const [found] = await db.select(areaColumns).from(areaTable).where(eq(areaTable.id, id));
  return found;
}

export async function isCity(db: Queryable, id: number): Promise<boolean> {
  return (await db.$count(cityTable, eq(cityTable.id, id))) > 0;
}

/** Whether a district's list has this name, in whichever language, apart from case and spaces. */
export async function isListed(db: Queryable, cityId: number, name: string): Promise<boolean> {
  const isAlike = sql`${coreOfText(name)} in (${coreOf(areaTable.nameBn)}, ${coreOf(areaTable.nameEn)})`;
  return (await db.$count(areaTable, and(eq(areaTable.cityId, cityId), isAlike))) > 0;
}

/** The areas that came with the product have their numbers below this one, and so will those of later builds. */
const firstAddedId = 100_000;

/** @returns its id */
export async function insertArea(
  tx: Queryable,
  added: Pick<typeof areaTable.$inferInsert, "cityId" | "nameBn" | "nameEn">,
): Promise<number> {
  const id = sql`(select greatest(coalesce(max(${areaTable.id}), 0), ${firstAddedId - 1}) + 1 from ${areaTable})`;
  const [inserted] = await tx
    .insert(areaTable)
    .values({ ...added, id })
    .returning({ id: areaTable.id });
  if (!inserted) throw new Error("An area was not kept.");
  return inserted.id;
}

interface Move {
  cityId: number;
  /** The names, however they are written. */
  names: readonly string[];
  areaId: number;
}

const isOneOf = (column: AnyPgColumn, names: readonly string[]) =>
  sql`${coreOf(column)} in (${sql.join(names.map(coreOfText), sql`, `)})`;

/** Moves customers' addresses to an area of the list, and counts the change of each. @returns how many */
export async function moveAddresses(tx: Queryable, { cityId, names, areaId }: Move): Promise<number> {
  const table = customerAddressTable;
  const moved = await tx
    .update(table)
    .set({ areaId, areaName: null, version: sql`${table.version} + 1` })
    .where(and(eq(table.cityId, cityId), isNull(table.areaId), isOneOf(table.areaName, names)))
    .returning({ cityId: table.cityId });
  return moved.length;
}

/** Moves shops to an area of the list; the address that their pages show stays as it was written. @returns how many */
export async function moveShops(tx: Queryable, { cityId, names, areaId }: Move): Promise<number> {
  const inCity = tx.select({ id: shopTable.id }).from(shopTable).where(eq(shopTable.homeCityId, cityId));
  const moved = await tx
    .update(shopOpeningTable)
    .set({ areaId, areaName: "", version: sql`${shopOpeningTable.version} + 1` })
    .where(
      and(
        inArray(shopOpeningTable.shopId, inCity),
        isNull(shopOpeningTable.areaId),
        isOneOf(shopOpeningTable.areaName, names),
      ),
    )
    .returning({ shopId: shopOpeningTable.shopId });
  return moved.length;
}
