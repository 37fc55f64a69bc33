import { callHeaders, type ApiClient } from "@haat/contract/shared/client";
import { eq } from "drizzle-orm";
import { pino, type Logger } from "pino";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { cleanUpJobs } from "./clean-up-jobs";
import {
  oneTimeCodeTable,
  sessionTable,
  signInTicketTable,
  wrongTryTable,
} from "./features/account/account.table";
import { cartTable } from "./features/cart/cart.table";
import { contactMessageTable } from "./features/landing/contact.table";
import { uploadedPictureTable } from "./features/account/picture.table";
import { stockAlertTable } from "./features/stock-alert/stock-alert.table";
import { viewTable } from "./features/view/view.table";
import { readRetention } from "./process/retention-settings";
import { cleanUpQueues, type CleanUpJob } from "./jobs/clean-up";
import { createJobRunner } from "./jobs/job-runner";
import { jobTable } from "./jobs/job.table";
import { idempotencyKeyTable } from "./http/idempotency.table";
import { createShopper, putTogether, startTestApi, type TestApi } from "./testing/test-api";
import { createTestShop } from "./testing/test-shop";
import { tableContents } from "./testing/table-contents";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const quiet = pino({ level: "silent" });
const files = () => ({
  put: () => Promise.resolve(),
  get: () => Promise.resolve(undefined),
  delete: async (key: string) => void api.files.delete(key),
});
/** A round: each of them once, as the hour has come. */
async function cleanUp(list: CleanUpJob[], logger: Logger): Promise<void> {
  await api.db.delete(jobTable);
  await createJobRunner(
    { db: api.db, clock: api.clock, logger },
    cleanUpQueues(list, { clock: api.clock, logger }),
  ).runDue();
}
const jobs = () =>
  cleanUpJobs({ db: api.db, clock: api.clock, files: files(), config: { retention: readRetention({}) } });
const hours = (count: number) => new Date(api.clock.now().getTime() + count * 3_600_000);

/** Of each kind so many rows that were made, or ended, some hours ago. */
async function leaveBehind(count: number, hoursAgo: number, customerId: number): Promise<void> {
  const each = <Row>(row: (number: string) => Row) =>
    Array.from({ length: count }, (_, at) => row(`${hoursAgo}-${at}`));
  const createdAt = hours(-hoursAgo);
  const phone = "+8801700000099";
  await api.db
    .insert(oneTimeCodeTable)
    .values(
      each((number) => ({ phone, codeHash: number, addressHash: "a", createdAt, expiresAt: createdAt })),
    );
  await api.db
    .insert(wrongTryTable)
    .values(each(() => ({ kind: "code" as const, phone, addressHash: "a", createdAt })));
  await api.db
    .insert(signInTicketTable)
    .values(each((number) => ({ ticketHash: number, phone, createdAt, expiresAt: createdAt })));
  await api.db
    .insert(sessionTable)
    .values(each((number) => ({ tokenHash: number, customerId, createdAt, expiresAt: createdAt })));
  await api.db
    .insert(idempotencyKeyTable)
    .values(
      each((number) => ({ shopId: 0, owner: "o", route: "r", key: number, requestHash: "h", createdAt })),
    );
  const pictures = each((number) => ({ key: `uploads/${number}`, customerId, createdAt }));
  await api.db.insert(uploadedPictureTable).values(pictures);
  for (const { key } of pictures) api.files.set(key, Buffer.from("picture"));
}

describe("cleaning up", () => {
  test("deletes what nobody can use any more, however much it is, and nothing else", async () => {
    // The account shows its picture however old it is.
    const shopper = await createShopper(api, { picture: "uploads/50-0" });
    await leaveBehind(1, 23, shopper.id);
    await leaveBehind(1201, 50, shopper.id);
    await api.db.insert(sessionTable).values({
      tokenHash: "revoked",
      customerId: shopper.id,
      createdAt: hours(-1),
      revokedAt: hours(-1),
      expiresAt: hours(1000),
    });
    const shop = await createTestShop(api.db);
    const views = ["2025-12-01", "2025-12-02", "2026-03-01"].map((day) => ({
      shopId: shop.id,
      day,
      visitor: day,
    }));
    await api.db.insert(viewTable).values(views);
    const written = {
      name: "n",
      email: "e@example.com",
      subject: "s",
      message: "m",
      language: "en" as const,
    };
    await api.db
      .insert(contactMessageTable)
      .values([366 * 24, 364 * 24].map((ago) => ({ ...written, createdAt: hours(-ago) })));
    const alert = (days: number, told?: number) => ({
      shopId: shop.id,
      productId: shop.salt.id,
      language: "en" as const,
      phone: `+88018${String(days).padStart(8, "0")}`,
      createdAt: hours(-24 * days),
      toldAt: told === undefined ? null : hours(-24 * told),
    });
    await api.db.insert(stockAlertTable).values([alert(91), alert(89), alert(5, 3), alert(4, 1)]);
    const before = await tableContents(api.db);
    await cleanUp(jobs(), quiet);
    await api.db.delete(jobTable);
    const after = await tableContents(api.db);
    const rows = (table: string) => Number(after[table]?.split(" ")[0]);
    // Of the last day: codes and tries count for limits, keys are kept, pictures may yet be shown.
    expect(rows("one_time_code")).toBe(1);
    expect(rows("wrong_try")).toBe(1);
    expect(rows("idempotency_key")).toBe(1);
    expect(rows("uploaded_picture")).toBe(2);
    expect([...api.files.keys()].sort()).toEqual(["uploads/23-0", "uploads/50-0"]);
    expect(rows("sign_in_ticket")).toBe(0);
    expect(rows("session")).toBe(1);
    expect(rows("contact_message")).toBe(1);
    // Whoever has waited for less than ninety days, and who was told just now.
    const alerts = await api.db.select({ phone: stockAlertTable.phone }).from(stockAlertTable);
    expect(alerts.map(({ phone }) => phone.slice(-2)).sort()).toEqual(["04", "89"]);
    // Views of the last ninety days.
    expect(await api.db.select({ day: viewTable.day }).from(viewTable)).toEqual([
      { day: "2025-12-02" },
      { day: "2026-03-01" },
    ]);
    expect(after["customer"]).toBe(before["customer"]);
    expect((await shopper.client.account.customerProfile({ language: "en" })).success).toBe(true);
    await cleanUp(jobs(), quiet);
    await api.db.delete(jobTable);
    expect(await tableContents(api.db)).toEqual(after);
  });

  test("keeps what is held of people as long as is set, which the footer of every page is told", async () => {
    const retention = readRetention({ RETENTION_MESSAGES: "60", RETENTION_STOCK_ALERTS: "20" });
    const set = putTogether(api.db, { retention });
    const footer = await set.createClient().landing.landingPageFooterInfo({ language: "en" });
    expect(footer.data.footer_info[0]?.retention_days).toMatchObject({ messages: 60, stock_alerts: 20 });

    const written = { name: "n", email: "e@example.com", subject: "s", message: "m" };
    const ago = [61, 59].map((days) => ({
      ...written,
      language: "en" as const,
      createdAt: hours(-24 * days),
    }));
    await api.db.delete(contactMessageTable);
    await api.db.insert(contactMessageTable).values(ago);
    const shop = await createTestShop(api.db);
    const alerts = [21, 19].map((days) => ({
      shopId: shop.id,
      productId: shop.salt.id,
      language: "en" as const,
      phone: `+88019000000${days}`,
      createdAt: hours(-24 * days),
    }));
    await api.db.insert(stockAlertTable).values(alerts);
    const waiting = () => api.db.$count(stockAlertTable, eq(stockAlertTable.shopId, shop.id));
    await cleanUp(jobs(), quiet);
    expect([await api.db.$count(contactMessageTable), await waiting()]).toEqual([2, 2]);
    await cleanUp(
      cleanUpJobs({ db: api.db, clock: api.clock, files: files(), config: { retention } }),
      quiet,
    );
    expect([await api.db.$count(contactMessageTable), await waiting()]).toEqual([1, 1]);
  });

  test("takes away a guest's cart that nobody touched for thirty days, and no other", async () => {
    const shop = await createTestShop(api.db);
    const add = { language: "en" as const, seller_key: shop.sellerKey, id_product: shop.rice.id };
    const guest = async () => {
      const { data } = await api.createClient().cart.addToCart(add);
      return api.createClient({ [callHeaders.cartKey]: data.cart_key ?? "" });
    };
    const [left, looking] = [await guest(), await guest()];
    const shopper = await createShopper(api);
    await shopper.client.cart.addToCart(add);
    const pieces = async (client: ApiClient) =>
      (await client.cart.showCart({ language: "en", sellerKey: shop.sellerKey })).data.items.length;
    const pass = async (days: number) => {
      for (let each = 0; each < days; each += 1) {
        api.clock.advance(24 * 3600 + 1);
        await pieces(looking);
      }
      await cleanUp(jobs(), quiet);
    };
    const carts = () => api.db.$count(cartTable, eq(cartTable.shopId, shop.id));
    await pass(29);
    expect(await carts()).toBe(3);
    await pass(1);
    expect(await carts()).toBe(2);
    expect([await pieces(left), await pieces(looking), await pieces(shopper.client)]).toEqual([0, 1, 1]);
  });

  test("deletes the pictures behind one that the store does not delete", async () => {
    const shopper = await createShopper(api);
    const keys = ["uploads/stuck", "uploads/behind"];
    const rows = keys.map((key, at) => ({ key, customerId: shopper.id, createdAt: hours(at - 60) }));
    await api.db.insert(uploadedPictureTable).values(rows);
    const stubborn = {
      ...files(),
      delete: (key: string) => (key === keys[0] ? Promise.reject(new Error("No.")) : Promise.resolve()),
    };
    const parts = { db: api.db, clock: api.clock, files: stubborn, config: { retention: readRetention({}) } };
    await cleanUp(cleanUpJobs(parts), quiet);
    const left = await api.db.select({ key: uploadedPictureTable.key }).from(uploadedPictureTable);
    expect(left.map(({ key }) => key).filter((key) => keys.includes(key))).toEqual([keys[0]]);
  });

  test("does so much in a round and no more", async () => {
    const run = vi.fn((most: number) => Promise.resolve(most));
    await cleanUp([{ name: "endless", run }], quiet);
    expect(run).toHaveBeenCalledTimes(40);
  });

  test("goes on with the next when one fails", async () => {
    const lines: string[] = [];
    const logger = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
    const next = vi.fn(() => Promise.resolve(3));
    const broken = { name: "broken", run: () => Promise.reject(new Error("No table.")) };
    await cleanUp([broken, { name: "next", run: next }], logger);
    expect(next).toHaveBeenCalledTimes(1);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 50, queue: "clean up: broken", msg: "a job failed" },
      { level: 30, what: "next", deleted: 3 },
    ]);
  });

  test("begins with the first start, comes again every hour, and is one process's alone", async () => {
    await api.db.delete(jobTable);
    let isBusy = false;
    const run = vi.fn(async () => {
      expect(isBusy).toBe(false);
      isBusy = true;
      await api.db.select().from(jobTable);
      isBusy = false;
      return 0;
    });
    const clock = api.clock;
    const runner = () =>
      createJobRunner(
        { db: api.db, clock, logger: quiet },
        cleanUpQueues([{ name: "all", run }], { clock, logger: quiet }),
      );
    await Promise.all([runner().runDue(), runner().runDue()]);
    expect(run).toHaveBeenCalledTimes(1);
    clock.advance(3599);
    await runner().runDue();
    expect(run).toHaveBeenCalledTimes(1);
    clock.advance(1);
    await Promise.all([runner().runDue(), runner().runDue()]);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("goes on by itself a little later where it failed, however often", async () => {
    await api.db.delete(jobTable);
    const run = vi.fn(() => Promise.reject(new Error("No table.")));
    const runner = createJobRunner(
      { db: api.db, clock: api.clock, logger: quiet },
      cleanUpQueues([{ name: "all", run }], { clock: api.clock, logger: quiet }),
    );
    for (let each = 0; each < 30; each += 1) {
      await runner.runDue();
      api.clock.advance(3600);
    }
    expect(run).toHaveBeenCalledTimes(30);
  });
});
