// What one machine, one cluster and ten carry, computed from what was measured on one: shops are spread over databases, and each
// database does one order after the other on each of its cores. Needs nothing but Node. `node bench/growing.mjs [seed]`
import { printTable } from "./measured-server.mjs";

const chance = createChance(Number(process.argv[2] ?? 1));
/**
 * What an order stands for: two of a hundred visitors buy, and each looks at ten pages, one of five of them with something in the
 * cart. `app` and `database` are ms of a core, measured: bench/README.md, "Orders end to end" and "Pages for all who see them". What an
 * order costs the database was measured beside other work, where it was 0.78 of what it cost the API.
 */
const work = [
  { name: "order", times: 1, app: 4, database: 3.1 },
  { name: "page of one's own", times: 6, app: 6.9, database: 1.3 },
  { name: "look with a cart", times: 100, app: 0.34, database: 0.07 },
  { name: "look", times: 400, app: 0.11, database: 0 },
];
/** How long an order holds the row of its product, ms: from the update to the end of the transaction, measured by nobody else waiting. */
const holdsProduct = 2;
/** Cores of a machine with a database, and how much of them may be used. */
const [coresOfDatabase, mostUsed] = [32, 0.6];
/** Of a shop's orders, how many are of its product that sells best on a day of offers. */
const shareOfBest = 0.2;
/** So many statements are followed for each figure. */
const mostPieces = 150_000;

const platforms = [
  { name: "all on 2 cores", databases: 1, cores: 2, hasPages: true },
  { name: `all on ${coresOfDatabase} cores`, databases: 1, cores: coresOfDatabase, hasPages: true },
  { name: "one cluster", databases: 8, cores: coresOfDatabase },
  { name: "ten clusters", databases: 80, cores: coresOfDatabase },
];
const shopCounts = [100, 10_000, 1_000_000];
const rates = [10, 100, 1000, 10_000];

for (const shops of shopCounts) {
  console.log(`\n${shops.toLocaleString("en")} shops\n`);
  printTable(
    ["orders/s", ...platforms.map(({ name }) => name)],
    rates.map((rate) => [
      rate.toLocaleString("en"),
      ...platforms.map((platform) => wordsOf(simulate(platform, shops, rate), platform)),
    ]),
  );
}
console.log(
  `\nOf a day's orders the largest of 100, 10,000 and 1,000,000 shops has ${shopCounts
    .map((shops) => `${(largestShare(shops) * 100).toFixed(1)} %`)
    .join(", ")}. Cores for pages and calls: ${Math.ceil(coresOfApps(1000))} for 1,000 orders a second.`,
);

/**
 * Orders come by chance, of shops as Zipf's law has them; a shop lies on one database. Each database serves them in the order in
 * which they come, on as many cores as it has.
 * @returns the share of its cores that the busiest database uses, the 95th of a hundred orders' ms there where it does nothing else, and orders a second of the
 * product that sells best
 */
function simulate({ databases, cores, hasPages = false }, shops, rate) {
  const shareOf = sharesOf(shops);
  const loads = spread(shareOf, shops, databases);
  const busiest = Math.max(...loads);
  const perOrder = msOfOrder("database") + (hasPages ? msOfOrder("app") : 0);
  const used = (busiest * rate * perOrder) / 1000 / cores;
  const best = largestShare(shops) * rate * shareOfBest;
  const p95 = used < 1 && !hasPages ? waitOf(busiest * rate, cores) : undefined;
  return { used, best, p95 };
}

/** ms of a core that an order stands for, of the `app` or of the `database`. */
function msOfOrder(part) {
  return work.reduce((sum, { times, [part]: ms }) => sum + times * ms, 0);
}

function coresOfApps(rate) {
  return (rate * msOfOrder("app")) / 1000 / mostUsed;
}

/** Which share of all orders each shop has: the n-th has an n-th of the first's. */
function sharesOf(shops) {
  let sum = 0;
  for (let place = 1; place <= shops; place++) sum += 1 / place;
  return (place) => 1 / place / sum;
}

function largestShare(shops) {
  return sharesOf(shops)(1);
}

/** The largest shops are put where there is most room, as an operator moves them; the others fall by their hash. */
function spread(shareOf, shops, databases) {
  const loads = new Array(databases).fill(0);
  for (let place = 1; place <= shops; place++) {
    const at = place <= 10 * databases ? loads.indexOf(Math.min(...loads)) : Math.floor(chance() * databases);
    loads[at] += shareOf(place);
  }
  return loads;
}

/** The 95th of a hundred orders' ms, from coming to done, among all that comes to a database: by chance, and as long as chance has it. */
function waitOf(orders, cores) {
  const asked = work.filter(({ database }) => database > 0);
  const all = asked.reduce((sum, { times }) => sum + times, 0);
  const free = new Array(cores).fill(0);
  const took = [];
  let now = 0;
  for (let piece = 0; piece < mostPieces; piece++) {
    now += (-Math.log(1 - chance()) / (orders * all)) * 1000;
    let at = chance() * all;
    const { name, database } = asked.find(({ times }) => (at -= times) < 0);
    const core = free.indexOf(Math.min(...free));
    free[core] = Math.max(now, free[core]) - Math.log(1 - chance()) * database;
    if (name === "order") took.push(free[core] - now);
  }
  took.sort((a, b) => a - b);
  return took[Math.floor(took.length * 0.95)];
}

function wordsOf({ used, best, p95 }, { cores }) {
  const product = best * holdsProduct > 1000 ? "; its best product cannot be sold so fast" : "";
  if (used >= 1) return `no: would take ${Math.ceil(used * cores)} cores${product}`;
  const words = [`${Math.round(used * 100)} %`, ...(p95 === undefined ? [] : [`${Math.round(p95)} ms`])].join(
    ", ",
  );
  return `${used > mostUsed ? `${words}, too near` : words}${product}`;
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
