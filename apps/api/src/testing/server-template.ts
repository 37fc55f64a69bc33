import { randomBytes } from "node:crypto";
import pg from "pg";
import { openDatabase, type OpenDatabase } from "../platform/database";
import { migrate } from "../platform/migrations";

const template = "haat_test_template";

/** The address of another database on the same server. */
function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(serverUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes a migrated database that others are copied from. */
export async function createTemplate(serverUrl: string): Promise<void> {
  await onServer(serverUrl, `drop database if exists ${template}`, `create database ${template}`);
  const opened = await openDatabase({ databaseUrl: databaseUrl(serverUrl, template), dataFolder: "" });
  await migrate(opened.db);
  await opened.close();
}

export async function dropTemplate(serverUrl: string): Promise<void> {
  await onServer(serverUrl, `drop database if exists ${template}`);
}

/** A fresh copy of the template; closing drops it. */
export const openCopy = (serverUrl: string) => openNew(serverUrl, `template ${template}`);

/** A database without any table; closing drops it. */
export const openEmpty = (serverUrl: string) => openNew(serverUrl, "");

/** The address of a new database without any table. */
export const createEmpty = (serverUrl: string) => createNew(serverUrl, "");

async function createNew(serverUrl: string, from: string) {
  const name = `haat_test_${randomBytes(6).toString("hex")}`;
  await onServer(serverUrl, `create database ${name} ${from}`);
  const drop = () => onServer(serverUrl, `drop database ${name} with (force)`);
  return { url: databaseUrl(serverUrl, name), drop };
}

async function openNew(serverUrl: string, from: string): Promise<OpenDatabase> {
  const { url, drop } = await createNew(serverUrl, from);
  const opened = await openDatabase({ databaseUrl: url, dataFolder: "", poolSize: 20 });
  const close = async () => {
    await opened.close();
    await drop();
  };
  return { db: opened.db, close };
}
