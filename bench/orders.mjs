// Orders a second, end to end through HTTP, on the embedded database and on PostgreSQL where the machine has it. Every
// order is a different customer's, with a cart of one line; the carts are filled before the clock starts.
// `node bench/orders.mjs [orders]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { printTable, startServer } from "./measured-server.mjs";

const count = Number(process.argv[2] ?? 400);
const atOnce = 16;
const port = 4430;
const proxySecret = "bench-proxy-secret";
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const rows = [];
rows.push(await measure("PGlite", {}));
const postgres = await startPrivatePostgres();
if (postgres) {
  rows.push(await measure("PostgreSQL", { DATABASE_URL: postgres.url }));
  await postgres.stop();
} else console.log("PostgreSQL: skipped, because this machine has no server");
printTable(["database", "orders", "orders/s", "ms CPU/order (API)", "p95 ms", "failed"], rows);

async function measure(name, env) {
  const data = mkdtempSync(join(tmpdir(), "haat-bench-"));
  const server = await startServer(
    "apps/api/build/server/serve.js",
    {
      PORT: String(port),
      DATA_FOLDER: data,
      HAAT_DEMO: "1",
      RATE_LIMIT: "0",
      PROXY_SECRET: proxySecret,
      ...env,
    },
    `http://127.0.0.1:${port}/readyz`,
  );
  const { data: found } = await call("GET", "/seller_info_by_shop/en?shop_name=kacha-bazar");
  const sellerKey = found.seller[0].seller_key;
  const products = await plentiful(sellerKey);
  const buyers = await inTurns(count, (place) =>
    prepare(place, sellerKey, products[place % products.length]),
  );
  const before = server.cpu();
  const begun = performance.now();
  const times = await inTurns(count, (place) => placeOrder(buyers[place], sellerKey));
  const seconds = (performance.now() - begun) / 1000;
  const cpu = (server.cpu() - before) / count;
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  const good = times.filter((time) => time !== undefined).sort((a, b) => a - b);
  const p95 = good[Math.floor(good.length * 0.95)];
  return [
    name,
    count,
    Math.round(good.length / seconds),
    cpu.toFixed(2),
    Math.round(p95),
    count - good.length,
  ];
}

/** Ids of products without attributes that have stock for many. */
async function plentiful(sellerKey) {
  const { data } = await call("GET", `/shop_products_by_category/en/${sellerKey}/all/1`);
  return data.products
    .filter((product) => product.in_stock && !product.has_attributes)
    .map(({ id_product }) => id_product);
}

async function prepare(place, sellerKey, product) {
  const phone = `018${String(place).padStart(8, "0")}`;
  const address = `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`;
  const { data: sent } = await call("POST", "/send_otp", { phone }, { "x-client-address": address });
  const { data: proved } = await call("POST", "/otp_validate", { phone, otp: sent.otp });
  const { access_token } = await call("POST", "/customer_registration/en", {
    phone,
    ticket: proved.ticket,
    first_name: "Bench",
    last_name: "Buyer",
    password: "river-boat-monsoon-9",
    terms: true,
  });
  const authorization = { authorization: `Bearer ${access_token}` };
  await call(
    "POST",
    "/add_to_cart/en",
    { seller_key: sellerKey, id_product: product, quantity: 1 },
    authorization,
  );
  const { data: cart } = await call(
    "GET",
    `/show_cart/en/${sellerKey}?shipping_method=2`,
    undefined,
    authorization,
  );
  return { authorization, expectedTotal: cart.totals.grand_total };
}

async function placeOrder({ authorization, expectedTotal }, sellerKey) {
  const begun = performance.now();
  const answer = await call(
    "POST",
    "/cart_purchase_order/en",
    { seller_key: sellerKey, shipping_method: 2, expected_total: expectedTotal },
    { ...authorization, "idempotency-key": randomUUID() },
  );
  return answer.success ? performance.now() - begun : undefined;
}

/** Runs `work` for each number below `total`, so many at once. */
async function inTurns(total, work) {
  const results = new Array(total);
  let next = 0;
  const lane = async () => {
    while (next < total) {
      const place = next++;
      results[place] = await work(place);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

function call(method, path, body, headers = {}) {
  return new Promise((resolve, reject) => {
    const bytes = body && JSON.stringify(body);
    const sent = request(
      {
        agent,
        port,
        method,
        path: `/api/v1${path}`,
        headers: {
          "x-proxy-secret": proxySecret,
          ...headers,
          ...(bytes && { "content-type": "application/json" }),
        },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part) => (text += part)).on("end", () => resolve(JSON.parse(text)));
      },
    );
    sent.on("error", reject);
    sent.end(bytes);
  });
}
