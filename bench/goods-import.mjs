// How long an import of very many products takes on PostgreSQL, from the file to the last product, and how lists of the shop go
// meanwhile. Build first. `node bench/goods-import.mjs [rows]`
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { printTable, startServer } from "./measured-server.mjs";

const rows = Number(process.argv[2] ?? 5000);
const port = 4467;
const origin = `http://127.0.0.1:${port}`;

const postgres = await startPrivatePostgres(["shared_buffers=512MB"]);
if (!postgres) {
  console.log("PostgreSQL: skipped, because this machine has no server");
  process.exit();
}
const data = mkdtempSync(join(tmpdir(), "haat-goods-import-"));
const settings = {
  PORT: String(port),
  DATA_FOLDER: data,
  HAAT_DEMO: "1",
  RATE_LIMIT: "0",
  LOG_LEVEL: "error",
  DATABASE_URL: postgres.url,
};
const client = new pg.Client({ connectionString: postgres.url });
const server = await startServer("apps/api/build/server/serve.js", settings, `${origin}/readyz`, 180);
try {
  await client.connect();
  await until(async () => (await jobsLeft()) === 0);
  const seller = await signedInSeller();
  const quiet = await listTimes(seller, async () => pause(4000));
  const measured = [];
  let busy = [];
  for (const [what, line] of [
    [
      "new products",
      (n) => `bench-${n},Bench product ${n},পণ্য ${n},${100 + (n % 900)},${n % 90},${seller.picture}`,
    ],
    ["the same with other prices and stock", (n) => `bench-${n},,,${150 + (n % 900)},${(n % 90) + 5},`],
    ["the same file again", (n) => `bench-${n},,,${150 + (n % 900)},${(n % 90) + 5},`],
  ]) {
    const begun = performance.now();
    const { id, kinds } = await look(seller, line);
    const looked = performance.now();
    const isDone = kinds.new + kinds.changed > 0;
    if (isDone)
      busy = [
        ...busy,
        ...(await listTimes(seller, async () => {
          await call(seller, "POST", "/seller/goods_import_applied/en", {
            seller_key: seller.key,
            id_import: id,
            takes_zeros: true,
            makes_doubles: true,
          });
          await until(async () => (await importOf(seller, id)).state === "applied");
        })),
      ];
    const { outcomes } = await importOf(seller, id);
    const seconds = (from, to) => ((to - from) / 1000).toFixed(1);
    measured.push([
      what,
      seconds(begun, looked),
      isDone ? seconds(looked, performance.now()) : "–",
      isDone ? outcomes.done : 0,
    ]);
  }
  printTable([`${rows} rows`, "looked at after s", "done after s", "done"], measured);
  const at = (times, share) =>
    (times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0).toFixed(0);
  console.log(
    `\nA list of the shop took ${at(quiet, 0.5)} ms at p50 and ${at(quiet, 0.95)} ms at p95 before, ` +
      `${at(busy, 0.5)} ms and ${at(busy, 0.95)} ms while imports were done. The API used ${(server.cpu() / 1000).toFixed(0)} s of CPU in all.`,
  );
} finally {
  await server.stop();
  await client.end().catch(() => undefined);
  postgres.stop();
  rmSync(data, { recursive: true, force: true });
}

/** The owner of a shop of the demo, with a session as the console's. */
async function signedInSeller() {
  const { rows: found } = await client.query(
    `select m.account_id, s.seller_key, s.id, (select picture from product_picture where shop_id = s.id limit 1) as picture
     from shop_member m join shop s on s.id = m.shop_id where m.role = 'owner' and s.status = 'approved' order by s.id limit 1`,
  );
  const [{ account_id, seller_key, id, picture }] = found;
  const token = randomBytes(32).toString("base64url");
  const tokenHash = createHash("sha256").update(token).digest("base64url");
  await client.query(
    `insert into session (token_hash, customer_id, audience, created_at, expires_at) values ($1, $2, 'console', now(), now() + interval '1 day')`,
    [tokenHash, account_id],
  );
  return { key: seller_key, id, picture, headers: { authorization: `Bearer ${token}` } };
}

async function call({ headers }, method, path, body) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { ...headers, ...(body && !isForm && { "content-type": "application/json" }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(said)}`);
  return said.data;
}

async function look(seller, line) {
  const lines = [
    "slug,name_en,name_bn,price,stock,pictures",
    ...Array.from({ length: rows }, (_, n) => line(n)),
  ];
  const form = new FormData();
  form.append("table", new File([lines.join("\r\n")], "bench.csv", { type: "text/csv" }));
  const { id_import: id } = await call(seller, "POST", `/seller/goods_import/en/${seller.key}`, form);
  return { id, ...(await importOf(seller, id)) };
}

async function importOf(seller, id) {
  return (await call(seller, "GET", `/seller/goods_import/en/${seller.key}/${id}`)).import;
}

/** How long lists of the shop take while something goes on, in ms. */
async function listTimes(seller, work) {
  const times = [];
  let isOver = false;
  const lists = (async () => {
    for (let page = 1; !isOver; page += 1) {
      const begun = performance.now();
      await fetch(`${origin}/api/v1/shop_products/en/${seller.key}/${1 + (page % 2)}?per_page=24`).then(
        (answer) => answer.text(),
      );
      times.push(performance.now() - begun);
      await pause(50);
    }
  })();
  await work();
  isOver = true;
  await lists;
  return times;
}

async function until(isSo) {
  while (!(await isSo())) await pause(200);
}

async function jobsLeft() {
  const { rows: left } = await client.query(
    "select count(*)::int as jobs from job where dead_at is null and run_at <= now() and queue not like 'clean up%'",
  );
  return left[0].jobs;
}
