import { and, asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { joinedLookup } from "../../database/joined";
import { preparedOnce } from "../../database/prepared";
import { isLive, productCombinationTable, productTable } from "../catalogue/catalogue.table";

/**
 * Products with their prices and stocks of this moment, kept from other orders until the transaction ends. They are
 * locked in the order of their ids, so that two orders never wait for each other; "no key" lets carts refer to them.
 */
export function lockProducts(tx: Queryable, shopId: number, ids: number[]) {
  return productsQuery(tx).execute({ shopId, ids });
}

const productsQuery = preparedOnce((db, name) =>
  db
    .select({
      id: productTable.id,
      slug: productTable.slug,
      name: { bn: productTable.nameBn, en: productTable.nameEn },
      picture: productTable.picture,
      price: productTable.price,
      stock: productTable.stock,
      homeCityOnly: productTable.homeCityOnly,
      isLive: sql<boolean>`${isLive}`,
    })
    .from(productTable)
    .where(
      and(
        eq(productTable.shopId, sql.placeholder("shopId")),
        sql`${productTable.id} = any(${sql.placeholder("ids")}::int[])`,
      ),
    )
    .orderBy(asc(productTable.id))
    .for("no key update")
    .prepare(name),
);

/**
 * The pieces that are left of products and combinations as the last order that is over left them, none of what is not on
 * sale; nobody is waited for.
 */
export async function readStocks(tx: Queryable, shopId: number, productIds: number[]) {
  return stocksQuery(tx).execute({ shopIds: productIds.map(() => shopId), productIds });
}

/** The same of one product, for the many that come for it at once. */
export const readSoughtStocks = joinedLookup(async (db: Queryable, asked: readonly ProductKey[]) => {
  const stocks = await stocksQuery(db).execute({
    shopIds: asked.map(({ shopId }) => shopId),
    productIds: asked.map(({ productId }) => productId),
  });
  return asked.map(({ shopId, productId }) =>
    stocks.filter((stock) => stock.shopId === shopId && stock.productId === productId),
  );
});

interface ProductKey {
  shopId: number;
  productId: number;
}

const stocksQuery = preparedOnce((db, name) =>
  db
    .select({
      shopId: productTable.shopId,
      productId: productTable.id,
      combinationId: productCombinationTable.id,
      valueIds: productCombinationTable.valueIds,
      name: { bn: productTable.nameBn, en: productTable.nameEn },
      stock: sql`case when ${isLive} and not coalesce(${productCombinationTable.hidden}, false)
          then coalesce(${productCombinationTable.stock}, ${productTable.stock}) else 0 end`.mapWith(Number),
    })
    .from(productTable)
    .innerJoin(
      sql`unnest(${sql.placeholder("shopIds")}::int[], ${sql.placeholder("productIds")}::int[]) as asked (shop_id, id)`,
      and(eq(productTable.shopId, sql`asked.shop_id`), eq(productTable.id, sql`asked.id`)),
    )
    .leftJoin(
      productCombinationTable,
      and(
        eq(productCombinationTable.shopId, productTable.shopId),
        eq(productCombinationTable.productId, productTable.id),
      ),
    )
    .prepare(name),
);

/** The pieces of a combination that can be bought: one that customers do not see is as sold out. */
const buyablePieces = sql<number>`case when ${productCombinationTable.hidden} then 0
  else ${productCombinationTable.stock} end`.mapWith(Number);

/** The same for combinations, which come after all products. */
export async function lockCombinations(tx: Queryable, shopId: number, ids: number[]) {
  return ids.length === 0 ? [] : combinationsQuery(tx).execute({ shopId, ids });
}

const combinationsQuery = preparedOnce((db, name) =>
  db
    .select({
      id: productCombinationTable.id,
      productId: productCombinationTable.productId,
      hidden: productCombinationTable.hidden,
      valueIds: productCombinationTable.valueIds,
      picture: productCombinationTable.picture,
      price: productCombinationTable.price,
      stock: buyablePieces,
      allStock: productCombinationTable.stock,
    })
    .from(productCombinationTable)
    .where(
      and(
        eq(productCombinationTable.shopId, sql.placeholder("shopId")),
        sql`${productCombinationTable.id} = any(${sql.placeholder("ids")}::int[])`,
      ),
    )
    .orderBy(asc(productCombinationTable.id))
    .for("no key update")
    .prepare(name),
);

/** So many pieces of a product or a combination. */
export interface Pieces {
  id: number;
  quantity: number;
}

const moved = sql`unnest(${sql.placeholder("ids")}::int[], ${sql.placeholder("changes")}::int[]) as moved (id, change)`;
const movedChange = sql`moved.change`;

/** The numbers that `moved` is made of. @param sign −1 takes pieces out, 1 puts them back */
const movement = (shopId: number, pieces: Pieces[], sign: 1 | -1) => ({
  shopId,
  ids: pieces.map(({ id }) => id),
  changes: pieces.map(({ quantity }) => sign * quantity),
});

/** Takes pieces out of products that are on sale, where there are enough. @returns how many products had enough */
export function takeFromProducts(tx: Queryable, shopId: number, pieces: Pieces[]): Promise<number> {
  return moveProducts(tx, shopId, pieces, -1);
}

/** Takes pieces out of combinations, where there are enough. @returns how many combinations had enough */
export function takeFromCombinations(tx: Queryable, shopId: number, pieces: Pieces[]): Promise<number> {
  return moveCombinations(tx, shopId, pieces, -1);
}

/** Puts pieces back into products and, where they have them, their combinations, in the order in which orders lock them. */
export async function putBack(
  tx: Queryable,
  shopId: number,
  ofProducts: Pieces[],
  ofCombinations: Pieces[],
): Promise<void> {
  await moveProducts(tx, shopId, await seenPieces(tx, shopId, ofProducts, ofCombinations), 1);
  await moveCombinations(tx, shopId, ofCombinations, 1);
}

/** The reverse of it: takes out again what was put back, also of what is not on sale. @returns whether there was enough of all */
export async function takeAgain(
  tx: Queryable,
  shopId: number,
  ofProducts: Pieces[],
  ofCombinations: Pieces[],
): Promise<boolean> {
  const seen = await seenPieces(tx, shopId, ofProducts, ofCombinations);
  const products = await moveProducts(tx, shopId, seen, -1, { isOnSaleOnly: false });
  const combinations = await moveCombinations(tx, shopId, ofCombinations, -1);
  return products === ofProducts.length && combinations === ofCombinations.length;
}

/** Locks products and combinations. @returns the pieces that the products' own numbers count */
async function seenPieces(
  tx: Queryable,
  shopId: number,
  ofProducts: Pieces[],
  ofCombinations: Pieces[],
): Promise<Pieces[]> {
  const ids = (pieces: Pieces[]) => pieces.map(({ id }) => id);
  await lockProducts(tx, shopId, ids(ofProducts));
  const combinations = await lockCombinations(tx, shopId, ids(ofCombinations));
  const hidden = combinations.filter((combination) => combination.hidden);
  return ofProducts.map(({ id, quantity }) => ({
    id,
    quantity: quantity - piecesOf(id, hidden, ofCombinations),
  }));
}

/** How many of the pieces are of a product's hidden combinations: its own number counts only those that customers see. */
function piecesOf(
  productId: number,
  hidden: readonly { id: number; productId: number }[],
  pieces: readonly Pieces[],
): number {
  const own = new Set(hidden.filter((each) => each.productId === productId).map(({ id }) => id));
  return pieces.reduce((sum, { id, quantity }) => sum + (own.has(id) ? quantity : 0), 0);
}

/** Moves pieces out of (−1) or back into (1) products, together with how many were sold. */
async function moveProducts(
  tx: Queryable,
  shopId: number,
  pieces: Pieces[],
  sign: 1 | -1,
  { isOnSaleOnly = true } = {},
): Promise<number> {
  return (await productMove(tx).execute({ ...movement(shopId, pieces, sign), isOnSaleOnly })).length;
}

const productMove = preparedOnce((db, name) =>
  db
    .update(productTable)
    .set({
      stock: sql`${productTable.stock} + ${movedChange}`,
      soldCount: sql`${productTable.soldCount} - ${movedChange}`,
    })
    .from(moved)
    .where(
      and(
        eq(productTable.shopId, sql.placeholder("shopId")),
        sql`${productTable.id} = moved.id`,
        sql`${productTable.stock} + ${movedChange} >= 0`,
        // Pieces come back to what is not on sale, and none are sold of it.
        sql`(${movedChange} > 0 or ${isLive} or not ${sql.placeholder("isOnSaleOnly")}::boolean)`,
      ),
    )
    .returning({ id: productTable.id })
    .prepare(name),
);

async function moveCombinations(
  tx: Queryable,
  shopId: number,
  pieces: Pieces[],
  sign: 1 | -1,
): Promise<number> {
  if (pieces.length === 0) return 0;
  return (await combinationMove(tx).execute(movement(shopId, pieces, sign))).length;
}

const combinationMove = preparedOnce((db, name) =>
  db
    .update(productCombinationTable)
    .set({ stock: sql`${productCombinationTable.stock} + ${movedChange}` })
    .from(moved)
    .where(
      and(
        eq(productCombinationTable.shopId, sql.placeholder("shopId")),
        sql`${productCombinationTable.id} = moved.id`,
        sql`${productCombinationTable.stock} + ${movedChange} >= 0`,
      ),
    )
    .returning({ id: productCombinationTable.id })
    .prepare(name),
);
