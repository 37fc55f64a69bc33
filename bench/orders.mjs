// Orders a second, end to end through HTTP, on the embedded database and on PostgreSQL where the machine has it. Every
// order is a different customer's, with a cart of one line; the carts are filled before the clock starts.
// `node bench/orders.mjs [orders]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { cpuOfProcesses, printTable, startServer } from "./measured-server.mjs";
import { createShopCaller } from "./shop-caller.mjs";

const count = Number(process.argv[2] ?? 300);
const atOnce = 16;
const port = 4430;
const proxySecret = "bench-proxy-secret";
const shopNames = ["kacha-bazar", "rongdhonu", "bijli-ghar", "boi-para", "mishti-mukh"];
const rows = [await measure("PGlite", 1, {})];
for (const processes of [1, 2]) {
  const postgres = await startPrivatePostgres();
  if (!postgres) {
    console.log("PostgreSQL: skipped, because this machine has no server");
    break;
  }
  rows.push(await measure("PostgreSQL", processes, { DATABASE_URL: postgres.url }, postgres));
  postgres.stop();
}
printTable(
  [
    "database",
    "API processes",
    "orders",
    "orders/s",
    "ms CPU/order (API)",
    "of the database",
    "p95 ms",
    "refused",
  ],
  rows,
);

/** @param postgres whose processes work beside the API's; none where the database is in it */
async function measure(name, processes, database, postgres) {
  const data = mkdtempSync(join(tmpdir(), "haat-bench-"));
  const servers = [];
  for (let place = 0; place < processes; place += 1) servers.push(await start(port + place, data, database));
  const buyers = [];
  const shops = [];
  for (const [place, shopName] of shopNames.entries()) {
    const caller = { port: port + (place % processes), proxySecret, shopName, atOnce };
    shops.push(await createShopCaller(caller));
  }
  await inTurns(count, async (place) => {
    const open = shops.filter((shop) => shop.left() > 0);
    const shop = open[place % open.length];
    buyers[place] = { shop, buyer: await shop.prepareBuyer(place) };
  });
  const cpu = () => servers.reduce((sum, server) => sum + server.cpu(), 0);
  const cpuOfDatabase = () => (postgres ? cpuOfProcesses(postgres.pid()) : 0);
  const [before, databaseBefore] = [cpu(), cpuOfDatabase()];
  const begun = performance.now();
  const times = await inTurns(count, async (place) => {
    const begins = performance.now();
    const { shop, buyer } = buyers[place];
    const { success } = await shop.placeOrder(buyer);
    return success ? performance.now() - begins : undefined;
  });
  const seconds = (performance.now() - begun) / 1000;
  const perOrder = (cpu() - before) / count;
  const ofDatabase = (cpuOfDatabase() - databaseBefore) / count;
  for (const server of servers) await server.stop();
  rmSync(data, { recursive: true, force: true });
  const good = times.filter((time) => time !== undefined).sort((a, b) => a - b);
  const p95 = good[Math.floor(good.length * 0.95)];
  return [
    name,
    processes,
    count,
    Math.round(good.length / seconds),
    perOrder.toFixed(2),
    postgres ? ofDatabase.toFixed(2) : "–",
    Math.round(p95),
    count - good.length,
  ];
}

function start(at, data, database) {
  const env = {
    PORT: String(at),
    DATA_FOLDER: data,
    HAAT_DEMO: "1",
    RATE_LIMIT: "0",
    PROXY_SECRET: proxySecret,
  };
  return startServer(
    "apps/api/build/server/serve.js",
    { ...env, ...database },
    `http://127.0.0.1:${at}/readyz`,
    180,
  );
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
