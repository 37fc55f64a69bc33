// Sets up a platform as `deploy/` says, on loopback: a release packed and installed into an empty folder, PostgreSQL with the
// role of role.sql, Caddy with its own authority; asks pages over TLS, takes a backup and restores it, upgrades and goes back
// while a visitor looks at pages. Needs a build, PostgreSQL and Caddy. `npm run deploy-drill`
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clearTimeout } from "node:timers";
import pg from "pg";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { onPath } from "../scripts/debian.mjs";
import { pack } from "../scripts/release.mjs";
import { check, duringLooks, faults, printDrill, step } from "./drill-notes.mjs";
import { writeDrillSettings } from "./drill-settings.mjs";
import { freePorts, until, visitorOf } from "./drill-visitor.mjs";
import { addMigration, askEverything, platform, shopWithDomain } from "./drill-platform.mjs";
import { root } from "./measured-server.mjs";

const mostMinutes = 25;
const deploy = join(root, "deploy");
const children = [];

const postgres = onPath("caddy") ? await startPrivatePostgres() : undefined;
if (!postgres) {
  console.log("skipped, because this machine has no Caddy or no PostgreSQL server");
  process.exit();
}
const folder = mkdtempSync(join(tmpdir(), "haat-drill-"));
const impatient = setTimeout(() => {
  console.log(`It takes more than ${mostMinutes} minutes: given up.`);
  end(1);
}, mostMinutes * 60_000);

const [httpPort, httpsPort, port] = await freePorts(3);
const home = join(folder, "opt");
const settings = join(folder, "haat.env");
const keys = join(folder, "keys.txt");
const data = join(folder, "data");
const commandEnvironment = {
  ...process.env,
  HAAT_HOME: home,
  HAAT_SETTINGS: settings,
  HAAT_USER: process.env.USER || "root",
  DATA_FOLDER: data,
};

try {
  await drill();
} catch (error) {
  faults.push(error.stack);
}
printDrill();
end(faults.length > 0 ? 1 : 0);

async function drill() {
  const databaseUrl = await makeRole();
  mkdirSync(data, { recursive: true, mode: 0o700 });
  mkdirSync(join(home, "releases"), { recursive: true });
  const archives = await step("pack two releases", () => [
    pack(folder, { version: "0.0.1" }),
    pack(folder, { version: "0.0.2", change: addMigration }),
  ]);
  await step("install the first", () => haat("install", archives[0]));
  await writeSettings(databaseUrl);
  await step("fill it with the demo's shops", seed);
  const server = await step("start product and Caddy", startAll);
  const visitor = visitorOf({
    httpsPort,
    httpPort,
    authority: join(folder, "caddy/pki/authorities/local/root.crt"),
  });
  await askEverything(visitor, `:${httpsPort}`);
  await step("backup", () => haat("backups", "take"));
  await step("restore drill", () => haat("backups", "drill"));
  await upgradeAndBack(visitor, server, archives[1]);
}

/** The role that role.sql makes; the server's first superuser has its name, and takes another one. */
async function makeRole() {
  const ask = async (url, statements) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await ask(postgres.url, ["create role boss superuser login"]);
  const boss = postgres.url.replace("haat@", "boss@");
  const statements = readFileSync(join(deploy, "postgres/role.sql"), "utf8")
    .replace(/^--.*$/gm, "")
    .split(";");
  await ask(boss, ["alter role haat rename to first", ...statements.filter((each) => each.trim() !== "")]);
  return postgres.url.replace("/postgres", "/haat");
}

function writeSettings(databaseUrl) {
  return writeDrillSettings({
    deploy,
    settings,
    keys,
    keysMode: 0o600,
    own: { PLATFORM_HOST: `${platform}:${httpsPort}`, DATABASE_URL: databaseUrl },
    more: [`BACKUP_IDENTITY=${keys}`],
  });
}

function haat(...parameters) {
  const script = join(parameters[0] === "install" ? deploy : join(home, "current/deploy"), "haat");
  const { status, stdout, stderr } = spawnSync("sh", [script, ...parameters], {
    encoding: "utf8",
    env: commandEnvironment,
  });
  if (status !== 0) throw new Error(`haat ${parameters.join(" ")} ended with ${status}.\n${stderr}`);
  return stdout;
}

/** What the unit sets for the product. */
function unitEnvironment() {
  const unit = readFileSync(join(deploy, "systemd/haat.service"), "utf8");
  const pairs = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line]) => line.split(" "));
  return {
    ...Object.fromEntries(pairs.map((pair) => pair.split("="))),
    DATA_FOLDER: data,
    PORT: String(port),
    LOG_LEVEL: "warn",
  };
}

async function startProduct(env = {}) {
  const main = join(home, "current/apps/storefront/build/main.js");
  const child = start(process.execPath, [`--env-file=${settings}`, main], {
    PATH: process.env.PATH,
    ...unitEnvironment(),
    ...env,
  });
  await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok, "the product", child);
  return child;
}

function start(program, parameters, env) {
  const child = spawn(program, parameters, { env, stdio: ["ignore", "ignore", "inherit"] });
  children.push(child);
  return child;
}

function stop(child) {
  if (child.exitCode !== null) return undefined;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  return ended;
}

/** The demo runs where this machine alone reaches it; what it made stays. One shop has a domain of its own. */
async function seed() {
  await stop(await startProduct({ HAAT_DEMO: "1", PLATFORM_HOST: "localhost", WEB_CONCURRENCY: "1" }));
  const client = new pg.Client({
    connectionString: postgres.url.replace("/postgres", "/haat").replace("haat@", "boss@"),
  });
  await client.connect();
  await client.query(shopWithDomain);
  await client.end();
}

async function startAll() {
  const server = await startProduct();
  const caddy = join(folder, "caddy-home");
  mkdirSync(caddy);
  const options = [
    "local_certs",
    "skip_install_trust",
    "admin off",
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
  ];
  const env = {
    HAAT_UPSTREAM: `127.0.0.1:${port}`,
    ACME_EMAIL: "a@haat.example",
    CADDY_GLOBAL_OPTIONS: options.join("\n"),
  };
  const config = ["run", "--adapter", "caddyfile", "--config", join(deploy, "Caddyfile")];
  const child = spawn("caddy", config, {
    env: { PATH: process.env.PATH, HOME: caddy, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: caddy, ...env },
    stdio: "ignore",
  });
  children.push(child);
  await until(() => existsSync(join(folder, "caddy/pki/authorities/local/root.crt")), "Caddy", child);
  return server;
}

async function upgradeAndBack(visitor, first, archive) {
  let server = first;
  await step("install the second", () => haat("install", archive));
  const during = (name, work) => duringLooks(visitor, { host: `rongdhonu.${platform}`, name, work });
  const knows = async () => {
    const client = new pg.Client({ connectionString: postgres.url.replace("/postgres", "/haat") });
    await client.connect();
    const { rows: found } = await client.query("select to_regclass('public.drill') is not null as is_there");
    await client.end();
    return found[0].is_there;
  };
  await during("upgrade by a reload", async () => {
    server.kill("SIGUSR2");
    await until(knows, "the newer release");
  });
  check("the newer tables are there", await knows(), true);
  await during("the way back", async () => {
    await stop(server);
    haat("back");
    server = await startProduct();
  });
  check("the newer tables are gone", await knows(), false);
  await stop(server);
}

function end(code) {
  clearTimeout(impatient);
  for (const child of children) child.kill("SIGKILL");
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}
