// The disk that everything lies on gets full while people buy, and has room again. Says what they were answered meanwhile, whether
// anything is lost, doubled or half written, and whether it was told in time. Needs a build and the right to mount a disk in memory;
// PostgreSQL on the machine for the second half. `node bench/full-disk.mjs`
import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { tsImport } from "tsx/esm/api";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { createPeople } from "./chaos-people.mjs";
import { startApiAlone, startPages } from "./chaos-servers.mjs";
import { freePorts, sleep } from "./drill-visitor.mjs";
import { printTable } from "./measured-server.mjs";

const { wrongStocks } = await tsImport("../apps/api/src/testing/table-contents.ts", import.meta.url);
const { openDatabase } = await tsImport("../apps/api/src/database/open-database.ts", import.meta.url);
/** Of the disk: the demo and its pictures take half of it. */
const mebibytes = 900;
const buyersOfEach = 15;
/** How long there is no room, in s. */
const fullFor = 15;
const proxySecret = "bench-proxy-secret";
const metricsToken = "token-of-the-benches";

let isWrong = false;
await drill("embedded");
await drill("PostgreSQL");
process.exit(isWrong ? 1 : 0);

/** @param database whose files lie on the disk, with those of the API */
async function drill(database) {
  const disk = mkdtempSync(join(tmpdir(), "haat-full-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${mebibytes}m`, "tmpfs", disk]);
  const pagesFolder = mkdtempSync(join(tmpdir(), "haat-full-disk-pages-"));
  const postgres =
    database === "PostgreSQL" ? await startPrivatePostgres(["max_wal_size=64MB"], disk) : undefined;
  const folder = join(disk, "api");
  mkdirSync(folder);
  const [port, pagesPort] = await freePorts(2);
  const ports = { port, pagesPort, proxySecret };
  const api = await startApiAlone({
    ...ports,
    folder,
    databaseUrl: postgres?.url,
    more: { METRICS_TOKEN: metricsToken },
  });
  const pages = await startPages({ ...ports, folder: pagesFolder });
  const people = await createPeople(ports);
  await people.seller.fillShelves(people.products);
  const buyers = await prepareBuyers(people);
  const rounds = [buyers.splice(0, buyersOfEach), buyers.splice(0, buyersOfEach), buyers];

  // Whatever else happens, what was placed before stands.
  await Promise.all(rounds[0].map(people.placeOrder));
  for (const path of people.paths) await people.look(path);
  const fillerFile = join(disk, "filler");
  fill(fillerFile);
  const placing = rounds[1].map(people.placeOrder);
  const others = Promise.all([
    ...people.paths.map((path) => people.look(path)),
    people.insist("picture", people.seller.uploadPicture, { patience: 1 }),
  ]);
  if (postgres) await useUpLog(postgres.url);
  await sleep(fullFor * 1000);
  await others;
  const told = await freeBytes(port);
  rmSync(fillerFile);
  // As its service does, where the server gave up.
  if (postgres) await restartWhereGone(postgres);
  const begun = performance.now();
  await Promise.all(placing);
  await Promise.all(rounds[2].map(people.placeOrder));
  const seconds = (performance.now() - begun) / 1000;

  const found = await countAll(people, rounds.flat());
  await pages.stop();
  await api.stop();
  const opened = await openDatabase({ databaseUrl: postgres?.url, dataFolder: folder });
  found["products with a wrong stock"] = (await wrongStocks(opened.db)).length;
  await opened.close();
  postgres?.stop();
  execFileSync("umount", [disk]);
  for (const each of [disk, pagesFolder]) rmSync(each, { recursive: true, force: true });

  console.log(`\n${database}: all placed ${seconds.toFixed(1)} s after there was room again\n`);
  printTable(["what was asked: what it was answered", "times"], [...people.answers.counts].sort());
  console.log();
  printTable(["counted in the end", ""], [...Object.entries(found), ["free bytes told while full", told]]);
  const placed = found["orders"];
  delete found["orders"];
  isWrong ||= placed < 3 * buyersOfEach || Object.values(found).some((count) => count > 0);
}

async function prepareBuyers(people) {
  const buyers = [];
  for (let number = 0; number < 3 * buyersOfEach; number++)
    buyers.push(await people.prepareBuyer(number + 1000));
  return buyers;
}

/** Leaves not one byte. */
function fill(file) {
  const filler = openSync(file, "w");
  for (const size of [2 ** 24, 2 ** 16, 2 ** 12, 1]) {
    const bytes = Buffer.alloc(size);
    try {
      for (;;) if (writeSync(filler, bytes) < size) break;
    } catch (error) {
      if (error.code !== "ENOSPC") throw error;
    }
  }
  closeSync(filler);
}

/** Has the log of the database go on to its next file until there is no room for one, as after an hour of a busy shop. */
async function useUpLog(url) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  try {
    await client.connect();
    for (let file = 0; file < 20; file++)
      await client.query("select pg_logical_emit_message(false, 'bench', 'full'), pg_switch_wal()");
    await client.end();
  } catch {
    // It is out of room: that is what was wanted.
  }
}

async function restartWhereGone(postgres) {
  const client = new pg.Client({ connectionString: postgres.url });
  try {
    await client.connect();
    await client.end();
  } catch ({ code }) {
    if (code === "ECONNREFUSED") postgres.restart();
  }
}

/** What the API's own numbers say of the room on its disk. */
async function freeBytes(port) {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
  const numbers = await answer.text();
  return /^haat_disk_free_bytes\{.*\} (\S+)$/m.exec(numbers)?.[1] ?? "not told";
}

async function countAll(people, buyers) {
  const found = { orders: 0, "lost orders": 0, "doubled orders": 0, "orders never placed": 0 };
  for (const buyer of buyers) {
    const orders = await people.ordersOf(buyer);
    found["orders"] += orders.length > 0 ? 1 : 0;
    if (buyer.orderId && !orders.includes(buyer.orderId)) found["lost orders"]++;
    if (!buyer.orderId) found["orders never placed"]++;
    if (orders.length > 1) found["doubled orders"]++;
  }
  found["stack traces"] = people.answers.traces;
  return found;
}
