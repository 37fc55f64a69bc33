// Every list, search, desk, report and office beside the same calls on small data, in one run; then the work that is done later, and the
// memory of a process that has looked into many shops. `npm run bench -- scale [share of 100,000 shops, 5,000,000 products, 10,000,000 orders]`
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { cpuOfProcesses, printTable, startServer } from "./measured-server.mjs";
import { calls, findPlaces } from "./scale-calls.mjs";
import { fillOrders } from "./scale-orders.mjs";
import { signIn } from "./scale-sessions.mjs";
import { fillShops, shapeOf } from "./scale-shops.mjs";

const share = Number(process.argv[2] ?? 0.003);
const only = process.argv[3];
const smallShare = 0.0001;
/** How much more than on small data a call may take. */
const goal = 3;
/** Below this, in ms, a ratio tells of the clock and not of the data. */
const leastMilliseconds = 2;
/** The same of CPU, which the system counts in steps of 10 ms. */
const leastCpu = 5;
/** A quarter of a small server's memory, as PostgreSQL's manual advises, and nothing that only a crash would need: it has no other copy. */
const databaseSettings = [
  "shared_buffers=4GB",
  "max_wal_size=16GB",
  "checkpoint_timeout=30min",
  "wal_level=minimal",
  "max_wal_senders=0",
  "full_page_writes=off",
  "synchronous_commit=off",
  "work_mem=16MB",
  "maintenance_work_mem=256MB",
];
const turns = 9;
const longestSeconds = 8;
/** How many calls there were: each has a number that none had before. */
let asked = 0;

const heads = [
  "call",
  "small p50 ms",
  "large p50 ms",
  "large p95 ms",
  "ratio",
  "small: CPU of API + database",
  "large",
];

if (!(share > smallShare && share <= 1)) throw new Error("The share is above 0.0001 and at most 1.");
const opened = [];
try {
  const small = await open("small", 4471, smallShare);
  const large = await open("large", 4472, share);
  if (!only) await printLaterWork(small, large);
  await printCalls(small, large);
  if (!only) await printMemory(large);
} finally {
  for (const close of opened.reverse()) await close();
}

/** A database of its own with its server, filled and with all its later work done once. */
async function open(name, port, ofWhole) {
  const postgres = await startPrivatePostgres(databaseSettings);
  if (!postgres) throw new Error("This machine has no PostgreSQL server.");
  opened.push(() => postgres.stop());
  const data = mkdtempSync(join(tmpdir(), "haat-bench-"));
  opened.push(() => rmSync(data, { recursive: true, force: true }));
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    DATA_FOLDER: data,
    HAAT_DEMO: "1",
    RATE_LIMIT: "0",
    DATABASE_URL: postgres.url,
  };
  const start = () => startServer("apps/api/build/server/serve.js", settings, `${origin}/readyz`, 600);
  await (await start()).stop();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  opened.push(() => client.end());
  const shape = shapeOf(ofWhole);
  const begun = performance.now();
  await fillShops(client, shape);
  await fillOrders(client, shape);
  const tokens = await signIn(client);
  const filled = (performance.now() - begun) / 1000;
  const size = await client.query("select pg_size_pretty(pg_database_size(current_database())) as size");
  console.log(
    `${name}: ${shape.shops} shops, ${shape.products} products, ${shape.orders} orders; ${size.rows[0].size}, filled in ${filled.toFixed(0)} s`,
  );
  const startBegun = performance.now();
  const server = await start();
  opened.push(() => server.stop());
  const started = (performance.now() - startBegun) / 1000;
  const work = await watchLaterWork(client, origin);
  await client.query("vacuum analyze");
  const databaseCpu = () => cpuOfProcesses(postgres.pid());
  const lastPageOf = async (path, token) => {
    const headers = token && { authorization: `Bearer ${token}` };
    const answer = await (await fetch(`${origin}/api/v1${path}`, { headers })).json();
    return answer.data.last_page;
  };
  return {
    name,
    origin,
    client,
    server,
    databaseCpu,
    started,
    work,
    places: await findPlaces(client, tokens, lastPageOf),
  };
}

/**
 * Looks ten times a second which later work is under way, until nothing is due, and asks for a shop's goods meanwhile: what a
 * process holds up would wait.
 * @returns seconds by queue, and the times of the lists
 */
async function watchLaterWork(client, origin) {
  const begun = performance.now();
  const [busy, waits, rounds] = [new Map(), [], new Map()];
  let [before, number] = [2_000_000_000, 0];
  for (;;) {
    const { rows } = await client.query(
      `select queue, locked_until > now() as runs, count(*)::int as jobs from job
       where dead_at is null and (run_at <= now() or locked_until > now()) group by 1, 2`,
    );
    if (rows.length === 0 && (number += 1) > 20) break;
    if (rows.length > 0) number = 0;
    const round = performance.now();
    for (const { queue, jobs } of rows) rounds.set(queue, Math.max(rounds.get(queue) ?? 0, jobs));
    waits.push(
      await timeOf(`${origin}/api/v1/shop_products_by_category/en/scaleusual/all/1?before=${(before -= 1)}`),
    );
    await pause(80);
    for (const { queue, runs } of rows)
      if (runs) busy.set(queue, (busy.get(queue) ?? 0) + (performance.now() - round) / 1000);
    if (performance.now() - begun > 1_500_000) break;
  }
  return { busy, rounds, waits, seconds: (performance.now() - begun) / 1000 };
}

async function printLaterWork(small, large) {
  const queues = [...new Set([...small.work.rounds.keys(), ...large.work.rounds.keys()])].sort();
  const seconds = ({ work }, queue) => (work.busy.get(queue) ?? 0).toFixed(1);
  console.log("");
  printTable(
    ["later work after a start, s", "small", "large", "jobs at once, large"],
    queues.map((queue) => [
      queue,
      seconds(small, queue),
      seconds(large, queue),
      large.work.rounds.get(queue) ?? 0,
    ]),
  );
  for (const { name, work, started } of [small, large]) {
    const { p50, p95, worst } = percentiles(work.waits);
    console.log(
      `\n${name}: ready after ${started.toFixed(1)} s, all work done after ${work.seconds.toFixed(0)} s; a usual shop's list meanwhile p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
    );
  }
}

/**
 * One call of each kind on the small and on the large data in turn, so that the machine's other work meets both. Each row is printed
 * as soon as it is known.
 */
async function printCalls(small, large) {
  const refused = [];
  let [over, measured] = [0, 0];
  console.log("");
  printTable(heads, []);
  for (const call of calls.filter(({ name }) => !only || name.includes(only))) {
    try {
      const { row, ratio } = await compare(small, large, call);
      console.log(`| ${row.join(" | ")} |`);
      measured += 1;
      if (ratio > goal) over += 1;
    } catch (error) {
      refused.push(`${error.message}: ${error.cause?.message}`);
    }
  }
  console.log(
    `\n${over} of ${measured} over ${goal} times; by time or by CPU, whichever grew more, from ${leastMilliseconds} ms and ${leastCpu} ms of CPU on. Load ${loadavg()[0].toFixed(1)}.`,
  );
  if (refused.length === 0) return;
  console.log(`Refused:\n${refused.join("\n")}`);
  process.exitCode = 1;
}

async function compare(small, large, call) {
  const measured = [small, large].map((side) => ({ side, times: [], cpu: 0, databaseCpu: 0 }));
  const until = performance.now() + longestSeconds * 1000;
  for (let each = -1; each < turns && (each < 4 || performance.now() < until); each += 1) {
    asked += 1;
    for (const one of measured) await measure(one, call, asked, each >= 0);
  }
  const [first, second] = measured.map((one) => ({ ...one, ...percentiles(one.times) }));
  // Where the machine is busy, time tells of waiting; what a call costs tells of the data.
  const costOf = ({ cpu, databaseCpu, times }) => (cpu + databaseCpu) / times.length;
  const ratio = Math.max(
    Math.max(second.p50, leastMilliseconds) / Math.max(first.p50, leastMilliseconds),
    Math.max(costOf(second), leastCpu) / Math.max(costOf(first), leastCpu),
  );
  const milliseconds = ({ cpu, databaseCpu, times }) =>
    [cpu, databaseCpu].map((sum) => (sum / times.length).toFixed(0)).join(" + ");
  const row = [
    call.name,
    first.p50.toFixed(1),
    second.p50.toFixed(1),
    second.p95.toFixed(1),
    `${ratio.toFixed(1)}${ratio > goal ? " (over)" : ""}`,
    milliseconds(first),
    milliseconds(second),
  ];
  return { row, ratio };
}

async function measure(one, { path, body, as, forget, name }, turn, counts) {
  const { origin, places, server, databaseCpu, client } = one.side;
  if (forget) {
    await client.query("select pg_notify('haat_changes', '')");
    await pause(10);
  }
  const url = `${origin}/api/v1${path(places, turn)}`;
  const before = [server.cpu(), databaseCpu()];
  const time = await timeOf(url, as && places.tokens[as], body?.(places)).catch((error) => {
    throw new Error(`${one.side.name}, ${name}`, { cause: error });
  });
  if (!counts) return;
  one.times.push(time);
  one.cpu += server.cpu() - before[0];
  one.databaseCpu += databaseCpu() - before[1];
}

async function timeOf(url, token, body) {
  const begun = performance.now();
  const response = await fetch(url, {
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${answer.slice(0, 300)}`);
  return performance.now() - begun;
}

function percentiles(times) {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), worst: at(1) };
}

/** What the process takes after it has shown the home, a list and a search of ever more shops. */
async function printMemory({ origin, client, server }) {
  const { rows } = await client.query(
    "select seller_key as key, slug from shop where status = 'approved' and seller_key like 'scale%' order by id limit 5000",
  );
  const table = [[0, Math.round(server.memory())]];
  const step = Math.ceil(rows.length / 5);
  for (const [place, { key, slug }] of rows.entries()) {
    for (const path of [
      `/seller_info_by_shop/en?shop_name=${slug}`,
      `/shop_home/en/${key}`,
      `/shop_products_by_category/en/${key}/all/1`,
      `/shop_products/en/${key}/1?searchText=rice`,
    ])
      await timeOf(`${origin}/api/v1${path}`);
    if ((place + 1) % step === 0 || place === rows.length - 1)
      table.push([place + 1, Math.round(server.memory())]);
  }
  console.log("");
  printTable(["shops looked into", "resident MiB"], table);
}
