// A PostgreSQL server for the tests: an installed one, or the distribution's package. Without one the tests run on the
// embedded database, and say so.
import { existsSync } from "node:fs";
import { installDebianPackage, onPath } from "./debian.mjs";

/** Where Debian has the programs of the server. */
const debianFolder = "/usr/lib/postgresql";

/** Installs PostgreSQL where there is none and it can be had. */
export function installPostgres() {
  if (onPath("initdb") || existsSync(debianFolder)) return;
  console.log("Installing PostgreSQL …");
  installDebianPackage("postgresql");
}
