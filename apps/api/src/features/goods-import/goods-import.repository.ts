import type { GoodsImportState, GoodsImportView } from "@haat/contract/seller/goods-import.contract";
import { and, asc, desc, eq, inArray, isNotNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { productTable } from "../catalogue/catalogue.table";
import { goodsImportProductTable, goodsImportTable } from "./goods-import.table";

/** An import of goods. */
export interface ImportKey {
  shopId: number;
  id: number;
}

export type NewImport = Omit<typeof goodsImportTable.$inferInsert, "id" | "state">;
export type NewImportProduct = Omit<typeof goodsImportProductTable.$inferInsert, "shopId" | "importId">;

const isImport = ({ shopId, id }: ImportKey) =>
  and(eq(goodsImportTable.shopId, shopId), eq(goodsImportTable.id, id));
const isOf = ({ shopId, id }: ImportKey) =>
  and(eq(goodsImportProductTable.shopId, shopId), eq(goodsImportProductTable.importId, id));

/** An import of the same files that is not done yet, held until the transaction ends. */
export async function holdOpenImport(tx: Queryable, shopId: number, digest: string) {
  const [found] = await tx
    .select({ id: goodsImportTable.id, state: goodsImportTable.state, at: goodsImportTable.at })
    .from(goodsImportTable)
    .where(
      and(
        eq(goodsImportTable.shopId, shopId),
        eq(goodsImportTable.digest, digest),
        inArray(goodsImportTable.state, ["reading", "previewed", "applying"]),
      ),
    )
    .for("update");
  return found;
}

/** @returns its id; nothing where somebody brought the same files at this moment */
export async function insertImport(tx: Queryable, row: NewImport): Promise<number | undefined> {
  const [made] = await tx
    .insert(goodsImportTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: goodsImportTable.id });
  return made?.id;
}

export async function updateImport(
  tx: Queryable,
  key: ImportKey,
  change: Partial<typeof goodsImportTable.$inferInsert>,
): Promise<void> {
  await tx.update(goodsImportTable).set(change).where(isImport(key));
}

/**
 * Deletes the imports beside one that its account had looked at in the shop and never did.
 * @param deadBefore whoever has read a file since before this moment is dead
 */
export async function deleteOtherPreviews(
  tx: Queryable,
  { shopId, id }: ImportKey,
  accountId: number,
  deadBefore: Date,
): Promise<void> {
  const { state, at } = goodsImportTable;
  await tx
    .delete(goodsImportTable)
    .where(
      and(
        eq(goodsImportTable.shopId, shopId),
        eq(goodsImportTable.accountId, accountId),
        ne(goodsImportTable.id, id),
        or(eq(state, "previewed"), and(eq(state, "reading"), lt(at, deadBefore))),
      ),
    );
}

/** Takes away what an import says of products, to look at it anew. */
export async function deleteProducts(tx: Queryable, key: ImportKey): Promise<void> {
  await tx.delete(goodsImportProductTable).where(isOf(key));
}

export async function insertProducts(
  tx: Queryable,
  { shopId, id }: ImportKey,
  rows: readonly NewImportProduct[],
) {
  await tx.insert(goodsImportProductTable).values(rows.map((row) => ({ ...row, shopId, importId: id })));
}

/** Where an import stands; nobody else moves it on until the transaction ends. */
export async function holdImport(tx: Queryable, key: ImportKey) {
  const [held] = await tx.select().from(goodsImportTable).where(isImport(key)).for("update");
  return held;
}

const columns = {
  id: goodsImportTable.id,
  state: goodsImportTable.state,
  fileName: goodsImportTable.fileName,
  format: goodsImportTable.format,
  language: goodsImportTable.language,
  at: goodsImportTable.at,
  rowCount: goodsImportTable.rowCount,
  productCount: goodsImportTable.productCount,
  unknownColumns: goodsImportTable.unknownColumns,
  leftPictures: goodsImportTable.leftPictures,
  firstName: customerTable.firstName,
  lastName: customerTable.lastName,
};

/** An import with who did it; nothing for another shop's. */
export async function findImport(db: Queryable, key: ImportKey) {
  const [found] = await db
    .select(columns)
    .from(goodsImportTable)
    .leftJoin(customerTable, eq(customerTable.id, goodsImportTable.accountId))
    .where(isImport(key));
  return found;
}
export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** The last imports of a shop, newest first, so many at most. */
export function listImports(db: Queryable, shopId: number, most: number) {
  return db
    .select(columns)
    .from(goodsImportTable)
    .leftJoin(customerTable, eq(customerTable.id, goodsImportTable.accountId))
    .where(eq(goodsImportTable.shopId, shopId))
    .orderBy(desc(goodsImportTable.at), desc(goodsImportTable.id))
    .limit(most);
}

/** How the changes of a new product tell that it has pictures of its own. */
const ownPictures = JSON.stringify([{ column: "pictures", choice: "" }]);

/** Made by an import, and still without a picture. */
const isHiddenYet = and(
  eq(productTable.shopId, goodsImportProductTable.shopId),
  eq(productTable.id, goodsImportProductTable.productId),
  eq(productTable.status, "hidden"),
  eq(productTable.picture, ""),
);

/** How many products some imports do what with, and what became of them. */
export function countProducts(db: Queryable, shopId: number, ids: readonly number[]) {
  const { importId, kind, outcome } = goodsImportProductTable;
  return db
    .select({
      importId,
      kind,
      outcome,
      products: sql`count(*)`.mapWith(Number),
      zeros: sql`count(*) filter (where ${goodsImportProductTable.hasZero})`.mapWith(Number),
      // The product's own row stands first among the changes that are kept, so its pictures are never cut off.
      pictureless:
        sql`count(*) filter (where not ${goodsImportProductTable.changes} @> ${ownPictures}::jsonb)`.mapWith(
          Number,
        ),
      hiddenYet: sql`count(${productTable.id})`.mapWith(Number),
    })
    .from(goodsImportProductTable)
    .leftJoin(productTable, isHiddenYet)
    .where(and(eq(goodsImportProductTable.shopId, shopId), inArray(importId, [...ids])))
    .groupBy(importId, kind, outcome);
}

const { kind, outcome, position } = goodsImportProductTable;

function isInView(view: GoodsImportView): SQL | undefined {
  if (view === "all") return undefined;
  if (view === "kept") return eq(outcome, "kept");
  if (view === "failed") return or(eq(kind, "failed"), eq(outcome, "failed"));
  return and(eq(kind, view), ne(outcome, "failed"));
}

/** First those with which something is wrong, then those that ask something, then what changes, then what stays. */
const byTrouble = sql`case when ${kind} = 'failed' or ${outcome} in ('failed', 'kept') then 0 when ${kind} = 'double' then 1
  when ${kind} = 'same' then 3 else 2 end`;

/** A part of the products of an import. */
export function listProducts(
  db: Queryable,
  key: ImportKey,
  { view, skip, most }: { view: GoodsImportView; skip: number; most: number },
) {
  return db
    .select({
      firstRow: goodsImportProductTable.firstRow,
      name: goodsImportProductTable.name,
      kind,
      outcome,
      productId: goodsImportProductTable.productId,
      errors: goodsImportProductTable.errors,
      changes: goodsImportProductTable.changes,
    })
    .from(goodsImportProductTable)
    .where(and(isOf(key), isInView(view)))
    .orderBy(asc(byTrouble), asc(position))
    .offset(skip)
    .limit(most);
}
export type ListedRow = Awaited<ReturnType<typeof listProducts>>[number];

export async function countInView(db: Queryable, key: ImportKey, view: GoodsImportView): Promise<number> {
  const [row] = await db
    .select({ products: sql`count(*)`.mapWith(Number) })
    .from(goodsImportProductTable)
    .where(and(isOf(key), isInView(view)));
  return row?.products ?? 0;
}

/** The products of an import that were not done, or cannot be, with their rows. */
export function listFailures(db: Queryable, key: ImportKey) {
  return db
    .select({ kind, outcome, errors: goodsImportProductTable.errors, sheet: goodsImportProductTable.sheet })
    .from(goodsImportProductTable)
    .where(
      and(
        isOf(key),
        or(
          inArray(outcome, ["failed", "skipped"]),
          and(eq(outcome, "waiting"), inArray(kind, ["failed", "double"])),
        ),
      ),
    )
    .orderBy(asc(position));
}

/** Which products the rows of an import are about, by their place in its file; none of what it made that went into the bin again. */
export async function listMeant(db: Queryable, key: ImportKey): Promise<Map<number, number>> {
  const { productId, before } = goodsImportProductTable;
  const rows = await db
    .select({ position, productId })
    .from(goodsImportProductTable)
    .where(and(isOf(key), or(ne(outcome, "undone"), isNotNull(before))));
  return new Map(
    rows.flatMap((row) => (row.productId === null ? [] : [[row.position, row.productId] as const])),
  );
}

/** The last import of the same files that was done, taken back or not: it knows all that those before it made. */
export async function findDoneImport(
  db: Queryable,
  shopId: number,
  digest: string,
): Promise<number | undefined> {
  const [found] = await db
    .select({ id: goodsImportTable.id })
    .from(goodsImportTable)
    .where(
      and(
        eq(goodsImportTable.shopId, shopId),
        eq(goodsImportTable.digest, digest),
        inArray(goodsImportTable.state, ["applied", "undone"]),
      ),
    )
    .orderBy(desc(goodsImportTable.id))
    .limit(1);
  return found?.id;
}

/** Deletes imports that were not done before a moment, and all before an earlier one; so many at most. @returns how many */
export async function deleteImportsBefore(
  db: Queryable,
  { openBefore, allBefore }: { openBefore: Date; allBefore: Date },
  most: number,
): Promise<number> {
  const open: GoodsImportState[] = ["reading", "previewed"];
  const { rows } = (await db.execute(sql`
    with old as (
      select shop_id, id from ${goodsImportTable}
      where ${lt(goodsImportTable.at, allBefore)} and ${inArray(goodsImportTable.state, [...open, "applied", "undone"])}
        or ${lt(goodsImportTable.at, openBefore)} and ${inArray(goodsImportTable.state, open)}
      order by at limit ${Math.max(1, Math.floor(most / 100))})
    delete from ${goodsImportTable} i using old where i.shop_id = old.shop_id and i.id = old.id returning i.id`)) as unknown as {
    rows: unknown[];
  };
  return rows.length;
}
