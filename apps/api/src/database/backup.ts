import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { DatabaseConfig } from "./open-database";
import { lockFolder } from "../process/folder-lock";
import { runClient } from "./postgres-client";
import { makePrivateFolder } from "../process/private-folder";
import { isSealed, openWith, sealFor } from "./sealed-backup";
import { writeWhole } from "../process/whole-file";

export interface RestoreOptions {
  /** Whether what is in the database may be thrown away. */
  mayReplace: boolean;
  /** The file with the identity that an encrypted backup was made for. */
  identityFile?: string | undefined;
}

/**
 * Writes the whole database into a file: of the embedded one a gzipped tar of its folder, of a server `pg_dump`'s custom
 * format. A server goes on working meanwhile, and the file is as of one moment.
 * @param recipients who alone can read it (age, `age1…`); nobody else's eyes see it on its way either. Without any it is plain
 * @throws when another process holds the embedded database, or `pg_dump` is missing or fails; the file is whole or not there
 */
export async function backUp(
  config: DatabaseConfig,
  file: string,
  recipients: readonly string[] = [],
): Promise<void> {
  const seal = recipients.length > 0 ? sealFor(recipients) : undefined;
  if (config.databaseUrl) {
    const draft = `${file}.draft`;
    try {
      // `pg_dump` keeps the mode of the file that it finds: nobody else reads customers' data.
      await writeFile(draft, "", { mode: 0o600 });
      await runClient("pg_dump", config.databaseUrl, ["--format=custom", "--no-owner"], {
        output: async (dump) => {
          const packed = seal ? fromWeb(await seal.encrypt(toWeb(dump))) : dump;
          await pipeline(packed, createWriteStream(draft));
        },
      });
      return await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }
  await onFolder(config.dataFolder, async (dataDir) => {
    if (!existsSync(dataDir)) throw new Error(`There is no database in ${config.dataFolder}.`);
    const { openPglite } = await import("./embedded-database");
    const client = await openPglite({ dataDir });
    try {
      const dump = await client.dumpDataDir("gzip");
      const bytes = new Uint8Array(await dump.arrayBuffer());
      await writeWhole(file, Buffer.from(seal ? await seal.encrypt(bytes) : bytes));
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
  { mayReplace, identityFile }: RestoreOptions,
): Promise<void> {
  const contents = await openBackup(file, identityFile);
  if (config.databaseUrl) return restoreServer(config.databaseUrl, contents, mayReplace);
  await onFolder(config.dataFolder, async (dataDir) => {
    if (existsSync(dataDir) && !mayReplace) throw new Error(refusalToReplace);
    const dump = new Blob([await contents.bytes()]);
    const draft = `${dataDir}.restoring`;
    await rm(draft, { recursive: true, force: true });
    try {
      const { openPglite } = await import("./embedded-database");
      const client = await openPglite({ dataDir: draft, loadDataDir: dump });
      await client.close();
      await rm(dataDir, { recursive: true, force: true });
      await rename(draft, dataDir);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  });
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (stream: unknown) => Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);

/** What is in a backup, plain. It is decrypted anew each time, and stands on no disk. */
interface BackupContents {
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  stream(): Promise<Readable>;
}

/** @throws where the file is encrypted and there is no identity for it */
async function openBackup(file: string, identityFile: string | undefined): Promise<BackupContents> {
  if (!(await startsSealed(file)))
    return {
      bytes: async () => new Uint8Array(await readFile(file)),
      stream: async () => createReadStream(file),
    };
  if (identityFile === undefined)
    throw new Error(`${file} is encrypted. Say --identity and the file that holds its identity.`);
  const decrypter = await openWith(identityFile);
  const foreign = (error: unknown) => {
    throw new Error(`${file} was made for another identity, or is damaged.`, { cause: error });
  };
  return {
    bytes: async () =>
      new Uint8Array(await decrypter.decrypt(new Uint8Array(await readFile(file))).catch(foreign)),
    stream: async () => fromWeb(await decrypter.decrypt(toWeb(createReadStream(file))).catch(foreign)),
  };
}

async function startsSealed(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return isSealed(buffer);
  } finally {
    await handle.close();
  }
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

/** Roles are not in a dump of one database, and its grants need them (migrations `tenant_wall` and `people`). */
const makeRoles = ["haat_shop", "haat_member", "haat_staff"]
  .map(
    (role) => `do $$ begin create role ${role} nologin;
  exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin execute format('grant ${role} to %I', current_user); end $$`,
  )
  .join(";\n");

async function restoreServer(
  databaseUrl: string,
  contents: BackupContents,
  mayReplace: boolean,
): Promise<void> {
  // A file that cannot be read to its end is refused before anything is dropped.
  for await (const _ of await contents.stream());
  await runClient("pg_restore", undefined, ["--list"], { input: await contents.stream() });
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_tables where schemaname = 'public' limit 1");
    if (rowCount && !mayReplace) throw new Error(refusalToReplace);
    await client.query(dropEverything);
    await client.query(makeRoles);
  } finally {
    await client.end();
  }
  const all = ["--no-owner", "--single-transaction", "--exit-on-error"];
  await runClient("pg_restore", databaseUrl, all, { input: await contents.stream() });
}
