import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openPglite, type DatabaseConfig } from "./database";
import { lockFolder } from "./folder-lock";
import { makePrivateFolder } from "./private-folder";
import { writeWhole } from "./whole-file";

export interface RestoreOptions {
  /** Whether what is in the database may be thrown away. */
  mayReplace: boolean;
}

/**
 * Writes the whole database into a file: of the embedded one a gzipped tar of its folder, of a server `pg_dump`'s custom
 * format. A server goes on working meanwhile, and the file is as of one moment.
 * @throws when another process holds the embedded database, or `pg_dump` is missing or fails; the file is whole or not there
 */
export async function backUp(config: DatabaseConfig, file: string): Promise<void> {
  if (config.databaseUrl) {
    const draft = `${file}.draft`;
    try {
      // `pg_dump` keeps the mode of the file that it finds: nobody else reads customers' data.
      await writeFile(draft, "", { mode: 0o600 });
      await runClient("pg_dump", config.databaseUrl, ["--format=custom", "--no-owner", `--file=${draft}`]);
      return await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }
  await onFolder(config.dataFolder, async (dataDir) => {
    if (!existsSync(dataDir)) throw new Error(`There is no database in ${config.dataFolder}.`);
    const client = await openPglite({ dataDir });
    try {
      const dump = await client.dumpDataDir("gzip");
      await writeWhole(file, Buffer.from(await dump.arrayBuffer()));
    } finally {
      await client.close();
    }
  });
}

/**
 * Fills a database from a file of `backUp`. The embedded one is replaced at the very end, all at once; a server's tables are
 * dropped before `pg_restore` makes them anew, in one transaction.
 * @throws when there is a database already and it may not be replaced, another process holds the embedded one, the file is
 * none of `backUp`'s, or `pg_restore` is missing or fails
 */
export async function restore(
  config: DatabaseConfig,
  file: string,
  { mayReplace }: RestoreOptions,
): Promise<void> {
  if (config.databaseUrl) return restoreServer(config.databaseUrl, file, mayReplace);
  await onFolder(config.dataFolder, async (dataDir) => {
    if (existsSync(dataDir) && !mayReplace) throw new Error(refusalToReplace);
    const dump = new Blob([new Uint8Array(await readFile(file))]);
    const draft = `${dataDir}.restoring`;
    await rm(draft, { recursive: true, force: true });
    try {
      const client = await openPglite({ dataDir: draft, loadDataDir: dump });
      await client.close();
      await rm(dataDir, { recursive: true, force: true });
      await rename(draft, dataDir);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  });
}

const refusalToReplace = "There is a database already. Say --replace to throw away what is in it.";

/** Works on the embedded database's files while no other process may. */
async function onFolder(dataFolder: string, work: (dataDir: string) => Promise<void>): Promise<void> {
  makePrivateFolder(dataFolder);
  const lock = lockFolder(dataFolder);
  try {
    await work(join(dataFolder, "database"));
  } finally {
    makePrivateFolder(dataFolder);
    lock.release();
  }
}

/** Takes away all that the migrations made, and what later ones may have added. */
const dropEverything = `do $$ declare each record; begin
  drop schema if exists drizzle cascade;
  for each in select tablename from pg_tables where schemaname = 'public' loop
    execute format('drop table public.%I cascade', each.tablename);
  end loop;
  drop extension if exists btree_gin;
  drop extension if exists pg_trgm;
  for each in select oid::regprocedure as signature from pg_proc where pronamespace = 'public'::regnamespace loop
    execute format('drop routine %s cascade', each.signature);
  end loop;
end $$`;

/** Roles are not in a dump of one database, and its grants need this one (migration `tenant_wall`). */
const makeRole = `do $$ begin create role haat_shop nologin;
  exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin execute format('grant haat_shop to %I', current_user); end $$`;

async function restoreServer(databaseUrl: string, file: string, mayReplace: boolean): Promise<void> {
  // A file that cannot be read is refused before anything is dropped.
  await runClient("pg_restore", undefined, ["--list", file]);
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_tables where schemaname = 'public' limit 1");
    if (rowCount && !mayReplace) throw new Error(refusalToReplace);
    await client.query(dropEverything);
    await client.query(makeRole);
  } finally {
    await client.end();
  }
  await runClient("pg_restore", databaseUrl, ["--no-owner", "--single-transaction", "--exit-on-error", file]);
}

/** Runs a program of PostgreSQL's client. The password goes by the environment: who lists processes sees the parameters. */
async function runClient(name: string, databaseUrl: string | undefined, parameters: string[]): Promise<void> {
  const url = databaseUrl === undefined ? undefined : new URL(databaseUrl);
  const password = url && decodeURIComponent(url.password);
  if (url) url.password = "";
  const child = spawn(name, [...parameters, ...(url ? [`--dbname=${url.href}`] : [])], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (part: string) => (said += part));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("close", resolve);
    child.once("error", (error) =>
      reject(
        "code" in error && error.code === "ENOENT"
          ? new Error(`${name} is missing: install PostgreSQL's client programs (Debian: postgresql-client).`)
          : error,
      ),
    );
  });
  if (status !== 0) throw new Error(`${name} failed.\n${said.trim()}`);
}
