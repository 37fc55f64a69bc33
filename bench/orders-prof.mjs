// Orders a second, end to end through HTTP, on the embedded database and on PostgreSQL where the machine has it. Every
// order is a different customer's, with a cart of one line; the carts are filled before the clock starts.
// `node bench/orders.mjs [orders]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { printTable, startServer } from "./measured-prof.mjs";
import { createShopCaller } from "./shop-caller.mjs";

const count = Number(process.argv[2] ?? 300);
const atOnce = 16;
const port = 4430;
const proxySecret = "bench-proxy-secret";
const rows = [];
const postgres = await startPrivatePostgres();
if (postgres) {
  rows.push(await measure("PostgreSQL", { DATABASE_URL: postgres.url }));
  await postgres.stop();
} else console.log("PostgreSQL: skipped, because this machine has no server");
printTable(["database", "orders", "orders/s", "ms CPU/order (API)", "p95 ms", "refused"], rows);

async function measure(name, database) {
  const data = mkdtempSync(join(tmpdir(), "haat-bench-"));
  const server = await startServer(
    "apps/api/build/server/serve.js",
    {
      PORT: String(port),
      DATA_FOLDER: data,
      HAAT_DEMO: "1",
      RATE_LIMIT: "0",
      PROXY_SECRET: proxySecret,
      ...database,
    },
    `http://127.0.0.1:${port}/readyz`,
  );
  const shop = await createShopCaller({ port, proxySecret, shopName: "kacha-bazar", atOnce });
  const buyers = await inTurns(count, (place) => shop.prepareBuyer(place));
  const before = server.cpu();
  const begun = performance.now();
  const times = await inTurns(count, async (place) => {
    const start = performance.now();
    const { success } = await shop.placeOrder(buyers[place]);
    return success ? performance.now() - start : undefined;
  });
  const seconds = (performance.now() - begun) / 1000;
  const cpu = (server.cpu() - before) / count;
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  const good = times.filter((time) => time !== undefined).sort((a, b) => a - b);
  const p95 = good[Math.floor(good.length * 0.95)];
  return [
    name,
    count,
    Math.round(good.length / seconds),
    cpu.toFixed(2),
    Math.round(p95),
    count - good.length,
  ];
}

/** Runs `work` for each number below `total`, so many at once. */
async function inTurns(total, work) {
  const results = new Array(total);
  let next = 0;
  const lane = async () => {
    while (next < total) {
      const place = next++;
      results[place] = await work(place);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}
