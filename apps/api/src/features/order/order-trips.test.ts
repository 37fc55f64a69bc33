import { randomUUID } from "node:crypto";
import { Socket } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { inTransaction } from "../../database/transaction";
import { DomainError } from "../../process/domain-error";
import { wholeTaka } from "../../testing/second-calculation";
import { createShopper, saveAddress, startTestApi, type TestApi } from "../../testing/test-api";
import { isOnServer } from "../../testing/test-database";
import { createTestShop } from "../../testing/test-shop";
import { rowsOf } from "../../testing/table-contents";
import { lockLines, takeStock } from "./order-stock.usecases";

describe.runIf(isOnServer)("to a server (the embedded database is asked by no wire)", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());
  afterEach(() => vi.restoreAllMocks());

  it("an order to an address makes eight trips, the session's among them, and a piece put into a cart seven", async () => {
    const shop = await createTestShop(api.db);
    const pieces = [vi.spyOn(Socket.prototype, "_write"), vi.spyOn(Socket.prototype, "_writev")];
    const trips = async (work: () => Promise<unknown>) => {
      for (const piece of pieces) piece.mockClear();
      await work();
      return pieces.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    };
    const key = () => ({ context: { idempotencyKey: randomUUID() } });
    const added: number[] = [];
    const ordered: number[] = [];
    // What is kept in memory is read by the first, and a job may come in between: the least of some.
    for (let buyer = 0; buyer < 5; buyer += 1) {
      const { client } = await createShopper(api);
      const address_unique_id = await saveAddress(client);
      const shopOf = { language: "en" as const, seller_key: shop.sellerKey };
      const piece = { ...shopOf, id_product: shop.rice.id, quantity: 1 };
      added.push(await trips(() => client.cart.addToCart(piece, key())));

      const request = {
        ...shopOf,
        shipping_method: 1 as const,
        payment_method: 0 as const,
        address_unique_id,
      };
      const expected_total = wholeTaka(12_345 + 6000);
      ordered.push(await trips(() => client.order.cartPurchaseOrder({ ...request, expected_total }, key())));
    }
    expect({ added: Math.min(...added), ordered: Math.min(...ordered) }).toEqual({ added: 7, ordered: 8 });
  });

  it("what an order locks and takes from the stock is planned once, though lists are given to it", async () => {
    const shop = await createTestShop(api.db);
    const customer = await createShopper(api);
    const scope = { shopId: shop.id, customerId: customer.id, genericPlans: true };

    let planned: unknown;
    const asking = inTransaction(
      api.db,
      async (tx) => {
        for (const quantity of [1, 2, 3]) {
          const lines = await lockLines(tx, shop.id, [
            { productId: shop.rice.id, combinationId: null, quantity },
          ]);
          await takeStock(tx, shop.id, lines, "en");
        }
        [planned] = await rowsOf(
          tx,
          sql`
          select sum(generic_plans) > 0 as once, sum(custom_plans)::int as anew from pg_prepared_statements
          where statement like 'select%"stock", "home_city_only"%' or statement like 'update "product"%'`,
        );
        throw new DomainError("cart_empty");
      },
      scope,
    );
    await expect(asking).rejects.toThrow("cart_empty");

    expect(planned).toEqual({ once: true, anew: 0 });
  });
});
