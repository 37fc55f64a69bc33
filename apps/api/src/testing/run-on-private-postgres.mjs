import { spawnSync } from "node:child_process";
import { startPrivatePostgres } from "./private-postgres.mjs";

/** Runs a command with `TEST_DATABASE_URL` set: `node run-on-private-postgres.mjs vitest run`. */
const [command, ...parameters] = process.argv.slice(2);
const postgres = await startPrivatePostgres();
if (!postgres) {
  console.log("No PostgreSQL is installed here: nothing was run on one.");
} else {
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url };
  const { status } = spawnSync(command, parameters, { stdio: "inherit", env });
  postgres.stop();
  process.exitCode = status ?? 1;
}
