// What callers see while the database crashes under load, is slow, or says nothing at all; and that nothing is lost.
// Needs a PostgreSQL server on the machine. `node bench/faults.mjs [buyers]`
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPrivatePostgres } from "../apps/api/src/testing/private-postgres.mjs";
import { printTable, startServer } from "./measured-server.mjs";
import { createShopCaller } from "./shop-caller.mjs";
import { createSlowWire } from "./slow-wire.mjs";

const count = Number(process.argv[2] ?? 120);
const port = 4450;
const ready = `http://127.0.0.1:${port}/readyz`;
const proxySecret = "bench-proxy-secret";
const postgres = await startPrivatePostgres();
if (!postgres) {
  console.log("skipped, because this machine has no PostgreSQL server");
  process.exit();
}
const url = new URL(postgres.url);
const wire = await createSlowWire(Number(url.port));
url.port = String(wire.port);
const data = mkdtempSync(join(tmpdir(), "haat-faults-"));
const server = await startServer(
  "apps/api/build/server/serve.js",
  {
    PORT: String(port),
    DATA_FOLDER: data,
    DATABASE_URL: url.href,
    HAAT_DEMO: "1",
    RATE_LIMIT: "0",
    PROXY_SECRET: proxySecret,
    LOG_LEVEL: "fatal",
  },
  ready,
);
const shop = await createShopCaller({ port, proxySecret, shopName: "kacha-bazar", atOnce: 64 });
const buyers = [];
for (let place = 0; place < count; place++) buyers.push(await shop.prepareBuyer(place));

const rows = [
  await crashUnderLoad(),
  await slowDown("answers 2 s late", 2000),
  await slowDown("says nothing", 60_000),
];
printTable(
  ["the database", "calls", "answers", "longest answer s", "/readyz meanwhile", "ready again after s"],
  rows,
);

const sum = { lost: 0, doubled: 0, one: 0 };
for (const buyer of buyers) {
  const again = (await shop.placeOrder(buyer)).data?.order_id;
  const orders = await shop.countOrders(buyer);
  if (buyer.orderId && again !== buyer.orderId) sum.lost++;
  if (orders > 1) sum.doubled++;
  if (orders === 1) sum.one++;
}
printTable(
  ["buyers", "answered orders that were lost", "doubled", "with one order after a retry"],
  [[count, sum.lost, sum.doubled, sum.one]],
);
await server.stop();
wire.close();
postgres.stop();
rmSync(data, { recursive: true, force: true });
const isDull = rows.every(([, , answers]) => !/server_error|hung up/.test(answers));
process.exitCode = isDull && sum.lost + sum.doubled === 0 && sum.one === count ? 0 : 1;

/** Orders of all buyers; in the middle of them the server ends as in a power cut and comes back 1.5 s later. */
async function crashUnderLoad() {
  const answers = createCounter();
  const placing = buyers.map(async (buyer, place) => {
    await sleep(place * 15);
    const answer = await answers.of(shop.placeOrder(buyer));
    buyer.orderId = answer?.data?.order_id;
  });
  await sleep(count * 5);
  postgres.crash();
  await sleep(750);
  const meanwhile = await statusOfReady();
  await sleep(750);
  postgres.restart();
  const again = await secondsUntilReady();
  await Promise.all(placing);
  return ["crashes under orders", count, answers.text(), answers.longest(), meanwhile, again];
}

/** Reads and writes of forty callers while each answer of the database takes so much longer. */
async function slowDown(name, milliseconds) {
  wire.milliseconds = milliseconds;
  const answers = createCounter();
  const calls = buyers
    .slice(0, 40)
    .map((buyer, place) => answers.of(place % 2 ? shop.showCart(buyer) : shop.fillGuestCart(place)));
  const meanwhile = await statusOfReady();
  await Promise.all(calls);
  wire.milliseconds = 0;
  const again = await secondsUntilReady();
  return [name, calls.length, answers.text(), answers.longest(), meanwhile, again];
}

/** Counts answers by what they say, and how long the longest took. */
function createCounter() {
  const byCode = {};
  let longest = 0;
  return {
    async of(call) {
      const begun = performance.now();
      const answer = await call.catch(() => undefined);
      longest = Math.max(longest, performance.now() - begun);
      const name = !answer ? "hung up" : answer.success ? "well" : `${answer.status} ${answer.code}`;
      byCode[name] = (byCode[name] ?? 0) + 1;
      return answer;
    },
    text: () =>
      Object.entries(byCode)
        .map(([name, times]) => `${times} ${name}`)
        .join(", "),
    longest: () => (longest / 1000).toFixed(1),
  };
}

async function statusOfReady() {
  return (await fetch(ready)).status;
}

async function secondsUntilReady() {
  const begun = performance.now();
  while ((await statusOfReady()) !== 200) await sleep(20);
  return ((performance.now() - begun) / 1000).toFixed(2);
}

function sleep(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
