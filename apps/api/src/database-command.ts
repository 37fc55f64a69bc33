import { applyReference } from "../reference/apply-reference";
import { backupsUsage, runBackups } from "./backups/backups-command";
import { backUp, restore } from "./database/backup";
import {
  forgetSecondFactor,
  makeAdmin,
  requireMobileNumber,
} from "./features/platform-staff/platform-admin.usecases";
import { systemClock } from "./process/clock";
import { readConfig, type ApiConfig } from "./process/config";
import { openDatabase } from "./database/open-database";
import { migrate, newestMigration, takeBack } from "./database/migrations";
import { keepFilesPrivate } from "./process/private-folder";

const usage = `admin <phone> [--name "First Last"]  makes the account of a number an admin of the platform, and opens it where there is none
admin <phone> --forget-second-factor  takes away the second factor of who has lost it
migrate up                        brings the tables up to date, as every start does
migrate newest                    says which is the newest migration of this release; asks no database
migrate down <to> [--lose-data]   takes migrations back until <to>, such as 0004, is the newest; none: all of them
backup <file> [--recipient age1…]  writes the whole database into a file, which then only the recipients can read
restore <file> [--replace] [--identity <file>]
                                  fills an empty database from such a file; --replace throws away what is in it,
                                  --identity names the file that opens an encrypted one
${backupsUsage}`;

/** The options that take a value, and those that do not, by their commands. */
const named = ["--recipient", "--identity", "--name"] as const;
const known: Readonly<Record<string, readonly string[]>> = {
  admin: ["--name", "--forget-second-factor"],
  migrate: ["--lose-data"],
  backup: ["--recipient"],
  restore: ["--replace", "--identity"],
};

/** The commands on the database that the environment names. @throws in words for whoever typed them */
async function run([command, ...parameters]: string[]): Promise<string> {
  if (command === "migrate" && parameters.join() === "newest") return newestMigration();
  const config = readConfig(process.env);
  if (command === "backups") return runBackups(config, parameters, systemClock.now());
  const valuesOf = (option: (typeof named)[number]) =>
    parameters.filter((_, place) => parameters[place - 1] === option);
  const isValue = (place: number) => named.some((option) => option === parameters[place - 1]);
  const has = (option: string) => parameters.includes(option);
  const [first, second] = parameters.filter(
    (parameter, place) => !parameter.startsWith("--") && !isValue(place),
  );
  // A mistyped option is not left out silently: without it the command would do something else.
  const isStrange = (parameter: string, place: number) =>
    parameter.startsWith("--") && !isValue(place) && !known[command ?? ""]?.includes(parameter);
  if (parameters.some(isStrange)) throw new Error(usage);
  if (command === "backup" && first) {
    if (has("--recipient") && valuesOf("--recipient").length === 0) throw new Error(usage);
    await backUp(config, first, valuesOf("--recipient"));
    return `Written: ${first}`;
  }
  if (command === "restore" && first) {
    const [identityFile] = valuesOf("--identity");
    await restore(config, first, { mayReplace: has("--replace"), identityFile });
    return `Restored from ${first}`;
  }
  if (command === "admin" && first) {
    const isBoth = has("--name") && has("--forget-second-factor");
    if (isBoth || (has("--name") && valuesOf("--name").length === 0)) throw new Error(usage);
    return changeAdmin(config, first, {
      name: valuesOf("--name")[0],
      forgets: has("--forget-second-factor"),
    });
  }
  if (command !== "migrate" || (first !== "up" && (first !== "down" || !second))) throw new Error(usage);
  const { db, close } = await openDatabase(config);
  try {
    if (first === "up" || !second) {
      await migrate(db);
      await applyReference(db);
      return "The tables are up to date.";
    }
    const taken = await takeBack(db, { to: second, mayLose: has("--lose-data") });
    return taken.length > 0 ? `Taken back: ${taken.join(", ")}` : "There was nothing to take back.";
  } finally {
    await close();
  }
}

/** Makes an admin, or takes away a second factor. The tables are brought up to date first, for there may be none yet. */
async function changeAdmin(
  config: ApiConfig,
  phone: string,
  { name, forgets }: { name: string | undefined; forgets: boolean },
): Promise<string> {
  requireMobileNumber(phone);
  const { db, close } = await openDatabase(config);
  try {
    await migrate(db);
    await applyReference(db);
    const parts = { db, clock: systemClock };
    const { protocol, host } = new URL(config.platformOrigin);
    const console = `${protocol}//console.${host}`;
    if (forgets) {
      await forgetSecondFactor(parts, phone);
      return `${phone} has no second factor any more and is signed out everywhere. It signs in at ${console} with its phone alone.`;
    }
    const isNew = await makeAdmin(parts, phone, name);
    const already = isNew ? "is an admin of the platform now" : "was an admin of the platform already";
    return `${phone} ${already}. Sign in at ${console} with this number; the first thing asked for there is a second factor.`;
  } finally {
    await close();
  }
}

keepFilesPrivate();
try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
