import type { Socket } from "node:net";
import type pg from "pg";
import { expect, test, vi } from "vitest";
import { secondPool } from "../testing/second-pool";
import { createShopper, putTogether, startTestApi } from "../testing/test-api";
import { isOnServer } from "../testing/test-database";
import type { Queryable } from "./database";
import { joinedLookup } from "./joined";
import { serverDatabase } from "./server-database";

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

test("all look-ups of a database together make six trips at once, and whoever waited longest goes next", async () => {
  const database = {} as Queryable;
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const lookups = Array.from({ length: 5 }, (_, name) =>
    joinedLookup(async (_db: Queryable, keys: readonly number[]) => {
      const trip = `${name}:${keys.join(",")}`;
      begun.push(trip);
      await new Promise<void>((end) => ends.set(trip, end));
      return [...keys];
    }),
  );
  const answers: Promise<number>[] = [];
  for (const key of [1, 2]) {
    for (const lookup of lookups) answers.push(lookup(database, key));
    await nextTurn();
  }
  expect(begun).toEqual(["0:1", "1:1", "2:1", "3:1", "4:1", "0:2"]);

  ends.get("3:1")?.();
  await expect(answers[3]).resolves.toBe(1);
  expect(begun.slice(6)).toEqual(["1:2"]);
  const another = joinedLookup((_db: Queryable, keys: readonly number[]) => Promise.resolve([...keys]));
  const last = another(database, 7);
  for (let ended = 0; ended < begun.length; ended += 1) {
    await nextTurn();
    ends.get(begun[ended] ?? "")?.();
    await nextTurn();
  }
  await expect(Promise.all([...answers, last])).resolves.toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 7]);
  expect(begun.slice(6)).toEqual(["1:2", "2:2", "3:2", "4:2"]);
});

test("a trip that hangs is given up too once one of those that are late came back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const database = {} as Queryable;
  let comeBack = () => undefined as void;
  const slow = new Promise<number[]>((resolve) => {
    comeBack = () => resolve([1]);
  });
  const asked = [slow, never, never].map((first) => {
    let trips = 0;
    return joinedLookup((_db: Queryable, keys: readonly number[]) => {
      trips += 1;
      return trips === 1 ? first : Promise.resolve([...keys]);
    })(database, 1);
  });
  await nextTurn();
  await vi.advanceTimersByTimeAsync(1000);
  await expect(Promise.all(asked.slice(0, 2))).resolves.toEqual([1, 1]);
  comeBack();
  await vi.advanceTimersByTimeAsync(1000);
  await expect(asked[2]).resolves.toBe(1);
  vi.useRealTimers();
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
