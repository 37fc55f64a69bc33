// What a page costs the phone's main thread: until it has loaded, and when its scripts start at the visitor's first sign.
// CPU time of the thread, not of the clock; median of some visits. `node bench/start-of-scripts.mjs [visits]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "../scripts/chromium.mjs";
import { printTable, startServer } from "./measured-server.mjs";

const port = 4441;
const visits = Number(process.argv[2] ?? 5);
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
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    const runs = [];
    for (let visit = 0; visit < visits; visit += 1) runs.push(await measure(path));
    rows.push([name, median(runs.map(({ load }) => load)), median(runs.map(({ start }) => start))]);
  }
  printTable(["page", "until loaded, CPU ms", "start of scripts, CPU ms"], rows);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(path) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.setTimeDomain", { timeDomain: "threadTicks" });
  await devtools.send("Performance.enable");
  const spent = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  };
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: "load" });
  await page.waitForTimeout(1000);
  const load = await spent();
  await page.mouse.move(50, 50);
  await page.waitForTimeout(1500);
  const start = (await spent()) - load;
  await context.close();
  return { load, start };
}

function median(values) {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)].toFixed(0);
}
