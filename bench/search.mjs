// How long a search takes over HTTP in a shop of 50,000 products, on PostgreSQL. The products are those of the demo under
// many brands, and PostgreSQL has memory for them; the queries are the golden ones of the search test, brands, model numbers, misspelt ones and nonsense.
// `node bench/search.mjs [products]`
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { printTable, root, startServer } from "./measured-server.mjs";
import { fillLargeShop } from "./large-shop.mjs";

const products = Number(process.argv[2] ?? 50_000);
const port = 4460;
const origin = `http://127.0.0.1:${port}`;
const goal = 30;

const postgres = await startPrivatePostgres(["shared_buffers=512MB"]);
if (!postgres) {
  console.log("PostgreSQL: skipped, because this machine has no server");
  process.exit();
}
const data = mkdtempSync(join(tmpdir(), "haat-bench-"));
const start = () =>
  startServer(
    "apps/api/build/server/serve.js",
    {
      PORT: String(port),
      DATA_FOLDER: data,
      HAAT_DEMO: "1",
      RATE_LIMIT: "0",
      DATABASE_URL: postgres.url,
    },
    `${origin}/readyz`,
    600,
  );
try {
  await (await start()).stop();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const shop = await fillLargeShop(client, products);
  const begun = performance.now();
  const server = await start();
  const indexed = (performance.now() - begun) / 1000;
  await client.query("vacuum analyze");
  await client.end();
  const queries = await someQueries(shop);
  const rows = [];
  for (const atOnce of [1, 4]) {
    await ask(
      shop.sellerKey,
      queries.slice(0, 20).map((query) => ({ ...query, text: `${query.text} ` })),
      1,
    );
    rows.push(...summarize(await ask(shop.sellerKey, queries, atOnce), atOnce));
    await new Promise((resolve) => setTimeout(resolve, 6000));
  }
  await server.stop();
  printTable(["kind", "at once", "searches", "found nothing", "p50 ms", "p95 ms", "p99 ms"], rows);
  console.log(
    `\n${products} products were indexed in ${indexed.toFixed(1)} s, the start included. Goal: p95 of all one by one at most ${goal} ms.`,
  );
} finally {
  postgres.stop();
  rmSync(data, { recursive: true, force: true });
}

/** Queries of four kinds, each only once, so that none is answered from memory. */
async function someQueries({ brands, models }) {
  const golden = readFileSync(join(root, "apps/api/seed/content/golden-queries.content.ts"), "utf8");
  const typed = [...golden.matchAll(/^ {2}\["([^"]+)"/gm)].map(([, text]) => text);
  const misspelt = typed.filter((text) => text.length > 5).map((text, place) => withSlip(text, place));
  const named = [
    ...brands.slice(0, 60).map(({ en }, place) => (place % 2 ? en : `${en} ${typed[place]}`)),
    ...models.slice(0, 40),
  ];
  const nonsense = Array.from({ length: 60 }, (_, place) => `zq${place}xv kw${place}jq`);
  const kinds = { golden: typed, misspelt, "brand or model": named, nonsense };
  const all = Object.entries(kinds).flatMap(([kind, texts]) =>
    [...new Set(texts)].map((text) => ({ kind, text })),
  );
  // In an order that mixes the kinds and is the same every time.
  return all
    .map((query, place) => ({ query, key: (place * 7919) % 10_007 }))
    .sort((a, b) => a.key - b.key)
    .map(({ query }) => query);
}

/** Two letters that have changed places, or one that is missing. */
function withSlip(text, place) {
  const letters = [...text];
  const at = 1 + (place % (letters.length - 2));
  if (place % 2) letters.splice(at, 1);
  else letters.splice(at, 2, letters[at + 1], letters[at]);
  return letters.join("");
}

async function ask(sellerKey, queries, atOnce) {
  const answers = [];
  let next = 0;
  const lane = async () => {
    while (next < queries.length) {
      const { kind, text } = queries[next++];
      const begun = performance.now();
      const response = await fetch(
        `${origin}/api/v1/shop_products/bn/${sellerKey}/1?searchText=${encodeURIComponent(text)}`,
      );
      const { success, data: found } = await response.json();
      if (!success) throw new Error(`"${text}" was refused`);
      answers.push({ kind, text, milliseconds: performance.now() - begun, total: found.total });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  if (process.env.SLOWEST)
    console.log([...answers].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 25));
  return answers;
}

function summarize(answers, atOnce) {
  const row = (kind, own) => {
    const times = own.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    const percentile = (share) => times[Math.floor(times.length * share)].toFixed(1);
    const empty = own.filter(({ total }) => total === 0).length;
    return [kind, atOnce, own.length, empty, percentile(0.5), percentile(0.95), percentile(0.99)];
  };
  const kinds = [...new Set(answers.map(({ kind }) => kind))];
  return [
    ...kinds.map((kind) =>
      row(
        kind,
        answers.filter((answer) => answer.kind === kind),
      ),
    ),
    row("all", answers),
  ];
}
