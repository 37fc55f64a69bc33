import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plantOrders } from "../../testing/planted-orders";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { isOnServer } from "../../testing/test-database";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop } from "../../testing/test-shop";
import { untilWaiting } from "../../testing/waiting-line";
import { reportDayMovedTable } from "./report-day-moved.table";
import { reportMonthSweep } from "./report-month.job.usecases";

const longAgo = new Date("2026-03-10T12:00:00+06:00");

describe.runIf(isOnServer)(
  "days that are counted while orders move (one does after another embedded)",
  () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await startTestApi();
    });
    afterAll(() => api.close());

    const countMonths = () =>
      reportMonthSweep({ db: api.db, clock: api.clock, logger: pino({ enabled: false }) }).run({});

    const marksOf = (shopId: number) =>
      api.db.$count(reportDayMovedTable, eq(reportDayMovedTable.shopId, shopId));

    /** A shop whose three orders of long ago were counted, and how many of them its numbers say were cancelled. */
    async function createCountedShop() {
      const shop = await createTestShop(api.db);
      const { manager } = await createStaffOf(api, shop);
      const { id } = await createShopper(api);
      const orders = ["1", "2", "3"].map((number) => ({
        number,
        total: 100,
        phone: "01712345678",
        status: 1 as const,
      }));
      const ids = [...(await plantOrders(api.db, shop.id, id, orders, longAgo)).values()];
      await countMonths();
      const asked = { language: "en" as const, seller_key: shop.sellerKey, start: "2026-03-01" };
      return {
        shopId: shop.id,
        ids,
        cancelled: async () => {
          const { data } = await manager.client.sellerReports.report({ ...asked, end: "2026-03-20" });
          return data.report.figures.cancelled;
        },
      };
    }

    /** A transaction that stays open. */
    async function begin() {
      const { engine } = api.db;
      if (engine.kind !== "server") throw new Error("There is no server.");
      const connection = await engine.pool.connect();
      await connection.query("begin");
      return {
        query: (text: string) => connection.query(text),
        cancel: (shopId: number, orderId = 0) =>
          connection.query(
            "insert into order_status_change (shop_id, order_id, status, at) values ($1, $2, 3, $3)",
            [shopId, orderId, longAgo],
          ),
        commit: async () => {
          await connection.query("commit");
          connection.release();
        },
      };
    }

    test("wait for no order that moves, and what has moved is in the numbers at once, then and from the next night on", async () => {
      const { shopId, ids, cancelled } = await createCountedShop();
      const [before, during] = [await begin(), await begin()];
      await before.cancel(shopId, ids[0]);
      await before.commit();
      expect(await cancelled()).toBe(1);

      await during.cancel(shopId, ids[1]);
      await countMonths();
      expect(await cancelled()).toBe(1);
      await during.commit();
      expect(await cancelled()).toBe(2);
      await countMonths();
      expect(await cancelled()).toBe(2);
      expect(await marksOf(shopId)).toBe(0);
    });

    test("stay marked where an order moves between the end of the marks and the count, and where two count at once", async () => {
      const { shopId, ids, cancelled } = await createCountedShop();
      const [before, held, during] = [await begin(), await begin(), await begin()];
      await before.cancel(shopId, ids[0]);
      await before.commit();
      await held.query("lock table report_month in exclusive mode");
      const counts = [countMonths(), countMonths()];
      const ended = Promise.allSettled(counts);
      await untilWaiting(api.db, counts.length);

      await during.cancel(shopId, ids[1]);
      await during.commit();
      expect(await cancelled()).toBe(2);
      const open = await begin();
      await open.cancel(shopId, ids[2]);
      await held.commit();
      await ended;
      expect(await cancelled()).toBe(2);
      await open.commit();
      expect(await cancelled()).toBe(3);
      await countMonths();
      expect(await cancelled()).toBe(3);
      expect(await marksOf(shopId)).toBe(0);
    });
  },
);
