// Orders through HTTP, as many at once as are asked for: what each costs the API's processes, the database's and others beside them.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atRest, cpuOfProcesses, startServer } from "./measured-server.mjs";
import { createShopCaller } from "./shop-caller.mjs";

const port = 4430;
const proxySecret = "bench-proxy-secret";
/** Each hashes a password on a thread of its own: with many at once the calls behind them are given up on a busy machine. */
const signUpsAtOnce = 8;
const shopNames = ["kacha-bazar", "rongdhonu", "bijli-ghar", "boi-para", "mishti-mukh"];

/**
 * Every order is a different customer's, with a cart of one line; the carts are filled before the clock starts.
 * @param processes of the API @param database settings that lead to it @param pids whose processes work beside the API's; none where
 * the database is in it
 * @param whileOrdering is done once, in the middle of it
 * @returns orders a second, ms of CPU an order of the API and of each of `pids`, p95 in ms, how many were refused
 */
export async function measureOrders({
  count,
  atOnce,
  processes,
  database,
  pids = [],
  whileOrdering = () => Promise.resolve(),
}) {
  const data = mkdtempSync(join(tmpdir(), "haat-bench-"));
  const servers = [];
  try {
    for (let place = 0; place < processes; place += 1)
      servers.push(await start(port + place, data, database));
    return await measureOn(servers, { count, atOnce, pids, whileOrdering });
  } finally {
    for (const server of servers) await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function measureOn(servers, { count, atOnce, pids, whileOrdering }) {
  const buyers = [];
  const shops = [];
  for (const [place, shopName] of shopNames.entries()) {
    const caller = { port: port + (place % servers.length), proxySecret, shopName, atOnce };
    shops.push(await createShopCaller(caller));
  }
  await inTurns(count, signUpsAtOnce, async (place) => {
    const open = shops.filter((shop) => shop.left() > 0);
    const shop = open[place % open.length];
    buyers[place] = { shop, buyer: await shop.prepareBuyer(place) };
  });
  const cpu = () => [servers.reduce((sum, server) => sum + server.cpu(), 0), ...pids.map(cpuOfProcesses)];
  await atRest(...servers);
  const before = cpu();
  const begun = performance.now();
  const times = await inTurns(count, atOnce, async (place) => {
    const begins = performance.now();
    const { shop, buyer } = buyers[place];
    const { success } = await shop.placeOrder(buyer);
    if (place === Math.floor(count / 2)) await whileOrdering();
    return success ? performance.now() - begins : undefined;
  });
  const seconds = (performance.now() - begun) / 1000;
  const spent = cpu().map((each, place) => (each - before[place]) / count);
  const good = times.filter((time) => time !== undefined).sort((a, b) => a - b);
  return {
    perSecond: Math.round(good.length / seconds),
    ofApi: spent[0],
    ofOthers: spent.slice(1),
    p95: Math.round(good[Math.floor(good.length * 0.95)]),
    refused: count - good.length,
  };
}

function start(at, data, database) {
  const env = {
    PORT: String(at),
    DATA_FOLDER: data,
    HAAT_DEMO: "1",
    RATE_LIMIT: "0",
    PROXY_SECRET: proxySecret,
  };
  return startServer(
    "apps/api/build/server/serve.js",
    { ...env, ...database },
    `http://127.0.0.1:${at}/readyz`,
    180,
  );
}

/** Runs `work` for each number below `total`, so many at once. */
async function inTurns(total, atOnce, work) {
  const results = new Array(total);
  let next = 0;
  const lane = async () => {
    while (next < total) {
      const place = next++;
      results[place] = await work(place);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}
