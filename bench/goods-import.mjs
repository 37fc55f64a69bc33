// How long an import of very many products and its undo take, from the file to the last product, on PostgreSQL and the embedded
// database, what a row costs of the processor, and how lists of the shop go meanwhile. Build first.
// `node bench/goods-import.mjs [rows]`
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import pg from "pg";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { cpuOfProcesses, printTable, startServer } from "./measured-server.mjs";

const rows = Number(process.argv[2] ?? 5000);
const port = 4467;
const origin = `http://127.0.0.1:${port}`;
const head = [
  `${rows} rows`,
  "looked at after s",
  "done after s",
  "rows/s",
  "API, ms CPU a row",
  "database, ms CPU a row",
  "done",
];

const postgres = await startPrivatePostgres(["shared_buffers=512MB"]);
if (postgres) {
  await measure("PostgreSQL", postgres.url, async (work) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await work((text, values) => client.query(text, values)).finally(() => client.end());
  });
  postgres.stop();
} else console.log("PostgreSQL: skipped, because this machine has no server");
await measure("embedded", undefined, async (work, data) => {
  const client = await PGlite.create({
    dataDir: join(data, "database"),
    extensions: { pg_trgm, btree_gin },
  });
  await work((text, values) => client.query(text, values)).finally(() => client.close());
});

/** @param onDatabase asks the database while no server has it */
async function measure(name, url, onDatabase) {
  const data = mkdtempSync(join(tmpdir(), "haat-goods-import-"));
  const settings = {
    PORT: String(port),
    DATA_FOLDER: data,
    HAAT_DEMO: "1",
    RATE_LIMIT: "0",
    LOG_LEVEL: "error",
    ...(url && { DATABASE_URL: url }),
  };
  const start = () => startServer("apps/api/build/server/serve.js", settings, `${origin}/readyz`, 180);
  await (await start()).stop();
  let seller;
  await onDatabase(async (ask) => {
    // What a fresh shop has to do at first is not measured.
    await ask("delete from job where queue not like 'clean up%'");
    seller = await signedInSeller(ask);
  }, data);
  const server = await start();
  try {
    await measureImports(name, server, seller);
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function measureImports(name, server, seller) {
  const cpu = () => ({
    api: server.cpu(),
    database: name === "embedded" ? 0 : cpuOfProcesses(postgres.pid()),
  });
  const quiet = await listTimes(seller, async () => pause(4000));
  const measured = [];
  const busy = [];
  const timed = async (what, looked, id, ask, state) => {
    const [begun, before] = [performance.now(), cpu()];
    const times = await listTimes(seller, async () => {
      await ask(id);
      await until(async () => (await importOf(seller, id)).state === state);
    });
    busy.push(...times);
    const [seconds, after] = [(performance.now() - begun) / 1000, cpu()];
    const { outcomes } = await importOf(seller, id);
    const ofRow = (part) => ((after[part] - before[part]) / rows).toFixed(2);
    measured.push([
      what,
      looked,
      seconds.toFixed(1),
      (rows / seconds).toFixed(0),
      ofRow("api"),
      name === "embedded" ? "–" : ofRow("database"),
      outcomes[state === "applied" ? "done" : "undone"],
    ]);
  };
  const bring = async (what, line) => {
    const begun = performance.now();
    const { id, kinds } = await look(seller, line);
    const looked = ((performance.now() - begun) / 1000).toFixed(1);
    if (kinds.new + kinds.changed > 0)
      await timed(what, looked, id, (each) => apply(seller, each), "applied");
    else measured.push([what, looked, "–", "–", "–", "–", 0]);
    return id;
  };
  const changedLine = (n) => `bench-${n},,,${150 + (n % 900)},${(n % 90) + 5},`;
  const made = await bring(
    "new products",
    (n) => `bench-${n},Bench product ${n},পণ্য ${n},${100 + (n % 900)},${n % 90},${seller.picture}`,
  );
  const changed = await bring("the same with other prices and stock", changedLine);
  await bring("the same file again", changedLine);
  await timed("the change taken back", "–", changed, (id) => undo(seller, id), "undone");
  await timed("the new products taken back", "–", made, (id) => undo(seller, id), "undone");
  console.log(`\n${name}\n`);
  printTable(head, measured);
  const at = (times, share) =>
    (times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0).toFixed(0);
  console.log(
    `\nA list of the shop, asked for again and again, took ${at(quiet, 0.5)} ms at p50 and ${at(quiet, 0.95)} ms at p95 before, ` +
      `${at(busy, 0.5)} ms and ${at(busy, 0.95)} ms while imports were done.`,
  );
}

/** The owner of a shop of the demo, with a session as the console's. */
async function signedInSeller(ask) {
  const { rows: found } = await ask(
    `select m.account_id, s.seller_key, (select picture from product_picture where shop_id = s.id limit 1) as picture
     from shop_member m join shop s on s.id = m.shop_id where m.role = 'owner' and s.status = 'approved' order by s.id limit 1`,
  );
  const [{ account_id, seller_key, picture }] = found;
  const token = randomBytes(32).toString("base64url");
  const tokenHash = createHash("sha256").update(token).digest("base64url");
  await ask(
    `insert into session (token_hash, customer_id, audience, created_at, expires_at) values ($1, $2, 'console', now(), now() + interval '1 day')`,
    [tokenHash, account_id],
  );
  return { key: seller_key, picture, headers: { authorization: `Bearer ${token}` } };
}

function apply(seller, id) {
  const ticks = { takes_zeros: true, makes_doubles: true };
  return call(seller, "POST", "/seller/goods_import_applied/en", {
    seller_key: seller.key,
    id_import: id,
    ...ticks,
  });
}

function undo(seller, id) {
  return call(seller, "POST", "/seller/goods_import_undone/en", { seller_key: seller.key, id_import: id });
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
  await work().finally(() => (isOver = true));
  await lists;
  return times;
}

async function until(isSo) {
  while (!(await isSo())) await pause(200);
}
