// PostgreSQL on three nodes of this machine by Patroni and etcd, with HAProxy in front, from the files of
// deploy/postgres/cluster; for the measurement of a failover. Needs Debian's patroni, etcd-server and haproxy.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onPath } from "../scripts/debian.mjs";
import { findPostgres } from "../scripts/postgres.mjs";
import { freePorts, until } from "./drill-visitor.mjs";
import { root } from "./measured-server.mjs";

const host = "127.0.0.1";
const files = join(root, "deploy/postgres");

/** @returns whether all that the cluster is made of is on this machine */
export const hasPatroni = () =>
  ["patroni", "etcd", "haproxy", "psql"].every((name) => onPath(name)) && serverPrograms() !== undefined;

/** All programs of the newest PostgreSQL in Debian's folders: on the path are only some of them. */
const serverPrograms = () => findPostgres("");

/**
 * Starts the cluster with the product's role and database.
 * @returns {Promise<{ url: string, readUrl: string, nodes: Node[], states: () => Promise<string[]>, leader: () => Promise<Node | undefined>,
 * standbys: () => Promise<Node[]>, stop: () => void }>} `url` leads to whichever node is the primary, `readUrl` to
 * one of the others
 */
export async function startPatroniCluster() {
  const folder = mkdtempSync(join(tmpdir(), "haat-patroni-"));
  const account = serverAccount();
  const passwords = { superuser: secret(), replication: secret(), rewind: secret() };
  const ports = await freePorts(16);
  const children = new Set();
  const etcds = [0, 1, 2].map(() => ({ client: ports.shift(), peer: ports.shift() }));
  const nodes = [1, 2, 3].map((number) => ({
    name: `db${number}`,
    port: ports.shift(),
    rest: ports.shift(),
    // Patroni renames it when it could not be filled: the folder around it is to be its own, too.
    data: join(folder, `db${number}`, "data"),
  }));
  const entry = ports.shift();
  const readEntry = ports.shift();

  /** Starts a program whose words go to a file. */
  const run = (name, program, parameters, { env = {}, as } = {}) => {
    const log = openSync(join(folder, `${name}.log`), "a");
    const options = {
      env: { PATH: process.env.PATH, ...env },
      stdio: ["ignore", log, log],
      cwd: folder,
      ...as,
    };
    const child = spawn(program, parameters, options);
    children.add(child);
    child.once("exit", () => children.delete(child));
    return child;
  };
  const startNode = (node) => {
    node.patroni = run(node.name, "patroni", [join(folder, "patroni.yml")], {
      env: environmentOf(node, { etcds, passwords }),
      as: account,
    });
  };
  const stop = () => {
    for (const child of children) child.kill("SIGKILL");
    for (const node of nodes) endPostgres(node);
    rmSync(folder, { recursive: true, force: true });
  };

  chmodSync(folder, 0o755);
  copyFileSync(join(files, "cluster/patroni.yml"), join(folder, "patroni.yml"));
  for (const { name } of nodes) {
    const own = join(folder, name);
    mkdirSync(own, { mode: 0o700 });
    if (account) chownSync(own, account.uid, account.gid);
  }
  try {
    startEtcds(etcds, folder, run);
    await until(() => isEtcdUp(etcds[0]), "etcd");
    for (const node of nodes) startNode(node);
    run("haproxy", onPath("haproxy"), ["-db", "-f", join(files, "cluster/haproxy.cfg")], {
      env: proxyEnvironment(entry, readEntry, nodes),
    });
    await until(
      async () => (await standbysOf(nodes)).length === 2 && (await hasSyncStandby(nodes)),
      "the cluster",
    );
    const superuser = `postgres://postgres:${passwords.superuser}@${host}:${entry}/postgres`;
    execFileSync("psql", ["-q", "-v", "ON_ERROR_STOP=1", "-d", superuser, "-f", join(files, "role.sql")]);
    const password = secret();
    execFileSync("psql", ["-q", "-d", superuser, "-c", `alter role haat password '${password}'`]);
    return {
      url: `postgres://haat:${password}@${host}:${entry}/haat`,
      readUrl: `postgres://haat:${password}@${host}:${readEntry}/haat`,
      nodes,
      leader: () => leaderOf(nodes),
      standbys: () => standbysOf(nodes),
      hasSyncStandby: () => hasSyncStandby(nodes),
      /** Ends a node as when its machine loses power. */
      kill: (node) => {
        node.patroni.kill("SIGKILL");
        endPostgres(node);
      },
      start: startNode,
      stop,
    };
  } catch (error) {
    for (const name of ["db1", "db2", "db3", "haproxy"]) console.log(tail(join(folder, `${name}.log`)));
    stop();
    throw error;
  }
}

const secret = () => randomBytes(16).toString("hex");

/** PostgreSQL refuses to run as root. */
function serverAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function startEtcds(etcds, folder, run) {
  const cluster = etcds.map(({ peer }, place) => `etcd${place + 1}=http://${host}:${peer}`).join(",");
  for (const [place, { client, peer }] of etcds.entries()) {
    const name = `etcd${place + 1}`;
    run(name, "etcd", [
      `--name=${name}`,
      `--data-dir=${join(folder, name)}`,
      `--listen-client-urls=http://${host}:${client}`,
      `--advertise-client-urls=http://${host}:${client}`,
      `--listen-peer-urls=http://${host}:${peer}`,
      `--initial-advertise-peer-urls=http://${host}:${peer}`,
      `--initial-cluster=${cluster}`,
      "--initial-cluster-state=new",
    ]);
  }
}

async function isEtcdUp({ client }) {
  const answer = await fetch(`http://${host}:${client}/health`).catch(() => undefined);
  return answer?.ok === true;
}

/** What patroni.env says on a node's machine. */
function environmentOf({ name, port, rest, data }, { etcds, passwords }) {
  return {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: etcds.map(({ client }) => `${host}:${client}`).join(","),
    PATRONI_RESTAPI_LISTEN: `${host}:${rest}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${host}:${rest}`,
    PATRONI_POSTGRESQL_LISTEN: `${host}:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${host}:${port}`,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_BIN_DIR: serverPrograms(),
    PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
    PATRONI_REPLICATION_PASSWORD: passwords.replication,
    PATRONI_REWIND_PASSWORD: passwords.rewind,
  };
}

function proxyEnvironment(entry, readEntry, nodes) {
  const env = { LISTEN: `${host}:${entry}`, LISTEN_READ: `${host}:${readEntry}` };
  for (const [place, { port, rest }] of nodes.entries()) {
    env[`DB${place + 1}`] = host;
    env[`PORT${place + 1}`] = String(port);
    env[`CHECK${place + 1}`] = String(rest);
  }
  return env;
}

/** What Patroni says of a node; nothing where it does not answer. */
async function stateOf({ rest }) {
  const answer = await fetch(`http://${host}:${rest}/patroni`).catch(() => undefined);
  return answer?.json();
}

async function leaderOf(nodes) {
  for (const node of nodes) {
    const state = await stateOf(node);
    if (state?.role === "master" && state.state === "running") return node;
  }
  return undefined;
}

/** The nodes that follow the primary, with its newest timeline. */
async function standbysOf(nodes) {
  const states = await Promise.all(nodes.map(stateOf));
  const newest = Math.max(...states.map((state) => state?.timeline ?? 0));
  return nodes.filter(
    (_, place) =>
      states[place]?.role === "replica" &&
      states[place].state === "running" &&
      states[place].timeline === newest,
  );
}

async function hasSyncStandby(nodes) {
  const answers = await Promise.all(
    nodes.map(({ rest }) => fetch(`http://${host}:${rest}/synchronous`).catch(() => undefined)),
  );
  return answers.some((answer) => answer?.ok === true);
}

/** Ends PostgreSQL at once; its processes end when it is gone. */
function endPostgres({ data }) {
  const file = join(data, "postmaster.pid");
  if (!existsSync(file)) return;
  const pid = readFileSync(file, "utf8").split("\n")[0];
  spawnSync("kill", ["-9", pid]);
}

function tail(file) {
  return existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(-60).join("\n") : "";
}
