import { readConfig } from "./platform/config";
import { openDatabase } from "./platform/database";
import { migrate, takeBack } from "./platform/migrations";

const usage = `migrate up                          brings the tables up to date (every start does so, too)
migrate down <to> [--lose-data]     takes migrations back until <to>, such as 0004, is the newest; none: all of them`;

/** `npm run migrate`: moves the tables of the database that the environment names, while nothing else uses it. */
async function run([direction, ...parameters]: string[]): Promise<void> {
  const [to] = parameters.filter((parameter) => !parameter.startsWith("--"));
  if (direction !== "up" && (direction !== "down" || to === undefined)) throw new Error(usage);
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    if (direction === "up") await migrate(db);
    else if (to !== undefined) {
      const taken = await takeBack(db, { to, mayLose: parameters.includes("--lose-data") });
      for (const tag of taken) console.log(`Taken back: ${tag}`);
    }
    console.log("Done.");
  } finally {
    await close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
