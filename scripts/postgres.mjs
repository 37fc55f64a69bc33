// A PostgreSQL server for the tests: one that is named or installed, or the distribution's package. Without one the tests
// run on the embedded database.
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackage } from "./debian.mjs";

const missing = `There is no PostgreSQL: api and pages run on the embedded database, which takes longer. To have one, install
it (\`apt-get install postgresql\`), or name a server in TEST_DATABASE_URL.`;

/** Installs PostgreSQL where there is none and it can be had; says how to have one where it cannot. */
export function installPostgres() {
  if (process.env.TEST_DATABASE_URL || findPostgres()) return;
  console.log("Installing PostgreSQL …");
  installDebianPackage("postgresql");
  if (!findPostgres()) console.log(missing);
}

/**
 * @param {string} path folders of programs, as in `PATH`
 * @param {string} debian where Debian has a folder for each version
 * @returns {string | undefined} the folder of a PostgreSQL server's programs; the client's alone are none
 */
export function findPostgres(path = process.env.PATH ?? "", debian = "/usr/lib/postgresql") {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...path.split(delimiter), ...versions.map((version) => join(debian, version, "bin"))];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_ctl")));
}
