import { applyReference } from "../reference/apply-reference";
import { backUp, restore } from "./database/backup";
import { readConfig } from "./process/config";
import { openDatabase } from "./database/open-database";
import { migrate, takeBack } from "./database/migrations";
import { keepFilesPrivate } from "./process/private-folder";

const usage = `migrate up                        brings the tables up to date, as every start does
migrate down <to> [--lose-data]   takes migrations back until <to>, such as 0004, is the newest; none: all of them
backup <file> [--recipient age1…]  writes the whole database into a file, which then only the recipients can read
restore <file> [--replace] [--identity <file>]
                                  fills an empty database from such a file; --replace throws away what is in it,
                                  --identity names the file that opens an encrypted one`;

/** The options that take a value. */
const named = ["--recipient", "--identity"] as const;

/** The commands on the database that the environment names. @throws in words for whoever typed them */
async function run([command, ...parameters]: string[]): Promise<string> {
  const config = readConfig(process.env);
  const valuesOf = (option: (typeof named)[number]) =>
    parameters.filter((_, place) => parameters[place - 1] === option);
  const isValue = (place: number) => named.some((option) => option === parameters[place - 1]);
  const has = (option: string) => parameters.includes(option);
  const [first, second] = parameters.filter(
    (parameter, place) => !parameter.startsWith("--") && !isValue(place),
  );
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

keepFilesPrivate();
try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
