// The storefront behind Varnish with what is each visitor's own put in on the edge (docs/decisions/026): asks as many visitors
// mixed whether each has their own page, then what a page costs. Needs PostgreSQL and Varnish (`apt-get install varnish`).
// `node bench/edge.mjs [requests]`
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { cpuOfProcesses, printTable, root, startServer } from "./measured-server.mjs";
import { createBrowser } from "./signed-in.mjs";

const requests = Number(process.argv[2] ?? 2000);
const [port, edgePort] = [4497, 4498];
const lanes = 8;
const postgres = spawnSync("varnishd", ["-V"]).error ? undefined : await startPrivatePostgres();
if (!postgres) {
  console.log("skipped, because this machine has no Varnish or no PostgreSQL server");
  process.exit();
}
const data = mkdtempSync(join(tmpdir(), "haat-edge-"));
const server = await startServer(
  "apps/storefront/build/main.js",
  {
    PORT: String(port),
    DATA_FOLDER: data,
    DATABASE_URL: postgres.url,
    HAAT_DEMO: "1",
    RATE_LIMIT: "0",
    TRUST_PROXY: "1",
    EDGE_CACHE: "esi",
  },
  `http://127.0.0.1:${port}/readyz`,
);
const varnish = await startVarnish();
const wrong = [];
try {
  const visitors = await makeVisitors();
  await askMixed(visitors);
  await measure(visitors);
} finally {
  varnish.kill("SIGTERM");
  await server.stop();
  postgres.stop();
  rmSync(data, { recursive: true, force: true });
}
process.exitCode = wrong.length > 0 ? 1 : 0;

async function startVarnish() {
  const vcl = join(data, "haat.vcl");
  const text = readFileSync(join(root, "apps/storefront/edge/haat.vcl"), "utf8");
  writeFileSync(vcl, text.replace('"3000"', `"${port}"`));
  const child = spawn(
    "varnishd",
    [
      "-F",
      "-j",
      "none",
      "-n",
      join(data, "varnish"),
      "-a",
      `127.0.0.1:${edgePort}`,
      "-f",
      vcl,
      "-s",
      "malloc,64m",
      "-p",
      "feature=+esi_ignore_other_elements",
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  for (let each = 0; each < 100; each += 1) {
    const answer = await fetch(`http://127.0.0.1:${edgePort}/healthz`).catch(() => undefined);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("Varnish did not start");
}

/** Somebody who only looks, guests with one to four products, and a customer; each shops through the edge. */
async function makeVisitors() {
  const products = await listProducts();
  const visitors = [{ name: "anonymous", count: 0, browser: open() }];
  for (let count = 1; count <= 4; count += 1) {
    const browser = open();
    for (const path of products.slice(0, count)) await putInCart(browser, path);
    visitors.push({ name: `guest with ${count}`, count, browser });
  }
  const customer = open();
  await customer.send("/kacha-bazar/login", { phone: "01700000001" });
  const code = /<strong[^>]*>(\d{6})<\/strong>/.exec(
    (await customer.send("/kacha-bazar/login/code")).text,
  )?.[1];
  const { status } = await customer.send("/kacha-bazar/login/code", { otp: code, intent: "verify" });
  if (status !== 302) throw new Error(`signing in answered ${status}`);
  for (const path of products.slice(0, 6)) await putInCart(customer, path);
  visitors.push({ name: "customer", browser: customer });
  // The pages that tell each browser its variant.
  for (const { browser } of visitors)
    for (let each = 0; each < 3; each += 1) await browser.send("/kacha-bazar");
  for (const visitor of visitors)
    visitor.count ??= countOn((await visitor.browser.send("/kacha-bazar/cart")).text);
  return {
    visitors,
    paths: ["/kacha-bazar", "/kacha-bazar/all-products/all", "/en/kacha-bazar", products[0]],
  };
}

function open() {
  return createBrowser(edgePort, `http://localhost:${edgePort}`);
}

async function listProducts() {
  const { text } = await open().send("/kacha-bazar/all-products/all");
  const all = [
    ...new Set(
      [...text.matchAll(/href="(\/kacha-bazar\/product-details\/[^"?]+)"/g)].map(([, path]) => path),
    ),
  ];
  const simple = [];
  for (const path of all) {
    const page = (await open().send(path)).text;
    if (/<form[^>]*data-slot="buy-box"/.test(page) && !/name="value_/.test(page) && simple.length < 6)
      simple.push(path);
  }
  return simple;
}

async function putInCart(browser, path) {
  const id = /name="id_product" value="(\d+)"/.exec((await browser.send(path)).text)?.[1];
  await browser.send(path, { id_product: id, quantity: "1", intent: "add" });
  await browser.send(path);
}

/** How many products the badge at the cart says, in Bengali or English digits. */
function countOn(html) {
  const [, badge = ""] = /data-slot="cart-count"[^>]*>([^<]*)</.exec(html) ?? [];
  return Number(badge.replace(/[০-৯]/g, (digit) => "০১২৩৪৫৬৭৮৯".indexOf(digit)) || 0);
}

/** What bears a nonce: a policy that names one, another header, or an element. */
function nonceIn(headers, html) {
  const found = /nonce-[^']{8,}|nonce;desc|\snonce="[^"]+"/.exec(JSON.stringify(headers) + html);
  return found && `a nonce on a shared page: ${found[0].slice(0, 60)}`;
}

async function askMixed({ visitors, paths }) {
  const seen = { "edge; hit": 0, "edge; fwd=miss": 0, other: 0 };
  let asked = 0;
  const lane = async () => {
    while (asked < requests) {
      const number = asked++;
      const { name, count, browser } = visitors[(number * 7 + (number >> 3)) % visitors.length];
      const path = paths[number % paths.length];
      const { status, headers, text } = await browser.look(path);
      const state = headers["cache-status"];
      if (state in seen) seen[state] += 1;
      else seen.other += 1;
      const faults = [
        status !== 200 && `status ${status}`,
        countOn(text) !== count && `${countOn(text)} instead of ${count} in the cart`,
        text.includes("esi:include") && "a piece is missing",
        state?.startsWith("edge") && headers["set-cookie"] && "a cookie on a shared page",
        state?.startsWith("edge") && nonceIn(headers, text),
      ].filter(Boolean);
      if (faults.length > 0) wrong.push(`${name} ${path}: ${faults.join(", ")}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  console.log(
    `${requests} mixed requests of ${visitors.length} visitors: ${wrong.length} wrong; ${JSON.stringify(seen)}\n`,
  );
  for (const each of wrong.slice(0, 5)) console.log(each);
}

/** What a page costs the storefront and Varnish, and the same page without Varnish. */
async function measure({ visitors, paths }) {
  const rows = [];
  const [path] = paths;
  for (const { name, browser } of [visitors[0], visitors[2], visitors.at(-1)]) {
    for (const [way, to] of [
      ["storefront alone", port],
      ["behind Varnish", edgePort],
    ]) {
      const ask = () =>
        autocannon({
          url: `http://127.0.0.1:${to}${path}`,
          duration: 4,
          connections: 8,
          headers: {
            host: `localhost:${edgePort}`,
            cookie: browser.cookie(),
            "accept-encoding": "gzip",
            "accept-language": "bn",
          },
        });
      await ask();
      const before = [server.cpu(), cpuOfProcesses(varnish.pid)];
      const { requests: done, non2xx, errors } = await ask();
      const [own, edge] = [server.cpu() - before[0], cpuOfProcesses(varnish.pid) - before[1]];
      rows.push([
        `${name}, ${way}`,
        Math.round(done.average),
        (own / done.total).toFixed(2),
        to === edgePort ? (edge / done.total).toFixed(2) : "",
        non2xx + errors,
      ]);
    }
  }
  printTable(["shop home", "pages/s", "ms CPU of the storefront", "of Varnish", "not 200"], rows);
}
