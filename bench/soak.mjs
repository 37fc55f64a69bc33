// A long run at a steady load, as far as its memory, its open files and its waiting work stay as they are. Needs a build and PostgreSQL
// on the machine. `node bench/soak.mjs [minutes] [pages a second] [buyers a second]`
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { createPeople } from "./chaos-people.mjs";
import { startApiAlone, startPages } from "./chaos-servers.mjs";
import { freePorts, sleep } from "./drill-visitor.mjs";
import { liveMemory } from "./live-memory.mjs";
import { cpuOfProcesses, printTable } from "./measured-server.mjs";

const minutes = Number(process.argv[2] ?? 60);
const pagesEachSecond = Number(process.argv[3] ?? 40);
const buyersEachSecond = Number(process.argv[4] ?? 0.5);
/** How much of the run counts as getting warm, and what may be grown in the rest of it. */
const [warm, mostGrowth] = [1 / 6, 0.05];
/** So many are asked at a time; what would be more is left out, and counted. */
const mostUnderWay = 50;
const proxySecret = "bench-proxy-secret";

const postgres = await startPrivatePostgres();
if (!postgres) {
  console.log("skipped, because this machine has no PostgreSQL server");
  process.exit();
}
const folders = [mkdtempSync(join(tmpdir(), "haat-soak-")), mkdtempSync(join(tmpdir(), "haat-soak-"))];
const [port, pagesPort] = await freePorts(2);
const ports = { port, pagesPort, proxySecret };
const live = { api: liveMemory(), pages: liveMemory() };
const api = await startApiAlone({
  ...ports,
  folder: folders[0],
  databaseUrl: postgres.url,
  more: live.api.settings,
});
const pages = await startPages({ ...ports, folder: folders[1], more: live.pages.settings });
process.once("exit", () => {
  for (const { kill } of [api, pages]) void kill();
  postgres.stop();
});
const database = new pg.Client({ connectionString: postgres.url });
await database.connect();
const people = await createPeople(ports);
await people.seller.fillShelves(people.products);

let [leftOut, failed, isOver] = [0, 0, false];
const load = Promise.all([
  steadily(pagesEachSecond, (number) => people.look(people.paths[number % people.paths.length])),
  steadily(buyersEachSecond, buy),
  steadily(0.5, () => people.seller.lookAtOrders()),
  steadily(0.05, () => people.seller.uploadPicture()),
]);
const samples = [];
for (let minute = 1; minute <= minutes; minute++) {
  const before = cpuSpent();
  const files = await fewestFilesOfMinute();
  const spent = cpuSpent().map((each, place) => each - before[place]);
  samples.push(await sampleOf(minute, spent, files));
}
isOver = true;
await load;
await database.end();
await pages.stop();
await api.stop();
postgres.stop();
for (const folder of folders) rmSync(folder, { recursive: true, force: true });
for (const { end } of Object.values(live)) end();

const shownEvery = Math.max(1, Math.round(minutes / 12));
printTable(
  Object.keys(samples[0]),
  samples
    .filter(({ minute }) => minute % shownEvery === 0 || minute === 1)
    .map((sample) => Object.values(sample)),
);
console.log();
printTable(["what was asked: what it was answered", "times"], [...people.answers.counts].sort());
const steady = samples.slice(Math.floor(minutes * warm));
const growths = ["API MiB", "pages MiB", "API holds MiB", "pages hold MiB", "API files", "pages files"].map(
  (name) => [name, growthOf(name)],
);
console.log(
  `\nFrom the first to the last quarter after a sixth of the run: ${growths
    .map(([name, growth]) => `${name} ${(growth * 100).toFixed(1)} %`)
    .join(", ")}. ${failed} failed, ${leftOut} were not asked since ${mostUnderWay} were under way.`,
);
process.exit(failed > 0 || growths.some(([, growth]) => growth > mostGrowth) ? 1 : 0);

/** Begins a piece of work so often a second, whatever the others do. */
async function steadily(eachSecond, work) {
  const underWay = new Set();
  const begun = performance.now();
  for (let number = 0; !isOver; number++) {
    await sleep(begun + (number * 1000) / eachSecond - performance.now());
    if (underWay.size >= mostUnderWay) {
      leftOut++;
      continue;
    }
    const piece = Promise.resolve(work(number))
      .catch(() => {
        failed++;
      })
      .finally(() => underWay.delete(piece));
    underWay.add(piece);
  }
  await Promise.all(underWay);
}

/** Somebody new with something in the cart, who looks at a few lists and orders it. */
async function buy(number) {
  const buyer = await people.prepareBuyer(number + 1000);
  await people.placeOrder(buyer);
  await people.ordersOf(buyer);
}

/** CPU so far, in ms: of API and pages, of all that this run has started with itself, and of whatever the machine does. */
function cpuSpent() {
  const product = api.cpu() + pages.cpu();
  const { user, system } = process.cpuUsage();
  const run = product + cpuOfProcesses(postgres.pid()) + (user + system) / 1000;
  const machine = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  return [product, run, machine];
}

async function sampleOf(minute, [product, run, machine], files) {
  const ofMachine = (cpu) => Math.round(cpu / 600 / availableParallelism());

  const { rows } = await database.query(
    `select (select count(*)::int from job where dead_at is null and run_at <= now()) as due,
      (select count(*)::int from customer_order) as orders,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections`,
  );
  return {
    minute,
    "API MiB": Math.round(api.memory()),
    "pages MiB": Math.round(pages.memory()),
    "API holds MiB": await live.api.ask(api),
    "pages hold MiB": await live.pages.ask(pages),
    "API files": files.api,
    "pages files": files.pages,
    "CPU of both, % of a core": Math.round(product / 600),
    "with database and callers, % of the machine": ofMachine(run),
    "machine busy, %": ofMachine(machine),
    "jobs due": rows[0].due,
    orders: rows[0].orders,
    connections: rows[0].connections,
  };
}

/**
 * The fewest files and sockets that each process had open in a minute, looked at every second: calls that are under way come and go
 * between two looks, and what is never closed stays in each of them.
 */
async function fewestFilesOfMinute() {
  const fewest = { api: Infinity, pages: Infinity };
  for (let second = 0; second < 60; second++) {
    await sleep(1000);
    fewest.api = Math.min(fewest.api, filesOf(api));
    fewest.pages = Math.min(fewest.pages, filesOf(pages));
  }
  return fewest;
}

/** Files and sockets that a process has open. */
function filesOf({ pid }) {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** By how much the mean of the last quarter is above that of the first. */
function growthOf(name) {
  const quarter = Math.max(1, Math.floor(steady.length / 4));
  const mean = (some) => some.reduce((sum, sample) => sum + sample[name], 0) / some.length;
  return mean(steady.slice(-quarter)) / mean(steady.slice(0, quarter)) - 1;
}
