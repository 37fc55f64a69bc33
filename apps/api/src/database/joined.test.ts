import type { Socket } from "node:net";
import type pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { secondPool } from "../testing/second-pool";
import { createShopper, putTogether, startTestApi } from "../testing/test-api";
import { isOnServer } from "../testing/test-database";
import type { Queryable } from "./database";
import { joinedLookup } from "./joined";
import { serverDatabase } from "./server-database";

afterEach(() => {
  vi.useRealTimers();
});

const nowhere = {} as Queryable;
const never = new Promise<never>(() => undefined);

/** A look-up that says what went on which trip, and whose first trips never come back. */
function lookupWithLostTrips(lost: number) {
  const trips: number[][] = [];
  const lookup = joinedLookup((_: Queryable, keys: readonly number[]) => {
    trips.push([...keys]);
    return trips.length <= lost ? never : Promise.resolve(keys.map((key) => key * 10));
  });
  return { trips, ask: (key: number) => lookup(nowhere, key) };
}

/** When those that were asked for before have gone on their trip. */
const nextTurn = () => new Promise((resume) => setImmediate(resume));

test("those who ask while two trips hang are answered, and so are those who went on them", async () => {
  const { trips, ask } = lookupWithLostTrips(2);
  const first = ask(1);
  await nextTurn();
  const second = ask(2);
  await nextTurn();
  expect(trips).toEqual([[1], [2]]);
  const later = [ask(3), ask(4)];
  await expect(Promise.all(later)).resolves.toEqual([30, 40]);
  await expect(Promise.all([first, second])).resolves.toEqual([10, 20]);
});

test("a trip that fails is heard of at once by who went on it, and by nobody else", async () => {
  let trips = 0;
  const lookup = joinedLookup((_: Queryable, keys: readonly number[]) => {
    trips += 1;
    return trips === 1 ? Promise.reject(new Error("cut")) : Promise.resolve([...keys]);
  });
  await expect(lookup(nowhere, 1)).rejects.toThrow("cut");
  await expect(lookup(nowhere, 1)).resolves.toBe(1);
  expect(trips).toBe(2);
});

test("a trip that hangs is given up, too, once one of those that are late came back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const ends: ((keys: number[]) => void)[] = [];
  const trips: number[][] = [];
  const lookup = joinedLookup((_: Queryable, keys: readonly number[]) => {
    trips.push([...keys]);
    if (trips.length > 3) return Promise.resolve(keys.map((key) => key * 10));
    return new Promise<number[]>((resolve) => ends.push(resolve));
  });
  const first = lookup(nowhere, 1);
  await nextTurn();
  const second = lookup(nowhere, 2);
  await nextTurn();
  // Both are late and are asked once more; the first hangs again, and no other is given up beside the two.
  await vi.advanceTimersByTimeAsync(2000);
  expect(trips).toEqual([[1], [2], [1], [2]]);
  await expect(second).resolves.toBe(20);

  ends[1]?.([20]);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(first).resolves.toBe(10);
});

test("trips that fail before they begin leave their room to others", async () => {
  let trips = 0;
  const lookup = joinedLookup((_: Queryable, keys: readonly number[]) => {
    trips += 1;
    if (trips <= 2) throw new Error("no such statement");
    return Promise.resolve([...keys]);
  });
  for (const key of [1, 2]) await expect(lookup(nowhere, key)).rejects.toThrow("no such statement");
  await expect(lookup(nowhere, 3)).resolves.toBe(3);
});

test.runIf(isOnServer)("two connections that do not answer hold up nobody who is signed in", async () => {
  const api = await startTestApi();
  const { engine } = api.db;
  if (engine.kind !== "server") throw new Error("This needs a server.");
  const signedIn = [];
  for (let each = 0; each < 4; each += 1) signedIn.push(await createShopper(api));
  const pool = secondPool({ ...engine.pool.options, max: 6, query_timeout: 0, statement_timeout: 0 });
  const frozen = [await pool.connect(), await pool.connect()];
  for (const connection of frozen) {
    // Nothing that the server says on it is heard any more.
    socketOf(connection).pause();
    connection.release();
  }
  const { createClient } = putTogether(serverDatabase(pool));
  const seen = [];
  for (const { headers } of signedIn) {
    seen.push(createClient(headers).account.customerProfile({ language: "en" }));
    await nextTurn();
  }
  const answers = await Promise.all(seen);
  expect(answers.map(({ success }) => success)).toEqual([true, true, true, true]);
  for (const connection of frozen) socketOf(connection).resume();
  await pool.end();
  await api.close();
});

/** The driver's types leave out what a connection runs over. */
function socketOf(connection: pg.PoolClient) {
  return (connection as unknown as { connection: { stream: Socket } }).connection.stream;
}
