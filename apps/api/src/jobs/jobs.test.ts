import { pino } from "pino";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { categoryTable, productTable } from "../features/catalogue/catalogue.table";
import { oneTimeCodeTable } from "../features/account/account.table";
import { followChanges } from "../database/change-feed";
import { MessageNotTaken } from "../outside/sms";
import { inTransaction } from "../database/transaction";
import { createTestClock, putTogether } from "../testing/test-api";
import { openTestDatabase } from "../testing/test-database";
import { createPlaces, createTestShop } from "../testing/test-shop";
import { cutAt } from "../testing/cut-database";
import type { OpenDatabase } from "../database/database";
import * as jobs from "./job.repository";
import { backOffSeconds, createJobRunner, type JobQueue } from "./job-runner";
import { jobTable } from "./job.table";

let opened: OpenDatabase;
let clock: ReturnType<typeof createTestClock>;
const logger = pino({ level: "silent" });
beforeEach(async () => {
  opened = await openTestDatabase();
  clock = createTestClock();
});
afterEach(() => opened.close());

const all = () => opened.db.select().from(jobTable).orderBy(jobTable.id);
const add = (more: Partial<jobs.NewJob> = {}) =>
  jobs.addJob(opened.db, { queue: "work", runAt: clock.now(), ...more });

/** A process that does "work". */
function worker(run: JobQueue["run"], more: Partial<JobQueue> = {}) {
  const queue = { name: "work", attempts: 3, seconds: 60, run, ...more };
  return createJobRunner({ db: opened.db, clock, logger }, [queue]);
}

/** A promise and who settles it. */
function gate() {
  let open = () => undefined as void;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), passed };
}

describe("a job", () => {
  test("is done once, with its words, and is gone", async () => {
    const run = vi.fn(() => Promise.resolve());
    await add({ payload: { number: 7 } });
    expect(await worker(run).runDue()).toBe(1);
    expect(run.mock.calls).toEqual([[{ number: 7 }]]);
    expect(await all()).toEqual([]);
  });

  test("that was asked for while the clock was ahead is done once, when it is there again", async () => {
    const run = vi.fn(() => Promise.resolve());
    clock.advance(3600);
    await add();
    clock.advance(-3600);
    expect(await worker(run).runDue()).toBe(0);
    clock.advance(3600);
    expect(await worker(run).runDue()).toBe(1);
    expect(await worker(run).runDue()).toBe(0);
  });

  test("that is short does not wait for long ones, however many there are", async () => {
    const [begun, ended] = [vi.fn(), gate()];
    const long = async () => {
      begun();
      await ended.passed;
    };
    const short = vi.fn(() => Promise.resolve());
    const runner = createJobRunner({ db: opened.db, clock, logger }, [
      { name: "long", attempts: 1, seconds: 600, run: long },
      { name: "work", attempts: 1, seconds: 60, run: short },
    ]);
    for (let number = 0; number < 3; number += 1) await add({ queue: "long" });
    await runner.start(2);
    await expect.poll(() => begun).toHaveBeenCalledTimes(2);
    await add();
    runner.wake();
    await expect.poll(() => short).toHaveBeenCalled();
    expect(begun).toHaveBeenCalledTimes(2);
    ended.open();
    await runner.stop();
  });

  test("is there only if what it belongs to is", async () => {
    const failed = inTransaction(opened.db, async (tx) => {
      await jobs.addJob(tx, { queue: "work", runAt: clock.now() });
      throw new Error("No.");
    });
    await expect(failed).rejects.toThrow("No.");
    expect(await all()).toEqual([]);
  });

  test("of another build's queue stays where it is", async () => {
    await add({ queue: "unknown" });
    expect(await worker(() => Promise.resolve()).runDue()).toBe(0);
    expect(await all()).toHaveLength(1);
  });

  test("that was put off waits for its moment", async () => {
    const run = vi.fn(() => Promise.resolve());
    await add({ runAt: new Date(clock.now().getTime() + 60_000) });
    expect(await worker(run).runDue()).toBe(0);
    clock.advance(60);
    expect(await worker(run).runDue()).toBe(1);
  });

  test("whose process died between taking and ending it is done once more, and only then", async () => {
    await add();
    expect(await jobs.takeJob(opened.db, new Map([["work", 60]]), clock.now())).toBeDefined();
    const run = vi.fn(() => Promise.resolve());
    clock.advance(59);
    expect(await worker(run).runDue()).toBe(0);
    clock.advance(1);
    expect(await worker(run).runDue()).toBe(1);
    expect(run).toHaveBeenCalledTimes(1);
    expect(await all()).toEqual([]);
  });

  test("that is done once more is not ended by who was taken for dead", async () => {
    await add();
    const secondsOf = new Map([["work", 60]]);
    const first = await jobs.takeJob(opened.db, secondsOf, clock.now());
    clock.advance(60);
    const second = await jobs.takeJob(opened.db, secondsOf, clock.now());
    if (!first || !second) throw new Error("It was not taken twice.");
    await jobs.finishJob(opened.db, first, clock.now());
    await jobs.failJob(opened.db, first, { error: "late", retryAt: undefined, now: clock.now() });
    expect(await all()).toMatchObject([{ attempts: 2, deadAt: null, lastError: null }]);
    await jobs.finishJob(opened.db, second, clock.now());
    expect(await all()).toEqual([]);
  });

  test("is done by one of two workers, never by both", async () => {
    for (let each = 0; each < 40; each += 1) await add({ payload: { each } });
    const done: number[] = [];
    const run = (payload: object) => {
      done.push((payload as { each: number }).each);
      return Promise.resolve();
    };
    const counts = await Promise.all([worker(run).runDue(), worker(run).runDue()]);
    expect(counts[0] + counts[1]).toBe(40);
    expect([...done].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, each) => each));
  });

  test("that fails is tried later and later, then lies dead with its error until somebody says again", async () => {
    const id = await add({ payload: { kept: true } });
    const run = vi.fn(() => Promise.reject(new Error("No gateway.")));
    expect([1, 2, 3, 12, 400].map(backOffSeconds)).toEqual([2, 4, 8, 3600, 3600]);
    expect(await worker(run).runDue()).toBe(1);
    clock.advance(1);
    expect(await worker(run).runDue()).toBe(0);
    clock.advance(1);
    expect(await worker(run).runDue()).toBe(1);
    clock.advance(4);
    expect(await worker(run).runDue()).toBe(1);
    clock.advance(10_000);
    expect(await worker(run).runDue()).toBe(0);
    expect(await jobs.listJobs(opened.db, "dead", 10, clock.now())).toMatchObject([
      { id, attempts: 3, lastError: "No gateway." },
    ]);
    expect(await jobs.reviveJob(opened.db, id, clock.now())).toEqual({ queue: "work" });
    expect(await jobs.reviveJob(opened.db, id, clock.now())).toBeUndefined();
    expect(await worker(() => Promise.resolve()).runDue()).toBe(1);
    expect(await all()).toEqual([]);
  });

  test("that would expire dies without its words and goes with its time", async () => {
    const id = await add({
      payload: { code: "123456" },
      expiresAt: new Date(clock.now().getTime() + 180_000),
    });
    await worker(() => Promise.reject(new Error("No.")), { attempts: 1 }).runDue();
    expect(await all()).toMatchObject([{ id, payload: {}, lastError: "No." }]);
    expect(await jobs.reviveJob(opened.db, id, clock.now())).toBeUndefined();
    clock.advance(180);
    await jobs.deleteExpiredJobs(opened.db, clock.now());
    expect(await all()).toEqual([]);
  });

  test("under a key is there once, and asked for while it runs it runs once more", async () => {
    await add({ uniqueKey: "shop 1", payload: { asked: 1 } });
    await add({ uniqueKey: "shop 1", payload: { asked: 2 } });
    await add({ uniqueKey: "shop 2" });
    expect(await all()).toHaveLength(2);
    const seen: object[] = [];
    await worker(async (payload) => {
      seen.push(payload);
      if (seen.length === 1) await add({ uniqueKey: "shop 1", payload: { asked: 3 } });
    }).runDue();
    expect(seen).toEqual([{ asked: 2 }, { asked: 3 }, {}]);
    expect(await all()).toEqual([]);
  });

  test("that comes again is there from the start, once for all processes, and goes on with its words", async () => {
    const seen: object[] = [];
    const process = () =>
      worker(
        (payload) => {
          seen.push(payload);
          return Promise.resolve({
            againAt: new Date(clock.now().getTime() + 60_000),
            payload: { at: seen.length },
          });
        },
        { atStart: { key: "hourly" } },
      );
    await Promise.all([process().runDue(), process().runDue()]);
    expect(seen).toEqual([{}]);
    clock.advance(60);
    await process().runDue();
    expect(seen).toEqual([{}, { at: 1 }]);
    expect(await all()).toHaveLength(1);
  });
});

describe("a process", () => {
  test("that ends finishes what it has begun and takes nothing more", async () => {
    await add();
    await add();
    const begun = gate();
    const end = gate();
    const run = vi.fn(async () => {
      begun.open();
      await end.passed;
    });
    const runner = worker(run);
    await runner.start(1);
    await begun.passed;
    const stopped = runner.stop();
    end.open();
    await stopped;
    expect(run).toHaveBeenCalledTimes(1);
    expect(await all()).toMatchObject([{ attempts: 0, lockedUntil: null }]);
  });

  test("hears of a job that is added anywhere", async () => {
    const done = gate();
    const runner = worker(() => Promise.resolve(done.open()));
    const stop = await followChanges(opened.db, {
      onChange: () => undefined,
      onAnyChange: () => undefined,
      onJob: () => runner.wake(),
    });
    await runner.start(1);
    await add();
    await done.passed;
    await runner.stop();
    await stop();
    expect(await all()).toEqual([]);
  });
});

describe("the message of a code", () => {
  const phone = "01612345678";
  const messageJobs = async () => (await all()).filter(({ queue }) => queue === "code message");

  test("leaves nothing in the table when it is out, or was refused", async () => {
    const { createClient } = putTogether(opened.db);
    await createClient().account.sendOtp({ phone });
    expect(await messageJobs()).toEqual([]);
    const refusing = putTogether(opened.db, {}, () => Promise.reject(new MessageNotTaken("No.")));
    await expect(refusing.createClient().account.sendOtp({ phone: "01612345679" })).rejects.toMatchObject({
      code: "sms_not_sent",
    });
    expect(await messageJobs()).toEqual([]);
  });

  test("is sent by another process where the first one died, and stands nowhere in clear", async () => {
    const dying = gate();
    const first = putTogether(opened.db, {}, () => {
      dying.open();
      return new Promise(() => undefined);
    });
    const context = { context: { idempotencyKey: "of the form" } };
    void first.createStraightClient().account.sendOtp({ phone }, context);
    await dying.passed;
    const code = first.messages[0]?.text.slice(0, 6) ?? "";
    expect(code).toMatch(/^\d{6}$/);
    const kept = JSON.stringify(await all());
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(phone.slice(1));
    const second = putTogether(opened.db);
    await second.jobs.runDue();
    expect(second.messages).toEqual([]);
    second.clock.advance(20);
    await second.jobs.runDue();
    expect(second.messages).toEqual(first.messages);
    expect(await messageJobs()).toEqual([]);
    // Who heard nothing asks once more with the same key, and hears which request the code belongs to.
    const { account } = second.createClient();
    const { request_id } = (await account.sendOtp({ phone }, context)).data;
    expect(second.messages).toHaveLength(1);
    expect((await account.otpValidate({ phone, otp: code, request_id })).data.ticket).toBeTruthy();
  });

  test("is not sent any more when its code is dead", async () => {
    const cut = new Error("The process dies.");
    const first = putTogether(opened.db, {}, () => Promise.reject(cut));
    await first
      .createStraightClient()
      .account.sendOtp({ phone })
      .catch(() => undefined);
    const [code] = await opened.db.select().from(oneTimeCodeTable);
    await add({ queue: "code message", expiresAt: new Date(clock.now().getTime() + 180_000) });
    expect(code).toBeDefined();
    clock.advance(180);
    const second = putTogether(opened.db);
    second.clock.advance(180);
    await second.jobs.runDue();
    expect(second.messages).toEqual([]);
  });
});

describe("products that are written without their words", () => {
  test("are indexed by a job, once for each import, also where one has no word at all", async () => {
    await createPlaces(opened.db);
    const shop = await createTestShop(opened.db);
    await opened.db.update(categoryTable).set({ nameBn: "", nameEn: "" });
    await opened.db.delete(jobTable);
    await inTransaction(opened.db, async (tx) => {
      for (let piece = 0; piece < 2; piece += 1) {
        await tx.execute(sql`insert into product (shop_id, slug, category_id, name_en, picture, price, max_price, stock)
          select shop_id, 'imported-' || ${piece}::int || '-' || number, category_id,
            case when number = 3 then '!!' else 'Imported ' || number end, 'x', 100, 100, 1
          from product, generate_series(1, 120) number where shop_id = ${shop.id} and slug = 'rice'`);
      }
    });
    const asked = (await all()).filter(({ queue }) => queue === "index products");
    expect(asked.map(({ runAt }) => runAt.getTime())).toEqual([0]);
    const { jobs: runner, createClient } = putTogether(opened.db);
    await runner.runDue();
    const found = await createClient().catalogue.shopProducts({
      language: "en",
      sellerKey: shop.sellerKey,
      page: 1,
      searchText: "imported 119",
    });
    expect(found.data.total).toBe(2);
    const unknown = await opened.db
      .select({ nameEn: productTable.nameEn })
      .from(productTable)
      .where(eq(productTable.searchVector, ""));
    expect(new Set(unknown.map(({ nameEn }) => nameEn))).toEqual(new Set(["!!"]));
  });

  test("wait for another process where the connection breaks at any statement, and none is lost", async () => {
    await createPlaces(opened.db);
    const shop = await createTestShop(opened.db);
    for (let statement = 1; statement <= 12; statement += 1) {
      const broken = cutAt(opened.db, statement);
      await putTogether(broken.db)
        .jobs.runDue()
        .catch(() => undefined);
      await broken.close();
    }
    const { jobs: runner, clock: later } = putTogether(opened.db);
    later.advance(4000);
    await runner.runDue();
    const [left] = await opened.db
      .select({ slug: productTable.slug })
      .from(productTable)
      .where(sql`shop_id = ${shop.id} and search_vector = ''`);
    expect(left).toBeUndefined();
  });
});
