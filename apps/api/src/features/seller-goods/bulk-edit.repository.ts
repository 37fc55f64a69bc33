import { and, asc, desc, eq, ne, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { combinationNames, productCombinationTable, productTable } from "../catalogue/catalogue.table";
import type { UnitChange } from "./bulk-edit.rules";
import { bulkEditRowTable, bulkEditTable } from "./bulk-edit.table";

/** A change of many products. */
export interface EditKey {
  shopId: number;
  id: number;
}

const isEdit = ({ shopId, id }: EditKey) => and(eq(bulkEditTable.shopId, shopId), eq(bulkEditTable.id, id));
const isOfEdit = ({ shopId, id }: EditKey) =>
  and(eq(bulkEditRowTable.shopId, shopId), eq(bulkEditRowTable.editId, id));

/** Keeps a preview with its rows in place of the one that the account had. @returns its id */
export async function replacePreview(
  tx: Queryable,
  edit: { shopId: number; accountId: number; at: Date },
  changes: readonly UnitChange[],
): Promise<number> {
  const { shopId, accountId } = edit;
  const isLast = and(
    eq(bulkEditTable.shopId, shopId),
    eq(bulkEditTable.accountId, accountId),
    eq(bulkEditTable.state, "previewed"),
  );
  await tx.delete(bulkEditTable).where(isLast);
  const [made] = await tx.insert(bulkEditTable).values(edit).returning({ id: bulkEditTable.id });
  if (!made) throw new Error("A change of many products was not written.");
  await tx.execute(sql`
    insert into ${bulkEditRowTable} (shop_id, bulk_edit_id, position, product_id, combination_id, price_before, price_after,
      old_before, old_after, stock_before, stock_after, is_moved)
    select ${shopId}::int, ${made.id}::int, row_number() over () - 1, c.* from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as c ("productId" int, "combinationId" int, "priceBefore" bigint, "priceAfter" bigint, "oldBefore" bigint, "oldAfter" bigint,
        "stockBefore" int, "stockAfter" int, "isMoved" boolean)`);
  return made.id;
}

const countOf = (where?: SQL) =>
  sql<number>`(select count(*)::int from ${bulkEditRowTable}
    where ${bulkEditRowTable.shopId} = bulk_edit.shop_id and ${bulkEditRowTable.editId} = bulk_edit.id${where ? sql` and ${where}` : sql``})`;

const editColumns = {
  id: bulkEditTable.id,
  state: bulkEditTable.state,
  at: bulkEditTable.at,
  firstName: customerTable.firstName,
  lastName: customerTable.lastName,
  rowCount: countOf(),
  movedCount: countOf(sql`${bulkEditRowTable.isMoved}`),
};

/** A change of many products; nothing for another shop's. */
export async function findEdit(db: Queryable, key: EditKey) {
  const [edit] = await db
    .select(editColumns)
    .from(bulkEditTable)
    .leftJoin(customerTable, eq(customerTable.id, bulkEditTable.accountId))
    .where(isEdit(key));
  return edit;
}
export type EditRow = NonNullable<Awaited<ReturnType<typeof findEdit>>>;

/** Those of a shop that were done, newest first, so many at most. */
export function listEdits(db: Queryable, shopId: number, most: number) {
  return db
    .select(editColumns)
    .from(bulkEditTable)
    .leftJoin(customerTable, eq(customerTable.id, bulkEditTable.accountId))
    .where(and(eq(bulkEditTable.shopId, shopId), ne(bulkEditTable.state, "previewed")))
    .orderBy(desc(bulkEditTable.at), desc(bulkEditTable.id))
    .limit(most);
}

/** How far a change is; nobody else moves it on until the transaction ends. */
export async function holdEdit(tx: Queryable, key: EditKey) {
  const [edit] = await tx
    .select({ state: bulkEditTable.state })
    .from(bulkEditTable)
    .where(isEdit(key))
    .for("update");
  return edit?.state;
}

export async function setState(
  tx: Queryable,
  key: EditKey,
  change: { state: "applied" | "undone"; at?: Date },
) {
  await tx.update(bulkEditTable).set(change).where(isEdit(key));
}

const rowColumns = {
  productId: bulkEditRowTable.productId,
  combinationId: bulkEditRowTable.combinationId,
  name: { bn: productTable.nameBn, en: productTable.nameEn },
  values: combinationNames,
  priceBefore: bulkEditRowTable.priceBefore,
  priceAfter: bulkEditRowTable.priceAfter,
  oldBefore: bulkEditRowTable.oldBefore,
  oldAfter: bulkEditRowTable.oldAfter,
  stockBefore: bulkEditRowTable.stockBefore,
  stockAfter: bulkEditRowTable.stockAfter,
  isMoved: bulkEditRowTable.isMoved,
};

const rowsOf = (db: Queryable) =>
  db
    .select(rowColumns)
    .from(bulkEditRowTable)
    .innerJoin(
      productTable,
      and(eq(productTable.shopId, bulkEditRowTable.shopId), eq(productTable.id, bulkEditRowTable.productId)),
    )
    .leftJoin(
      productCombinationTable,
      and(
        eq(productCombinationTable.shopId, bulkEditRowTable.shopId),
        eq(productCombinationTable.id, bulkEditRowTable.combinationId),
      ),
    )
    .$dynamic();

/** A part of its rows: those that were changed since first, then in their order. */
export function listEditRows(db: Queryable, key: EditKey, { skip, most }: { skip: number; most: number }) {
  return rowsOf(db)
    .where(isOfEdit(key))
    .orderBy(desc(bulkEditRowTable.isMoved), asc(bulkEditRowTable.position))
    .offset(skip)
    .limit(most);
}
export type EditedRow = Awaited<ReturnType<typeof listEditRows>>[number];

/** The row whose price moves most. */
export async function findBiggest(db: Queryable, key: EditKey): Promise<EditedRow | undefined> {
  const { priceBefore, priceAfter } = bulkEditRowTable;
  const [row] = await rowsOf(db)
    .where(and(isOfEdit(key), sql`${priceAfter} <> ${priceBefore}`))
    .orderBy(desc(sql`abs(${priceAfter} - ${priceBefore})`), asc(bulkEditRowTable.position))
    .limit(1);
  return row;
}
