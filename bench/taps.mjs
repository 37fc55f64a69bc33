// What a visitor's first tap meets on a phone whose processor is four times slower: once the scripts run, how long until the
// tap is answered on the screen (as Interaction to Next Paint counts it); before they have started, how long until the new
// page is painted. Each tap on a page of its own. `node bench/taps.mjs [taps of each kind]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "../scripts/chromium.mjs";
import { atRest, printTable, startServer } from "./measured-server.mjs";
import { openSlowPhone, scriptsRun } from "./page-tasks.mjs";
import { guestCookie } from "./signed-in.mjs";

/* global document, PerformanceObserver, window */

const taps = Number(process.argv[2] ?? 200);
const port = 4442;
const origin = `http://localhost:${port}`;
const product = "/rongdhonu/product-details/monipuri-saree";
/** What is tapped on each page. */
const pages = {
  list: { path: "/rongdhonu/all-products/all", control: "main [data-slot=product-card] a" },
  product: { path: product, control: "main [data-slot=button][value=add]" },
  cart: { path: "/rongdhonu/cart", control: "main [data-slot=cart-line] [value=increase]" },
};
/** Event Timing tells nothing shorter, ms. */
const shortest = 16;

const folder = mkdtempSync(join(tmpdir(), "haat-taps-"));
const env = { PORT: String(port), DATA_FOLDER: join(folder, "data"), HAAT_DEMO: "1", RATE_LIMIT: "0" };
const server = await startServer("apps/storefront/build/main.js", env, `http://127.0.0.1:${port}/healthz`);
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
try {
  await atRest(server);
  const rows = [];
  const all = { after: [], before: [] };
  for (const [name, { path, control }] of Object.entries(pages)) {
    const runs = { after: [], before: [] };
    for (let tap = 0; tap < Math.ceil(taps / 3); tap += 1) {
      runs.after.push(await onPage((page) => tapAfterStart(page, path, control)));
      runs.before.push(await onPage((page) => tapBeforeStart(page, path, control)));
    }
    rows.push([name, runs.after.length, ...figures(runs.after), ...figures(runs.before)]);
    all.after.push(...runs.after);
    all.before.push(...runs.before);
  }
  rows.push(["all", all.after.length, ...figures(all.after), ...figures(all.before)]);
  printTable(
    ["page", "taps", "after the start: p50 ms", "p98 ms", "before it, new page painted: p50 ms", "p98 ms"],
    rows,
  );
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** With a cart of its own: what is tapped again and again comes to a bound. */
async function onPage(act) {
  const { context, page } = await openSlowPhone(browser);
  const cookie = await guestCookie(port, origin, product);
  const cookies = cookie.split("; ").map((pair) => {
    const [name, value] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
    return { name, value, url: origin };
  });
  await context.addCookies(cookies);
  try {
    return await act(page);
  } finally {
    await context.close();
  }
}

/** ms from the tap to the next paint, the longest of its events. */
async function tapAfterStart(page, path, control) {
  await page.addInitScript(() => {
    window.tapDurations = [];
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId) window.tapDurations.push(duration);
    }).observe({ type: "event", durationThreshold: 16 });
  });
  await page.goto(origin + path, { waitUntil: "load" });
  await scriptsRun(page);
  await page.waitForTimeout(500);
  const { x, y } = await placeOf(page, control);
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(1000);
  return Math.max(shortest, ...(await page.evaluate(() => window.tapDurations)));
}

/** ms from the tap to the first paint of the page that it leads to; tried again where the scripts had it already. */
async function tapBeforeStart(page, path, control, tries = 5) {
  await page.goto(origin + path, { waitUntil: "domcontentloaded" });
  const { x, y } = await placeOf(page, control);
  const next = page.waitForEvent("domcontentloaded", { timeout: 4000 }).catch(() => undefined);
  const tapped = Date.now();
  await page.touchscreen.tap(x, y);
  if (await next) return (await page.evaluate(firstPaint)) - tapped;
  if (tries === 1) throw new Error(`${path}: the scripts were always faster`);
  return tapBeforeStart(page, path, control, tries - 1);
}

/** When the page was first painted, in ms of the clock. */
function firstPaint() {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName("first-contentful-paint")[0];
      if (paint) resolve(performance.timeOrigin + paint.startTime);
    }).observe({ type: "paint", buffered: true });
  });
}

/** The middle of a control, which is brought into view. */
function placeOf(page, control) {
  return page.evaluate((selector) => {
    const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, control);
}

function figures(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(0);
  return [at(0.5), at(0.98)];
}
