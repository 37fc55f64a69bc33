// Pages a second and CPU of the whole stack (storefront, API, database) for one page, rendered fresh, and from the memory for
// somebody anonymous, a guest with a cart and a customer, beside a bare Node server that sends the same compressed bytes. `node bench/pages.mjs [seconds]`; DATABASE_URL measures on that PostgreSQL.
import { createServer } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker, isMainThread, workerData } from "node:worker_threads";
import autocannon from "autocannon";
import { printTable, startServer } from "./measured-server.mjs";
import { guestCookie, signedInCookie } from "./signed-in.mjs";

const port = 4410;
const referencePort = 4411;
let asked = 0;
const headers = { "accept-encoding": "br", host: `localhost:${port}`, "accept-language": "bn" };

if (isMainThread) await measure();
else serveBytes(workerData);

async function measure() {
  const seconds = Number(process.argv[2] ?? 8);
  const data = mkdtempSync(join(tmpdir(), "haat-bench-"));
  const base = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), DATA_FOLDER: data, HAAT_DEMO: "1", RATE_LIMIT: "0" };
  const server = await startServer("apps/storefront/build/main.js", env, `${base}/healthz`);
  const pages = {
    landing: "/",
    "shop home": "/kacha-bazar",
    list: "/kacha-bazar/all-products/all",
    product: await firstProduct(`${base}/kacha-bazar/all-products/all`),
  };
  const shopper = [port, `http://localhost:${port}`, pages.product];
  const guest = await guestCookie(...shopper);
  const customer = await signedInCookie(...shopper, "/kacha-bazar");
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    const reference = await referenceRate(base + path, seconds / 2);
    for (const [way, ask, cookie] of [
      ["fresh", loadFresh],
      ["anonymous", load],
      ["guest with a cart", load, guest],
      ["customer with a cart", load, customer],
    ]) {
      await ask(base + path, seconds, cookie);
      const before = server.cpu();
      const result = await ask(base + path, seconds, cookie);
      const cpu = (server.cpu() - before) / result.requests.total;
      rows.push([
        `${name}, ${way}`,
        Math.round(result.requests.average),
        cpu.toFixed(2),
        result.latency.p97_5,
        Math.round(reference),
        (reference / result.requests.average).toFixed(1),
        result.non2xx + result.errors,
      ]);
    }
  }
  printTable(["page", "pages/s", "ms CPU/page", "p97.5 ms", "bare Node/s", "ratio", "not 200"], rows);
  console.log(`memory after: ${Math.round(server.memory())} MiB`);
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

function load(url, duration, cookie) {
  return autocannon({ url, duration, connections: 16, headers: { ...headers, ...(cookie && { cookie }) } });
}

/** Each request has an address of its own, so that none is answered from memory. */
function loadFresh(url, duration) {
  const setupRequest = (request) => ({ ...request, path: `${new URL(url).pathname}?v=${(asked += 1)}` });
  return autocannon({ url, duration, connections: 16, headers, requests: [{ setupRequest }] });
}

async function firstProduct(listUrl) {
  const html = await (await fetch(listUrl, { headers: { host: headers.host } })).text();
  return /href="(\/kacha-bazar\/product-details\/[^"]+)"/.exec(html)[1];
}

/** How many answers of the same bytes a bare server gives in a second, on a thread of this process. */
async function referenceRate(url, duration) {
  const { default: http } = await import("node:http");
  const bytes = await new Promise((resolve) =>
    http.get(url, { headers }, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part)).on("end", () => resolve(Buffer.concat(parts)));
    }),
  );
  const worker = new Worker(new URL(import.meta.url), { workerData: { bytes, port: referencePort } });
  await new Promise((resolve) => worker.once("message", resolve));
  const { requests } = await load(`http://127.0.0.1:${referencePort}/`, duration);
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
