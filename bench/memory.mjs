// Resident memory of a storefront without a database in it, while it answers cached pages to visitors of many addresses. Needs a PostgreSQL
// server on the machine. `node bench/memory.mjs [pages] [addresses]`; the proxy in front is this program, which names them.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { Pool } from "undici";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { printTable, startServer } from "./measured-server.mjs";

const pages = Number(process.argv[2] ?? 1_000_000);
const addresses = Number(process.argv[3] ?? 100_000);
const port = 4496;
const lanes = 32;
const metricsToken = "token-of-the-benches";
const paths = ["/", "/kacha-bazar", "/kacha-bazar/all-products/all", "/rongdhonu", "/en", "/en/kacha-bazar"];
/** One page in so many has an address that nobody asked for before: it is made, and kept like the others. */
const freshEvery = 500;

const postgres = await startPrivatePostgres();
if (!postgres) {
  console.log("skipped, because this machine has no PostgreSQL server");
  process.exit();
}
const data = mkdtempSync(join(tmpdir(), "haat-memory-"));
const base = `http://127.0.0.1:${port}`;
const settings = {
  PORT: String(port),
  DATA_FOLDER: data,
  DATABASE_URL: postgres.url,
  HAAT_DEMO: "1",
  TRUST_PROXY: "1",
  // Counted for each address as in the field, but none is refused.
  RATE_LIMIT: "1000000",
  METRICS_TOKEN: metricsToken,
  // As deploy/ starts it: one process that answers, and one that watches it.
  WEB_CONCURRENCY: "1",
};
const start = () => startServer("apps/storefront/build/main.js", settings, `${base}/readyz`, 240);
const pool = new Pool(base, { connections: lanes });
await fillDemo();
const server = await start();
const rows = [await rowOf("after the start", 0)];
const begun = performance.now();
const cpuBegun = server.cpu();
let [asked, failed, most] = [0, 0, 0];
const steps = Array.from({ length: 10 }, (_, step) => Math.round((pages * (step + 1)) / 10));
await Promise.all(Array.from({ length: lanes }, lane));
const seconds = (performance.now() - begun) / 1000;
printTable(["pages", "addresses", "resident MiB", "heap used", "heap", "outside the heap"], rows);
console.log(
  `${pages} pages in ${Math.round(seconds)} s (${Math.round(pages / seconds)}/s, ` +
    `${((server.cpu() - cpuBegun) / pages).toFixed(2)} ms CPU each), ${failed} not 200; most ${Math.round(most)} MiB`,
);
await pool.close();
await server.stop();
postgres.stop();
rmSync(data, { recursive: true, force: true });
process.exitCode = failed > 0 || most > 350 ? 1 : 0;

async function lane() {
  while (asked < pages) {
    const number = asked++;
    const fresh = number % freshEvery === 0 ? `?v=${number}` : "";
    const { statusCode, body } = await pool.request({
      path: paths[number % paths.length] + fresh,
      method: "GET",
      headers: {
        host: "localhost",
        "accept-encoding": "br",
        "accept-language": "bn",
        "user-agent": "Mozilla/5.0 (Linux; Android 10)",
        "x-forwarded-for": addressOf(number % addresses),
      },
    });
    await body.dump();
    if (statusCode !== 200) failed += 1;
    if (number % 1000 === 0) most = Math.max(most, server.largestMemory());
    if (steps.includes(number + 1)) rows.push(await rowOf(number + 1, Math.min(number + 1, addresses)));
  }
}

/** Nobody's process fills the demo but a developer's first: the pictures that it draws leave memory behind that none in the field has. */
async function fillDemo() {
  const first = await start();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  for (let due = 1; due > 0;) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const { rows } = await client.query(
      "select count(*)::int as due from job where dead_at is null and run_at <= now()",
    );
    due = rows[0].due;
  }
  await client.end();
  await first.stop();
}

/** What it takes as the system sees it, and as Node counts. */
async function rowOf(count, from) {
  const { body } = await pool.request({
    path: "/metrics",
    method: "GET",
    headers: { host: "localhost", authorization: `Bearer ${metricsToken}` },
  });
  const text = await body.text();
  const mebibytes = (name) =>
    Math.round(Number(new RegExp(`^${name} (\\d+)`, "m").exec(text)?.[1]) / 1024 / 1024);
  return [
    count,
    from,
    Math.round(server.largestMemory()),
    mebibytes("nodejs_heap_size_used_bytes"),
    mebibytes("nodejs_heap_size_total_bytes"),
    mebibytes("nodejs_external_memory_bytes"),
  ];
}

function addressOf(number) {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
