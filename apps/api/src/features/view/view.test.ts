import { callHeaders } from "@haat/contract/shared/client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { viewTable } from "./view.table";

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
});
afterAll(() => api.close());
beforeEach(() => api.db.delete(viewTable));

const from = (address: string) => api.createClient({ [callHeaders.clientAddress]: address }).views;
const shopView = () => ({ language: "en" as const, seller_key: shop.sellerKey });
const isCounted = async (address: string, productId?: number) =>
  (await from(address).addNewView({ ...shopView(), id_product: productId })).data.is_counted;

describe("a visitor is counted", () => {
  test("once a day for the shop and for each product", async () => {
    expect(await isCounted("203.0.113.7")).toBe(true);
    expect(await isCounted("203.0.113.7")).toBe(false);
    expect(await isCounted("203.0.113.7", shop.tea.id)).toBe(true);
    expect(await isCounted("203.0.113.7", shop.tea.id)).toBe(false);
    expect(await isCounted("203.0.113.8", shop.tea.id)).toBe(true);
    // 06:00 UTC is noon in Dhaka: midnight is twelve hours away.
    api.clock.advance(12 * 3600 - 1);
    expect(await isCounted("203.0.113.7")).toBe(false);
    api.clock.advance(1);
    expect(await isCounted("203.0.113.7")).toBe(true);
    expect(await api.db.$count(viewTable)).toBe(4);
  });

  test("also when the same view comes many times at once", async () => {
    const counted = await Promise.all(
      Array.from({ length: 10 }, () => isCounted("203.0.113.9", shop.rice.id)),
    );
    expect(counted.filter(Boolean)).toHaveLength(1);
  });

  test("without the address being kept, and nobody can follow the hash to the next day", async () => {
    await isCounted("203.0.113.7");
    api.clock.advance(24 * 3600);
    await isCounted("203.0.113.7");
    const rows = await api.db.select().from(viewTable);
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
    expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2);
    expect(api.log.join()).not.toContain("203.0.113");
  });

  test("from the address that our storefront tells, and from the socket's where anybody else tells one", async () => {
    const send = async (address: string, secret: string) => {
      const answer = await api.fetch(
        new Request("http://api/api/v1/add_new_view/bn", {
          method: "POST",
          headers: {
            "content-type": "application/json",
            [callHeaders.clientAddress]: address,
            [callHeaders.proxySecret]: secret,
          },
          body: JSON.stringify({ seller_key: shop.sellerKey }),
        }),
      );
      return ((await answer.json()) as { data: { is_counted: boolean } }).data.is_counted;
    };
    expect(await send("198.51.100.1", "not the secret")).toBe(true);
    expect(await send("198.51.100.2", "not the secret")).toBe(false);
  });
});

describe("nothing is counted", () => {
  test("of a product of another shop, of a closed shop, or with an address in the body", async () => {
    const other = await createTestShop(api.db);
    const closed = await createTestShop(api.db, { status: "suspended" });
    const { addNewView } = from("203.0.113.7");
    await expect(addNewView({ ...shopView(), id_product: other.tea.id })).rejects.toMatchObject({
      code: "product_not_found",
      status: 404,
    });
    await expect(addNewView({ ...shopView(), seller_key: closed.sellerKey })).rejects.toMatchObject({
      code: "store_not_found",
      status: 420,
    });
    const withAddress = { ...shopView(), ip_address: "203.0.113.7" };
    await expect(addNewView(withAddress)).rejects.toMatchObject({ code: "invalid_input", status: 422 });
    expect(await api.db.$count(viewTable)).toBe(0);
  });
});
