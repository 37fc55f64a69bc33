// What a first view weighs on the wire, in KiB after brotli: HTML, CSS, JavaScript (all that it loads), fonts that
// its CSS may ask for. `node bench/weight.mjs`
import http from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printTable, startServer } from "./measured-server.mjs";

const port = 4420;
const base = `http://127.0.0.1:${port}`;
const data = mkdtempSync(join(tmpdir(), "haat-bench-"));
const env = { PORT: String(port), DATA_FOLDER: data, HAAT_DEMO: "1" };
const server = await startServer("apps/storefront/build/main.js", env, `${base}/healthz`);
const plainList = (await get("/kacha-bazar/all-products/all", "identity")).body.toString();
const product = /href="(\/kacha-bazar\/product-details\/[^"]+)"/.exec(plainList)[1];
const pages = {
  landing: "/",
  "shop home": "/kacha-bazar",
  list: "/kacha-bazar/all-products/all",
  product,
  cart: "/kacha-bazar/cart",
  "sign in": "/kacha-bazar/login",
  "not found": "/kacha-bazar/nothing/here",
};
/** Scripts that the browser loads for the page: preloaded modules, its routes, the entry. The rest is a list of names. */
const loaded = /data-late[^>]* href="([^"]+)"|import \* as route\d+ from "([^"]+)"|import\("([^"]+)"\)/g;
const rows = [];
for (const [name, path] of Object.entries(pages)) {
  const html = (await get(path, "identity")).body.toString();
  const scripts = new Set([...html.matchAll(loaded)].map((match) => match.slice(1).find(Boolean)));
  const styles = new Set([...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, file]) => file));
  rows.push([
    name,
    kib((await get(path)).body.length),
    await total(styles),
    await total(scripts),
    scripts.size,
  ]);
}
printTable(["page", "HTML", "CSS", "JavaScript", "scripts"], rows);
await server.stop();
rmSync(data, { recursive: true, force: true });

async function total(files) {
  let sum = 0;
  for (const file of files) sum += (await get(file)).body.length;
  return kib(sum);
}

function kib(bytes) {
  return (bytes / 1024).toFixed(1);
}

function get(path, encoding = "br") {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": encoding, host: `localhost:${port}` };
    http
      .get(base + path, { headers }, (response) => {
        const parts = [];
        response
          .on("data", (part) => parts.push(part))
          .on("end", () => resolve({ status: response.statusCode, body: Buffer.concat(parts) }));
      })
      .on("error", reject);
  });
}
