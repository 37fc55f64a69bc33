import { eq, sql } from "drizzle-orm";
import type { Database, Queryable } from "../src/database/database";
import { inTransaction } from "../src/database/transaction";
import { requestShopApp } from "../src/features/shop-app/shop-app.usecases";
import { platformSettingTable } from "../src/features/shop/shop.table";
import { countGoods } from "../src/features/store/shop-goods.repository";
import { applyReference, businessCategoryIds } from "../reference/apply-reference";
import { referencePictures } from "../reference/reference-pictures";
import { customers, type CustomerContent } from "./content/customers.content";
import { groceryCustomers } from "./content/grocery-customers.content";
import { groceryAlerts } from "./content/grocery-alerts.content";
import { groceryCash } from "./content/grocery-cash.content";
import { shops } from "./content/demo-content";
import type { ShopContent } from "./content/shop-content";
import { demoPictures } from "./demo-pictures";
import { photographsFolder } from "./photographs";
import { writePictures } from "../drawing/write-pictures";
import { insertCash } from "./rows/cash.rows";
import { insertAttributes, insertProducts } from "./rows/catalogue.rows";
import { insertCombinations } from "./rows/combination.rows";
import { insertCustomer } from "./rows/customer.rows";
import { lookUp } from "./rows/inserted";
import { insertPeople } from "./rows/people.rows";
import { insertOrder, type StockedShop } from "./rows/order.rows";
import { insertCoupons, insertShop } from "./rows/shop.rows";
import { insertSizeGuides } from "./rows/size-guide.rows";
import { insertStockAlerts } from "./rows/stock-alert.rows";
import { insertFirstStock } from "./rows/stock.rows";

export interface SeedOptions {
  /** Where `createMediaRoutes` looks for pictures; their originals are written below it. */
  mediaFolder: string;
  /** The moment that orders, coupons and new products are dated from. */
  now: Date;
  /** The folder of the demo's photographs, where they are not beside this source. */
  photographs?: string;
}

const marker = "demo_seed";
const dayInMs = 86_400_000;

async function isApplied(db: Queryable): Promise<boolean> {
  const rows = await db.select().from(platformSettingTable).where(eq(platformSettingTable.key, marker));
  return rows.length > 0;
}

/**
 * Fills a migrated, empty database with the demo, on top of the reference data: shops, customers and their orders, all or nothing, and writes
 * the pictures. Done once: a row written last says so. Processes that start at the same time take turns.
 * @returns whether this call was the one that did it
 */
export async function applySeed(
  db: Database,
  { mediaFolder, now, photographs = photographsFolder }: SeedOptions,
): Promise<boolean> {
  await writePictures(mediaFolder, "reference-pictures", referencePictures);
  await writePictures(mediaFolder, "demo-pictures", demoPictures(), photographs);
  if (await isApplied(db)) return false;
  await applyReference(db);
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('haat demo seed'))`);
    if (await isApplied(tx)) return false;
    await insertEverything(tx, now);
    await tx.insert(platformSettingTable).values({ key: marker, value: now.toISOString() });
    return true;
  });
}

async function insertEverything(tx: Queryable, now: Date): Promise<void> {
  const opened = new Date(now.getTime() - 400 * dayInMs);
  const categoryIds = await businessCategoryIds(tx);
  const dates = { createdAt: opened, sentAt: new Date(now.getTime() - dayInMs) };
  const stockedShops = new Map<string, StockedShop>();
  for (const content of shops) {
    const shop = await insertShop(tx, content, categoryIds, dates);
    if (shop.status === "approved") await requestShopApp(tx, shop.id, now);
    stockedShops.set(content.slug, { shop, ...(await stock(tx, shop.id, content, now)) });
  }
  for (const customer of [...customers, ...groceryCustomers])
    await insertCustomerWithOrders(tx, customer, stockedShops, now);
  await insertPeople(tx, new Map([...stockedShops].map(([slug, { shop }]) => [slug, shop.id])), opened);
  await insertCash(tx, lookUp(stockedShops, groceryCash.shop, "the shop").shop.id, now);
  const { shop, waiting } = groceryAlerts;
  await insertStockAlerts(tx, lookUp(stockedShops, shop, "the shop"), waiting, now);
  await insertFirstStock(tx, opened);
  // The jobs that are asked for it find nothing changed, so that no page that is kept by then is made anew.
  for (const { shop } of stockedShops.values()) await countGoods(tx, shop.id);
}

async function stock(tx: Queryable, shopId: number, content: ShopContent, now: Date) {
  const products = await insertProducts(tx, shopId, content, now);
  await insertSizeGuides(tx, shopId, content);
  const attributeIds = await insertAttributes(tx, shopId, content);
  const combinations = await insertCombinations(tx, shopId, content, products, attributeIds);
  const coupons = await insertCoupons(tx, shopId, content.coupons, now);
  return { products, combinations, coupons };
}

async function insertCustomerWithOrders(
  tx: Queryable,
  content: CustomerContent,
  stockedShops: ReadonlyMap<string, StockedShop>,
  now: Date,
): Promise<void> {
  const customer = await insertCustomer(tx, content, new Date(now.getTime() - 90 * dayInMs));
  for (const [index, order] of content.orders.entries()) {
    const stocked = lookUp(stockedShops, order.shop, "the shop");
    await insertOrder(tx, stocked, customer, { customer: content, order, index }, now);
  }
}
