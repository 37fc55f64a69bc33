// A PostgreSQL server for the tests: one that is named or installed, or the distribution's package. Without one the tests
// run on the embedded database.
import { findPostgres } from "../apps/api/src/testing/private-postgres.mjs";
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
