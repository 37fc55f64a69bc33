// Orders through PgBouncer and without it: what each costs, and how many of the server's connections it takes. The pooler's settings are
// those of deploy/postgres/pooler; with session pooling statements keep their names, with transaction pooling they have none.
// Needs a build, PostgreSQL and Debian's `pgbouncer`. `node bench/pooler.mjs [orders] [API processes]`
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { freePorts } from "./drill-visitor.mjs";
import { measureOrders } from "./measured-orders.mjs";
import { printTable } from "./measured-server.mjs";

const count = Number(process.argv[2] ?? 400);
const processes = Number(process.argv[3] ?? 4);
const atOnce = 48;
const program = "/usr/sbin/pgbouncer";
const password = "bench-password";
if (!existsSync(program)) {
  console.log("skipped, because this machine has no PgBouncer");
  process.exit();
}

const rows = [];
rows.push(await measure("without a pooler"));
rows.push(await measure("PgBouncer, session", "session"));
rows.push(await measure("PgBouncer, transaction", "transaction"));
printTable(
  [
    `way, ${processes} API processes`,
    "orders/s",
    "ms CPU/order (API)",
    "of the database",
    "of the pooler",
    "p95 ms",
    "the server's connections",
    "refused",
  ],
  rows,
);

/** @param mode of the pooler; none without one */
async function measure(name, mode) {
  const postgres = await startPrivatePostgres();
  if (!postgres) throw new Error("This machine has no PostgreSQL server.");
  const server = new pg.Client({ connectionString: postgres.url });
  await server.connect();
  const pooler = mode && (await startPooler(server, new URL(postgres.url), mode));
  const database = { DATABASE_URL: postgres.url };
  if (mode === "session") database.DATABASE_URL = pooler.url;
  if (mode === "transaction") database.DATABASE_POOLER_URL = pooler.url;
  try {
    let connections = 0;
    const whileOrdering = async () => {
      const { rows } = await server.query(
        "select count(*)::int as open from pg_stat_activity where backend_type = 'client backend'",
      );
      connections = rows[0].open - 1;
    };
    const pids = [postgres.pid(), ...(pooler ? [pooler.pid] : [])];
    const found = await measureOrders({ count, atOnce, processes, database, pids, whileOrdering });
    const [ofDatabase, ofPooler = 0] = found.ofOthers;
    const cpu = [found.ofApi, ofDatabase, ofPooler].map((each) => each.toFixed(2));
    return [name, found.perSecond, ...cpu, found.p95, connections, found.refused];
  } finally {
    await server.end();
    await pooler?.stop();
    postgres.stop();
  }
}

/** PgBouncer with the settings of deploy/, as far as they are not of this machine. */
async function startPooler(server, url, mode) {
  await server.query(`alter role haat password '${password}'`);
  const { rows } = await server.query("select rolpassword from pg_authid where rolname = 'haat'");
  const folder = mkdtempSync(join(tmpdir(), "haat-pooler-"));
  const [port] = await freePorts(1);
  writeFileSync(join(folder, "userlist.txt"), `"haat" "${rows[0].rolpassword}"\n`);
  const sample = readFileSync("deploy/postgres/pooler/pgbouncer.ini", "utf8");
  const settings = sample
    .replace(
      /^haat = host=\S+ port=\S+ dbname=\S+/m,
      `haat = host=${url.hostname} port=${url.port} dbname=${url.pathname.slice(1)}`,
    )
    .replace("listen_port = 6432", `listen_port = ${port}\nunix_socket_dir =`)
    .replace("/etc/pgbouncer/userlist.txt", join(folder, "userlist.txt"))
    .replace("pool_mode = transaction", `pool_mode = ${mode}`)
    // One process each has its own connections then.
    .replace("default_pool_size = 20", mode === "session" ? "default_pool_size = 150" : "$&")
    .replace(
      "extra_float_digits",
      "extra_float_digits, options, statement_timeout, idle_in_transaction_session_timeout",
    );
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, settings);
  execFileSync("chown", ["-R", "postgres", folder]);
  const child = spawn(
    "setpriv",
    ["--reuid=postgres", "--regid=postgres", "--clear-groups", program, "--quiet", file],
    {
      stdio: "inherit",
    },
  );
  await answers(port);
  const stop = async () => {
    child.kill();
    if (child.exitCode === null) await new Promise((resolve) => child.once("exit", resolve));
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://haat:${password}@127.0.0.1:${port}/haat`, pid: child.pid, stop };
}

async function answers(port) {
  for (let attempt = 1; ; attempt += 1) {
    const isOpen = await new Promise((resolve) => {
      const socket = createConnection({ port, host: "127.0.0.1" });
      socket.once("connect", () => resolve(true) ?? socket.destroy());
      socket.once("error", () => resolve(false));
    });
    if (isOpen) return;
    if (attempt === 100) throw new Error("PgBouncer does not answer.");
    await pause(50);
  }
}
