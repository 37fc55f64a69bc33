import type { StockMovementReason } from "@haat/contract/shared/stock-movement";
import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import type { EditKey } from "./bulk-edit.repository";

/** Each statement is one for all rows, so that thousands of them take no longer than their indexes do. */

/** What is sold just now: products without attributes and the combinations that customers see, by the names of a change's rows. */
const unit = sql`(select p.shop_id, p.id as product_id, k.id as combination_id, coalesce(k.price, p.price) as price,
    case when k.id is null then p.old_price else k.old_price end as old_price, coalesce(k.stock, p.stock) as stock
  from product p left join product_combination k on k.shop_id = p.shop_id and k.product_id = p.id and not k.hidden and p.has_attributes
  where p.status <> 'bin' and p.has_attributes = (k.id is not null))`;
const isSame = sql`u.shop_id = r.shop_id and u.product_id = r.product_id and u.combination_id is not distinct from r.combination_id`;
const isOf = ({ shopId, id }: EditKey) => sql`r.shop_id = ${shopId}::int and r.bulk_edit_id = ${id}::int`;

async function changedRows(tx: Queryable, statement: SQL): Promise<number> {
  const { rows } = (await tx.execute(
    sql`with changed as (${statement} returning 1) select count(*)::int as count from changed`,
  )) as unknown as {
    rows: { count: number }[];
  };
  return rows[0]?.count ?? 0;
}

/**
 * Keeps everybody else from the products and combinations of a change until the transaction ends, in the order in which orders
 * lock them: products first, each by its id.
 */
export async function lockGoods(tx: Queryable, key: EditKey): Promise<void> {
  await tx.execute(sql`select p.id from product p
    where p.shop_id = ${key.shopId}::int and p.id in (select r.product_id from bulk_edit_row r where ${isOf(key)})
    order by p.id for no key update`);
  await tx.execute(sql`select k.id from product_combination k
    where k.shop_id = ${key.shopId}::int and k.id in (select r.combination_id from bulk_edit_row r where ${isOf(key)})
    order by k.id for no key update`);
}

/**
 * Finds what was changed since a preview was put together: from now on it shows what is there, and without what is not sold any
 * more. @returns how many rows that are
 */
export async function refreshPreview(tx: Queryable, key: EditKey): Promise<number> {
  await tx.execute(sql`update bulk_edit_row r set is_moved = false where ${isOf(key)} and r.is_moved`);
  const gone = await changedRows(
    tx,
    sql`delete from bulk_edit_row r where ${isOf(key)} and not exists (select from ${unit} u where ${isSame})`,
  );
  const moved = await changedRows(
    tx,
    sql`update bulk_edit_row r set is_moved = true, price_before = u.price, old_before = u.old_price, stock_before = u.stock
      from ${unit} u where ${isOf(key)} and ${isSame} and (
        r.price_after is not null and (u.price, u.old_price) is distinct from (r.price_before, r.old_before)
        or r.stock_after is not null and u.stock <> r.stock_before)`,
  );
  return gone + moved;
}

/** Marks what was changed since a change was done: that stays as it is when the change is taken back. */
export async function markChangedSince(tx: Queryable, key: EditKey): Promise<void> {
  await tx.execute(sql`update bulk_edit_row r set is_moved = not exists (select from ${unit} u where ${isSame}
      and (r.price_after is null or (u.price, u.old_price) is not distinct from (r.price_after, r.old_after))
      and (r.stock_after is null or u.stock = r.stock_after))
    where ${isOf(key)}`);
}

/** Who moves stock, and why. */
export interface Mover {
  accountId: number;
  reason: StockMovementReason;
  at: Date;
}

/** Brings prices and stock to what a change says; stock with its movements. */
export function writeChange(tx: Queryable, key: EditKey, mover: Mover): Promise<void> {
  return write(
    tx,
    key,
    sql`select u.product_id, u.combination_id, u.stock as there, r.price_after as price, r.old_after as old_price,
      r.stock_after as stock from bulk_edit_row r join ${unit} u on ${isSame} where ${isOf(key)}`,
    mover,
  );
}

/** Brings prices and stock back to what they were, of each row what nobody changed since. */
export function writeBack(tx: Queryable, key: EditKey, mover: Mover): Promise<void> {
  return write(
    tx,
    key,
    sql`select u.product_id, u.combination_id, u.stock as there,
      case when (u.price, u.old_price) is not distinct from (r.price_after, r.old_after) then r.price_before end as price,
      r.old_before as old_price, case when u.stock = r.stock_after then r.stock_before end as stock
      from bulk_edit_row r join ${unit} u on ${isSame} where ${isOf(key)}`,
    mover,
  );
}

/** @param wanted what each is to be; null in `price` and `stock` for what stays */
async function write(tx: Queryable, key: EditKey, wanted: SQL, mover: Mover): Promise<void> {
  await writePrices(tx, key, wanted);
  await writeStock(tx, key, wanted, mover);
}

/** Apart from stock: whoever writes that has the ledger checked row by row. */
async function writePrices(tx: Queryable, key: EditKey, wanted: SQL): Promise<void> {
  const shop = sql`${key.shopId}::int`;
  await tx.execute(sql`with wanted as materialized (${wanted}),
    combinations as (
      update product_combination k set price = w.price, old_price = w.old_price
      from wanted w where k.shop_id = ${shop} and k.id = w.combination_id and w.price is not null)
    update product p set price = w.price, max_price = w.price, old_price = w.old_price
    from wanted w where p.shop_id = ${shop} and p.id = w.product_id and w.combination_id is null and w.price is not null`);
}

async function writeStock(
  tx: Queryable,
  key: EditKey,
  wanted: SQL,
  { accountId, reason, at }: Mover,
): Promise<void> {
  const shop = sql`${key.shopId}::int`;
  await tx.execute(sql`with wanted as materialized (${wanted}),
    combinations as (
      update product_combination k set stock = w.stock
      from wanted w where k.shop_id = ${shop} and k.id = w.combination_id and w.stock <> w.there),
    products as (
      update product p set stock = p.stock + w.more
      from (
        select w.product_id, sum(w.stock - w.there)::int as more from wanted w where w.stock <> w.there group by w.product_id
      ) w where p.shop_id = ${shop} and p.id = w.product_id)
    insert into stock_movement (shop_id, product_id, combination_id, change, reason, account_id, at)
      select ${shop}, w.product_id, w.combination_id, w.stock - w.there, ${reason}, ${accountId}::int, ${at.toISOString()}::timestamptz
      from wanted w where w.stock <> w.there`);
}
