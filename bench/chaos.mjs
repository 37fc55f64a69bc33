// Everything that the platform stands on fails in turns, by chance, under mixed load: the database, the API's process, the gateway
// for text messages, the store of pictures, the courier, the push service; each gone, slow or failing for some seconds. Says what
// callers were answered, how long each part took until it did its work again, and whether anything is lost or doubled.
// Needs a build and a PostgreSQL server on the machine. `node bench/chaos.mjs [minutes] [seed]`
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { tsImport } from "tsx/esm/api";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { startOutside } from "./chaos-outside.mjs";
import { createPeople } from "./chaos-people.mjs";
import { startApi, startPages } from "./chaos-servers.mjs";
import { freePorts, sleep } from "./drill-visitor.mjs";
import { printTable } from "./measured-server.mjs";
import { createSlowWire } from "./slow-wire.mjs";

const { wrongStocks } = await tsImport("../apps/api/src/testing/table-contents.ts", import.meta.url);
const { openDatabase } = await tsImport("../apps/api/src/database/open-database.ts", import.meta.url);
const minutes = Number(process.argv[2] ?? 10);
const seed = Number(process.argv[3] ?? 1);
const chance = createChance(seed);
/** How long something fails, and how long all is well before the next, in s. */
const [shortest, longest, rest] = [3, 9, 6];
/** Buyers a second; the others of the load are in `load`. */
const buyersEachSecond = 1;
const proxySecret = "bench-proxy-secret";
/** The number of the last buyer who was not prepared before. */
let latecomers = 90_000;
/** Jobs that failed and will be tried again. */
const isLate = "dead_at is null and attempts > 0";
/** How long what is to come is waited for, in s. */
const patience = 240;

const postgres = await startPrivatePostgres();
if (!postgres) {
  console.log("skipped, because this machine has no PostgreSQL server");
  process.exit();
}
const databaseUrl = new URL(postgres.url);
const wire = await createSlowWire(Number(databaseUrl.port));
databaseUrl.port = String(wire.port);
const outside = await startOutside();
const folders = [mkdtempSync(join(tmpdir(), "haat-chaos-")), mkdtempSync(join(tmpdir(), "haat-chaos-"))];
const [port, pagesPort] = await freePorts(2);
const ports = { port, pagesPort, proxySecret };
const startAgain = () => startApi({ ...ports, folder: folders[0], databaseUrl: databaseUrl.href, outside });
let api = await startAgain();
const pages = await startPages({ ...ports, folder: folders[1] });
// What is done by now is done in any end.
process.once("exit", () => {
  for (const { kill } of [api, pages]) void kill();
  postgres.stop();
});
const people = await createPeople(ports);
await people.seller.fillShelves(people.products);
await people.seller.hearOfOrders(outside.push.url);
const buyers = await prepareBuyers(minutes * 60 * buyersEachSecond);

const faults = [
  ["the database", "crashes", crashDatabase, mended("order")],
  ["the database", "answers 2 s late", slowDatabase(2000), mended("order")],
  ["the database", "says nothing", slowDatabase(60_000), mended("order")],
  ["the API", "is killed", killApi, mended("order")],
  ...[
    ["the messages' gateway", outside.messages, "code"],
    ["the pictures' store", outside.pictures, "picture"],
    ["the courier", outside.courier, "parcel"],
    ["the push service", outside.push, "push"],
  ].flatMap(([name, place, work]) =>
    ["gone", "slow", "failing"].map((mode) => [name, `is ${mode}`, outsideIs(place, mode), mended(work)]),
  ),
];

// A first start has much to do later: pictures of apps, indexes.
await eventually(async () => (await countJobs("dead_at is null and run_at <= now()")) === 0);

const load = startLoad();
const recoveries = new Map();
const end = performance.now() + minutes * 60_000;
while (performance.now() < end) {
  const [name, what, begin, isMended] = faults[Math.floor(chance() * faults.length)];
  const mend = await begin();
  await sleep((shortest + chance() * (longest - shortest)) * 1000);
  await mend();
  const begun = performance.now();
  await isMended();
  const seconds = (performance.now() - begun) / 1000;
  const key = `${name} ${what}`;
  recoveries.set(key, [...(recoveries.get(key) ?? []), seconds]);
  await sleep(rest * 1000);
}
await load.end();
await eventually(async () => (await countJobs(isLate)) === 0);
const found = await countAll();

printTable(
  ["what failed", "times", "until its work was done again, longest, s"],
  [...recoveries].sort().map(([key, all]) => [key, all.length, Math.max(...all).toFixed(1)]),
);
console.log();
printTable(["what was asked: what it was answered", "times"], [...people.answers.counts].sort());
console.log();
printTable(["counted in the end", ""], Object.entries(found));
await pages.stop();
await api.stop();
await outside.stop();
wire.close();
postgres.stop();
for (const folder of folders) rmSync(folder, { recursive: true, force: true });
const wrong = [
  "lost orders",
  "doubled orders",
  "orders never placed",
  "products with a wrong stock",
  "stack traces",
];
process.exit(wrong.some((name) => found[name] > 0) ? 1 : 0);

/** Asks the database past the wire that can be slow. */
async function onDatabase(query) {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

async function prepareBuyers(count) {
  const prepared = [];
  const lane = async (first) => {
    for (let place = first; place < count; place += 6)
      prepared[place] = await people.prepareBuyer(place + 1000);
  };
  await Promise.all(Array.from({ length: 6 }, (_, first) => lane(first)));
  return prepared;
}

/** The load: each lane does its work at its pace until all ends, whatever fails. */
function startLoad() {
  let isOver = false;
  const underWay = [];
  const everySeconds = async (seconds, work) => {
    for (let number = 0; !isOver; number++) {
      underWay.push(work(number));
      await sleep(seconds * 1000);
    }
  };
  const lanes = [
    everySeconds(1 / buyersEachSecond, async (number) => {
      if (buyers[number]) await people.placeOrder(buyers[number]);
    }),
    everySeconds(0.4, (number) =>
      people.look(people.paths[number % people.paths.length]).catch(() => undefined),
    ),
    everySeconds(3, (number) =>
      people.insist("code", () => people.askCode(50_000 + number), { patience: 1 }),
    ),
    everySeconds(4, () => people.insist("picture", people.seller.uploadPicture, { patience: 1 })),
    everySeconds(5, (number) => sendParcelOf(buyers[number * 5])),
  ];
  return {
    async end() {
      isOver = true;
      await Promise.all(lanes);
      await Promise.all(underWay);
    },
  };
}

/** Accepts an order and has its parcel sent. @returns its number */
async function sendParcelOf(buyer) {
  if (!buyer || buyer.isSent) return undefined;
  const orderId = await people.placeOrder(buyer);
  if (!orderId) return undefined;
  const [accepting, sending] = [randomUUID(), randomUUID()];
  await people.insist("accept", () => people.seller.acceptOrder(orderId, accepting));
  await people.insist("parcel", () => people.seller.sendParcel(orderId, sending));
  buyer.isSent = true;
  return orderId;
}

/** Waits until work of a kind that begins now is done. */
function mended(work) {
  return async () => {
    const next = () => people.prepareBuyer((latecomers += 1));
    const buyer = await people.insist("code", next, { pause: 100 });
    if (work === "code") return;
    if (work === "picture") await people.insist("picture", people.seller.uploadPicture, { pause: 100 });
    if (work === "order") await people.placeOrder(buyer);
    if (work === "parcel") {
      const orderId = await sendParcelOf(buyer);
      await eventually(() => outside.courier.kept.some(({ invoice }) => invoice === orderId));
    }
    if (work === "push") {
      const before = outside.push.kept.length;
      await people.placeOrder(buyer);
      await eventually(() => outside.push.kept.length > before);
    }
    buyers.push(buyer);
  };
}

/** Waits until something holds, or the patience is at its end: then it is among what is counted. */
async function eventually(holds) {
  const end = performance.now() + patience * 1000;
  while (performance.now() < end && !(await holds())) await sleep(100);
}

async function crashDatabase() {
  postgres.crash();
  return () => postgres.restart();
}

function slowDatabase(milliseconds) {
  return async () => {
    wire.milliseconds = milliseconds;
    return () => {
      wire.milliseconds = 0;
    };
  };
}

async function killApi() {
  await api.kill();
  return async () => {
    api = await startAgain();
  };
}

function outsideIs(place, mode) {
  return async () => {
    await place.be(mode);
    return () => place.be("well");
  };
}

async function countJobs(which) {
  const [{ jobs }] = await onDatabase(`select count(*)::int as jobs from job where ${which}`);
  return jobs;
}

async function countAll() {
  const found = { "lost orders": 0, "doubled orders": 0, "orders never placed": 0 };
  const parcels = new Map();
  for (const buyer of buyers.filter(({ hasTried }) => hasTried)) {
    const orders = await people.ordersOf(buyer);
    if (buyer.orderId && !orders.includes(buyer.orderId)) found["lost orders"]++;
    if (!buyer.orderId) found["orders never placed"]++;
    if (orders.length > 1) found["doubled orders"]++;
    if (!buyer.isSent) continue;
    const state = `parcels ${await people.seller.sendingOf(buyer.orderId)}`;
    parcels.set(state, (parcels.get(state) ?? 0) + 1);
  }
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataFolder: folders[0] });
  const wrongStock = await wrongStocks(db);
  await close();
  const booked = outside.courier.kept.map(({ invoice }) => invoice);
  return {
    orders: buyers.filter(({ orderId }) => orderId).length,
    ...found,
    "products with a wrong stock": wrongStock.length,
    "stack traces": people.answers.traces,
    ...Object.fromEntries(parcels),
    "parcels that the courier was asked for twice": booked.length - new Set(booked).size,
    "messages that the gateway took": outside.messages.kept.length,
    "messages that the push service took": outside.push.kept.length,
    "jobs given up": await countJobs("dead_at is not null"),
    "jobs still tried": await countJobs(isLate),
  };
}

/** A row of numbers that look like chance, the same for the same seed (mulberry32). */
function createChance(start) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
