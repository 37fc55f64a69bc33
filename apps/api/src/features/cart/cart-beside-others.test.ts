import { randomUUID } from "node:crypto";
import { callHeaders } from "@haat/contract/shared/client";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wholeTaka } from "../../testing/second-calculation";
import { rowsOf } from "../../testing/table-contents";
import { createShopper, saveAddress, startTestApi, type TestApi } from "../../testing/test-api";
import { isOnServer } from "../../testing/test-database";
import { createTestShop } from "../../testing/test-shop";

/** What the test shop's rice costs, in poisha, and how it is brought. */
const [price, fee] = [12_345, 6000];

describe.runIf(isOnServer)(
  "a cart that comes or goes while it is asked for (one does after another embedded)",
  () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await startTestApi();
    });
    afterAll(() => api.close());

    /** Another transaction, which holds something up until so many others wait for it. */
    async function holdUp(first: string, values: readonly unknown[] = []) {
      const { engine } = api.db;
      if (engine.kind !== "server") throw new Error("There is no server.");
      const other = await engine.pool.connect();
      await other.query("begin");
      await other.query(first, [...values]);
      const waiting = sql`select count(*)::int as calls from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
      return {
        query: (text: string, more: readonly unknown[]) => other.query(text, [...more]),
        /** Waits for the others, and lets them go on. */
        letGo: async (calls: number, last?: () => Promise<unknown>) => {
          await expect.poll(() => rowsOf(api.db, waiting)).toEqual([{ calls }]);
          await last?.();
          await other.query("commit");
          other.release();
        },
      };
    }

    it("is not ordered where it came too late to be locked, and stays as it is", async () => {
      const shop = await createTestShop(api.db);
      const shopper = await createShopper(api);
      const address = await saveAddress(shopper.client);
      const merge = await holdUp("lock table cart_line in access exclusive mode");
      await merge.query(
        `with own as (insert into cart (shop_id, customer_id, created_at) values ($1, $2, now()) returning id)
       insert into cart_line (shop_id, cart_id, product_id, quantity, price_when_added, added_at)
       select $1, id, $3, 2, ${price}, now() from own`,
        [shop.id, shopper.id, shop.rice.id],
      );

      const ordered = shopper.client.order.cartPurchaseOrder(
        {
          language: "en",
          seller_key: shop.sellerKey,
          shipping_method: 1,
          payment_method: 0,
          address_unique_id: address,
          expected_total: wholeTaka(price * 2 + fee),
        },
        { context: { idempotencyKey: randomUUID() } },
      );
      const refused = expect(ordered).rejects.toMatchObject({ code: "cart_empty" });
      await merge.letGo(1);
      await refused;
      const left = await rowsOf(api.db, sql`select quantity from cart_line where shop_id = ${shop.id}`);
      expect(left).toEqual([{ quantity: 2 }]);
      expect(await rowsOf(api.db, sql`select id from customer_order where shop_id = ${shop.id}`)).toEqual([]);
    });

    it("loses no piece of two that are added while it is taken away", async () => {
      const shop = await createTestShop(api.db);
      const piece = {
        language: "en" as const,
        seller_key: shop.sellerKey,
        id_product: shop.rice.id,
        quantity: 1,
      };
      const { data: first } = await api.createClient().cart.addToCart(piece);
      const guest = api.createClient({ [callHeaders.cartKey]: first.cart_key ?? "" });
      const merge = await holdUp("select from cart where shop_id = $1 for update", [shop.id]);

      const added = Promise.all([guest.cart.addToCart(piece), guest.cart.addToCart(piece)]);
      await merge.letGo(2, () => merge.query("delete from cart where shop_id = $1", [shop.id]));
      const quantities = (await added).map(({ data }) => data.quantity);
      expect(quantities.sort()).toEqual([1, 2]);
      const kept = await rowsOf(api.db, sql`select quantity from cart_line where shop_id = ${shop.id}`);
      expect(kept).toEqual([{ quantity: 2 }]);
    });
  },
);
