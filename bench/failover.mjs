// Fifty orders a second on three PostgreSQL nodes (Patroni, etcd, HAProxy), whose primary is ended as by a power cut among them.
// Who was not answered sends the same order again, as a browser does. Meanwhile somebody looks at a page of the catalogue.
// Says how long nothing was sold, and whether an order is lost or there twice. Needs a build and Debian's patroni, etcd-server and
// haproxy. `node bench/failover.mjs [orders]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePorts, sleep, until } from "./drill-visitor.mjs";
import { printTable, startServer } from "./measured-server.mjs";
import { hasPatroni, startPatroniCluster } from "./patroni-cluster.mjs";
import { createShopCaller } from "./shop-caller.mjs";

const count = Number(process.argv[2] ?? 1500);
const perSecond = 50;
/** How long somebody sends an order again, in s. */
const patience = 90;
const proxySecret = "bench-proxy-secret";

if (!hasPatroni()) {
  console.log("skipped, because this machine has no patroni, etcd, haproxy or PostgreSQL server");
  process.exit();
}
const data = mkdtempSync(join(tmpdir(), "haat-failover-"));
const [port] = await freePorts(1);
const cluster = await startPatroniCluster();
process.once("exit", () => cluster.stop());
const server = await startServer(
  "apps/storefront/build/main.js",
  {
    PORT: String(port),
    DATA_FOLDER: data,
    DATABASE_URL: cluster.url,
    DATABASE_READ_URL: cluster.readUrl,
    HAAT_DEMO: "1",
    RATE_LIMIT: "0",
    PROXY_SECRET: proxySecret,
    LOG_LEVEL: "fatal",
  },
  `http://127.0.0.1:${port}/readyz`,
);
await giveStock();
const shop = await createShopCaller({ port, proxySecret, shopName: "kacha-bazar", atOnce: 128 });
const buyers = await prepareBuyers();
await sleep(2000);

const sum = { placed: 0, again: 0, given: 0 };
const codes = new Map();
const placedAt = [];
const looking = look("/en/kacha-bazar/all-products/all");
const placing = [];
const begun = performance.now();
let killedAt;
let killed;
for (const [place, buyer] of buyers.entries()) {
  await sleep(begun + (place * 1000) / perSecond - performance.now());
  placing.push(placeOrder(buyer));
  if (place === Math.floor(count / 4)) {
    killed = await cluster.leader();
    killedAt = performance.now();
    cluster.kill(killed);
  }
}
await Promise.all(placing);
const seen = await looking.end();

const soldAgain = Math.min(...placedAt.filter(({ sent }) => sent > killedAt).map(({ done }) => done));
const promoted = await cluster.leader();
const { lost, doubled, missing } = await countOrders();
cluster.start(killed);
const rejoining = performance.now();
await until(async () => (await cluster.standbys()).length === 2, "the node that was killed");

printTable(
  [
    "orders",
    "placed",
    "lost",
    "doubled",
    "never placed",
    "tries again",
    "not sold for s",
    "killed, then primary",
    "back as a standby after s",
  ],
  [
    [
      count,
      sum.placed,
      lost,
      doubled,
      missing,
      sum.again,
      ((soldAgain - killedAt) / 1000).toFixed(1),
      `${killed.name}, ${promoted.name}`,
      ((performance.now() - rejoining) / 1000).toFixed(1),
    ],
  ],
);
console.log();
printTable(["what a try was answered", "tries"], [...codes]);
console.log();
printTable(
  ["a page of the catalogue meanwhile", "looks"],
  [
    ["as it is", seen.fresh],
    ["as it was, with its age", seen.old],
    ["not there", seen.failed],
    ["longest wait, s", (seen.longest / 1000).toFixed(1)],
  ],
);
await server.stop();
cluster.stop();
rmSync(data, { recursive: true, force: true });
process.exit(lost + doubled + missing + seen.failed > 0 ? 1 : 0);

/** So much of everything that only the failover can be the reason of a failure. */
async function giveStock() {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query("update product set stock = 1000000 where not has_attributes");
  await client.end();
}

async function prepareBuyers() {
  const prepared = [];
  const lane = async (first) => {
    for (let number = first; number < count; number += 8) prepared[number] = await shop.prepareBuyer(number);
  };
  await Promise.all(Array.from({ length: 8 }, (_, first) => lane(first)));
  return prepared;
}

/** Places one order, again each second with the same key until it is answered. */
async function placeOrder(buyer) {
  const until = performance.now() + patience * 1000;
  for (let tries = 0; performance.now() < until; tries++) {
    const sent = performance.now();
    const answer = await shop.placeOrder(buyer).catch((error) => ({ code: error.code ?? error.message }));
    if (answer.success) {
      sum.placed++;
      buyer.orderId = answer.data.order_id;
      placedAt.push({ sent, done: performance.now() });
      return;
    }
    codes.set(answer.code, (codes.get(answer.code) ?? 0) + 1);
    sum.again++;
    await sleep(1000);
  }
}

/** What is in the database in the end, beside what was answered. */
async function countOrders() {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  const { rows } = await client.query("select number from customer_order");
  await client.end();
  const numbers = new Set(rows.map(({ number }) => number));
  const found = { lost: 0, doubled: 0, missing: 0 };
  for (const buyer of buyers) {
    if (buyer.orderId && !numbers.has(buyer.orderId)) found.lost++;
    if (!buyer.orderId) found.missing++;
    if ((await shop.countOrders(buyer)) > 1) found.doubled++;
  }
  return found;
}

/** Looks at a page of the shop ten times a second, as a browser that keeps nothing. */
function look(path) {
  const seen = { fresh: 0, old: 0, failed: 0, longest: 0 };
  let isOver = false;
  const looking = (async () => {
    while (!isOver) {
      const began = performance.now();
      const answer = await fetch(`http://localhost:${port}${path}`).catch(() => undefined);
      const isOld = answer?.headers.get("cache-status")?.includes("ttl=-") === true;
      if (answer?.status !== 200) seen.failed++;
      else if (isOld) seen.old++;
      else seen.fresh++;
      seen.longest = Math.max(seen.longest, performance.now() - began);
      await answer?.arrayBuffer().catch(() => undefined);
      await sleep(100);
    }
  })();
  return {
    async end() {
      isOver = true;
      await looking;
      return seen;
    },
  };
}
