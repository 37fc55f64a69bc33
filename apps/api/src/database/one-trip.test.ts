import { connect, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { TLSSocket } from "node:tls";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startPrivatePostgres } from "../testing/private-postgres.mjs";
import { scratchFolder } from "../testing/scratch-folder";
import { testCertificate } from "../testing/test-certificate";
import { createMigratedDatabase, isOnServer, openTestDatabase } from "../testing/test-database";
import { DomainError } from "../process/domain-error";
import type { OpenDatabase, Queryable } from "./database";
import { busyError, sqlStateOf } from "./database-failure";
import { inOneTrip } from "./one-trip";
import { openDatabase } from "./open-database";
import { preparedOnce } from "./prepared";
import { inTransaction } from "./transaction";

const one = sql`(select 1) as one`;
const setting = preparedOnce((db, name) =>
  db
    .select({ value: sql`set_config('haat.guest_key', ${sql.placeholder("value")}, true)` })
    .from(one)
    .prepare(name),
);
const reading = preparedOnce((db, name) =>
  db
    .select({ value: sql`current_setting('haat.guest_key', true)` })
    .from(one)
    .prepare(name),
);
const setTo = (tx: Queryable, value: string) => setting(tx).execute({ value });
const read = (tx: Queryable) => reading(tx).execute();
const fail = (tx: Queryable) => tx.execute(sql`select 1 / 0`);

describe("statements of one trip", () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  it("run in their order, and each has its own answer", async () => {
    const found = await inTransaction(opened.db, (tx) =>
      inOneTrip(setTo(tx, "one"), read(tx), setTo(tx, "other"), read(tx)),
    );
    expect(found[1]).toEqual([{ value: "one" }]);
    expect(found[3]).toEqual([{ value: "other" }]);
  });

  it("fail with what the one said that failed, not with what the others say after it", async () => {
    const late = async (tx: Queryable) => {
      await read(tx);
      return read(tx);
    };
    const failed = inTransaction(opened.db, (tx) => inOneTrip(late(tx), fail(tx)));
    expect(sqlStateOf(await failed.catch((error: unknown) => error))).toBe("22012");
  });

  it("are all over before the first failure is thrown, so that nothing is asked of a transaction that has ended", async () => {
    const over: string[] = [];
    const slow = async (tx: Queryable) => {
      await read(tx);
      over.push("slow");
    };
    const refuse = () => Promise.reject(new Error("refused"));
    const refused = inTransaction(opened.db, (tx) => inOneTrip(refuse(), slow(tx)));
    await expect(refused).rejects.toThrow("refused");
    expect(over).toEqual(["slow"]);
  });

  it("refuse what they refuse, also where that is how a failure is told: what others say after it is none", async () => {
    const refuseFailed = (tx: Queryable) =>
      fail(tx).catch(() => {
        throw new DomainError("out_of_stock");
      });
    const refused = inTransaction(opened.db, (tx) => inOneTrip(refuseFailed(tx), read(tx)));
    await expect(refused).rejects.toMatchObject({ code: "out_of_stock" });
  });
});

describe.runIf(isOnServer)("to a server (the embedded database has no wire)", () => {
  let made: Awaited<ReturnType<typeof createMigratedDatabase>>;
  let opened: OpenDatabase;
  let pieces = 0;
  const wire = createServer((near) => {
    const url = new URL(made?.url ?? "");
    const far = connect(Number(url.port || 5432), url.hostname);
    near.on("data", (bytes) => {
      pieces += 1;
      far.write(bytes);
    });
    far.on("data", (bytes) => near.write(bytes));
    near.on("error", () => far.destroy()).on("close", () => far.destroy());
    far.on("error", () => near.destroy()).on("close", () => near.destroy());
  });
  beforeAll(async () => {
    made = await createMigratedDatabase();
    await new Promise<void>((resolve) => wire.listen(0, "127.0.0.1", resolve));
    const address = wire.address();
    const url = new URL(made?.url ?? "");
    url.hostname = "127.0.0.1";
    url.port = String(typeof address === "object" && address ? address.port : 0);
    opened = await openDatabase({ databaseUrl: url.href, dataFolder: "", poolSize: 1 });
  });
  afterAll(async () => {
    await opened.close();
    wire.close();
    await made?.drop();
  });

  it("they go in one piece", async () => {
    const sent = await inTransaction(opened.db, async (tx) => {
      const before = pieces;
      await inOneTrip(setTo(tx, "one"), read(tx), setTo(tx, "other"), read(tx));
      return pieces - before;
    });
    expect(sent).toBe(1);
  });

  const refuse = async (tx: Queryable) => {
    await read(tx);
    throw new DomainError("out_of_stock");
  };

  it("tell a failure before a refusal, whichever came first: it says that nothing is known, and when to ask again", async () => {
    const held = (tx: Queryable) => tx.execute(sql`lock table shop in share mode nowait`);
    const { db } = opened;
    const far = await openDatabase({ databaseUrl: made?.url ?? "", dataFolder: "", poolSize: 1 });
    await inTransaction(far.db, async (holder) => {
      await holder.execute(sql`lock table shop in access exclusive mode`);
      const orders: ((tx: Queryable) => Promise<unknown>)[] = [
        (tx) => inOneTrip(refuse(tx), held(tx)),
        (tx) => inOneTrip(held(tx), refuse(tx)),
      ];
      for (const asked of orders) {
        const told = await inTransaction(db, asked).catch((error: unknown) => error);
        expect(busyError(told)?.code).toBe("server_busy");
      }
    });
    await far.close();
  });

  it("are tried again where one of them lost to another transaction, though another one refused meanwhile", async () => {
    const lose = (tx: Queryable) =>
      tx.execute(sql`do $$ begin raise exception 'lost' using errcode = '40P01'; end $$`);
    let tries = 0;
    const done = inTransaction(opened.db, async (tx) => {
      tries += 1;
      return tries === 1 ? inOneTrip(refuse(tx), lose(tx)) : inOneTrip(read(tx));
    });
    await expect(done).resolves.toHaveLength(1);
    expect(tries).toBe(2);
  });
});

describe.runIf(isOnServer)("to a server that is spoken to over TLS", () => {
  let server: Awaited<ReturnType<typeof startPrivatePostgres>>;
  let opened: OpenDatabase;
  beforeAll(async () => {
    server = await startPrivatePostgres([], scratchFolder(), testCertificate);
    // Nobody vouches for its certificate.
    const databaseUrl = `${server?.url}?sslmode=no-verify`;
    opened = await openDatabase({ databaseUrl, dataFolder: "", poolSize: 1 });
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await opened.close();
    server?.stop();
  });

  /** What the transactions' connection wrote to the system: the watch of the server has one of its own. */
  function piecesOf(connection: TLSSocket): () => number {
    const written = [vi.spyOn(connection, "_write"), vi.spyOn(connection, "_writev")];
    return () => written.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  }

  it("they go in one piece, in their order, and one that fails says why", async () => {
    const { engine } = opened.db;
    if (engine.kind !== "server") throw new Error("This needs a server.");
    const connection = await engine.pool.connect();
    const { stream } = (connection as unknown as { connection: { stream: Socket } }).connection;
    connection.release();
    expect(stream).toBeInstanceOf(TLSSocket);
    const pieces = piecesOf(stream as TLSSocket);

    const [sent, found] = await inTransaction(opened.db, async (tx) => {
      const before = pieces();
      const answers = await inOneTrip(setTo(tx, "one"), read(tx), setTo(tx, "other"), read(tx));
      return [pieces() - before, answers] as const;
    });
    expect({ sent, found: [found[1], found[3]] }).toEqual({
      sent: 1,
      found: [[{ value: "one" }], [{ value: "other" }]],
    });
    const failed = inTransaction(opened.db, (tx) => inOneTrip(read(tx), fail(tx), read(tx)));
    expect(sqlStateOf(await failed.catch((error: unknown) => error))).toBe("22012");
  });
});
