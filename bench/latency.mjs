// How long a cart call and an order take at a steady 50 requests a second, through HTTP, on the embedded database and on
// PostgreSQL where the machine has it. The rate does not wait for answers, so a slow one delays nobody's start.
// `node bench/latency.mjs [seconds]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { atRest, printTable, startServer } from "./measured-server.mjs";
import { createShopCaller } from "./shop-caller.mjs";

const perSecond = 50;
const seconds = Number(process.argv[2] ?? 10);
const port = 4431;
const proxySecret = "bench-proxy-secret";
const rows = await measure("PGlite", {});
const postgres = await startPrivatePostgres();
if (postgres) {
  rows.push(...(await measure("PostgreSQL", { DATABASE_URL: postgres.url })));
  postgres.stop();
} else console.log("PostgreSQL: skipped, because this machine has no server");
printTable(["database", "call", "calls", "p50 ms", "p95 ms", "p99 ms", "refused"], rows);

async function measure(name, database) {
  const data = mkdtempSync(join(tmpdir(), "haat-bench-"));
  const env = {
    PORT: String(port),
    DATA_FOLDER: data,
    HAAT_DEMO: "1",
    RATE_LIMIT: "0",
    PROXY_SECRET: proxySecret,
  };
  const server = await startServer(
    "apps/api/build/server/serve.js",
    { ...env, ...database },
    `http://127.0.0.1:${port}/readyz`,
  );
  const shop = await createShopCaller({ port, proxySecret, shopName: "kacha-bazar", atOnce: 64 });
  const buyers = [];
  for (let place = 0; place < perSecond * seconds; place += 1) buyers.push(await shop.prepareBuyer(place));
  await atRest(server);
  const results = [
    [name, "show_cart", ...(await atRate(buyers, (buyer) => shop.showCart(buyer)))],
    [name, "add_to_cart", ...(await atRate(buyers, (_, place) => shop.fillGuestCart(place)))],
    [name, "cart_purchase_order", ...(await atRate(buyers, (buyer) => shop.placeOrder(buyer)))],
  ];
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  return results;
}

/** Starts `work` for each one at its moment. @returns how many, and the times of those that went well */
async function atRate(each, work) {
  const begun = performance.now();
  const times = await Promise.all(
    each.map(async (one, place) => {
      const due = begun + (place * 1000) / perSecond;
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
      const { success } = await work(one, place);
      // From the moment it was due, so that a late start counts, too.
      return success ? performance.now() - due : undefined;
    }),
  );
  const good = times.filter((time) => time !== undefined).sort((a, b) => a - b);
  const at = (share) => good[Math.floor(good.length * share)].toFixed(1);
  return [each.length, at(0.5), at(0.95), at(0.99), each.length - good.length];
}
