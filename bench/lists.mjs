// How long lists, filters and searches take over HTTP in a shop of 50,000 products on PostgreSQL, while its products are
// indexed and after that, and what twenty at once do to another shop. No answer is asked for twice.
// `node bench/lists.mjs [products]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { printTable, startServer } from "./measured-server.mjs";
import { fillLargeShop } from "./large-shop.mjs";
import { startLanes } from "./lanes.mjs";

const products = Number(process.argv[2] ?? 50_000);
const port = 4462;
const origin = `http://127.0.0.1:${port}`;
const goal = 50;
/** Cuts off nothing of another shop's list, and makes each a list of its own. */
let shopBefore = 2 ** 30;

const postgres = await startPrivatePostgres(["shared_buffers=512MB"]);
if (!postgres) {
  console.log("PostgreSQL: skipped, because this machine has no server");
  process.exit();
}
const data = mkdtempSync(join(tmpdir(), "haat-bench-"));
const settings = {
  PORT: String(port),
  DATA_FOLDER: data,
  HAAT_DEMO: "1",
  RATE_LIMIT: "0",
  LOG_LEVEL: "error",
};
const start = () =>
  startServer(
    "apps/api/build/server/serve.js",
    { ...settings, DATABASE_URL: postgres.url },
    `${origin}/readyz`,
    60,
  );
const client = new pg.Client({ connectionString: postgres.url });
try {
  await (await start()).stop();
  await client.connect();
  const { sellerKey } = await fillLargeShop(client, products);
  const begun = performance.now();
  const server = await start();
  const started = (performance.now() - begun) / 1000;
  const { rows: newest } = await client.query(
    "select max(p.id) as id from product p join shop s on s.id = p.shop_id where s.seller_key = $1",
    [sellerKey],
  );
  let before = newest[0].id;
  const list = (name, query, page = 1, slug = "all") => ({
    name,
    path: () => `/shop_products_by_category/en/${sellerKey}/${slug}/${page}?${query}&before=${(before -= 1)}`,
  });
  const kinds = [
    list("all, page 1", ""),
    list("all, page 2,000", "per_page=24", Math.floor(products / 25)),
    list("a category", "", 1, "category-1"),
    list("in stock", "in_stock=1"),
    list("one colour", "attribute=Red"),
    list("two colours in stock by price", "attribute=Red&attribute=Blue&in_stock=1&sort_by=price_low"),
    list("a price range", "min_price=100000&max_price=300000&sort_by=best_match"),
    {
      name: "a search with a filter",
      path: () => `/shop_products/en/${sellerKey}/1?searchText=cotton&attribute=Blue&before=${(before -= 1)}`,
    },
  ];
  const rows = [];
  while (await jobsLeft()) {
    for (const kind of kinds) rows.push([`while indexing: ${kind.name}`, await time(kind.path())]);
    await pause(200);
  }
  const indexed = (performance.now() - begun) / 1000;
  const whileIndexing = summary(
    "while indexing: all of them",
    rows.map(([, milliseconds]) => milliseconds),
  );
  await pause(6000);
  const table = [whileIndexing];
  for (const kind of kinds) {
    const times = [];
    for (let each = 0; each < 40; each += 1) times.push(await time(kind.path()));
    table.push(summary(kind.name, times));
  }
  const other = await otherShop();
  const looks = { "another shop's product": lookAt, "another shop's list": listOf };
  const alone = {};
  for (const [name, look] of Object.entries(looks)) alone[name] = await timeEach(look, other, 100);
  const template = list("", "attribute=Red")
    .path()
    .replace(/before=\d+/, "before={number}");
  const endLanes = startLanes({ lanes: 20, origin, template, from: before });
  await pause(500);
  const beside = {};
  for (const [name, look] of Object.entries(looks)) beside[name] = await timeEach(look, other, 100);
  table.push(summary("twenty lists of a colour at once", await endLanes()));
  for (const name of Object.keys(looks)) {
    table.push(summary(`${name}, alone`, alone[name]), summary(`${name}, beside the twenty`, beside[name]));
  }
  await server.stop();
  printTable(["call", "calls", "p50 ms", "p95 ms", "worst ms"], table);
  console.log(
    `\n${products} products: the server answered after ${started.toFixed(1)} s, all were indexed after ${indexed.toFixed(1)} s. ` +
      `Goal: p95 of every list at most ${goal} ms, and what another shop's calls take no more than twice of that alone.`,
  );
} finally {
  await client.end().catch(() => undefined);
  postgres.stop();
  rmSync(data, { recursive: true, force: true });
}

async function jobsLeft() {
  const { rows } = await client.query("select count(*)::int as left from job where queue = 'index products'");
  return rows[0].left > 0;
}

async function time(path) {
  const begun = performance.now();
  const response = await fetch(`${origin}/api/v1${path}`);
  const { success, code } = await response.json();
  if (!success) throw new Error(`${path}: ${response.status} ${code}`);
  return performance.now() - begun;
}

/** Products of a shop of the demo; each is looked at by a name of its own, so that none is answered from memory. */
async function otherShop() {
  const { rows } = await client.query(
    `select s.seller_key as "sellerKey", p.slug from product p join shop s on s.id = p.shop_id where s.slug = 'kacha-bazar'`,
  );
  return rows;
}

function lookAt({ sellerKey, slug }) {
  return `/shop_product_by_id/en/${sellerKey}/${slug}`;
}

function listOf({ sellerKey }) {
  return `/shop_products_by_category/en/${sellerKey}/all/1?before=${(shopBefore -= 1)}`;
}

async function timeEach(look, other, count) {
  const times = [];
  for (let each = 0; each < count; each += 1) {
    times.push(await time(look(other[each % other.length])));
    await pause(20);
  }
  return times;
}

function summary(name, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return [name, sorted.length, at(0.5), at(0.95), at(1)];
}
