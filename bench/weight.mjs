// What a first view of every page takes, in KiB after brotli, beside what was agreed (apps/storefront/page-weight.json): HTML,
// CSS, JavaScript, and the fonts and pictures that a phone's browser fetches. `npm run weight`; with `-- --agree` the table is
// written anew. It fails where something has moved, and names what came into scripts that grew.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { tsImport } from "tsx/esm/api";
import { findChromium } from "../scripts/chromium.mjs";
import { printTable, startServer } from "./measured-server.mjs";

const testing = (name) => tsImport(`../apps/storefront/testing/${name}.ts`, import.meta.url);
const { createPlainBrowser } = await testing("plain-browser");
const { weighPages } = await testing("page-weights");
const { chunkContents } = await testing("page-scripts");
const { changesOfWeight, kinds, ledgerFile, ledgerOf, readLedger, textOf } = await testing("weight-ledger");

const port = 4420;
const origin = `http://localhost:${port}`;
const isAgreed = process.argv.includes("--agree");
const data = mkdtempSync(join(tmpdir(), "haat-weight-"));
const env = { PORT: String(port), DATA_FOLDER: data, HAAT_DEMO: "1", RATE_LIMIT: "0" };
const server = await startServer("apps/storefront/build/main.js", env, `http://127.0.0.1:${port}/healthz`);
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
try {
  const fetched = new Map();
  const look = async (name, _page, path, { cookies }) => {
    fetched.set(name, await fontsAndPictures(path, cookies));
  };
  // A browser that has just started looks long for the system's own fonts.
  await fontsAndPictures("/about", []);
  const weights = await weighPages(() => createPlainBrowser(fetch, origin), look);
  const pages = Object.fromEntries(
    Object.entries(weights).map(([name, { scripts, ...weight }]) => {
      return [name, { ...weight, ...fetched.get(name), scripts }];
    }),
  );
  const agreed = isAgreed ? ledgerOf(pages, chunkContents) : readLedger();
  printTable(["page", ...kinds], rows(agreed.pages, pages));
  if (isAgreed) writeFileSync(ledgerFile, textOf(agreed));
  const changes = changesOfWeight(agreed, pages, chunkContents);
  if (changes.length > 0) console.log(`\n${changes.join("\n")}\n\nnpm run weight -- --agree`);
  process.exitCode = changes.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

/** Bytes of fonts and pictures until a phone's browser with an empty cache is at rest on the page. */
async function fontsAndPictures(path, cookies) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const kindOf = new Map();
  const sums = { Font: 0, Image: 0 };
  devtools.on("Network.responseReceived", ({ requestId, type }) => kindOf.set(requestId, type));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind in sums) sums[kind] += encodedDataLength;
  });
  await devtools.send("Network.enable");
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  await context.close();
  return { fonts: sums.Font, pictures: sums.Image };
}

/** KiB of every page; what is no longer as agreed has the agreed figure behind it. */
function rows(agreed, pages) {
  const kib = (bytes) => (bytes / 1024).toFixed(1);
  return Object.entries(pages).map(([name, page]) => [
    name,
    ...kinds.map((kind) => {
      const [is, was] = [kib(page[kind]), kib(agreed[name]?.[kind] ?? 0)];
      return is === was ? is : `${is} (${was})`;
    }),
  ]);
}
