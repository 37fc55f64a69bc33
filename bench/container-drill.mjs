// Sets up a platform as the container way of `deploy/` says: images built of the last commit, four containers by compose.yaml, pages
// over TLS of Caddy's own authority; a backup is taken and tried, then come an upgrade and the way back while a visitor looks at
// pages, and a restore. Needs root, Podman, docker-compose, ports 80 and 443, and debootstrap where no registry is reached.
// `npm run container-drill`
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { clearTimeout } from "node:timers";
import { onPath } from "../scripts/debian.mjs";
import { startEngine } from "./container-engine.mjs";
import { prepareImages } from "./container-images.mjs";
import { check, duringLooks, faults, printDrill, step } from "./drill-notes.mjs";
import { addMigration, askEverything, platform, shopWithDomain } from "./drill-platform.mjs";
import { writeDrillSettings } from "./drill-settings.mjs";
import { until, visitorOf } from "./drill-visitor.mjs";
import { root } from "./measured-server.mjs";

const mostMinutes = 25;
const project = "haat-drill";
const older = "0.0.1";
const newer = "0.0.2";
/** The image's own user must be able to read what it opens backups with. */
const keysMode = 0o644;

const missing = ["podman", "docker-compose"].filter((program) => !onPath(program));
if (missing.length > 0 || process.getuid?.() !== 0) {
  console.log(`skipped, because this is not root or has no ${missing.join(", ")}`);
  process.exit();
}

const folder = mkdtempSync(join(tmpdir(), "haat-containers-"));
const source = join(folder, "source");
const keys = join(folder, "keys.txt");
const settings = join(source, "deploy/.env");
let engine;
const podman = (...args) => engine.podman(...args);
const compose = (...args) => engine.compose(...args);
const impatient = setTimeout(() => {
  console.log(`It takes more than ${mostMinutes} minutes: given up.`);
  void end(1);
}, mostMinutes * 60_000);

try {
  unpackLastCommit();
  engine = await startEngine(folder, source);
  await drill();
} catch (error) {
  faults.push(error.stack);
}
printDrill();
await end(faults.length > 0 ? 1 : 0);

async function drill() {
  await step("images of Node, PostgreSQL and Caddy", () => prepareImages(engine, folder));
  await step("build the product's image", () =>
    podman("build", "--quiet", "--tag", imageOf(older), "--file", "deploy/Containerfile", source),
  );
  await step("build one with a migration more", buildNewer);
  await writeSettings();
  await step("fill it with the demo's shops", seed);
  await step("start all", () => compose("up", "-d", "--no-build"));
  const authority = await copyAuthority();
  const visitor = visitorOf({ httpsPort: 443, httpPort: 80, authority });
  await askEverything(visitor, "");
  await checkWalls();

  await step("backup", () => compose("exec", "-T", "backup", "haat", "backups", "take"));
  await step("restore drill", () => runOnce(older, ["backups", "drill"]));
  await upgradeAndBack(visitor);
  await restore();
  check("after the restore pages are there", (await visitor.ask(platform, "/en")).status, 200);
}

function unpackLastCommit() {
  mkdirSync(source);
  const { status } = spawnSync("sh", ["-c", `git archive HEAD | tar -x -C ${source}`], { cwd: root });
  if (status !== 0) throw new Error("The last commit could not be unpacked.");
}

function imageOf(version) {
  return `localhost/haat:${version}`;
}

/** The older image with one migration more, which the older one does not know. */
async function buildNewer() {
  addMigration(source);
  const recipe = [
    `FROM ${imageOf(older)}`,
    "COPY --chown=root:root apps/api/migrations /opt/haat/apps/api/migrations",
  ];
  const file = join(folder, "newer.Containerfile");
  writeFileSync(file, `${recipe.join("\n")}\n`);
  await podman("build", "--quiet", "--tag", imageOf(newer), "--file", file, source);
}

/** With the lines for compose. */
function writeSettings() {
  return writeDrillSettings({
    deploy: join(source, "deploy"),
    settings,
    keys,
    keysMode,
    own: { PLATFORM_HOST: platform },
    more: [
      `POSTGRES_PASSWORD=${randomBytes(24).toString("hex")}`,
      `HAAT_DATABASE_PASSWORD=${randomBytes(24).toString("hex")}`,
      `COMPOSE_PROJECT_NAME=${project}`,
      `HAAT_VERSION=${older}`,
      "CADDY_GLOBAL_OPTIONS=local_certs",
    ],
  });
}

function setVersion(version) {
  writeFileSync(
    settings,
    readFileSync(settings, "utf8").replace(/^HAAT_VERSION=.*$/m, `HAAT_VERSION=${version}`),
  );
}

function settingOf(name) {
  return new RegExp(`^${name}=(.*)$`, "m").exec(readFileSync(settings, "utf8"))?.[1] ?? "";
}

/** What compose.yaml gives the product: its `run` and Podman do not go together, so this stands for it. */
function productOptions() {
  const databaseUrl = `postgres://haat:${settingOf("HAAT_DATABASE_PASSWORD")}@postgres:5432/haat`;
  const options = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"];
  options.push("--security-opt", "no-new-privileges", "--network", `${project}_inside`);
  options.push("--env-file", settings, "--env", `DATABASE_URL=${databaseUrl}`);
  options.push("--volume", `${project}_data:/data`);
  return options;
}

/** One of the product's commands in a container of its own, with the key that opens backups. */
function runOnce(version, words) {
  const ofBackups = ["--env", "BACKUP_FOLDER=/backups", "--volume", `${project}_backups:/backups`];
  const ofKeys = ["--env", "BACKUP_IDENTITY=/run/keys.txt", "--volume", `${keys}:/run/keys.txt:ro`];
  return podman(
    "run",
    "--rm",
    ...productOptions(),
    ...ofBackups,
    ...ofKeys,
    imageOf(version),
    "haat",
    ...words,
  );
}

function psql(statement) {
  return podman("exec", `${project}_postgres_1`, "psql", "-U", "postgres", "-d", "haat", "-Atc", statement);
}

/** The demo runs where nobody reaches it; what it made stays. One shop has a domain of its own. */
async function seed() {
  await compose("up", "-d", "--no-build", "postgres");
  await until(() => psql("select 1 from pg_roles where rolname = 'haat'").then(Boolean), "PostgreSQL");
  await podman(
    "run",
    "--detach",
    "--name",
    "demo",
    ...productOptions(),
    "--env",
    "HAAT_DEMO=1",
    "--env",
    "PLATFORM_HOST=localhost",
    "--env",
    "WEB_CONCURRENCY=1",
    imageOf(older),
  );
  const isHealthy = () =>
    podman("exec", "demo", "node", "/opt/haat/deploy/check-health.mjs").then(() => true);
  await until(isHealthy, "the demo", undefined, 240);
  await podman("stop", "--time", "20", "demo");
  await podman("rm", "demo");
  await psql(shopWithDomain);
}

/** @returns the file of the authority that Caddy made for itself */
async function copyAuthority() {
  const file = join(folder, "authority.crt");
  const from = `${project}_caddy_1:/data/caddy/pki/authorities/local/root.crt`;
  await until(() => podman("cp", from, file).then(() => true), "Caddy");
  return file;
}

/** What the product and its database cannot do. */
async function checkWalls() {
  const inProduct = (script) =>
    podman("exec", `${project}_haat_1`, "sh", "-c", script).then((text) => text.trim());
  check("the product is not root", await inProduct("id -u"), "10001");
  check(
    "its files cannot be written",
    await inProduct("touch /opt/haat/x 2>/dev/null; test -e /opt/haat/x; echo $?"),
    "1",
  );
  check(
    "it has no capabilities",
    await inProduct("grep CapEff /proc/self/status"),
    "CapEff:\t0000000000000000",
  );
  // Caddy stands on the network that leads outside, where the product is, too.
  const reaches = "timeout 5 bash -c '</dev/tcp/caddy/80' 2>/dev/null; echo $?";
  const fromDatabase = await podman("exec", `${project}_postgres_1`, "sh", "-c", reaches);
  check(
    "the database reaches nothing outside, where the product does",
    [await inProduct(reaches), fromDatabase.trim() === "0"],
    ["0", false],
  );
}

async function upgradeAndBack(visitor) {
  const during = (name, work) => duringLooks(visitor, { host: `rongdhonu.${platform}`, name, work });
  const knowsDrill = async () => (await psql("select to_regclass('public.drill') is not null")).trim();
  await during("upgrade", async () => {
    setVersion(newer);
    await compose("up", "-d", "--no-build");
    await until(async () => (await knowsDrill()) === "t", "the newer image");
  });
  check("the newer tables are there", await knowsDrill(), "t");

  await during("the way back", async () => {
    await compose("stop", "haat");
    const newest = (await podman("run", "--rm", imageOf(older), "haat", "migrate", "newest")).trim();
    await runOnce(newer, ["migrate", "down", newest]);
    setVersion(older);
    await compose("up", "-d", "--no-build");
  });
  check("the newer tables are gone", await knowsDrill(), "f");
}

/** What came after the backup is gone after it is restored. */
async function restore() {
  const admins = async () =>
    (await psql("select count(*) from customer where phone = '+8801812345678'")).trim();
  await compose("exec", "-T", "haat", "haat", "admin", "01812345678", "--name", "Later Person");
  check("somebody came after the backup", await admins(), "1");
  await step("restore", async () => {
    await compose("stop", "haat");
    await runOnce(older, ["backups", "restore", "--replace", "--identity", "/run/keys.txt"]);
    await compose("up", "-d", "--no-build");
  });
  check("after the restore they are not there", await admins(), "0");
}

async function end(code) {
  clearTimeout(impatient);
  await engine?.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}
