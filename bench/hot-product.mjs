// How long those wait who do not get one of the last pieces: 200 buyers at once of a product with 5 pieces, again and again, on a
// PostgreSQL of its own. Nobody who is told to try again gives up. The first round stands apart: the process has just started
// then, and compiles what it runs.
// `node bench/hot-product.mjs [rounds]`
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { atRest, printTable, startServer } from "./measured-server.mjs";

const rounds = Number(process.argv[2] ?? 10);
const buyers = 200;
const pieces = 5;
const port = 4476;
const goal = 200;

const postgres = await startPrivatePostgres();
if (!postgres) {
  console.log("Skipped: this machine has no PostgreSQL.");
  process.exit(0);
}
const data = mkdtempSync(join(tmpdir(), "haat-hot-"));
const settings = {
  PORT: String(port),
  DATA_FOLDER: data,
  HAAT_DEMO: "1",
  RATE_LIMIT: "0",
  LOG_LEVEL: "fatal",
};
const server = await startServer(
  "apps/api/build/server/serve.js",
  { ...settings, DATABASE_URL: postgres.url },
  `http://127.0.0.1:${port}/readyz`,
);
const database = new pg.Pool({ connectionString: postgres.url, max: 2 });
const rows = async (text, values) => (await database.query(text, values)).rows;
const agent = new Agent({ keepAlive: true, maxSockets: buyers });
const [shop] = await rows("select id, seller_key from shop where slug = 'kacha-bazar'");
const [product] = await rows(
  "select id, price from product where shop_id = $1 and not has_attributes order by id limit 1",
  [shop.id],
);
const total = Math.floor(Number(product.price) / 100) * 100;
const tokens = await createCustomers();
let leftOver = 0;
await atRest(server);
const spent = server.cpu();
const heard = { placed: [], being_bought: [], out_of_stock: [], other: [] };
let first;
for (let round = 0; round <= rounds; round += 1) {
  await rows("update product set stock = $3 where shop_id = $1 and id = $2", [shop.id, product.id, pieces]);
  await Promise.all(tokens.map((token) => buy(token, randomUUID())));
  const [{ stock }] = await rows("select stock from product where shop_id = $1 and id = $2", [
    shop.id,
    product.id,
  ]);
  leftOver += stock;
  if (first) continue;
  first = lostOf(heard);
  for (const times of Object.values(heard)) times.length = 0;
}
const costs = server.cpu() - spent;
await database.end();
await server.stop();
postgres.stop();
rmSync(data, { recursive: true, force: true });
const kinds = { ...heard, "those who lose": lostOf(heard), "those who lose in the first round": first };
printTable(
  ["answer", "how many", "p50 ms", "p95 ms", "worst ms"],
  Object.entries(kinds).map(([name, times]) => summary(name, times)),
);
const calls = Object.values(heard).flat().length + first.length + pieces;
console.log(`\n${(costs / calls).toFixed(2)} ms of the API's CPU a call, the placed ones too.`);
console.log(
  `${buyers} buyers of ${pieces} pieces, ${rounds} rounds. Goal: p95 of those who lose at most ${goal} ms.`,
);
process.exitCode =
  leftOver === 0 && heard.placed.length === rounds * pieces && heard.other.length === 0 ? 0 : 1;

function lostOf({ being_bought, out_of_stock }) {
  return [...being_bought, ...out_of_stock];
}

/** Tries again as long as the pieces are being bought. */
async function buy(token, key) {
  for (;;) {
    const begun = performance.now();
    const { success, code } = await order(token, key);
    const answer = success ? "placed" : code in heard ? code : "other";
    heard[answer].push(performance.now() - begun);
    if (answer !== "being_bought") return;
    await pause(1000);
  }
}

function order(token, key) {
  const body = JSON.stringify({
    seller_key: shop.seller_key,
    shipping_method: 2,
    expected_total: total,
    id_product: product.id,
    quantity: 1,
  });
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "idempotency-key": key,
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, port, method: "POST", path: "/api/v1/direct_purchase_order/en", headers },
      (response) => {
        let text = "";
        response.on("data", (part) => (text += part));
        response.on("end", () => resolve(JSON.parse(text)));
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Customers with a session each, written where sign-up would write them. */
async function createCustomers() {
  const made = [];
  for (let each = 0; each < buyers; each += 1) {
    const token = randomBytes(32).toString("base64url");
    const hash = createHash("sha256").update(token).digest("base64url");
    const [{ id }] = await rows(
      "insert into customer (phone, first_name, last_name) values ($1, 'Bench', 'Buyer') returning id",
      [`+88018${String(each).padStart(8, "0")}`],
    );
    await rows(
      `insert into session (token_hash, customer_id, created_at, expires_at)
        values ($1, $2, now(), now() + interval '1 day')`,
      [hash, id],
    );
    made.push(token);
  }
  return made;
}

function summary(name, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return [name, sorted.length, at(0.5), at(0.95), at(1)];
}
