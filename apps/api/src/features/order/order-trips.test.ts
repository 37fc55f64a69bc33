import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { GatheringSocket } from "../../database/gathering-socket";
import { wholeTaka } from "../../testing/second-calculation";
import { createShopper, saveAddress, startTestApi, type TestApi } from "../../testing/test-api";
import { isOnServer } from "../../testing/test-database";
import { createTestShop } from "../../testing/test-shop";

describe.runIf(isOnServer)("to a server (the embedded database is asked by no wire)", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());
  afterEach(() => vi.restoreAllMocks());

  it("an order to an address makes eight trips, the session's among them, and a piece put into a cart seven", async () => {
    const shop = await createTestShop(api.db);
    const pieces = [
      vi.spyOn(GatheringSocket.prototype, "_write"),
      vi.spyOn(GatheringSocket.prototype, "_writev"),
    ];
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
});
