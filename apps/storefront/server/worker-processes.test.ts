import http from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isWholeRun } from "@haat/api/testing/whole-run";
import { openDatabase } from "@haat/api/database/open-database";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { reservedNames } from "../app/urls/platform-pages";
import { startBuilt, type Answer, type BuiltStorefront } from "../testing/built-storefront";
import { copyDemo, type DemoCopy } from "../testing/demo-copy";

const secret = "f3a9c2e1b5d80476f3a9c2e1b5d80476";
const waitFor = (check: () => unknown) => vi.waitFor(check, { timeout: 300_000, interval: 50 });

const folder = mkdtempSync(join(tmpdir(), "haat-workers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("refuses several processes on the database that is one process's alone, in a sentence", async () => {
  const started = startBuilt({ WEB_CONCURRENCY: "2", DATA_FOLDER: folder });
  await expect(started).rejects.toThrow(/^WEB_CONCURRENCY=2 needs DATABASE_URL or API_URL/);
  const wrong = startBuilt({ WEB_CONCURRENCY: "some", DATA_FOLDER: folder });
  await expect(wrong).rejects.toThrow("WEB_CONCURRENCY");
});

it("ends in order where it is to be renewed and is alone: nobody would start a new one beside it", async () => {
  const { child, ended } = await startBuilt({ WEB_CONCURRENCY: "auto", DATA_FOLDER: folder });
  child.kill("SIGUSR2");
  expect(await ended).toBe(0);
});

// Several processes need a PostgreSQL server; without one the setup of the tests says so.
describe.runIf(inject("demo"))("several processes on one PostgreSQL", () => {
  let copy: DemoCopy;
  /** For several tests, with limits that none of them reaches: the pages of who has a cart are counted by the primary. */
  let several: BuiltStorefront;
  const running: BuiltStorefront[] = [];
  beforeAll(async () => {
    copy = await copyDemo();
  });
  afterAll(async () => {
    for (const { child, ended } of running) {
      child.kill("SIGTERM");
      await ended;
    }
    await copy.remove();
  });

  async function start(settings: Record<string, string> = {}) {
    const storefront = await startBuilt({
      WEB_CONCURRENCY: "2",
      DATABASE_URL: copy.databaseUrl!,
      DATA_FOLDER: copy.dataFolder,
      HAAT_DEMO: "1",
      HAAT_SECRET: secret,
      RATE_LIMIT: "0",
      METRICS_TOKEN: "a-token-of-the-tests",
      ...settings,
    });
    running.push(storefront);
    return storefront;
  }

  /** Asks for pages in so many lanes, one after the other in each, until it is ended. */
  function ask(
    { ask }: BuiltStorefront,
    lanes: number,
    { agent, headers = {} }: { agent?: http.Agent; headers?: Record<string, string> } = {},
  ) {
    const answers: (Answer | Error)[] = [];
    let isOver = false;
    const lane = async (name: number) => {
      for (let each = 0; !isOver; each += 1) {
        const path = each % 2 ? "/" : `/kacha-bazar?v=${name}-${each}`;
        answers.push(await ask(path, headers, agent).catch((error: Error) => error));
      }
    };
    const all = Promise.all(Array.from({ length: lanes }, (_, name) => lane(name)));
    const count = () => answers.length;
    const end = async () => {
      isOver = true;
      await all;
      return answers;
    };
    return { count, end };
  }

  const failed = (answers: (Answer | Error)[]) =>
    answers.filter((answer) => answer instanceof Error || answer.status !== 200);

  /** The cart's cookie of a guest. */
  async function guestCookie({ ask, post }: BuiltStorefront): Promise<string> {
    const list = await ask("/kacha-bazar/all-products/all");
    const path = /href="(\/kacha-bazar\/product-details\/[^"]+)"/.exec(list.text)![1]!;
    const product = await ask(path);
    const id = /name="id_product" value="(\d+)"/.exec(product.text)![1]!;
    const { headers } = await post(path, { id_product: id, quantity: "1", intent: "add" });
    return (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
  }

  it("limits what is asked of all of them together", async () => {
    const storefront = await start({ RATE_LIMIT: "30" });
    const cookie = await guestCookie(storefront);
    // Four times as many filled pages as calls, beside the first ones in each process, which are made.
    const answers: Answer[] = [];
    for (let each = 0; each < 130; each += 1) answers.push(await storefront.ask("/kacha-bazar", { cookie }));
    const filled = answers.filter(({ headers }) => headers["cache-status"] === "haat; hit");
    expect(filled.length).toBeGreaterThan(100);
    expect(filled.length).toBeLessThanOrEqual(120);
    expect(answers.slice(-4).map(({ status }) => status)).toEqual([429, 429, 429, 429]);
    // Where the API is elsewhere, nobody but these processes counts pages: twice as many as calls that are made anew.
    const API_URL = `http://127.0.0.1:${storefront.port}`;
    const elsewhere = await start({ RATE_LIMIT: "4", DATABASE_URL: "", API_URL });
    const made: number[] = [];
    for (let each = 0; each < 20; each += 1) made.push((await elsewhere.ask(`/?v=${each}`)).status);
    expect(made).toEqual([...Array<number>(8).fill(200), ...Array<number>(12).fill(429)]);
    storefront.child.kill("SIGTERM");
    expect(await storefront.ended).toBe(0);
  });

  it("tells a change to all of them, and says what all of them have counted", async () => {
    const storefront = (several = await start({ RATE_LIMIT: "100000" }));
    const { db, close } = await openDatabase({ databaseUrl: copy.databaseUrl!, dataFolder: "" });
    const looks = () => Promise.all(Array.from({ length: 8 }, () => storefront.ask("/kacha-bazar")));
    await looks();
    const listening = await db.execute(
      sql`select pid from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
    );
    expect(listening).toMatchObject({ rowCount: 2 });
    await db.execute(sql`update shop set title_bn = 'নতুন নামের দোকান' where slug = 'kacha-bazar'`);
    await waitFor(async () => {
      for (const { text } of await looks()) expect(text).toContain("নতুন নামের দোকান");
    });
    await close();
    const metrics = async () => {
      const { text } = await storefront.ask("/metrics", { authorization: "Bearer a-token-of-the-tests" });
      return text
        .split("\n")
        .filter((line) => line.startsWith("haat_call_seconds_count"))
        .sort();
    };
    // Each process asks at its start who has a name of the platform's. When that is over nothing is called any more: whoever
    // is asked knows the same.
    const lookedFor = `haat_call_seconds_count{call="store.sellerInfoByShop",status="420"} ${2 * reservedNames.size}`;
    await waitFor(async () => expect(await metrics()).toContain(lookedFor));
    await Promise.all(
      Array.from({ length: 8 }, async () => expect(await metrics()).toEqual(await metrics())),
    );
  });

  it("loses nothing but its open requests with one that is killed, and has another in its place", async () => {
    const storefront = await start({ RATE_LIMIT: "100000" });
    const lanes = 2;
    // Counts are on their way to the primary when the process dies.
    const load = ask(storefront, lanes, { headers: { cookie: await guestCookie(storefront) } });
    await waitFor(() => expect(load.count()).toBeGreaterThan(20));
    const [killed] = storefront.pids();
    process.kill(killed!, "SIGKILL");
    await storefront.logged("a process died");
    await storefront.logged("listening", 3);
    const before = load.count();
    await waitFor(() => expect(load.count()).toBeGreaterThan(before + 20));
    expect(failed(await load.end()).length).toBeLessThanOrEqual(lanes);
    expect(new Set(storefront.pids()).size).toBe(3);
    storefront.child.kill("SIGTERM");
    expect(await storefront.ended).toBe(0);
  });

  it("answers every request while each is replaced by a new one", async () => {
    const storefront = several;
    const old = storefront.pids().length;
    const agent = new http.Agent({ keepAlive: true, maxSockets: 3 });
    const loads = [ask(storefront, 2), ask(storefront, 2, { agent })];
    for (const { count } of loads) await waitFor(() => expect(count()).toBeGreaterThan(10));
    storefront.child.kill("SIGUSR2");
    await storefront.logged("all processes are new");
    for (const { end, count } of loads) {
      const before = count();
      await waitFor(() => expect(count()).toBeGreaterThan(before + 10));
      expect(failed(await end())).toEqual([]);
    }
    expect(storefront.pids()).toHaveLength(old + 2);
    for (const pid of storefront.pids().slice(0, old)) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
    agent.destroy();
  });

  it("is renewed without a request lost where it is the only one that answers, too", async () => {
    const storefront = await start({ WEB_CONCURRENCY: "1" });
    const load = ask(storefront, 3);
    await waitFor(() => expect(load.count()).toBeGreaterThan(10));
    storefront.child.kill("SIGUSR2");
    await storefront.logged("all processes are new");
    const before = load.count();
    await waitFor(() => expect(load.count()).toBeGreaterThan(before + 10));
    expect(failed(await load.end())).toEqual([]);
    expect(new Set(storefront.pids()).size).toBe(2);
    storefront.child.kill("SIGTERM");
    expect(await storefront.ended).toBe(0);
  });

  // Each process that is started again takes seconds of a processor, and many are before it gives up.
  it.runIf(isWholeRun)("ends, and not well, where they die again and again", async () => {
    const storefront = several;
    // One that is killed before the others know that it answers has not started: such a death does not count.
    while (storefront.child.exitCode === null) {
      const count = storefront.pids().length;
      process.kill(storefront.pids().at(-1)!, "SIGKILL");
      await Promise.race([storefront.logged("listening", count + 1), storefront.ended]);
    }
    expect(await storefront.ended).toBe(1);
    for (const pid of storefront.pids()) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  });
});
