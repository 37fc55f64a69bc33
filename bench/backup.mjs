// A filled database is written into a file, wiped and restored, on the embedded database and on PostgreSQL where the
// machine has it; every table's count and checksum is compared. `node bench/backup.mjs`
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import pg from "pg";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { printTable, root, startServer } from "./measured-server.mjs";

const port = 4470;
const folder = mkdtempSync(join(tmpdir(), "haat-backup-"));
const env = { DATA_FOLDER: folder, HAAT_DEMO: "1" };

async function onEmbedded(work) {
  const client = await PGlite.create({
    dataDir: join(folder, "database"),
    extensions: { pg_trgm, btree_gin },
  });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

const rows = [
  await measure("PGlite", {}, onEmbedded, () => rmSync(join(folder, "database"), { recursive: true })),
];
const postgres = await startPrivatePostgres();
if (postgres) {
  const onServer = async (work) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  const wipe = () =>
    onServer((client) =>
      client.query("drop schema public cascade; drop schema drizzle cascade; create schema public"),
    );
  rows.push(await measure("PostgreSQL", { DATABASE_URL: postgres.url }, onServer, wipe));
  postgres.stop();
} else console.log("PostgreSQL: skipped, because this machine has no server");
rmSync(folder, { recursive: true, force: true });
printTable(["database", "tables", "rows", "file KiB", "backup s", "restore s", "tables that differ"], rows);
process.exitCode = rows.some((row) => row.at(-1) > 0) ? 1 : 0;

async function measure(name, database, on, wipe) {
  const settings = { ...env, PORT: String(port), ...database };
  const entry = "apps/api/build/server/serve.js";
  await (await startServer(entry, settings, `http://127.0.0.1:${port}/readyz`)).stop();
  const before = await on(checksums);
  const file = join(folder, `${name}.backup`);
  const backup = command(settings, "backup", file);
  await wipe();
  const restore = command(settings, "restore", file);
  const after = await on(checksums);
  const tables = Object.keys({ ...before, ...after });
  return [
    name,
    tables.length,
    Object.values(before).reduce((sum, { count }) => sum + count, 0),
    Math.round(statSync(file).size / 1024),
    backup,
    restore,
    tables.filter((table) => before[table]?.content !== after[table]?.content).length,
  ];
}

/** Runs one of the API's commands on its database. Answers how many seconds it took. */
function command(settings, ...parameters) {
  const begun = performance.now();
  const entry = join(root, "apps/api/build/server/database-command.js");
  const { status } = spawnSync(process.execPath, [entry, ...parameters], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`${parameters[0]} failed`);
  return ((performance.now() - begun) / 1000).toFixed(1);
}

/** By table: how many rows, and a digest of them all. */
async function checksums(client) {
  const { rows: tables } = await client.query(
    `select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'drizzle')`,
  );
  const contents = {};
  for (const { schema, name } of tables) {
    const { rows: found } = await client.query(
      `select count(*)::int as count,
        count(*) || ' ' || coalesce(md5(string_agg(each::text, '|' order by each::text)), '') as content
        from "${schema}"."${name}" each`,
    );
    contents[name] = found[0];
  }
  return contents;
}
