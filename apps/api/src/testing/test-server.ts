import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { startPrivatePostgres } from "./private-postgres.mjs";

export interface TestServer {
  url: string;
  stop(): void;
}

/** Nothing that tests write has to outlive them. */
const forgetful = ["synchronous_commit=off", "full_page_writes=off", "autovacuum=off", "max_wal_size=128MB"];

/** Where Linux keeps files in memory, and the room that the databases of a run need there, in bytes. */
const memory = "/dev/shm";
const enough = 2 * 1024 ** 3;

/**
 * The PostgreSQL server of a test run: the one that `TEST_DATABASE_URL` names, or a private one that ends with the run.
 * @returns nothing where none is named and none is installed
 */
export async function startTestServer(): Promise<TestServer | undefined> {
  const named = process.env["TEST_DATABASE_URL"];
  return named ? { url: named, stop: () => undefined } : startPrivatePostgres(forgetful, scratchFolder());
}

/** In memory where there is room: each test's database is hundreds of files, and to make them on a disk takes most of its time. */
function scratchFolder(): string {
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= enough ? memory : tmpdir();
}
