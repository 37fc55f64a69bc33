import { randomBytes } from "node:crypto";
import pg from "pg";
import type { Database, OpenDatabase } from "../database/database";
import { openDatabase } from "../database/open-database";
import { patientCallMilliseconds } from "./patience";

/** A database of a PostgreSQL server that others are copied from. */
export interface ServerTemplate {
  serverUrl: string;
  /** Its name on the server. */
  name: string;
}

/** The address of another database on the same server. */
function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes a database and fills it; others are copied from it in a tenth of a second. */
export async function createTemplate(
  serverUrl: string,
  fill: (db: Database) => Promise<unknown>,
): Promise<ServerTemplate> {
  const { name, url } = await createDatabase(serverUrl);
  const { db, close } = await openDatabase({ databaseUrl: url, dataFolder: "" });
  await fill(db);
  await close();
  return { serverUrl, name };
}

export async function dropTemplate({ serverUrl, name }: ServerTemplate): Promise<void> {
  await onServer(serverUrl, `drop database if exists ${name}`);
}

/** A new database on the server, with what the template has or without any table. */
export async function createDatabase(serverUrl: string, template?: ServerTemplate) {
  const name = `haat_test_${randomBytes(6).toString("hex")}`;
  // Its files are copied as they are: through the log each of their pages would be written twice.
  const copied = template ? `template ${template.name} strategy file_copy` : "";
  await onServer(serverUrl, `create database ${name} ${copied}`);
  const drop = () => onServer(serverUrl, `drop database ${name} with (force)`);
  return { name, url: databaseUrl(serverUrl, name), drop };
}

/** Opens a new database on the server; closing drops it. */
export async function openNewDatabase(serverUrl: string, template?: ServerTemplate): Promise<OpenDatabase> {
  const { url, drop } = await createDatabase(serverUrl, template);
  const opened = await openDatabase({
    databaseUrl: url,
    dataFolder: "",
    poolSize: 20,
    callMilliseconds: patientCallMilliseconds,
  });
  const close = async () => {
    await opened.close();
    await drop();
  };
  return { db: opened.db, close };
}
