// Lighthouse, mobile, on the pages that shoppers and sellers see first, signed in where a page needs it.
// Each page is visited some times, of which the one with the middle performance counts; TBT holds the start of the scripts.
// `node bench/lighthouse.mjs [visits] [page …]`, five visits unless told, fetches Lighthouse itself (185 MB) into the cache folder of npm at its first run.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../scripts/chromium.mjs";
import { atRest, printTable, startServer } from "./measured-server.mjs";
import { signedInCookie } from "./signed-in.mjs";

const version = "12.8.2";
const port = 4440;
const origin = `http://localhost:${port}`;
const shop = `http://rongdhonu.localhost:${port}`;
const product = "/product-details/tangail-cotton-saree";
const pages = {
  landing: { url: `${origin}/` },
  "find store": { url: `${origin}/find-store` },
  "shop home": { url: `${shop}/` },
  list: { url: `${shop}/all-products/all` },
  product: { url: `${shop}${product}` },
  cart: { url: `${shop}/cart`, signedIn: true },
  checkout: { url: `${shop}/checkout-products`, signedIn: true },
  orders: { url: `${shop}/orders`, signedIn: true },
};

const folder = mkdtempSync(join(tmpdir(), "haat-lighthouse-"));
const chromium = await findChromium();
const lighthouse = installLighthouse();
const env = { PORT: String(port), DATA_FOLDER: join(folder, "data"), HAAT_DEMO: "1", RATE_LIMIT: "0" };
const server = await startServer("apps/storefront/build/main.js", env, `http://127.0.0.1:${port}/healthz`);
const [visits = "5"] = process.argv.slice(2).filter((word) => /^\d+$/.test(word));
const chosen = process.argv.slice(2).filter((word) => !/^\d+$/.test(word));
const rows = [];
try {
  await atRest(server);
  const cookie = await signedInCookie(port, shop, "/product-details/monipuri-saree");
  for (const [name, { url, signedIn }] of Object.entries(pages)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const runs = Array.from({ length: Number(visits) }, () => measure(url, signedIn ? cookie : undefined));
    rows.push([name, ...middle(runs)]);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
printTable(
  [
    "page",
    "performance",
    "accessibility",
    "best practices",
    "SEO",
    "LCP s",
    "CLS",
    "TBT ms",
    "KiB",
    "below 100",
  ],
  rows,
);

/** The run with the middle performance. */
function middle(runs) {
  return runs.toSorted(([one], [other]) => one - other)[Math.floor(runs.length / 2)];
}

/** Chromium loses a trace now and then: such a visit is made again. */
function measure(url, cookie, tries = 3) {
  const report = join(folder, "report.json");
  const headers = join(folder, "headers.json");
  writeFileSync(headers, JSON.stringify(cookie ? { Cookie: cookie } : {}));
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      lighthouse,
      url,
      "--quiet",
      "--output=json",
      `--output-path=${report}`,
      `--extra-headers=${headers}`,
      "--only-categories=performance,accessibility,best-practices,seo",
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu --host-resolver-rules='MAP *.localhost 127.0.0.1'",
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, encoding: "utf8", timeout: 180_000 },
  );
  if (status !== 0 && tries > 1) return measure(url, cookie, tries - 1);
  if (status !== 0) throw new Error(`${url}: ${stderr.slice(-200)}`);
  const { categories, audits } = JSON.parse(readFileSync(report, "utf8"));
  const score = (name) => Math.round(categories[name].score * 100);
  const value = (name) => audits[name].numericValue;
  const lost = ["accessibility", "best-practices", "seo"].flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => id),
  );
  return [
    score("performance"),
    score("accessibility"),
    score("best-practices"),
    score("seo"),
    (value("largest-contentful-paint") / 1000).toFixed(2),
    value("cumulative-layout-shift").toFixed(3),
    Math.round(value("total-blocking-time")),
    Math.round(value("total-byte-weight") / 1024),
    lost.join(", "),
  ];
}

/** Outside the project: what only this measurement needs is no dependency of the product. */
function installLighthouse() {
  const cache = join(homedir(), ".cache/haat-lighthouse", version);
  const entry = join(cache, "node_modules/lighthouse/cli/index.js");
  if (!existsSync(entry)) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(join(cache, "package.json"), '{"private":true}');
    const npm = [
      "install",
      `lighthouse@${version}`,
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--silent",
    ];
    if (spawnSync("npm", npm, { cwd: cache, stdio: "inherit" }).status !== 0)
      throw new Error("Lighthouse could not be installed");
  }
  return entry;
}
