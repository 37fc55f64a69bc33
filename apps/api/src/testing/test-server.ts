import { startPrivatePostgres } from "./private-postgres.mjs";
import { scratchFolder } from "./scratch-folder";

export interface TestServer {
  url: string;
  stop(): void;
}

/** Nothing that tests write has to outlive them. */
const forgetful = ["synchronous_commit=off", "full_page_writes=off", "autovacuum=off", "max_wal_size=128MB"];

/**
 * Tables that were never analysed are taken for larger than they are: for a few rows the server would start processes and
 * compile queries, which takes ten times what it takes to read them.
 */
const forFewRows = ["max_parallel_workers_per_gather=0", "jit=off"];

/**
 * The PostgreSQL server of a test run: the one that `TEST_DATABASE_URL` names, or a private one that ends with the run.
 * @returns nothing where none is named and none is installed
 */
export async function startTestServer(): Promise<TestServer | undefined> {
  const named = process.env["TEST_DATABASE_URL"];
  return named
    ? { url: named, stop: () => undefined }
    : startPrivatePostgres([...forgetful, ...forFewRows], scratchFolder());
}
