import cluster from "node:cluster";
import { workerVariable } from "@haat/contract/shared/deployment-rules";
import { Redis } from "iovalkey";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { cutAt } from "../testing/cut-database";
import { hasValkey, startPrivateValkey } from "../testing/private-valkey";
import { putTogether } from "../testing/test-api";
import { isOnServer, openTestDatabase } from "../testing/test-database";
import { openCounters, type Counters } from "./counters";
import type { OpenDatabase } from "../database/database";
import { rateLimitTable } from "./rate-limit.table";

let opened: OpenDatabase;
const open: Counters[] = [];
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(async () => {
  for (const counters of open) await counters.close();
  await opened.close();
});

const told: string[] = [];
const logger = { error: (_: object, message: string) => void told.push(message) };
const secret = "a secret of the tests";

/** This process as one that a primary started, which hears what it sends and answers nothing. @param variable set by ours */
function workerOf(variable: string | undefined) {
  const send = vi.fn(() => true);
  const { process } = globalThis;
  const wasWorker = cluster.isWorker;
  const was = process.send;
  Object.assign(cluster, { isWorker: true });
  process.send = send;
  vi.stubEnv(workerVariable, variable);
  onTestFinished(() => {
    Object.assign(cluster, { isWorker: wasWorker });
    process.send = was!;
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });
  return send;
}

/** The counters of another process on the same database. */
async function process(more: { valkeyUrl?: string } = {}) {
  const { engine } = opened.db;
  const pool = engine.kind === "server" ? engine.pool : undefined;
  const counters = await openCounters({ pool, secret, logger, ...more });
  open.push(counters);
  return counters;
}

test("an address has one limit over all processes on one PostgreSQL", async () => {
  const start = async () => putTogether(opened.db, { rateLimitPerMinute: 4 }, undefined, await process());
  const [one, other] = [await start(), await start()];
  const read = async (api: typeof one) =>
    (await api.fetch(new Request("http://api.test/api/v1/all_business_category/en"))).status;
  const statuses = [];
  for (const api of [one, other, one, other, one, other]) statuses.push(await read(api));
  // The embedded database has one process only.
  expect(statuses).toEqual(isOnServer ? [200, 200, 200, 200, 429, 429] : Array(6).fill(200));
});

test.runIf(hasValkey)(
  "an address has one limit over all processes on one Valkey, from the first call on",
  async () => {
    const valkey = await startPrivateValkey();
    onTestFinished(() => valkey.stop());
    const start = async () =>
      putTogether(opened.db, { rateLimitPerMinute: 4 }, undefined, await process({ valkeyUrl: valkey.url }));
    const [one, other] = [await start(), await start()];
    const read = async (api: typeof one) =>
      (await api.fetch(new Request("http://api.test/api/v1/all_business_category/en"))).status;
    const statuses = [];
    for (const api of [one, other, one, other, one, other]) statuses.push(await read(api));
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect(told).toEqual([]);
    const keeping = new Redis(valkey.url);
    const kept = await keeping.keys("*");
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.join()).not.toContain("127.0.0.1");
    keeping.disconnect();
  },
);

test("calls that come at once are counted one by one, in few trips to the store", async () => {
  const counted = cutAt(opened.db, Infinity);
  const { engine } = counted.db;
  const pool = engine.kind === "server" ? engine.pool : undefined;
  const counters = await openCounters({ pool, secret, logger });
  open.push(counters);
  const count = counters.counter("at-once", 50);
  const states = await Promise.all(Array.from({ length: 80 }, () => count("a shop")));
  expect(states.map(({ remaining }) => remaining)).toEqual([
    ...Array.from({ length: 50 }, (_, each) => 49 - each),
    ...Array.from({ length: 30 }, () => 0),
  ]);
  expect(states.filter(({ isOver }) => isOver)).toHaveLength(30);
  expect(counted.seen()).toBeLessThan(5);
  expect((await count("a shop")).isOver).toBe(true);
  await counted.close();
});

test("what is kept of an address is a hash that needs the server's secret", async () => {
  await (await process()).counter("some-limit", 5)("203.0.113.77");
  const kept = JSON.stringify(await opened.db.select().from(rateLimitTable));
  expect(kept.includes("some-limit")).toBe(isOnServer);
  expect(kept).not.toContain("203.0.113.77");
});

test("a common store that does not answer is logged once, and each process counts by itself", async () => {
  const counters = await process({ valkeyUrl: "redis://127.0.0.1:1" });
  const count = counters.counter("limit", 2);
  const seen = [await count("one"), await count("one"), await count("one"), await count("another")];
  expect(seen.map(({ isOver }) => isOver)).toEqual([false, false, true, false]);
  expect(told).toEqual(["limits are counted in this process alone: their common store does not answer"]);
});

test("where neither the common store nor the primary answers, the log says of each who counts instead", async () => {
  told.length = 0;
  const counters = await process({ valkeyUrl: "redis://127.0.0.1:1" });
  const send = workerOf("1");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const counted = counters.counter("limit of a worker", 2)("one");
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), { timeout: 300_000 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await counted).toMatchObject({ remaining: 1 });
  expect(send).toHaveBeenCalled();
  expect(told).toEqual([
    "limits are counted by this machine's processes alone: their common store does not answer",
    "limits are counted in this process alone: the primary of this machine's processes does not answer",
  ]);
});

test("a primary that is none of ours is not asked, and nobody waits for it", async () => {
  told.length = 0;
  const counters = await process();
  const send = workerOf(undefined);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  expect(await counters.nearCounter("near", 2)("one")).toMatchObject({ remaining: 1 });
  expect([send.mock.calls, told]).toEqual([[], []]);
});
