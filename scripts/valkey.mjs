// A Valkey for the tests of limits over several processes: an installed one, or the distribution's package of the Redis that
// it comes from, which every Debian has. Without one those tests are left out.
import { installDebianPackage, onPath } from "./debian.mjs";

/** Valkey, or the Redis that it comes from: what counts limits speaks to both. */
const programs = ["valkey-server", "redis-server"];

/** @returns {string | undefined} the path of a Valkey's program; nothing where none is installed */
export const findValkey = () => programs.map(onPath).find((path) => path !== undefined);

/** Installs one where there is none and it can be had; says what is left out where it cannot. */
export function installValkey() {
  if (findValkey()) return;
  console.log("Installing Redis …");
  installDebianPackage("redis-server");
  if (!findValkey())
    console.log("There is no Valkey: limits over several processes are tested on PostgreSQL alone.");
}
