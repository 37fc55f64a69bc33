import { and, asc, desc, eq, gte, lt, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { insertMany } from "../../database/many-rows";
import { customerTable } from "../account/account.table";
import { combinationNames, productCombinationTable, productTable } from "../catalogue/catalogue.table";
import { customerOrderTable, stockMovementTable } from "../order/order.table";
import { awaitedBy } from "../stock-alert/stock-alert.table";

const productColumns = {
  id: productTable.id,
  name: { bn: productTable.nameBn, en: productTable.nameEn },
  picture: productTable.picture,
  status: productTable.status,
  hasAttributes: productTable.hasAttributes,
  price: productTable.price,
  stock: productTable.stock,
  awaited: awaitedBy,
  lowLimit: productTable.lowLimit,
};

const isProduct = (shopId: number, id: number) =>
  and(eq(productTable.shopId, shopId), eq(productTable.id, id), ne(productTable.status, "bin"));

/** A product outside of the bin; nothing for another shop's. */
export async function findProduct(db: Queryable, shopId: number, id: number) {
  const [product] = await db.select(productColumns).from(productTable).where(isProduct(shopId, id));
  return product;
}
export type StockedRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** The same, kept from orders and from others' changes until the transaction ends; combinations are locked after it. */
export async function lockProduct(tx: Queryable, shopId: number, id: number) {
  const [product] = await tx
    .select(productColumns)
    .from(productTable)
    .where(isProduct(shopId, id))
    .for("no key update");
  return product;
}

export async function lockCombination(tx: Queryable, shopId: number, productId: number, id: number) {
  const [combination] = await tx
    .select({ id: productCombinationTable.id, stock: productCombinationTable.stock })
    .from(productCombinationTable)
    .where(
      and(
        eq(productCombinationTable.shopId, shopId),
        eq(productCombinationTable.productId, productId),
        eq(productCombinationTable.id, id),
      ),
    )
    .for("no key update");
  return combination;
}

/** A product's combinations in their order, each with the names of its values. */
export function listCombinations(db: Queryable, shopId: number, productId: number) {
  return db
    .select({
      id: productCombinationTable.id,
      values: combinationNames,
      price: productCombinationTable.price,
      stock: productCombinationTable.stock,
    })
    .from(productCombinationTable)
    .where(and(eq(productCombinationTable.shopId, shopId), eq(productCombinationTable.productId, productId)))
    .orderBy(asc(productCombinationTable.position), asc(productCombinationTable.id));
}

type Movement = Omit<typeof stockMovementTable.$inferInsert, "id">;

/** Moves pieces of a product, or of one of its combinations, and writes down why. */
export const moveStock = (tx: Queryable, movement: Movement) => moveStocks(tx, [movement]);

/** The same of many products of a shop, in as few statements; all with what the first one says. */
export async function moveStocks(tx: Queryable, movements: readonly Movement[]): Promise<void> {
  const [first] = movements;
  if (!first) return;
  const rows = movements.map(({ productId, combinationId = null, change }) => {
    return { product_id: productId, combination_id: combinationId, change };
  });
  const moved = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (product_id int, combination_id int, change int)`;
  const shop = sql`${first.shopId}::int`;
  // A product's own number counts only what customers see.
  await tx.execute(sql`update ${productTable} p set stock = p.stock + moved.pieces from (
      select m.product_id, sum(m.change)::int as pieces from ${moved}
      left join ${productCombinationTable} k on k.shop_id = ${shop} and k.id = m.combination_id
      where not coalesce(k.hidden, false) group by m.product_id) moved
    where p.shop_id = ${shop} and p.id = moved.product_id`);
  if (rows.some(({ combination_id }) => combination_id !== null))
    await tx.execute(sql`update ${productCombinationTable} k set stock = k.stock + moved.pieces from (
        select m.combination_id, sum(m.change)::int as pieces from ${moved} group by m.combination_id) moved
      where k.shop_id = ${shop} and k.id = moved.combination_id`);
  await insertMany(tx, stockMovementTable, movements);
}

export async function setLowLimit(
  tx: Queryable,
  shopId: number,
  id: number,
  lowLimit: number | null,
): Promise<void> {
  await tx
    .update(productTable)
    .set({ lowLimit })
    .where(and(eq(productTable.shopId, shopId), eq(productTable.id, id)));
}

/** Which movements: of a product, older than one of them. */
export interface MovementsAsked {
  shopId: number;
  productId: number;
  before: number | undefined;
}

const isOf = ({ shopId, productId }: MovementsAsked) =>
  and(eq(stockMovementTable.shopId, shopId), eq(stockMovementTable.productId, productId));

/** Movements newest first, each with who made it and the order that it is about. */
export function listMovements(db: Queryable, asked: MovementsAsked, most: number) {
  return db
    .select({
      id: stockMovementTable.id,
      at: stockMovementTable.at,
      reason: stockMovementTable.reason,
      change: stockMovementTable.change,
      combinationId: stockMovementTable.combinationId,
      note: stockMovementTable.note,
      firstName: customerTable.firstName,
      lastName: customerTable.lastName,
      order: customerOrderTable.number,
    })
    .from(stockMovementTable)
    .leftJoin(customerTable, eq(customerTable.id, stockMovementTable.accountId))
    .leftJoin(
      customerOrderTable,
      and(
        eq(customerOrderTable.shopId, stockMovementTable.shopId),
        eq(customerOrderTable.id, stockMovementTable.orderId),
      ),
    )
    .where(and(isOf(asked), asked.before === undefined ? undefined : lt(stockMovementTable.id, asked.before)))
    .orderBy(desc(stockMovementTable.id))
    .limit(most);
}

/** What the movements that are newer than those asked for add up to. */
export async function sumOfNewer(db: Queryable, asked: MovementsAsked): Promise<number> {
  if (asked.before === undefined) return 0;
  const [found] = await db
    .select({ pieces: sql`coalesce(sum(${stockMovementTable.change}), 0)`.mapWith(Number) })
    .from(stockMovementTable)
    .where(and(isOf(asked), gte(stockMovementTable.id, asked.before)));
  return found?.pieces ?? 0;
}
