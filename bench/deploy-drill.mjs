// Sets up a platform as `deploy/` says, on loopback: a release packed and installed into an empty folder, PostgreSQL with the
// role of role.sql, Caddy with its own authority; asks pages over TLS, takes a backup and restores it, upgrades and goes back
// while a visitor looks at pages. Needs a build, PostgreSQL and Caddy. `npm run deploy-drill`
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { clearTimeout } from "node:timers";
import { URLSearchParams } from "node:url";
import { generateIdentity, identityToRecipient } from "age-encryption";
import pg from "pg";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { onPath } from "../scripts/debian.mjs";
import { pack } from "../scripts/release.mjs";
import { freePorts, sleep, until, visitorOf } from "./drill-visitor.mjs";
import { printTable, root } from "./measured-server.mjs";

const mostMinutes = 12;
const deploy = join(root, "deploy");
const faults = [];
const rows = [];
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
const platform = "haat.example";
const home = join(folder, "opt");
const settings = join(folder, "haat.env");
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
printTable(["step", "seconds", "seen"], rows);
for (const fault of faults) console.log(`FAULT: ${fault}`);
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
  await askEverything(visitor);
  await step("backup", () => haat("backups", "take"));
  await step("restore drill", () => haat("backups", "drill"));
  await upgradeAndBack(visitor, server, archives[1]);
}

/** Runs a step and notes how long it took. @returns what it gave */
async function step(
  name,
  work,
  seen = (result) => (typeof result === "string" ? result.trim().split("\n").at(-1) : ""),
) {
  const began = performance.now();
  const result = await work();
  rows.push([name, ((performance.now() - began) / 1000).toFixed(1), seen(result)]);
  return result;
}

function check(what, found, expected) {
  const isRight = JSON.stringify(found) === JSON.stringify(expected);
  rows.push([what, "", isRight ? "as it should be" : "WRONG"]);
  if (!isRight) faults.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`);
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

/** The newer release has one migration more. */
function addMigration(release) {
  const migrations = join(release, "apps/api/migrations");
  const file = join(migrations, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  const tag = "9999_drill";
  journal.entries.push({
    idx: journal.entries.length,
    version: "7",
    when: Date.now(),
    tag,
    breakpoints: true,
  });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(migrations, `${tag}.sql`), "create table drill (id integer primary key);");
  writeFileSync(join(migrations, "down", `${tag}.sql`), "drop table drill;");
}

async function writeSettings(databaseUrl) {
  const identity = await generateIdentity();
  writeFileSync(join(folder, "keys.txt"), `${identity}\n`);
  const own = {
    PLATFORM_HOST: `${platform}:${httpsPort}`,
    HAAT_SECRET: randomBytes(32).toString("base64"),
    METRICS_TOKEN: randomBytes(16).toString("hex"),
    DATABASE_URL: databaseUrl,
  };
  const sample = readFileSync(join(deploy, ".env.example"), "utf8");
  const filledIn = sample.replace(/^([A-Z_]+)=.*$/gm, (line, name) =>
    own[name] ? `${name}=${own[name]}` : line,
  );
  const backups = `BACKUP_RECIPIENTS=${await identityToRecipient(identity)}\nBACKUP_IDENTITY=${join(folder, "keys.txt")}\n`;
  writeFileSync(settings, filledIn + backups, { mode: 0o600 });
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
  await client.query(`insert into shop_domain (shop_id, domain, token, prefers_www, added_at, looked_at, next_look_at,
      has_record, bare_state, www_state, verified_at, good_at, is_primary)
    select id, 'rangdhonu.com', repeat('t', 43), false, now(), now(), now() + interval '1 day',
      true, 'here', 'here', now(), now(), false from shop where slug = 'rongdhonu'`);
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

async function askEverything(visitor) {
  const statusOf = async (host, path = "/en") => (await visitor.ask(host, path)).status;
  const hosts = [platform, `console.${platform}`, `rongdhonu.${platform}`, "rangdhonu.com"];
  const began = performance.now();
  const statuses = [];
  for (const host of hosts) statuses.push(await statusOf(host));
  rows.push([
    "first look at four hosts",
    ((performance.now() - began) / 1000).toFixed(1),
    statuses.join(", "),
  ]);
  check("pages over TLS, with verified certificates", statuses, [200, 200, 200, 200]);
  const own = await visitor.ask("rangdhonu.com", "/en");
  check("the own domain shows its shop", /<title>[^<]*Rongdhonu/i.test(own.body), true);
  check(
    "an unknown domain has no certificate",
    await statusOf("evil.example").catch(() => "refused"),
    "refused",
  );
  check("nor has a name of no shop", await statusOf(`nobody.${platform}`).catch(() => "refused"), "refused");
  const plain = await visitor.askPlain(`rongdhonu.${platform}`, "/en?x=1");
  check(
    "HTTP leads to HTTPS",
    [plain.status, plain.headers.location?.startsWith("https://rongdhonu.")],
    [308, true],
  );
  const asked = await statusOf(platform, `/.well-known/known-host?domain=${platform}`);
  check(
    "visitors are told of no host, and no numbers",
    [asked, await statusOf(platform, "/metrics")],
    [404, 404],
  );
  await buy(visitor);
  await forge(visitor);
}

/** A form of a page: its cookie, and who may post it. */
async function buy(visitor) {
  const host = `rongdhonu.${platform}`;
  const path = "/en/product-details/monipuri-saree";
  const { body } = await visitor.ask(host, path);
  const box = /<form[^>]*data-slot="buy-box"[^]*?<\/form>/.exec(body)?.[0] ?? "";
  const fields = new URLSearchParams({ quantity: "1" });
  for (const [input] of box.matchAll(/<(?:input|button)[^>]*>/g)) {
    const [, name] = /name="([^"]*)"/.exec(input) ?? [];
    const [, value] = /value="([^"]*)"/.exec(input) ?? [];
    const isChosen = !/type="radio"/.test(input) || /checked/.test(input);
    if (name && name !== "quantity" && isChosen && !fields.has(name)) fields.set(name, value ?? "");
  }
  const action = /action="([^"]*)"/.exec(box)?.[1]?.replaceAll("&amp;", "&") ?? path;
  const post = (origin) => visitor.ask(host, action, { method: "POST", body: String(fields), origin });
  check("a form of another site is refused", (await post("https://evil.example")).status, 403);
  const taken = await post(`https://${host}:${httpsPort}`);
  const cookies = (taken.headers["set-cookie"] ?? []).filter(
    (cookie) => /secure/i.test(cookie) && /httponly/i.test(cookie),
  );
  check(
    "the page's own form is taken, its session's cookie is secure",
    [taken.status < 400, cookies.length > 0],
    [true, true],
  );
}

/** Whoever says that it comes from elsewhere is counted as who it is. */
async function forge(visitor) {
  const left = async (address) => {
    const headers = { "X-Forwarded-For": address, "X-Client-Address": address, Forwarded: `for=${address}` };
    const answer = await visitor.ask(platform, "/api/v1/division_by_country/en/BD", { headers });
    return Number(/r=(\d+)/.exec(answer.headers.ratelimit ?? "")?.[1]);
  };
  const counts = [await left("203.0.113.1"), await left("203.0.113.2"), await left("203.0.113.3")];
  const [first] = counts;
  check("a forged address is not believed", [first > 0, ...counts], [true, first, first - 1, first - 2]);
}

async function upgradeAndBack(visitor, first, archive) {
  let server = first;
  await step("install the second", () => haat("install", archive));
  const during = async (name, work) => {
    const looks = visitor.look(`rongdhonu.${platform}`, "/en");
    await sleep(500);
    await step(name, work);
    await sleep(3000);
    const { count, failed, longest } = await looks.end();
    rows.push([
      `${name}: a visitor's ${count} looks`,
      (longest / 1000).toFixed(1),
      `${failed} failed; the longest took so long`,
    ]);
    if (failed > 0) faults.push(`${name}: ${failed} of ${count} looks failed`);
  };
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
