import { createServer, type Server } from "node:net";
import { serverDatabase } from "./server-database";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createShopper, putTogether, startTestApi, type TestApi } from "../testing/test-api";
import { isOnServer } from "../testing/test-database";
import { createTestShop, type TestShop } from "../testing/test-shop";
import { busyError } from "./database-failure";
import { inTransaction } from "./transaction";

/** Takes connections and never says a word. */
const silent: Server = createServer();
let silentPort: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const address = silent.address();
  silentPort = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => silent.close());

const faults: [string, () => pg.PoolConfig][] = [
  ["refuses connections", () => ({ port: 1 })],
  ["does not answer", () => ({ port: silentPort, connectionTimeoutMillis: 50 })],
];

describe.each(faults)("while the database %s", (_, options) => {
  const callPath = "/api/v1/all_business_category";
  const ask = async (path: string, language: string) => {
    const pool = new pg.Pool({ host: "127.0.0.1", user: "haat", ...options() });
    const api = putTogether(serverDatabase(pool));
    const headers = { "accept-language": language };
    const response = await api.fetch(new Request(`http://api.test${path}`, { headers }));
    await pool.end();
    return { response, body: (await response.json()) as unknown };
  };

  test.each([
    ["en", "We cannot answer just now. Please try again in 5 seconds."],
    ["bn", "এই মুহূর্তে সাড়া দেওয়া যাচ্ছে না। ৫ সেকেন্ড পরে আবার চেষ্টা করুন।"],
  ])("a call hears so in %s, and when to come back", async (language, detail) => {
    const { response, body } = await ask(`${callPath}/${language}`, language);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(body).toMatchObject({ success: false, code: "server_busy", detail });
  });

  test("the process says that it takes no work", async () => {
    const { response } = await ask("/readyz", "en");
    expect(response.status).toBe(503);
  });
});

test("a fault of ours is not taken for an absent database", () => {
  for (const error of [new Error("Cut at statement 3."), Object.assign(new Error(), { code: "23505" })]) {
    expect(busyError(error)).toBeUndefined();
    expect(busyError(new Error("Failed query", { cause: error }))).toBeUndefined();
  }
});

describe.runIf(isOnServer)(
  "a server (the embedded database has no connections) that ends them under their users",
  () => {
    let api: TestApi;
    let shop: TestShop;
    beforeAll(async () => {
      api = await startTestApi();
      shop = await createTestShop(api.db);
    });
    afterAll(() => api.close());

    const endAllOthers = () =>
      api.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state is not null`);

    test("between two statements of a transaction: the work is undone, and the process goes on", async () => {
      const broken = inTransaction(api.db, async (tx) => {
        await tx.execute(sql`update shop set phone = '01700000000'`);
        await endAllOthers();
        await new Promise((resume) => setTimeout(resume, 50));
        await tx.execute(sql`select 1`);
      });
      const error: unknown = await broken.catch((thrown: unknown) => thrown);
      expect(busyError(error)).toMatchObject({ code: "server_busy" });
      const { store } = api.createClient();
      const answer = await store.sellerInfoByShop({ language: "en", shop_name: shop.slug });
      expect(answer.data.seller).toHaveLength(1);
      expect(answer.data.seller[0]).not.toMatchObject({ phone: "01700000000" });
    });

    test("that are idle: nobody notices", async () => {
      const shopper = await createShopper(api);
      await Promise.all([1, 2, 3].map(() => api.db.execute(sql`select pg_sleep(0.05)`)));
      await endAllOthers();
      await new Promise((resume) => setTimeout(resume, 50));
      const cart = await shopper.client.cart.showCart({ language: "en", sellerKey: shop.sellerKey });
      expect(cart.success).toBe(true);
    });
  },
);
