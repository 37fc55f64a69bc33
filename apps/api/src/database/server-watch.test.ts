import { connect, createServer, type Server, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createMigratedDatabase, isOnServer } from "../testing/test-database";
import type { OpenDatabase } from "./database";
import { isDatabaseAway } from "./database-failure";
import { openDatabase } from "./open-database";
import { watchServer, type ServerWatch } from "./server-watch";

/** A wire to a server that stays open and passes nothing back for as long as it is cut. What it took meanwhile is lost. */
async function createWire(port: number, host: string) {
  const wire = { isCut: false, lost: 0, port: 0, server: undefined as unknown as Server };
  const ends = new Set<Socket>();
  wire.server = createServer((near) => {
    const far = connect(port, host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.on("data", (bytes) => (wire.isCut ? (wire.lost += 1) : other.write(bytes)));
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => wire.server.listen(0, "127.0.0.1", resolve));
  const address = wire.server.address();
  wire.port = typeof address === "object" && address ? address.port : 0;
  const close = () => {
    for (const end of ends) end.destroy();
    wire.server.close();
  };
  return Object.assign(wire, { close });
}

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe.runIf(isOnServer)("a server (the embedded database has no wire) that says nothing any more", () => {
  let made: Awaited<ReturnType<typeof createMigratedDatabase>>;
  let wire: Awaited<ReturnType<typeof createWire>>;
  let opened: OpenDatabase;
  let gaps = 0;
  let stopListening: () => Promise<void>;
  beforeAll(async () => {
    made = await createMigratedDatabase();
    const url = new URL(made?.url ?? "");
    wire = await createWire(Number(url.port || 5432), url.hostname);
    url.hostname = "127.0.0.1";
    url.port = String(wire.port);
    opened = await openDatabase({ databaseUrl: url.href, dataFolder: "", poolSize: 3 });
    stopListening = await opened.db.engine.listen({}, () => (gaps += 1));
  });
  afterAll(async () => {
    await stopListening();
    await opened.close();
    wire.close();
    await made?.drop();
  });
  const now = () => opened.db.execute(sql`select 1`);
  /** Why a connection was lost, in the driver's words: it waits for 9 s itself, and says so in other ones. */
  const wasGivenUp = expect.objectContaining({
    cause: expect.objectContaining({ message: expect.stringMatching(/^Connection terminated/) }),
  });
  const wasNotOpened = expect.objectContaining({
    cause: expect.objectContaining({ message: "Connection terminated: nothing is heard." }),
  });

  test("a question that is slow has the time that it needs while the server answers others", async () => {
    expect(await errorOf(opened.db.execute(sql`select pg_sleep(5.5)`))).toBeUndefined();
  });

  test("is noticed before the driver gives up, and asked again as soon as it speaks", async () => {
    await Promise.all([1, 2, 3].map(now));
    const gapsBefore = gaps;
    wire.isCut = true;
    const errors = await Promise.all([1, 2, 3].map(() => errorOf(now())));
    expect(errors).toEqual([wasGivenUp, wasGivenUp, wasGivenUp]);
    expect(errors.every(isDatabaseAway)).toBe(true);

    // Once it is known no connection is opened, which would wait for an answer that is lost.
    const refused = await Promise.all([1, 2, 3, 4, 5].map(() => errorOf(now())));
    expect(refused).toEqual(refused.map(() => wasNotOpened));
    expect(refused.every(isDatabaseAway)).toBe(true);
    wire.isCut = false;
    await expect.poll(() => errorOf(now())).toBeUndefined();

    // Who hears of changes hears that some may have been missed.
    await expect.poll(() => gaps).toBeGreaterThan(gapsBefore);
  });
});

describe("a watch whose beats are counted by hand", () => {
  let watch: ServerWatch | undefined;
  const ends: (() => unknown)[] = [];
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(async () => {
    watch?.close();
    vi.useRealTimers();
    for (const end of ends.splice(0).reverse()) await end();
  });
  const beat = async (times = 1) => {
    for (let each = 0; each < times; each += 1) {
      vi.advanceTimersByTime(1000);
      await turn();
    }
  };
  /** A server that takes connections and says nothing; its port. */
  const openMute = async () => {
    const server = createServer((socket) => void ends.push(() => socket.destroy()));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    return { server, port: typeof address === "object" && address ? address.port : 0 };
  };
  /** Whether a connection that is opened now is given up at once. */
  const isRefused = async () => {
    const socket = watch?.stream().on("error", () => undefined);
    await turn();
    await turn();
    const refused = socket?.destroyed;
    socket?.destroy();
    return refused;
  };

  test("one that never said anything is silent after three beats", async () => {
    const { server, port } = await openMute();
    ends.push(() => server.close());
    watch = watchServer({ host: "127.0.0.1", port, user: "nobody" });
    await beat(3);
    expect(await isRefused()).toBe(false);
    await beat();
    expect(await isRefused()).toBe(true);
  });

  test("one that refuses connections is not silent, however often it does", async () => {
    const { server, port } = await openMute();
    await new Promise((closed) => server.close(closed));
    watch = watchServer({ host: "127.0.0.1", port, user: "nobody" });
    for (let each = 0; each < 9; each += 1) {
      await beat();
      // The watch's own connection was tried before, and was refused before.
      await new Promise((refused) => connect(port, "127.0.0.1").once("error", refused));
      await turn();
    }
    expect(await isRefused()).toBe(false);
  });

  test.runIf(isOnServer)(
    "who connected or heard something when the question was on its way is given up with the others",
    async () => {
      const made = await createMigratedDatabase();
      ends.push(() => made?.drop());
      const url = new URL(made?.url ?? "");
      const wire = await createWire(Number(url.port || 5432), url.hostname);
      ends.push(() => wire.close());
      url.hostname = "127.0.0.1";
      url.port = String(wire.port);
      watch = watchServer({ connectionString: url.href });
      const client = () =>
        new pg.Client({ connectionString: url.href, stream: watch?.stream }).on("error", () => undefined);
      const busy = client();
      await busy.connect();
      const asked = vi.spyOn(pg.Client.prototype, "query");
      ends.push(() => asked.mockRestore());
      await beat();
      await expect.poll(() => asked.mock.results.length).toBe(1);
      await asked.mock.results[0]?.value;

      wire.isCut = true;
      await beat();
      await expect.poll(() => wire.lost).toBe(1);
      wire.isCut = false;
      await busy.query("select 2");
      wire.isCut = true;
      const errors = [errorOf(busy.query("select 3")), errorOf(client().connect())];
      await beat(3);
      const wasGivenUp = expect.objectContaining({
        message: expect.stringMatching(/^Connection terminated/),
      });
      expect(await Promise.all(errors)).toEqual([wasGivenUp, wasGivenUp]);
    },
  );
});
