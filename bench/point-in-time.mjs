// A database brought back to a moment with pgBackRest, as deploy/README.md says: orders are placed, then a mistake is made and more
// orders are placed, and the database comes back as it was between the two: from an archive in a folder, and from one in a bucket
// with nothing left of the database's own files.
// Says whether an order of before is lost or one of after is there. Needs a build and Debian's pgbackrest; for the bucket ceph-mon,
// ceph-osd, radosgw and caddy. `node bench/point-in-time.mjs [orders]`
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { onPath } from "../scripts/debian.mjs";
import { bucketStore, folderStore } from "./archive-store.mjs";
import { check, faults, note, printDrill, step } from "./drill-notes.mjs";
import { freePorts, sleep, until } from "./drill-visitor.mjs";
import { startServer } from "./measured-server.mjs";
import { createShopCaller } from "./shop-caller.mjs";

const count = Number(process.argv[2] ?? 100);
const proxySecret = "bench-proxy-secret";
const isRoot = process.getuid() === 0;

if (!onPath("pgbackrest") || !onPath("psql")) {
  console.log("skipped, because this machine has no pgbackrest or no PostgreSQL");
  process.exit();
}
for (const [name, openStore] of [
  ["folder", folderStore],
  ["bucket", bucketStore],
])
  await drill(name, openStore);
printDrill();
process.exit(faults.length > 0 ? 1 : 0);

/** From an empty archive to a shop that sells again. */
async function drill(name, openStore) {
  const folder = mkdtempSync(join(tmpdir(), "haat-archive-"));
  chmodSync(folder, 0o755);
  const store = await openStore(folder);
  if (!store) {
    note(name, "skipped: this machine has no Ceph or no Caddy");
    return;
  }
  const config = join(folder, "pgbackrest.conf");
  const backrest = (...words) =>
    runAsPostgres("pgbackrest", [`--config=${config}`, "--stanza=haat", ...words]);
  const push = `pgbackrest --config=${config} --stanza=haat archive-push %p`;
  const postgres = await startPrivatePostgres(["archive_mode=on", `'archive_command=${push}'`]);
  const database = await connect(postgres.url);
  let server;
  try {
    const files = await writeSettings({ folder, config, database, store });
    await step(`${name}: first copy`, () => {
      if (store.isBucket) backrest("repo-create");
      backrest("stanza-create");
      backrest("check");
      backrest("--type=full", "backup");
    });
    server = await startProduct(folder, postgres.url);
    const { before, after, moment, prices } = await placeOrders(server.port, database);
    await step(`${name}: the last of the log is in the archive`, () => untilArchived(database));
    await server.stop();
    await database.end();
    postgres.crash();

    // With a bucket the machine's own disk may be gone.
    if (store.isBucket) emptyFolder(files);

    await step(`${name}: back to the moment`, async () => {
      backrest("--delta", "--type=time", `--target=${moment}`, "--target-action=promote", "restore");
      postgres.restart();
      await until(() => isPrimary(postgres.url), "the database");
    });
    await compare(name, postgres.url, { before, after, prices });
    server = await startProduct(folder, postgres.url);
    const shop = await createShopCaller({ port: server.port, proxySecret, shopName: "kacha-bazar" });
    const buyer = await shop.prepareBuyer(count + 1);
    check(`${name}: an order is placed afterwards`, (await shop.placeOrder(buyer)).success, true);
    await step(`${name}: a second copy, of the new line of time`, () => backrest("--type=diff", "backup"));
  } finally {
    await server?.stop();
    postgres.stop();
    store.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function runAsPostgres(name, parameters) {
  const [program, ...rest] = isRoot ? ["runuser", "-u", "postgres", "--", name] : [name];
  return execFileSync(program, [...rest, ...parameters], { cwd: "/", encoding: "utf8" });
}

async function connect(url) {
  const client = new pg.Client({ connectionString: url });
  // It ends with the server.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** The settings of deploy/README.md, with this database's own places. @returns where its files are */
async function writeSettings({ folder, config, database, store }) {
  const setting = async (key) => (await database.query(`show ${key}`)).rows[0][key];
  const files = await setting("data_directory");
  const own = ["log", "lock", "spool"].map((each) => join(folder, each));
  for (const each of own) mkdirSync(each);
  const [logs, locks, spool] = own;
  const all = {
    ...store.settings,
    "repo1-retention-full": 2,
    "repo1-cipher-type": "aes-256-cbc",
    "repo1-cipher-pass": randomBytes(36).toString("base64"),
    "start-fast": "y",
    "log-level-console": "warn",
    "log-path": logs,
    "lock-path": locks,
    "spool-path": spool,
  };
  const lines = Object.entries(all).map(([key, value]) => `${key}=${value}`);
  const cluster = [
    "[haat]",
    `pg1-path=${files}`,
    `pg1-port=${await setting("port")}`,
    `pg1-socket-path=${await setting("unix_socket_directories")}`,
    "pg1-user=haat",
  ];
  writeFileSync(config, `${["[global]", ...lines, "", ...cluster].join("\n")}\n`, { mode: 0o640 });
  // Who runs pgBackRest writes to these.
  const written = store.isBucket ? own : [...own, store.settings["repo1-path"]];
  if (isRoot) execFileSync("chown", ["postgres:postgres", config, ...written]);
  return files;
}

function emptyFolder(folder) {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
}

async function startProduct(folder, url) {
  const [port] = await freePorts(1);
  const env = {
    PORT: String(port),
    DATA_FOLDER: join(folder, "data"),
    DATABASE_URL: url,
    HAAT_DEMO: "1",
    RATE_LIMIT: "0",
    PROXY_SECRET: proxySecret,
    LOG_LEVEL: "fatal",
  };
  const ready = `http://127.0.0.1:${port}/readyz`;
  const server = await startServer("apps/storefront/build/main.js", env, ready, 180);
  return { ...server, port };
}

/** Half of the orders, then a mistake, then the other half. @returns their numbers, and the moment before the mistake */
async function placeOrders(port, database) {
  const shop = await createShopCaller({ port, proxySecret, shopName: "kacha-bazar" });
  const place = async (from, to) => {
    const numbers = [];
    for (let number = from; number < to; number += 1) {
      const answer = await shop.placeOrder(await shop.prepareBuyer(number));
      if (!answer.success) throw new Error(`An order was answered with ${answer.code}.`);
      numbers.push(answer.data.order_id);
    }
    return numbers;
  };
  const before = await place(0, count / 2);
  const prices = await sumOfPrices(database);
  // Two commits of one moment could not be told apart.
  await sleep(1000);
  const { rows } = await database.query("select clock_timestamp()::text as moment");
  await sleep(1000);
  await database.query("update product set price = 1, old_price = null");
  const after = await place(count / 2, count);
  return { before, after, moment: rows[0].moment, prices };
}

async function sumOfPrices(client) {
  const { rows } = await client.query("select sum(price)::text as prices from product");
  return rows[0].prices;
}

/** What was written last may lie in a piece of the log that is not full: it is ended, and waited for until it is kept. */
async function untilArchived(client) {
  const { rows } = await client.query("select pg_walfile_name(pg_switch_wal()) as last");
  const kept = "select last_archived_wal >= $1 as kept from pg_stat_archiver";
  await until(async () => (await client.query(kept, [rows[0].last])).rows[0].kept, "the archive");
}

async function isPrimary(url) {
  const client = await connect(url);
  const { rows } = await client.query("select pg_is_in_recovery() as follows");
  await client.end();
  return !rows[0].follows;
}

async function compare(name, url, { before, after, prices }) {
  const client = await connect(url);
  const { rows } = await client.query("select number from customer_order");
  const numbers = new Set(rows.map(({ number }) => number));
  const lost = before.filter((number) => !numbers.has(number)).length;
  check(`${name}: orders of before that are lost, of ${before.length}`, lost, 0);
  const late = after.filter((number) => numbers.has(number)).length;
  check(`${name}: orders of after that are there, of ${after.length}`, late, 0);
  check(`${name}: what goods cost is as it was`, await sumOfPrices(client), prices);
  await client.end();
}
