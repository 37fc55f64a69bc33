// A Valkey for the tests of limits over several processes: an installed one, or the distribution's package of the Redis that
// it comes from, which every Debian has. Without one those tests are left out.
import { installDebianPackage, onPath } from "./debian.mjs";

const isThere = () => onPath("valkey-server") || onPath("redis-server");

/** Installs one where there is none and it can be had; says what is left out where it cannot. */
export function installValkey() {
  if (isThere()) return;
  console.log("Installing Redis …");
  installDebianPackage("redis-server");
  if (!isThere())
    console.log("There is no Valkey: limits over several processes are tested on PostgreSQL alone.");
}
