// What the usual work of sellers and of the platform takes on a small phone: taps, fields and seconds at 360×640, 400 kbit/s and a processor four times
// slower, on the demo's shops. Typing takes 0.2 s a letter; nobody stops to think. `node bench/console-tasks.mjs`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { findChromium } from "../scripts/chromium.mjs";
import { printTable, startServer } from "./measured-server.mjs";
import { createShopCaller } from "./shop-caller.mjs";

const port = 4443;
const consoleOrigin = `http://console.localhost:${port}/en`;
/** A demo shop with an open order, and its owner (apps/api/seed). */
const shopName = "kacha-bazar";
const owner = "01700000101";
/** Somebody whom nobody knows yet, and the demo's admin. */
const newcomer = "01800000901";
const admin = "01700000901";
/** As many as are accepted and printed at once. */
const newOrders = 20;
const proxySecret = "of the measurement alone";
const letterMs = 200;
/** The main button of a form. */
const mainButton = "main [data-slot=console-form] [data-slot=button]";
const slow = { kbits: 400, latencyMs: 300, processor: 4 };

const folder = mkdtempSync(join(tmpdir(), "haat-console-tasks-"));
const env = {
  PORT: String(port),
  DATA_FOLDER: join(folder, "data"),
  HAAT_DEMO: "1",
  RATE_LIMIT: "0",
  PROXY_SECRET: proxySecret,
};
const server = await startServer("apps/storefront/build/main.js", env, `http://127.0.0.1:${port}/healthz`);
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
try {
  const { page, hand } = await openPhone();
  const shop = await signIn(page, owner, /\/shop\/[a-z0-9]+$/);
  const rows = [
    await task("first product on sale", "60 s, 4 inputs, 8 taps", sellProduct(page, hand, shop), hand),
    await task("order new → delivered with cash", "4 taps", deliverOrder(page, hand, shop), hand),
  ];
  await placeOrders();
  rows.push(await task("accepted and printed", "5 taps", acceptAndPrint(page, hand, shop), hand));
  rows.push(await applyAsNewcomer(), await decideAsAdmin());
  printTable(["task", "taps", "fields", "s", "goal"], rows);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A phone on a slow network, and a hand that counts what it does. */
async function openPhone() {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const throughput = (slow.kbits * 1000) / 8;
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slow.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slow.processor });
  page.setDefaultTimeout(120_000);
  return { page, hand: countingHand(page) };
}

function countingHand(page) {
  const counted = { taps: 0, fields: 0 };
  return {
    counted,
    async tap(selector) {
      counted.taps += 1;
      await page.locator(selector).locator("visible=true").first().click();
    },
    async type(selector, text) {
      counted.fields += 1;
      await page
        .locator(selector)
        .locator("visible=true")
        .first()
        .pressSequentially(text, { delay: letterMs });
    },
    async select(selector, option) {
      counted.fields += 1;
      await page.locator(selector).first().selectOption(option);
    },
    async choose(selector, file) {
      counted.fields += 1;
      await page.locator(selector).first().setInputFiles(file);
    },
  };
}

/** Does a task and tells what it took, in the row of the table. */
async function task(name, goal, act, hand) {
  Object.assign(hand.counted, { taps: 0, fields: 0 });
  const start = Date.now();
  const note = await act();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  return [note ? `${name} (${note})` : name, hand.counted.taps, hand.counted.fields, seconds, goal];
}

/** Signs somebody in. @returns the address of the page that this leads to */
async function signIn(page, phone, leadsTo) {
  await page.goto(`${consoleOrigin}/login`);
  await page.locator("main [name=phone]").fill(phone);
  await page.locator("main [name=phone]").press("Enter");
  await page.waitForURL(/login\/code$/);
  const code = page.locator("[data-slot=otp-form] [data-slot=inline-alert] strong");
  await page.locator("[name=otp]").fill(await code.innerText());
  await page.locator("[name=otp]").press("Enter");
  await page.waitForURL(leadsTo);
  return page.url();
}

/** On a phone of their own, signed in already: from their name to the list of tasks of a shop that is begun. */
async function applyAsNewcomer() {
  const { page, hand } = await openPhone();
  await signIn(page, newcomer, (url) => !url.pathname.endsWith("/login/code"));
  return task("apply to open a shop", "7 fields", applyForShop(page, hand), hand);
}

function applyForShop(page, hand) {
  return async () => {
    await hand.type("main [name=first_name]", "Rahima");
    await hand.type("main [name=last_name]", "Khatun");
    await hand.tap("main [name=terms]");
    await hand.tap(mainButton);
    await page.waitForURL(/\/open$/);
    await hand.type("main [name=name]", "Padma Flower House");
    await hand.select("main [name=id_business_category]", { index: 1 });
    await hand.select("main [name=id_city]", { label: "Dhaka" });
    await hand.type("main [name=area_name]", "Mirpur");
    await hand.tap("main [name=terms]");
    await hand.tap(mainButton);
    await page.waitForURL(/\/opening$/);
    await page.locator("[data-slot=task-list]").waitFor();
  };
}

/** On a phone of their own, signed in and proved already: from the queue to the shop that is opened. */
async function decideAsAdmin() {
  const { page, hand } = await openPhone();
  await signIn(page, admin, /\/account\/second-factor$/);
  await page.goto(`${consoleOrigin}/account/second-factor/app`);
  const shown = page.locator("main [data-slot=inline-alert]").filter({ hasText: /\d{6}/ });
  await page.locator("[name=code]").fill(/\d{6}/.exec(await shown.innerText())[0]);
  await page.locator(mainButton).first().click();
  await page.locator("main ol li").first().waitFor();
  return task("admin decides on an application", "3 taps", approveFirst(page, hand), hand);
}

function approveFirst(page, hand) {
  return async () => {
    await page.goto(`${consoleOrigin}/admin/applications`);
    const first = "main a[href*='/admin/shops/']";
    const address = await page.locator(first).first().getAttribute("href");
    await hand.tap(first);
    await page.waitForURL((url) => url.pathname === address);
    await hand.tap("main a[href*='/approve?']");
    await page.waitForURL(/\/approve\?/);
    await hand.tap(mainButton);
    await page.waitForURL(/\/admin\/applications$/);
    await page.locator(`main a[href="${address}"]`).waitFor({ state: "detached" });
  };
}

/** From the list of goods: a photo as a camera takes it, name, price, stock, on sale. */
function sellProduct(page, hand, shop) {
  return async () => {
    const photo = await cameraPhoto();
    await page.goto(`${shop}/goods`);
    await hand.tap("main a[href$='/goods/new']");
    await page.waitForURL(/\/goods\/new$/);
    await hand.choose("[name=pictures]", photo);
    await page.locator("[data-slot=upload-list] img").waitFor();
    await hand.tap("[data-slot=console-form] [data-slot=button]");
    await page.waitForURL(/\/goods\/drafts\/\d+$/);
    await hand.type("[name=name_en]", "Green mango");
    await hand.type("[name=price]", "120");
    await hand.type("[name=stock]", "10");
    await hand.tap("[name=intent][value=publish]");
    await page.waitForURL(/\/goods$/);
    return `photo of ${(photo.buffer.length / 1024 ** 2).toFixed(1)} MiB`;
  };
}

/** Grain as a sensor has it, so that the file is as large as a phone's. */
async function cameraPhoto() {
  const noise = { type: "gaussian", mean: 128, sigma: 40 };
  const image = sharp({ create: { width: 3000, height: 2250, channels: 3, noise } });
  const buffer = await image.blur(0.8).jpeg({ quality: 90 }).toBuffer();
  return { name: "mango.jpg", mimeType: "image/jpeg", buffer };
}

/** From the desk, which is open: the first card, step by step. */
function deliverOrder(page, hand, shop) {
  return async () => {
    await page.goto(`${shop}/orders`);
    const card = "[data-slot=next-step]";
    const number = await page.locator(`${card} [name=order]`).first().inputValue();
    const step = (slot) => `[data-slot=${slot}]:has([value="${number}"]) button`;
    await hand.tap(step("next-step"));
    for (let more = 0; more < 3; more += 1) {
      await page.locator(step("step-on")).first().waitFor();
      await hand.tap(step("step-on"));
    }
    await page.locator("main", { hasText: `${number}: Delivered` }).waitFor();
    return number;
  };
}

async function placeOrders() {
  const caller = await createShopCaller({ port, proxySecret, shopName });
  for (let number = 0; number < newOrders; number += 1)
    await caller.placeOrder(await caller.prepareBuyer(number));
}

/** From the desk: all of the first lane ticked and accepted, then what is to be packed is printed. */
function acceptAndPrint(page, hand, shop) {
  return async () => {
    await page.goto(`${shop}/orders`);
    const cards = await page.locator("[data-slot=desk-card]").count();
    await hand.tap("main a[href*='all=1']");
    await page.waitForURL(/all=1/);
    await hand.tap("form#ticked button[value=accept]");
    await page.locator("[data-slot=desk-card]").first().waitFor({ state: "detached" });
    await hand.tap("main nav a[href*='lane=pack']");
    await page.waitForURL(/lane=pack/);
    await hand.tap("main a[href*='/orders/print?']");
    await page.waitForURL(/\/orders\/print/);
    const paper = page.context().waitForEvent("response", (answer) => answer.url().includes("/papers/"));
    await hand.tap("main a[target=_blank]");
    await (await paper).finished();
    return `${cards} orders`;
  };
}
