// Pages a second and CPU for one page, of the storefront with its API and of the database apart: pages of the catalogue made anew,
// and from the memory for somebody anonymous, a guest with a cart and a customer; then those that are one customer's own. On the
// embedded database, and on a PostgreSQL of its own where the machine has one; beside a bare Node server that sends the same
// compressed bytes, with 32 connections. `node bench/pages.mjs [seconds] [--only <part of a row's name>] [--on embedded|server]`
import { createServer } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Worker, isMainThread, workerData } from "node:worker_threads";
import autocannon from "autocannon";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { atRest, cpuOfProcesses, printTable, startServer } from "./measured-server.mjs";
import { guestCookie, signedInCookie } from "./signed-in.mjs";

const port = 4410;
const referencePort = 4411;
const base = `http://127.0.0.1:${port}`;
const headers = { "accept-encoding": "br", host: `localhost:${port}`, "accept-language": "bn" };
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string", default: "" }, on: { type: "string" } },
});
const seconds = Number(positionals[0] ?? 8);
let asked = 0;

if (isMainThread) await measureBoth();
else await serveBytes(workerData);

async function measureBoth() {
  if (options.on !== "server") {
    console.log("On the embedded database, which is a part of the same process:\n");
    await measure({}, () => 0);
  }
  if (options.on === "embedded") return;
  const postgres = await startPrivatePostgres();
  if (!postgres) return console.log("PostgreSQL: skipped, because this machine has no server.");
  console.log("\nOn PostgreSQL:\n");
  await measure({ DATABASE_URL: postgres.url }, () => cpuOfProcesses(postgres.pid()));
  postgres.stop();
}

/** @param databaseCpu CPU time of the database's own processes so far, in ms */
async function measure(database, databaseCpu) {
  const data = mkdtempSync(join(tmpdir(), "haat-bench-"));
  const env = { PORT: String(port), DATA_FOLDER: data, HAAT_DEMO: "1", RATE_LIMIT: "0", ...database };
  const server = await startServer("apps/storefront/build/main.js", env, `${base}/healthz`);
  const rows = [];
  await atRest(server);
  for (const [name, path, ask, cookie] of await measuredPages()) {
    const reference = await referenceRate(base + path, cookie);
    await ask(path, cookie);
    const before = { app: server.cpu(), database: databaseCpu() };
    const result = await ask(path, cookie);
    const total = result.requests.total;
    rows.push([
      name,
      Math.round(result.requests.average),
      ((server.cpu() - before.app) / total).toFixed(2),
      ((databaseCpu() - before.database) / total).toFixed(2),
      result.latency.p97_5,
      (reference / result.requests.average).toFixed(1),
      result.non2xx + result.errors,
    ]);
  }
  const head = [
    "page",
    "pages/s",
    "app, ms CPU",
    "database, ms CPU",
    "p97.5 ms",
    "bare Node is faster",
    "not 200",
  ];
  printTable(head, rows);
  console.log(`\nMemory after: ${Math.round(server.memory())} MiB.`);
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

/** Name, path, how it is asked for, and as whom. */
async function measuredPages() {
  const list = "/kacha-bazar/all-products/all";
  const product = await firstProduct(base + list);
  const guest = await guestCookie(port, `http://localhost:${port}`, product);
  const customer = await signedInCookie(port, `http://localhost:${port}`, product, "/kacha-bazar");
  const ofAll = {
    landing: "/",
    "shop home": "/kacha-bazar",
    list,
    product,
    search: "/kacha-bazar/search-product?q=alu",
  };
  const ofOne = {
    cart: "/kacha-bazar/cart",
    checkout: "/kacha-bazar/checkout-products",
    orders: "/kacha-bazar/orders",
    account: "/kacha-bazar/my-account",
  };
  const rows = [
    ...Object.entries(ofAll).flatMap(([name, path]) => [
      [`${name}, made anew`, path, loadFresh],
      [`${name}, anonymous`, path, load],
      [`${name}, guest with a cart`, path, load, guest],
      [`${name}, customer with a cart`, path, load, customer],
      [`${name}, from an advertisement`, path, loadClicked],
    ]),
    ["cart, guest", ofOne.cart, load, guest],
    ...Object.entries(ofOne).map(([name, path]) => [`${name}, customer`, path, load, customer]),
  ];
  return rows.filter(([name]) => name.includes(options.only));
}

function load(path, cookie, url = base + path) {
  const sent = { ...headers, ...(cookie && { cookie }) };
  return autocannon({ url, duration: seconds, connections: 32, headers: sent });
}

/** Each request has an address of its own, so that none is answered from memory. */
const loadFresh = (path) => loadEach(path, "v");

/** Each request has an address of its own as links in an advertisement have, which is no other page. */
const loadClicked = (path) => loadEach(path, "fbclid");

function loadEach(path, parameter) {
  const joint = path.includes("?") ? "&" : "?";
  const setupRequest = (request) => ({ ...request, path: `${path}${joint}${parameter}=${(asked += 1)}` });
  const requests = [{ setupRequest }];
  return autocannon({ url: base + path, duration: seconds, connections: 32, headers, requests });
}

async function firstProduct(listUrl) {
  const html = await (await fetch(listUrl, { headers: { host: headers.host } })).text();
  return /href="(\/kacha-bazar\/product-details\/[^"]+)"/.exec(html)[1];
}

/** How many answers of the same bytes a bare server gives in a second, on a thread of this process. */
async function referenceRate(url, cookie) {
  const { default: http } = await import("node:http");
  const bytes = await new Promise((resolve) =>
    http.get(url, { headers: { ...headers, ...(cookie && { cookie }) } }, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part)).on("end", () => resolve(Buffer.concat(parts)));
    }),
  );
  const worker = new Worker(new URL(import.meta.url), { workerData: { bytes, port: referencePort } });
  await new Promise((resolve) => worker.once("message", resolve));
  const { requests } = await load("/", undefined, `http://127.0.0.1:${referencePort}/`);
  await worker.terminate();
  return requests.average;
}

async function serveBytes({ bytes, port: own }) {
  const { parentPort } = await import("node:worker_threads");
  const body = Buffer.from(bytes);
  createServer((_, response) => {
    response.writeHead(200, {
      "content-type": "text/html",
      "content-encoding": "br",
      "content-length": body.length,
    });
    response.end(body);
  }).listen(own, "127.0.0.1", () => parentPort.postMessage("listening"));
}
