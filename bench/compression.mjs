// What compressing pages of ours costs and saves: bytes and CPU of each way, and on this thread beside the threads of zlib, one
// page after the other. `node bench/compression.mjs [repetitions]`, after `npm run build`.
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";
import { printTable, startServer } from "./measured-server.mjs";
import { guestCookie } from "./signed-in.mjs";

const port = 4412;
const host = `localhost:${port}`;
const repetitions = Number(process.argv[2] ?? 100);

const options = (body, quality) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  },
});
const brotli = (quality) => (body) => brotliCompressSync(body, options(body, quality));
const ways = {
  "brotli 2": brotli(2),
  "brotli 3": brotli(3),
  "brotli 4": brotli(4),
  "brotli 5": brotli(5),
  "brotli 6": brotli(6),
  "gzip 1": (body) => gzipSync(body, { level: 1 }),
  "gzip 6": (body) => gzipSync(body, { level: 6 }),
};

const pages = await ownPages();
const rows = [];
for (const [name, way] of Object.entries(ways)) {
  const cells = [];
  for (const page of Object.values(pages)) {
    const { byteLength } = way(page);
    cells.push(`${(byteLength / 1024).toFixed(1)} / ${(await cpuOf(() => way(page))).toFixed(2)}`);
  }
  rows.push([name, ...cells]);
}
const plain = Object.values(pages).map(({ byteLength }) => (byteLength / 1024).toFixed(0));
printTable(["KiB / ms CPU", ...Object.keys(pages)], [["as it is", ...plain], ...rows]);

const inThreads = promisify(brotliCompress);
const body = pages["shop home"];
const now = brotli(5);
console.log("\nThe shop's home, brotli 5, one after the other:\n");
printTable(
  ["", "ms until it is there", "ms CPU"],
  [
    ["on this thread", ...(await timeAndCpu(() => now(body)))],
    ["through zlib's threads", ...(await timeAndCpu(() => inThreads(body, options(body, 5))))],
  ],
);
console.log(`\nLoad: ${loadavg()[0].toFixed(1)}.`);

/** ms of CPU of this process for doing it once, all threads. */
async function cpuOf(act) {
  for (let warm = 0; warm < 5; warm += 1) await act();
  const before = process.cpuUsage();
  for (let count = 0; count < repetitions; count += 1) await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / repetitions;
}

async function timeAndCpu(act) {
  const begin = performance.now();
  const cpu = await cpuOf(act);
  return [((performance.now() - begin) / (repetitions + 5)).toFixed(2), cpu.toFixed(2)];
}

/** Bodies of pages as they leave the renderer. */
async function ownPages() {
  const data = mkdtempSync(join(tmpdir(), "haat-bench-"));
  const env = { PORT: String(port), DATA_FOLDER: data, HAAT_DEMO: "1", RATE_LIMIT: "0" };
  const server = await startServer("apps/storefront/build/main.js", env, `http://127.0.0.1:${port}/healthz`);
  const list = "/kacha-bazar/all-products/all";
  const product = /href="(\/kacha-bazar\/product-details\/[^"]+)"/.exec(String(await read(list)))[1];
  const cookie = await guestCookie(port, `http://${host}`, product);
  const found = {
    "shop home": await read("/kacha-bazar"),
    list: await read(list),
    product: await read(product),
    cart: await read("/kacha-bazar/cart", cookie),
    "sign-in": await read("/kacha-bazar/login", cookie),
  };
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  return found;
}

function read(path, cookie = "") {
  return new Promise((resolve, reject) =>
    http
      .get(`http://127.0.0.1:${port}${path}`, { headers: { host, cookie } }, (answer) => {
        const parts = [];
        answer.on("data", (part) => parts.push(part)).on("end", () => resolve(Buffer.concat(parts)));
      })
      .on("error", reject),
  );
}
