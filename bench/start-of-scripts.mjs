// What a page and its scripts cost a phone whose processor is four times slower: CPU time of the main thread until the page has
// loaded, and from then on until its scripts run; its longest task, what tasks block beyond 50 ms, and what comes over the
// wire. Median of some visits. `node bench/start-of-scripts.mjs [visits]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "../scripts/chromium.mjs";
import { atRest, printTable, startServer } from "./measured-server.mjs";
import { openSlowPhone, traceTasks } from "./page-tasks.mjs";

const port = 4441;
const visits = Number(process.argv[2] ?? 5);
/** How long a page is looked at, in ms: its scripts run by then. */
const lookMs = 6000;
const pages = {
  landing: "/",
  "shop home": "/rongdhonu",
  list: "/rongdhonu/all-products/all",
  product: "/rongdhonu/product-details/tangail-cotton-saree",
  cart: "/rongdhonu/cart",
};

const folder = mkdtempSync(join(tmpdir(), "haat-start-"));
const env = { PORT: String(port), DATA_FOLDER: join(folder, "data"), HAAT_DEMO: "1", RATE_LIMIT: "0" };
const server = await startServer("apps/storefront/build/main.js", env, `http://127.0.0.1:${port}/healthz`);
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
try {
  await atRest(server);
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    const runs = [];
    for (let visit = 0; visit < visits; visit += 1) runs.push(await measure(path));
    const of = (figure) => median(runs.map(figure));
    rows.push([
      name,
      of(({ untilLoaded }) => untilLoaded.sum),
      of(({ untilLoaded }) => untilLoaded.blocking),
      of(({ afterLoad }) => afterLoad.sum),
      of(({ afterLoad }) => afterLoad.longest),
      of(({ afterLoad }) => afterLoad.blocking),
      of(({ scripts }) => scripts / 1024),
      of(({ bytes }) => bytes / 1024),
    ]);
  }
  const head = ["until loaded, CPU ms", "blocking ms", "scripts, CPU ms", "longest task ms", "blocking ms"];
  printTable(["page", ...head, "KiB of scripts", "KiB in all"], rows);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(path) {
  const { context, page, devtools } = await openSlowPhone(browser);
  const kinds = new Map();
  const sums = { bytes: 0, scripts: 0 };
  devtools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sums.bytes += encodedDataLength;
    if (kinds.get(requestId) === "Script") sums.scripts += encodedDataLength;
  });
  await devtools.send("Network.enable");
  const tasks = await traceTasks(browser, page, async () => {
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: "load" });
    await page.waitForTimeout(lookMs);
  });
  await context.close();
  return { ...tasks, ...sums };
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)].toFixed(0);
}
