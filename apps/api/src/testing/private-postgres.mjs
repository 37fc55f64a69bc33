import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findPostgres } from "../../../../scripts/postgres.mjs";

const folderPrefix = "haat-postgres-";
/** In each folder: the id of the process that it was made for. */
const ownerFile = "owner";

/**
 * Starts a PostgreSQL of its own on a free port of 127.0.0.1, in a temporary folder; PostgreSQL refuses to run as root,
 * so root starts it as `postgres` or `nobody`.
 * @param {string[]} settings such as `shared_buffers=512MB`
 * @param {string} within where its own folder is made
 * @param {{ key: string, cert: string }} [certificate] what it shows where it is spoken to over TLS; without one it speaks none
 * @returns {Promise<{ url: string, pid: () => number, stop: () => void, crash: () => void, restart: () => void,
 * addStandby: () => Promise<{ url: string, stop: () => void }> } | undefined>} `crash` ends it as a power cut does and `restart` starts
 * it again with what it had; `addStandby` starts one that follows it until one of both ends; nothing where no PostgreSQL is installed
 */
export async function startPrivatePostgres(settings = [], within = tmpdir(), certificate = undefined) {
  const binaries = findPostgres();
  if (!binaries) return undefined;
  const account = serverAccount();
  removeLeftovers(within, binaries, account);
  const folder = mkdtempSync(join(within, folderPrefix));
  writeFileSync(join(folder, ownerFile), String(process.pid));
  if (account) chownSync(folder, account.uid, account.gid);
  const run = (name, parameters) =>
    execFileSync(join(binaries, name), parameters, { ...account, cwd: folder, stdio: "ignore" });
  const data = join(folder, "data");
  const port = await freePort();
  const standbys = new Set();
  const stop = () => {
    for (const standby of standbys) stopServer(standby, binaries, account);
    stopAndRemove(folder, binaries, account);
  };
  const always = ["listen_addresses=127.0.0.1", "max_connections=200", "fsync=off"];
  const optionsOn = (each, all) => [`-p ${each} -k ${folder}`, ...all.map((one) => `-c ${one}`)].join(" ");
  const options = optionsOn(port, [...always, ...settings]);
  const restart = () => run("pg_ctl", ["-D", data, "-l", join(folder, "log"), "-w", "-o", options, "start"]);
  const crash = () => run("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]);
  try {
    run("initdb", ["-D", data, "-A", "trust", "-U", "haat", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"]);
    if (certificate) speakTls(data, certificate, account);
    restart();
  } catch (error) {
    stop();
    throw error;
  }
  const addStandby = async () => {
    const copy = join(folder, `standby-${standbys.size + 1}`);
    const ownPort = await freePort();
    // Its files as they are while it stands still: pg_basebackup is not among the programs everywhere.
    run("pg_ctl", ["-D", data, "-m", "fast", "-w", "stop"]);
    execFileSync("cp", ["-a", data, copy], { ...account, cwd: folder });
    writeFileSync(join(copy, "standby.signal"), "");
    restart();
    standbys.add(copy);
    appendFileSync(
      join(copy, "postgresql.auto.conf"),
      `primary_conninfo = 'host=127.0.0.1 port=${port} user=haat'\n`,
    );
    const own = optionsOn(ownPort, always);
    run("pg_ctl", ["-D", copy, "-l", join(folder, "standby-log"), "-w", "-o", own, "start"]);
    return {
      url: `postgres://haat@127.0.0.1:${ownPort}/postgres`,
      stop: () => stopServer(copy, binaries, account),
    };
  };
  const pid = () => Number.parseInt(readFileSync(join(data, "postmaster.pid"), "utf8"), 10);
  return { url: `postgres://haat@127.0.0.1:${port}/postgres`, pid, stop, crash, restart, addStandby };
}

/** Under the names and with the modes that PostgreSQL asks for. */
function speakTls(data, { key, cert }, account) {
  for (const [name, text] of Object.entries({ "server.key": key, "server.crt": cert })) {
    const file = join(data, name);
    writeFileSync(file, `${text}\n`, { mode: 0o600 });
    if (account) chownSync(file, account.uid, account.gid);
  }
  appendFileSync(join(data, "postgresql.auto.conf"), "ssl = on\n");
}

function stopServer(data, binaries, account) {
  const parameters = ["-D", data, "-m", "immediate", "-w", "stop"];
  spawnSync(join(binaries, "pg_ctl"), parameters, { ...account, cwd: dirname(data) });
}

function stopAndRemove(folder, binaries, account) {
  stopServer(join(folder, "data"), binaries, account);
  rmSync(folder, { recursive: true, force: true });
}

/** Ends and removes what a run that was killed left behind: it may lie in memory. */
function removeLeftovers(within, binaries, account) {
  for (const name of readdirSync(within).filter((each) => each.startsWith(folderPrefix))) {
    const owner = join(within, name, ownerFile);
    if (existsSync(owner) && !isRunning(Number(readFileSync(owner, "utf8"))))
      stopAndRemove(join(within, name), binaries, account);
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch ({ code }) {
    // Somebody else's process cannot be told anything.
    return code === "EPERM";
  }
}

function serverAccount() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const uid = spawnSync("id", ["-u", name], { encoding: "utf8" });
    const gid = spawnSync("id", ["-g", name], { encoding: "utf8" });
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error("PostgreSQL does not run as root, and there is neither a user postgres nor nobody.");
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
