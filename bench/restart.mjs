// Two API processes take fifty orders a second in turns and are restarted one after the other, as at a deploy. A call that
// meets a closed door goes to the other process with the same key. Needs a PostgreSQL server on the machine.
// `node bench/restart.mjs [orders]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { printTable, startServer } from "./measured-server.mjs";
import { createShopCaller } from "./shop-caller.mjs";

const count = Number(process.argv[2] ?? 900);
const perSecond = 50;
const ports = [4460, 4461];
const proxySecret = "bench-proxy-secret";
const postgres = await startPrivatePostgres();
if (!postgres) {
  console.log("skipped, because this machine has no PostgreSQL server");
  process.exit();
}
const data = mkdtempSync(join(tmpdir(), "haat-restart-"));
const start = (port) =>
  startServer(
    "apps/api/build/server/serve.js",
    {
      PORT: String(port),
      DATA_FOLDER: data,
      DATABASE_URL: postgres.url,
      HAAT_DEMO: "1",
      RATE_LIMIT: "0",
      PROXY_SECRET: proxySecret,
    },
    `http://127.0.0.1:${port}/readyz`,
  );
const servers = [await start(ports[0]), await start(ports[1])];
await giveStock();
const shops = [];
for (const port of ports) shops.push(await createShopCaller({ port, proxySecret, shopName: "kacha-bazar" }));
const buyers = await prepareBuyers();

const sum = { placed: 0, failed: 0, refused: 0, reset: 0, late: 0 };
const placing = [];
const begun = performance.now();
const restarting = restartAll();
for (let place = 0; place < count; place++) {
  await sleep(begun + (place * 1000) / perSecond - performance.now());
  placing.push(placeOrder(buyers[place], place % 2));
}
const rate = count / ((performance.now() - begun) / 1000);
await Promise.all(placing);
const drains = await restarting;

let doubled = 0;
let missing = 0;
for (const buyer of buyers) {
  const orders = await shops[0].countOrders(buyer);
  if (orders > 1) doubled++;
  if (orders < 1) missing++;
}
printTable(
  [
    "orders",
    "orders/s",
    "failed",
    "doubled",
    "missing",
    "door closed",
    "hung up",
    "drain s",
    "longest call s",
  ],
  [
    [
      count,
      rate.toFixed(0),
      sum.failed,
      doubled,
      missing,
      sum.refused,
      sum.reset,
      drains.map((seconds) => seconds.toFixed(2)).join(", "),
      (sum.late / 1000).toFixed(2),
    ],
  ],
);
for (const server of servers) await server.stop();
postgres.stop();
rmSync(data, { recursive: true, force: true });
process.exitCode = sum.failed + doubled + missing > 0 || Math.max(...drains) > 10 ? 1 : 0;

/** So much of everything that only a restart can be the reason of a failure. */
async function giveStock() {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query("update product set stock = 1000000 where not has_attributes");
  await client.end();
}

async function prepareBuyers() {
  const prepared = [];
  const lane = async (shop, first) => {
    for (let number = first; number < count; number += 8) prepared[number] = await shop.prepareBuyer(number);
  };
  await Promise.all(Array.from({ length: 8 }, (_, first) => lane(shops[first % 2], first)));
  return prepared;
}

/** Places one order; where a process does not take the call, the next try goes to the other one. */
async function placeOrder(buyer, first) {
  const start = performance.now();
  for (let attempt = 0; attempt < 4; attempt++) {
    try {
      const answer = await shops[(first + attempt) % 2].placeOrder(buyer);
      if (answer.success) sum.placed++;
      else {
        sum.failed++;
        console.log(answer.status, answer.code);
      }
      sum.late = Math.max(sum.late, performance.now() - start);
      return;
    } catch (error) {
      if (error.code === "ECONNREFUSED") sum.refused++;
      else sum.reset++;
    }
  }
  sum.failed++;
}

/** Ends each process by SIGTERM, waits until it is gone, and starts it anew. */
async function restartAll() {
  const drains = [];
  for (const [place, port] of ports.entries()) {
    await sleep(3000);
    const asked = performance.now();
    await servers[place].stop();
    drains.push((performance.now() - asked) / 1000);
    await sleep(500);
    servers[place] = await start(port);
  }
  return drains;
}

function sleep(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
