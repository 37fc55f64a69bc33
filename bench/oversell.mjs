// Whether the last piece is ever sold twice: 500 clients at once after 50 pieces, from carts, directly and with a coupon
// for 5 uses, some of them hanging up in the middle, over and over, on a PostgreSQL of its own.
// `node bench/oversell.mjs [rounds]`
import { createHash, randomBytes, randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { printTable, startServer } from "./measured-server.mjs";

const rounds = Number(process.argv[2] ?? 100);
const clients = 500;
const stock = 50;
const couponUses = 5;
const port = 4475;

const postgres = await startPrivatePostgres();
if (!postgres) {
  console.log("Skipped: this machine has no PostgreSQL.");
  process.exit(0);
}
const data = mkdtempSync(join(tmpdir(), "haat-oversell-"));
const server = await startServer(
  "apps/api/build/server/serve.js",
  {
    PORT: String(port),
    DATA_FOLDER: data,
    HAAT_DEMO: "1",
    RATE_LIMIT: "0",
    LOG_LEVEL: "fatal",
    DATABASE_URL: postgres.url,
    DATABASE_POOL: "40",
  },
  `http://127.0.0.1:${port}/readyz`,
);
const database = new pg.Pool({ connectionString: postgres.url, max: 4 });
const rows = async (text, values) => (await database.query(text, values)).rows;

const agent = new Agent({ keepAlive: true, maxSockets: clients });
const shop = (await rows("select id, seller_key from shop where slug = 'kacha-bazar'"))[0];
const [rare, plain] = await rows(
  "select id, price from product where shop_id = $1 and not has_attributes order by id limit 2",
  [shop.id],
);
await rows(
  `insert into coupon (shop_id, code, kind, amount, total_uses, uses_per_customer)
    values ($1, 'LASTPIECE', 'fixed', 100, $2, 1)`,
  [shop.id, couponUses],
);
const tokens = await createCustomers();
const tally = { placed: 0, sold_out: 0, coupon_gone: 0, hung_up: 0, other: {} };
const faults = [];
const begun = performance.now();
for (let round = 1; round <= rounds; round += 1) await playRound(round);
const seconds = (performance.now() - begun) / 1000;
const [{ deadlocks }] = await rows(
  "select deadlocks::int from pg_stat_database where datname = current_database()",
);
await database.end();
await server.stop();
postgres.stop();
rmSync(data, { recursive: true, force: true });
printTable(
  [
    "rounds",
    "clients × stock",
    "answered",
    "sold out",
    "coupon gone",
    "hung up",
    "other answers",
    "deadlocks",
    "s",
  ],
  [
    [
      rounds,
      `${clients} × ${stock}`,
      tally.placed,
      tally.sold_out,
      tally.coupon_gone,
      tally.hung_up,
      JSON.stringify(tally.other),
      deadlocks,
      Math.round(seconds),
    ],
  ],
);
console.log(
  faults.length === 0 ? "Sold what there was in every round, and nothing twice." : faults.join("\n"),
);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Customers with a session each, written where sign-up would write them. */
async function createCustomers() {
  const made = [];
  for (let each = 0; each < clients; each += 1) {
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

/** Everybody wants one piece at the same time. */
async function playRound(round) {
  await refill();
  const fromCart = tokens.filter((_, each) => each % 2 === 0);
  await Promise.all(fromCart.map((token) => fillCart(token)));
  await Promise.all(tokens.map((token, each) => buy(token, each, round)));
  await settle();
  await check(round);
}

/** Fifty pieces again, as a delivery from the wholesaler would bring them; last round's orders and uses are put away. */
async function refill() {
  await rows("delete from cart where shop_id = $1", [shop.id]);
  const taken =
    "with taken as (select coalesce(sum(change), 0) held from stock_movement where shop_id = $1 and product_id = $2)";
  for (const [product, pieces] of [
    [rare, stock],
    [plain, 100_000],
  ]) {
    await rows(
      `${taken} insert into stock_movement (shop_id, product_id, change, reason, at)
        select $1, $2, $3 - held, 'adjustment', now() from taken`,
      [shop.id, product.id, pieces],
    );
    await rows("update product set stock = $3 where shop_id = $1 and id = $2", [shop.id, product.id, pieces]);
  }
  await rows(
    "update customer_order set coupon_use_id = null where shop_id = $1 and coupon_code = 'LASTPIECE'",
    [shop.id],
  );
  await rows(
    "delete from coupon_use where shop_id = $1 and coupon_id = (select id from coupon where shop_id = $1 and code = 'LASTPIECE')",
    [shop.id],
  );
  await rows("update coupon set used_count = 0 where shop_id = $1 and code = 'LASTPIECE'", [shop.id]);
  await rows("delete from idempotency_key");
}

/** The rare product and the plain one, in one order or the other. */
async function fillCart(token) {
  const wares = randomInt(2) === 0 ? [rare, plain] : [plain, rare];
  for (const { id } of wares) {
    await call("POST", "/add_to_cart/en", token, { seller_key: shop.seller_key, id_product: id });
  }
}

async function buy(token, each, round) {
  const isCart = each % 2 === 0;
  const hasCoupon = each % 5 === 0;
  const items = Number(rare.price) + (isCart ? Number(plain.price) : 0);
  const body = {
    seller_key: shop.seller_key,
    shipping_method: 2,
    expected_total: items - (hasCoupon ? 100 : 0),
    ...(hasCoupon && { code: "LASTPIECE" }),
    ...(!isCart && { id_product: rare.id, quantity: 1 }),
  };
  const path = isCart ? "/cart_purchase_order/en" : "/direct_purchase_order/en";
  const patience = randomInt(10) === 0 ? randomInt(1500) : undefined;
  let answer;
  do {
    answer = await call("POST", path, token, body, { key: `round ${round}`, patience });
  } while (answer.code === "being_bought");
  if (answer === "hung up") tally.hung_up += 1;
  else if (answer.success) tally.placed += 1;
  else if (answer.code === "out_of_stock") tally.sold_out += 1;
  else if (answer.code === "coupon_used_up") tally.coupon_gone += 1;
  else tally.other[answer.code] = (tally.other[answer.code] ?? 0) + 1;
}

/** Waits until the orders of those who hung up are through, too. */
async function settle() {
  for (;;) {
    const [{ busy }] = await rows(
      `select count(*)::int busy from pg_stat_activity
        where state <> 'idle' and pid <> pg_backend_pid() and datname = current_database()`,
    );
    if (busy === 0) return;
    await new Promise((resume) => setTimeout(resume, 20));
  }
}

async function check(round) {
  const [found] = await rows(
    `select p.stock,
        (select coalesce(sum(change), 0)::int from stock_movement m where m.shop_id = p.shop_id and m.product_id = p.id) ledger,
        (select coalesce(sum(l.quantity), 0)::int from order_line l
          join customer_order o on o.shop_id = l.shop_id and o.id = l.order_id
          join idempotency_key k on k.shop_id = o.shop_id and k.answer ->> 'order_id' = o.number
          where l.shop_id = p.shop_id and l.product_id = p.id) sold,
        (select used_count from coupon c where c.shop_id = p.shop_id and c.code = 'LASTPIECE') used,
        (select count(*)::int from coupon_use u join coupon c on c.shop_id = u.shop_id and c.id = u.coupon_id
          where c.shop_id = p.shop_id and c.code = 'LASTPIECE') uses,
        (select count(*)::int from customer_order o where o.shop_id = p.shop_id and o.coupon_use_id is not null
          and o.coupon_code = 'LASTPIECE') orders_with_coupon
      from product p where p.shop_id = $1 and p.id = $2`,
    [shop.id, rare.id],
  );
  const isRight =
    found.stock === 0 &&
    found.ledger === found.stock &&
    found.sold === stock &&
    found.used <= couponUses &&
    found.used === found.uses &&
    found.used === found.orders_with_coupon;
  if (!isRight) faults.push(`Round ${round}: ${JSON.stringify(found)}`);
}

/** One call; who loses patience hangs up after so many milliseconds. */
function call(method, path, token, body, { key, patience } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        port,
        method,
        path: `/api/v1${path}`,
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          ...(key && { "idempotency-key": key }),
        },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part) => (text += part));
        response.on("error", () => resolve("hung up"));
        response.on("end", () => resolve(JSON.parse(text)));
      },
    );
    let hasHungUp = false;
    const hangUp = () => {
      hasHungUp = true;
      sent.destroy();
    };
    if (patience !== undefined) setTimeout(hangUp, patience);
    sent.on("error", (error) => (hasHungUp ? resolve("hung up") : reject(error)));
    sent.end(JSON.stringify(body));
  });
}
