import { eq, sql } from "drizzle-orm";
import { callHeaders, type ApiClient } from "@haat/contract/shared/client";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { customerTable } from "../account/account.table";
import { findCaller } from "../account/caller.repository";
import { productTable } from "../catalogue/catalogue.table";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import { hashOf } from "../../security/secrets";
import { cutAt } from "../../testing/cut-database";
import { createShopper, openSession, putTogether, startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop, type TestShop } from "../../testing/test-shop";

let api: TestApi;
let shop: TestShop;
let other: TestShop;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  other = await createTestShop(api.db);
  await api.db.update(productTable).set({ stock: 3 }).where(eq(productTable.id, shop.salt.id));
});
afterAll(() => api.close());

/** Somebody whose cart in the shop has so many lines, and in another shop one. */
async function fill(client: ApiClient, lines: number) {
  const products = [shop.rice.id, shop.tea.id, shop.salt.id].slice(0, lines);
  for (const id_product of products)
    await client.cart.addToCart({ language: "en", seller_key: shop.sellerKey, id_product });
  await client.cart.addToCart({ language: "en", seller_key: other.sellerKey, id_product: other.rice.id });
}

async function createGuest(lines: number) {
  const first = await api.createClient().cart.addToCart({
    language: "en",
    seller_key: shop.sellerKey,
    id_product: shop.rice.id,
  });
  const key = first.data.cart_key ?? "";
  const headers = { [callHeaders.cartKey]: key };
  await fill(api.createClient(headers), lines);
  return { key, headers };
}

const glance = async (headers: Record<string, string>, asked = api) =>
  (await asked.createStraightClient(headers).cart.cartProductQuantity({ sellerKey: shop.sellerKey })).data;

describe("the count of a cart, which every page of a shop shows", () => {
  test("costs the database one statement, for a guest as for a customer, whose session is read with it", async () => {
    const shopper = await createShopper(api);
    await fill(shopper.client, 2);
    const guest = await createGuest(3);
    const { db, seen, close } = cutAt(api.db, Infinity);
    onTestFinished(close);
    const counted = { ...api, ...putTogether(db) };
    const statements = async (headers: Record<string, string>) => {
      const before = seen();
      const { quantity } = await glance(headers, counted);
      return [quantity, seen() - before];
    };
    // The shop itself is kept for some seconds.
    await statements(guest.headers);
    expect(await statements(guest.headers)).toEqual([3, 1]);
    expect(await statements(shopper.headers)).toEqual([2, 1]);
    expect(await statements({})).toEqual([0, 0]);
  });

  test("costs few statements for the many who look at once, and each sees their own", async () => {
    const visitors: { headers: Record<string, string>; lines: number }[] = [];
    for (let place = 0; place < 12; place += 1) {
      const lines = 1 + (place % 3);
      const shopper = place % 2 === 0 ? await createShopper(api) : undefined;
      if (shopper) await fill(shopper.client, lines);
      visitors.push({ headers: shopper?.headers ?? (await createGuest(lines)).headers, lines });
    }
    const { db, seen, close } = cutAt(api.db, Infinity);
    onTestFinished(close);
    const counted = { ...api, ...putTogether(db) };
    await glance({}, counted);
    const [first] = visitors;
    await glance(first?.headers ?? {}, counted);
    const before = seen();
    const found = await Promise.all(visitors.map(({ headers }) => glance(headers, counted)));
    expect(found.map(({ quantity }) => quantity)).toEqual(visitors.map(({ lines }) => lines));
    // A second connection opens with a statement of its own.
    expect(seen() - before).toBeLessThanOrEqual(4);
  });

  test("is nobody's any more as soon as its customer is signed out or blocked", async () => {
    const shopper = await createShopper(api);
    await fill(shopper.client, 2);
    const second = await openSession(api, shopper.id);
    expect((await glance(second)).quantity).toBe(2);
    await api.createStraightClient(second).account.logout({});
    expect(await glance(second)).toEqual({ quantity: 0, version: "none" });
    expect((await glance(shopper.headers)).quantity).toBe(2);
    await api.db.update(customerTable).set({ status: "blocked" }).where(eq(customerTable.id, shopper.id));
    expect(await glance(shopper.headers)).toEqual({ quantity: 0, version: "none" });
  });

  test("is the guest's own again when the session is over", async () => {
    const shopper = await createShopper(api);
    await fill(shopper.client, 2);
    const guest = await createGuest(3);
    const both = { ...shopper.headers, ...guest.headers };
    expect((await glance(both)).quantity).toBe(2);
    const days = 400 * 24 * 3600;
    api.clock.advance(days);
    onTestFinished(() => api.clock.advance(-days));
    expect((await glance(both)).quantity).toBe(3);
  });

  test("tells the calls of the same page who is signed in, who then asks no more", async () => {
    const shopper = await createShopper(api);
    const { db, seen, close } = cutAt(api.db, Infinity);
    onTestFinished(close);
    const client = putTogether(db).createStraightClient(shopper.headers);
    await client.cart.cartProductQuantity({ sellerKey: shop.sellerKey });
    const before = seen();
    const { data } = await client.account.customerProfile({ language: "en" });
    expect([data[0]?.first_name, seen() - before]).toEqual(["Rahim", 0]);
  });
});

describe("the function that reads it", () => {
  interface Glance {
    cart_id: string;
    lines: number;
  }

  async function rowsOf<Row>(db: Queryable, query: ReturnType<typeof sql>): Promise<Row[]> {
    return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
  }

  const ask = (db: Queryable, customerId: number | null, guestKeyHash: string | null, shopId = shop.id) =>
    rowsOf<Glance>(
      db,
      sql`select cart_id, lines from haat_cart_glance(${shopId}::int, ${customerId}::int, ${guestKeyHash}::text)`,
    );

  const definitionOf = async (name: string) => {
    const whole = sql`select pg_get_functiondef(${name}::regproc) as text`;
    const [definition] = await rowsOf<{ text: string }>(api.db, whole);
    return definition?.text ?? "";
  };

  /** It is looked through as the role that it runs as, which may not call it. */
  const replace = (text: string) =>
    inTransaction(api.db, async (tx) => {
      await tx.execute(sql`set local check_function_bodies = off`);
      await tx.execute(sql.raw(text));
    });

  test("is not called for who asks for no cart, though they ask together with others", async () => {
    const shopper = await createShopper(api);
    await fill(shopper.client, 2);
    const definition = await definitionOf("haat_cart_glance");
    const refusing = definition.replace(
      "BEGIN",
      "BEGIN IF asked_shop IS NULL THEN RAISE EXCEPTION 'no shop'; END IF;",
    );
    expect(refusing).not.toBe(definition);
    await replace(refusing);
    onTestFinished(() => replace(definition));
    const tokenHash = hashOf((shopper.headers[callHeaders.authorization] ?? "").replace("Bearer ", ""));
    const now = api.clock.now();
    const cart = { shopId: shop.id, guestKeyHash: undefined };
    const [alone, both] = await Promise.all([
      findCaller(api.db, { tokenHash, now }),
      findCaller(api.db, { tokenHash, now, cart }),
    ]);
    expect(alone).toMatchObject({ session: { customer: { id: shopper.id } }, cart: undefined });
    expect(both).toMatchObject({ session: { customer: { id: shopper.id } }, cart: { lines: 2 } });
  });

  const whoIsAsking = sql`select current_user as "user", coalesce(current_setting('haat.shop_id', true), '') as shop,
    coalesce(current_setting('haat.customer_id', true), '') as customer,
    coalesce(current_setting('haat.guest_key', true), '') as guest`;

  test("shows nobody another's cart, though its own conditions are lost: the wall holds", async () => {
    const shopper = await createShopper(api);
    await fill(shopper.client, 2);
    const guest = await createGuest(3);
    const definition = await definitionOf("haat_cart_glance");
    const forgetful = definition.replace(/WHERE c\.shop_id = asked_shop[^;]*;/, ";");
    expect(forgetful).not.toBe(definition);
    await replace(forgetful);
    onTestFinished(() => replace(definition));
    expect((await ask(api.db, shopper.id, null)).map(({ lines }) => lines)).toEqual([2]);
    expect((await ask(api.db, null, hashOf(guest.key))).map(({ lines }) => lines)).toEqual([3]);
    expect((await ask(api.db, shopper.id, null, other.id)).map(({ lines }) => lines)).toEqual([1]);
    expect(await ask(api.db, null, null)).toEqual([]);
    expect(await ask(api.db, null, "")).toEqual([]);
  });

  test("leaves neither its role nor its settings behind, in a transaction that goes on, either, or one that broke in it", async () => {
    const shopper = await createShopper(api);
    await fill(shopper.client, 1);
    await inTransaction(api.db, async (tx) => {
      await tx.execute(sql`select set_config('haat.customer_id', '77', true)`);
      const before = await rowsOf(tx, whoIsAsking);
      expect(await ask(tx, shopper.id, null)).toHaveLength(1);
      expect(await rowsOf(tx, whoIsAsking)).toEqual(before);
      await tx.execute(sql`savepoint before`);
      const broken = sql`select 1 / (lines - 1) from haat_cart_glance(${shop.id}::int, ${shopper.id}::int, null)`;
      await expect(tx.execute(broken)).rejects.toThrow();
      await tx.execute(sql`rollback to savepoint before`);
      expect(await rowsOf(tx, whoIsAsking)).toEqual(before);
    });
  });

  test("is not for who stands behind the wall already", async () => {
    const asking = inTransaction(api.db, (tx) => ask(tx, 1, null), { shopId: shop.id });
    await expect(asking).rejects.toMatchObject({ cause: { code: "42501" } });
  });
});
