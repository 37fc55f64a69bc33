// How long the desk, the lists, the searches and the numbers of a shop with 100,000 orders take over HTTP on PostgreSQL, and by which indexes
// the database finds them. `node bench/order-desk.mjs [orders]`
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { URLSearchParams } from "node:url";
import pg from "pg";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { printTable, startServer } from "./measured-server.mjs";

const orders = Number(process.argv[2] ?? 100_000);
const port = 4463;
const origin = `http://127.0.0.1:${port}`;
const goal = 50;

const postgres = await startPrivatePostgres(["shared_buffers=512MB"]);
if (!postgres) {
  console.log("PostgreSQL: skipped, because this machine has no server");
  process.exit();
}
const data = mkdtempSync(join(tmpdir(), "haat-bench-"));
const settings = {
  PORT: String(port),
  DATA_FOLDER: data,
  HAAT_DEMO: "1",
  RATE_LIMIT: "0",
  LOG_LEVEL: "error",
};
const client = new pg.Client({ connectionString: postgres.url });
let server;
try {
  server = await startServer(
    "apps/api/build/server/serve.js",
    { ...settings, DATABASE_URL: postgres.url },
    `${origin}/readyz`,
    60,
  );
  await client.connect();
  const { shopId, sellerKey, token } = await fillShop();
  await client.query("vacuum analyze");
  const { rows: middle } = await client.query(
    "select number from customer_order where shop_id = $1 order by ordered_at desc, id desc offset $2 limit 1",
    [shopId, Math.floor(orders / 2)],
  );
  const list = (query) => `/seller/orders/en/${sellerKey}?${new URLSearchParams(query)}`;
  const desk = (query) => `/seller/order_desk/en/${sellerKey}?${new URLSearchParams(query)}`;
  const report = (start, end) => `/seller/report/en/${sellerKey}?${new URLSearchParams({ start, end })}`;
  const kinds = {
    "desk: to accept": desk({}),
    "desk: on the way": desk({ lane: "on_the_way" }),
    "counts alone": `/seller/order_counts/en/${sellerKey}`,
    "all orders": list({}),
    "all orders, from the middle on": list({ before: middle[0].number }),
    "delivered ones": list({ status: "delivered" }),
    "two days": list({ start: "2026-01-10", end: "2026-01-11" }),
    "a number": list({ search: middle[0].number }),
    "a phone": list({ search: "01712000777" }),
    "a part of a phone": list({ search: "0171200" }),
    "a name that many have": list({ search: "Rahim" }),
    "a name that few have": list({ search: "Zubaida" }),
    "goods that many ordered": list({ search: "rice" }),
    "goods that nobody sells": list({ search: "helicopter" }),
    "numbers of 30 days": report("2026-10-22", "2026-11-20"),
    "numbers of 366 days": report("2025-11-20", "2026-11-20"),
  };
  const table = [];
  for (const [name, path] of Object.entries(kinds)) {
    const times = [];
    for (let each = 0; each < 40; each += 1) times.push(await time(path, token));
    times.sort((one, other) => one - other);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1);
    table.push([name, String(times.length), at(0.5), at(0.95), at(1)]);
  }
  printTable(["call", "calls", "p50 ms", "p95 ms", "worst ms"], table);
  console.log(`\n${orders} orders of one shop. Goal: p95 of every list at most ${goal} ms.`);
} finally {
  await server?.stop();
  await client.end().catch(() => undefined);
  postgres.stop();
  rmSync(data, { recursive: true, force: true });
}

/** Gives a shop of the demo very many orders, most of them delivered, made of one that it has; and its owner a session. */
async function fillShop() {
  const { rows } = await client.query(
    `select s.id, s.seller_key, m.account_id, (select min(o.id) from customer_order o where o.shop_id = s.id) as first
     from shop s join shop_member m on m.shop_id = s.id and m.role = 'owner' where s.slug = 'kacha-bazar'`,
  );
  const { id: shopId, seller_key: sellerKey, account_id: account, first } = rows[0];
  const { rows: columns } = await client.query(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns where table_name = 'customer_order'
     and column_name not in ('id', 'number', 'status', 'payment_status', 'recipient_name', 'recipient_phone', 'ordered_at',
       'coupon_use_id', 'customer_id')`,
  );
  const { names } = columns[0];
  // Three or four orders of each customer.
  await client.query(
    `insert into customer (phone, first_name, last_name)
     select '+88017' || lpad((12000000 + n)::text, 8, '0'), 'Bench', 'Buyer' from generate_series(0, 29999) n`,
  );
  await client.query(
    `insert into customer_order (${names}, number, status, payment_status, recipient_name, recipient_phone, ordered_at, customer_id)
     select ${names}, 'BNCH-' || lpad(n::text, 7, '0'),
       case when n > $3 - 50 then 1 when n > $3 - 300 then 2 when n > $3 - 900 then 5 when n % 12 = 0 then 3 else 6 end,
       'cash_on_delivery', (array['Rahim Uddin', 'Karim Hossain', 'Fatema Begum', 'Ayesha Rahman'])[1 + n % 4]
         || case when n % 20000 = 7 then ' Zubaida' else '' end,
       '+88017' || lpad((12000000 + n % 30000)::text, 8, '0'), timestamptz '2026-11-20' - make_interval(mins => ($3 - n) * 5),
       (select c.id from customer c where c.phone = '+88017' || lpad((12000000 + n % 30000)::text, 8, '0'))
     from customer_order, generate_series(1, $3) as n where shop_id = $1 and id = $2`,
    [shopId, first, orders],
  );
  await client.query(
    `insert into order_line (shop_id, order_id, position, product_id, slug, name_bn, name_en, picture, quantity, unit_price, line_total)
     select o.shop_id, o.id, k.position, p.id, p.slug, p.name_bn, p.name_en, p.picture, 1, p.price, p.price
     from customer_order o cross join generate_series(0, 2) as k (position)
     join lateral (select p.* from product p where p.shop_id = $1 and not p.has_attributes order by p.id
       offset (o.id * 3 + k.position) % 12 limit 1) p on true
     where o.shop_id = $1 and o.number like 'BNCH-%'`,
    [shopId],
  );
  await client.query(
    `insert into order_status_change (shop_id, order_id, status, at)
     select shop_id, id, status, ordered_at + interval '2 days' from customer_order
     where shop_id = $1 and number like 'BNCH-%' and status in (3, 6)`,
    [shopId],
  );
  const token = randomBytes(32).toString("base64url");
  await client.query(
    `insert into session (token_hash, customer_id, audience, created_at, expires_at) values ($1, $2, 'console', now(), now() + interval '1 day')`,
    [createHash("sha256").update(token).digest("base64url"), account],
  );
  return { shopId, sellerKey, token };
}

async function time(path, token) {
  const begun = performance.now();
  const response = await fetch(`${origin}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { success, code } = await response.json();
  if (!success) throw new Error(`${path}: ${response.status} ${code}`);
  return performance.now() - begun;
}
