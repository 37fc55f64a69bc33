// How long the API takes to start after an import of very many products on PostgreSQL, how calls go while they are indexed
// beside it, and how long a start takes when nothing is left to index. `node bench/start-after-import.mjs [products]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { fillLargeShop } from "./large-shop.mjs";
import { printTable, startServer } from "./measured-server.mjs";

const products = Number(process.argv[2] ?? 130_000);
const port = 4463;
const origin = `http://127.0.0.1:${port}`;

const postgres = await startPrivatePostgres(["shared_buffers=512MB"]);
if (!postgres) {
  console.log("PostgreSQL: skipped, because this machine has no server");
  process.exit();
}
const data = mkdtempSync(join(tmpdir(), "haat-import-"));
const settings = {
  PORT: String(port),
  DATA_FOLDER: data,
  HAAT_DEMO: "1",
  RATE_LIMIT: "0",
  LOG_LEVEL: "error",
  DATABASE_URL: postgres.url,
};
const client = new pg.Client({ connectionString: postgres.url });
const starts = [];
let server;
try {
  await start("empty, the demo is written");
  await finishIndexing();
  await stop();
  await start("the demo alone");
  await stop();
  await client.connect();
  const { sellerKey } = await fillLargeShop(client, products);
  const begun = performance.now();
  const spent = (await start(`${products} products and five shops of a twentieth each, none indexed`)).cpu();
  const times = [];
  let longest = 0;
  for (let page = 1; (await jobsLeft()) > 0; page += 1) {
    const time = await timeOf(
      `/shop_products_by_category/en/${sellerKey}/category-1/${1 + (page % 50)}?per_page=24`,
    );
    times.push(time);
    longest = Math.max(longest, await timeOf("/all_business_category/en"));
    await pause(250);
  }
  const indexed = (performance.now() - begun) / 1000;
  const costs = (server.cpu() - spent) / 1000;
  await stop();
  await start("the same, all indexed");
  await stop();
  printTable(["the database at the start", "answers after s"], starts);
  times.sort((one, other) => one - other);
  const at = (share) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
  console.log(
    `\nAll were indexed ${indexed.toFixed(0)} s after the start, for ${costs.toFixed(0)} s of the API's CPU. Meanwhile ${times.length} lists of the ` +
      `large shop took ${at(0.5)} ms at p50 and ${at(0.95)} ms at p95, and the slowest call of another kind ${longest.toFixed(0)} ms.`,
  );
} finally {
  await stop();
  await client.end().catch(() => undefined);
  postgres.stop();
  rmSync(data, { recursive: true, force: true });
}

async function start(what) {
  const begun = performance.now();
  server = await startServer("apps/api/build/server/serve.js", settings, `${origin}/readyz`, 120);
  starts.push([what, ((performance.now() - begun) / 1000).toFixed(1)]);
  return server;
}

/** Ends the server, where one runs. */
async function stop() {
  const running = server;
  server = undefined;
  await running?.stop();
}

async function finishIndexing() {
  const own = new pg.Client({ connectionString: postgres.url });
  await own.connect();
  while ((await jobsLeft(own)) > 0) await pause(200);
  await own.end();
}

async function jobsLeft(connection = client) {
  const { rows } = await connection.query(
    "select count(*)::int as left from job where queue = 'index products'",
  );
  return rows[0].left;
}

async function timeOf(path) {
  const begun = performance.now();
  const response = await fetch(`${origin}/api/v1${path}`);
  const { success, code } = await response.json();
  if (!success) throw new Error(`${path}: ${response.status} ${code}`);
  return performance.now() - begun;
}
