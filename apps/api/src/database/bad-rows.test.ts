import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiClient } from "@haat/contract/shared/client";
import { productRibbonTable } from "../features/catalogue/catalogue.table";
import { couponTable } from "../features/coupon/coupon.table";
import { deliveryAreaTable, extraPageTable } from "../features/shop/shop.table";
import {
  createShopper,
  saveAddress,
  startTestApi,
  type TestApi,
  type TestShopper,
} from "../testing/test-api";
import { createTestShop, places, type TestShop } from "../testing/test-shop";
import { isWholeRun } from "../testing/whole-run";

/**
 * Rows that somebody wrote past the rules: one field at a time of every table that pages read gets values that fit its type
 * and nothing else. What the database refuses is well; what it takes must not make any call answer with a fault.
 */

/** Tables of a shop, of a shopper and of the platform, with the column that names the shop whose row is broken. */
const tables = {
  shop: "id",
  banner: "shop_id",
  delivery_area: "shop_id",
  delivery_suburb: "shop_id",
  category: "shop_id",
  ribbon: "shop_id",
  product_ribbon: "shop_id",
  product: "shop_id",
  product_picture: "shop_id",
  global_attribute: "shop_id",
  product_attribute_value: "shop_id",
  product_combination: "shop_id",
  coupon: "shop_id",
  extra_page: "shop_id",
  cart: "shop_id",
  cart_line: "shop_id",
  coupon_use: "shop_id",
  customer_order: "shop_id",
  order_line: "shop_id",
  order_status_change: "shop_id",
  stock_alert: "shop_id",
  customer: undefined,
  customer_address: undefined,
  session: undefined,
  business_category: undefined,
  division: undefined,
  city: undefined,
  area: undefined,
} as const;
type Table = keyof typeof tables;

const oddTheme = '{"version":2,"seed":7,"radius":6,"surface":"loud","headingFont":[],"digits":null}';

/** Values of each type that PostgreSQL takes and no page expects. */
const oddValues: Record<string, string[]> = {
  text: ["", "💥\u0007<b>".repeat(500)],
  integer: ["-1", "2147483647"],
  bigint: ["-1", "9007199254740993"],
  numeric: ["-1", "NaN", "99999"],
  real: ["-1", "NaN"],
  boolean: ["true", "false"],
  jsonb: ["null", "[]", "{}", "5", '"x"', '[{"a":1},5]', oddTheme],
  uuid: ["00000000-0000-0000-0000-000000000000"],
  "timestamp with time zone": ["infinity", "-infinity", "0001-01-01", "294276-01-01"],
  "integer[]": ["{}", "{NULL}", "{-1}"],
};

/** What a column gets: `npm run test:all` tries every value of its type, `npm test` one of them, the next for the next column. */
function triedValues(type: string, column: number): (string | null)[] {
  const values = oddValues[type] ?? [];
  const tried = isWholeRun ? values : values.filter((_, place) => place === column % values.length);
  return [...tried, null];
}

let api: TestApi;
let shop: TestShop;
let other: TestShop;
let shopper: TestShopper;
let guest: ApiClient;
let order: string;
let address: string;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  other = await createTestShop(api.db);
  shopper = await createShopper(api);
  address = await saveAddress(shopper.client);
  guest = api.createStraightClient();
  const shopId = shop.id;
  await api.db
    .insert(couponTable)
    .values({ shopId, code: "TEN", kind: "fixed", amount: 1000, isPublic: true });
  await api.db
    .insert(productRibbonTable)
    .values({ shopId, productId: shop.rice.id, ribbonId: shop.ribbons.sale.id });
  await api.db.insert(deliveryAreaTable).values({ shopId, areaId: places.dhaka.areaId, fee: 2000 });
  await api.db.insert(extraPageTable).values({ shopId, slug: "about", titleEn: "About us", bodyEn: "Rice." });
  const adding = { language: "en" as const, seller_key: shop.sellerKey, id_product: shop.rice.id };
  await shopper.client.cart.addToCart(adding);
  const placed = await shopper.client.order.cartPurchaseOrder(
    { language: "en", seller_key: shop.sellerKey, shipping_method: 2, expected_total: 11_300, code: "TEN" },
    { context: { idempotencyKey: "an order to read" } },
  );
  order = placed.data.order_id;
  await shopper.client.cart.addToCart(adding);
  const shirt = { ...adding, id_product: shop.shirt.id };
  const { s, blue } = shop.values;
  await shopper.client.stockAlerts.askStockAlert({ ...shirt, id_product_attribute: [s, blue] });
});
afterAll(() => api.close());

/** What the pages of a shop read, and those of the platform that show it. */
function readings(client: ApiClient, { slug, sellerKey, rice, shirt, ribbons }: TestShop) {
  const inShop = { language: "en" as const, sellerKey };
  return {
    seller: () => client.store.sellerInfoByShop({ language: "en", shop_name: slug }),
    categories: () => client.catalogue.shopProductCategory(inShop),
    banners: () => client.catalogue.shopBannersList(inShop),
    ribbons: () => client.catalogue.shopRibbonProducts(inShop),
    ribbon: () => client.catalogue.shopRibbonProductsById({ ...inShop, ribbonId: ribbons.sale.id, page: 1 }),
    list: () => client.catalogue.shopProductsByCategory({ ...inShop, categorySlug: "all", page: 1 }),
    search: () => client.catalogue.shopProducts({ ...inShop, page: 1, searchText: "rice" }),
    suggestions: () => client.catalogue.searchSuggestions({ ...inShop, searchText: "ri" }),
    product: () => client.catalogue.shopProductById({ ...inShop, slug: rice.slug }),
    choices: () => client.catalogue.shopProductById({ ...inShop, slug: shirt.slug }),
    pages: () => client.extraPages.shopExtraPages(inShop),
    coupons: () => client.cart.shopCoupons(inShop),
  };
}

const platformReadings = {
  finder: () => guest.store.webStoreFinder({ language: "en", page: 1 }),
  byPlace: () => guest.store.storesByPlace({ language: "en", page: 1, id_city: 11, id_area: 111 }),
  names: () => guest.store.storeNames({ page: 1 }),
  trades: () => guest.store.allBusinessCategory({ language: "en" }),
  footer: () => guest.landing.landingPageFooterInfo({ language: "en" }),
  places: () => guest.address.divisionByCountry({ language: "en", country: "BD" }),
  cities: () => guest.address.cityByDivision({ language: "en", division: 1 }),
  areas: () => guest.address.areaByCity({ language: "en", city: 11 }),
};

function shopperReadings() {
  const client = api.createStraightClient(shopper.headers);
  const inShop = { language: "en" as const, sellerKey: shop.sellerKey };
  return {
    cart: () => client.cart.showCart({ ...inShop, address_unique_id: address }),
    orders: () => client.order.purchaseOrderList({ ...inShop, page: 1 }),
    order: () => client.order.purchaseOrderDetails({ language: "en", orderId: order }),
    invoice: () => client.invoice.invoiceDetails({ language: "en", orderId: order }),
    alerts: () => client.stockAlerts.stockAlerts(inShop),
    addresses: () => client.address.customerAddressList({ language: "en" }),
    profile: () => client.account.customerProfile({ language: "en" }),
    sessions: () => client.session.sessions({ language: "en" }),
  };
}

type Reading = () => Promise<unknown>;

/** The readings that fail, and how: any refusal counts where `refused` does, else only a fault of ours. */
async function failing(calls: Record<string, Reading>, refused: boolean): Promise<string[]> {
  const failures: string[] = [];
  for (const [name, call] of Object.entries(calls)) {
    await call().catch((error: { status?: number; code?: string }) => {
      if (refused || (error.status ?? 500) >= 500) failures.push(`${name} answers ${error.code}`);
    });
  }
  return failures;
}

async function columnsOf(table: string): Promise<{ name: string; type: string }[]> {
  const result = await api.db.execute(sql`
    select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`);
  return (result as unknown as { rows: { name: string; type: string }[] }).rows;
}

/** Sets one field of one row. @returns how to set it back; nothing where it has the value already or the database refuses it */
async function breakField(table: Table, column: string, type: string, value: string | null) {
  const [name, field] = [sql.identifier(table), sql.identifier(column)];
  const owner = tables[table];
  const condition = owner ? sql`${sql.identifier(owner)} = ${shop.id}` : sql`true`;
  const set = async (to: string | null, where: ReturnType<typeof sql>) => {
    const result = await api.db.execute(
      sql`update ${name} set ${field} = ${to}::${sql.raw(type)} where ${where} returning ctid::text as at`,
    );
    return (result as unknown as { rows: { at: string }[] }).rows[0]?.at;
  };
  const found = await api.db.execute(
    sql`select ctid::text as at, ${field}::text as old from ${name} where ${condition} order by 1 limit 1`,
  );
  const row = (found as unknown as { rows: { at: string; old: string | null }[] }).rows[0];
  if (!row) throw new Error(`${table} has no row to break.`);
  if (row.old === value) return undefined;
  try {
    const at = await set(value, sql`ctid = ${row.at}::tid`);
    return async () => void (await set(row.old, sql`ctid = ${at ?? ""}::tid`));
  } catch {
    return undefined;
  }
}

test.each(Object.keys(tables) as Table[])("one field of %s that is odd is no page's fault", async (table) => {
  const problems: string[] = [];
  for (const [place, { name, type }] of (await columnsOf(table)).entries()) {
    for (const value of triedValues(type, place)) {
      const mend = await breakField(table, name, type, value);
      if (!mend) continue;
      api.forget();
      const faults = [
        ...(await failing(readings(guest, shop), false)),
        ...(await failing(shopperReadings(), false)),
        // The platform's own pages and another shop's answer as ever, whatever this shop's row says.
        ...(await failing(platformReadings, true)),
        ...(await failing(readings(guest, other), true)),
      ];
      problems.push(...faults.map((fault) => `${name} = ${value?.slice(0, 60) ?? "null"}: ${fault}`));
      await mend();
    }
  }
  api.forget();
  expect(await failing({ ...readings(guest, shop), ...shopperReadings() }, true)).toEqual([]);
  expect(problems).toEqual([]);
});
