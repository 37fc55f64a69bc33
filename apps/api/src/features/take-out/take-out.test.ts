import { inflateRawSync } from "node:zlib";
import { business } from "@haat/contract/shared/business-constants";
import { ORPCError } from "@orpc/client";
import { parse } from "csv-parse/sync";
import { and, eq, sql } from "drizzle-orm";
import { unzipSync } from "fflate";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FileStore } from "../../outside/file-store";
import { createJobRunner } from "../../jobs/job-runner";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { sessionTable } from "../account/account.table";
import { customerOrderTable, orderStatusChangeTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";
import { takeOutQueue } from "./take-out.job.usecases";
import { takenSheets } from "./taken-sheets";
import { zipDirectory, zipPart } from "./zip-records";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
const picture = Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]);
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db, { titleEn: "=cmd|calc", logo: "uploads/abc" });
  staff = await createStaffOf(api, shop);
});

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const calls = () => staff.owner.client.sellerTakeOut;
const codeOf = (asked: PromiseLike<unknown>) =>
  Promise.resolve(asked).then(
    () => "done",
    (error: unknown) => (error instanceof ORPCError ? String(error.code) : String(error)),
  );

const logger = pino({ level: "silent" });

/** The work as the server does it, for a shop with one picture. @param files where it is kept */
function work(files: FileStore = storeOf(api)) {
  const parts = { db: api.db, clock: api.clock, logger };
  const readPicture = (key: string) => Promise.resolve(key === "uploads/abc" ? picture : undefined);
  return createJobRunner(parts, [takeOutQueue({ ...parts, files }, readPicture)]);
}
const storeOf = ({ files }: TestApi): FileStore => ({
  put: async (key: string, bytes: Buffer) => void files.set(key, bytes),
  get: async (key: string) => files.get(key),
  delete: async (key: string) => void files.delete(key),
});

async function downloaded(file = 1): Promise<Buffer> {
  const { id_take_out } = (await calls().takeOut(inShop())).data.take_out ?? { id_take_out: 0 };
  const of = { ...inShop(), id_take_out, file };
  const { parts, key, bytes } = (await calls().openTakeOutFile(of)).data;
  const all: Buffer[] = [];
  for (let part = 1; part <= parts; part += 1) {
    const got = await calls().takeOutPart({ ...of, part, key });
    all.push(Buffer.from(await got.arrayBuffer()));
  }
  const zip = Buffer.concat(all);
  expect(zip.length).toBe(bytes);
  return zip;
}

const rowsOf = (files: Record<string, Uint8Array>, name: string) =>
  parse(Buffer.from(files[name] ?? []), { bom: true }) as string[][];

/** Orders of the shop, so many at once, by one customer. */
async function fillOrders(count: number): Promise<void> {
  const { id: customerId } = await createShopper(api);
  const [like] = await api.db.select().from(shopTable).where(eq(shopTable.id, shop.id));
  for (let from = 0; from < count; from += 500) {
    const rows = Array.from({ length: Math.min(500, count - from) }, (_, place) => ({
      shopId: shop.id,
      number: `${like?.orderPrefix}-${String(from + place).padStart(5, "0")}`,
      customerId,
      status: 6 as const,
      paymentMethod: 0 as const,
      paymentStatus: "paid" as const,
      shippingMethod: 2 as const,
      itemTotal: 12_300,
      couponDiscount: 0,
      deliveryFee: 0,
      rounding: 0,
      grandTotal: 12_300,
      vatIncluded: 1_118,
      vatPercent: 10,
      itemCount: 1,
      recipientName: "+Rahima",
      recipientPhone: "+8801712345678",
      shopTitleBn: "ক",
      shopTitleEn: "K",
      shopPhone: "+8801712345678",
      shopAddressBn: "ক",
      shopAddressEn: "K",
      deliveryTimeBn: "",
      deliveryTimeEn: "",
      orderedAt: api.clock.now(),
    }));
    const made = await api.db
      .insert(customerOrderTable)
      .values(rows)
      .returning({ orderId: customerOrderTable.id });
    const statuses = [1, 6] as const;
    await api.db
      .insert(orderStatusChangeTable)
      .values(
        made.flatMap(({ orderId }) =>
          statuses.map((status) => ({ shopId: shop.id, orderId, status, at: api.clock.now() })),
        ),
      );
  }
}

describe("a copy of all data of a shop", () => {
  test("has every table and picture, and no other shop's", async () => {
    await fillOrders(2500);
    await createTestShop(api.db, { titleEn: "Somebody else's" });
    await calls().askTakeOut(inShop());
    await work().runDue();
    const { take_out } = (await calls().takeOut(inShop())).data;
    expect(take_out).toMatchObject({ state: "ready", done: take_out?.steps });
    const files = unzipSync(new Uint8Array(await downloaded()));
    const named = Object.keys(takenSheets).map((name) => `${name}.csv`);
    expect(Object.keys(files).sort()).toEqual(
      ["README.txt", "products.csv", "pictures/uploads/abc.jpg", ...named].sort(),
    );
    expect(Buffer.from(files["pictures/uploads/abc.jpg"] ?? [])).toEqual(picture);
    const orders = rowsOf(files, "orders.csv");
    expect(orders).toHaveLength(2501);
    expect(new Set(orders.map(([number]) => number)).size).toBe(2501);
    const history = rowsOf(files, "order-history.csv").slice(1);
    expect(new Set(history.map(([number, , status]) => `${number} ${status}`)).size).toBe(5000);
    const [headings = [], first = []] = orders;
    const cell = (name: string) => first[headings.indexOf(name)];
    // What a spreadsheet would work out is a text to it.
    expect(cell("Who receives it")).toBe("'+Rahima");
    expect(cell("Total")).toBe("123");
    expect(cell("Time")).toBe("2026-03-02 12:00:00");
    const [, settings = []] = rowsOf(files, "settings.csv");
    expect(settings).toContain("'=cmd|calc");
    const ids = rowsOf(files, "categories.csv").slice(1);
    expect(ids.length).toBeGreaterThan(0);
    expect(JSON.stringify(Object.values(files).map((bytes) => Buffer.from(bytes).toString()))).not.toContain(
      "Somebody else's",
    );
    const readme = Buffer.from(files["README.txt"] ?? []).toString();
    for (const name of Object.keys(takenSheets)) expect(readme.split(`\n${name}.csv: `)).toHaveLength(3);
  });

  test("goes on in a second file where a table is long, and has no empty one behind a full one", async () => {
    const other = await createTestShop(api.db);
    const fill = (shopId: number, days: number) =>
      api.db.execute(sql`
        insert into shop_day_off (shop_id, day)
        select ${shopId}::int, date '2000-01-01' + n from generate_series(0, ${days - 1}::int) n`);
    await fill(shop.id, 20_500);
    await fill(other.id, 5);
    const namesOf = async () => {
      await calls().askTakeOut(inShop());
      await work().runDue();
      const files = unzipSync(new Uint8Array(await downloaded()));
      return { files, parts: Object.keys(files).filter((name) => name.startsWith("days-off")) };
    };
    const { files, parts } = await namesOf();
    expect(parts).toEqual(["days-off.csv", "days-off-2.csv"]);
    const days = parts.flatMap((name) =>
      rowsOf(files, name)
        .slice(1)
        .map(([day]) => day),
    );
    expect(days).toHaveLength(20_500);
    expect(days).toEqual([...new Set(days)].sort());
    await api.db.execute(
      sql`delete from shop_day_off where shop_id = ${shop.id} and day >= date '2000-01-01' + 20000`,
    );
    expect((await namesOf()).parts).toEqual(["days-off.csv"]);
  });

  test("is one at a time, and goes on where a process died", async () => {
    const first = (await calls().askTakeOut(inShop())).data.take_out;
    const again = (await calls().askTakeOut(inShop())).data.take_out;
    expect(again.id_take_out).toBe(first.id_take_out);
    await work(failingAt(4)).runDue();
    const stopped = (await calls().takeOut(inShop())).data.take_out;
    expect(stopped).toMatchObject({ state: "making", done: 4 });
    api.clock.advance(60);
    await work().runDue();
    expect((await calls().takeOut(inShop())).data.take_out?.state).toBe("ready");
    const names = Object.keys(unzipSync(new Uint8Array(await downloaded())));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("staff.csv");
  });

  /** A store that keeps so many files and then fails. */
  function failingAt(most: number) {
    let kept = 0;
    return {
      ...storeOf(api),
      put: async (key: string, bytes: Buffer) => {
        kept += 1;
        if (kept > most) throw new Error("The disk is full.");
        api.files.set(key, bytes);
      },
    };
  }

  test("goes with its bytes after its days, or when its owner says so", async () => {
    const before = new Set(api.files.keys());
    const kept = () => [...api.files.keys()].filter((key) => !before.has(key));
    const asked = (await calls().askTakeOut(inShop())).data.take_out;
    await work().runDue();
    expect(kept().length).toBeGreaterThan(20);
    api.clock.advance(business.takeOutDays * 24 * 3600 - 1);
    await work().runDue();
    expect((await calls().takeOut(inShop())).data.take_out?.state).toBe("ready");
    api.clock.advance(2);
    await work().runDue();
    expect((await calls().takeOut(inShop())).data.take_out?.state).toBe("gone");
    expect(kept()).toEqual([]);
    const next = (await calls().askTakeOut(inShop())).data.take_out;
    expect(next.id_take_out).not.toBe(asked.id_take_out);
    await work().runDue();
    await calls().removeTakeOut({ ...inShop(), id_take_out: next.id_take_out });
    await calls().removeTakeOut({ ...inShop(), id_take_out: next.id_take_out });
    await work().runDue();
    expect(kept()).toEqual([]);
    const of = { ...inShop(), id_take_out: next.id_take_out, file: 1 };
    expect(await codeOf(calls().openTakeOutFile(of))).toBe("take_out_not_found");
  });

  test("is its owner's alone, needs a fresh proof, and is written down", async () => {
    expect(await codeOf(staff.manager.client.sellerTakeOut.askTakeOut(inShop()))).toBe("forbidden");
    await calls().askTakeOut(inShop());
    await work().runDue();
    const id_take_out = (await calls().takeOut(inShop())).data.take_out?.id_take_out ?? 0;
    const of = { ...inShop(), id_take_out, file: 1 };
    const { key } = (await calls().openTakeOutFile(of)).data;
    expect(await codeOf(calls().takeOutPart({ ...of, part: 1, key: "0".repeat(32) }))).toBe(
      "take_out_not_found",
    );
    expect(await codeOf(calls().takeOutPart({ ...of, part: 999, key }))).toBe("take_out_not_found");
    expect(await codeOf(staff.manager.client.sellerTakeOut.takeOutPart({ ...of, part: 1, key }))).toBe(
      "forbidden",
    );
    await api.db
      .update(sessionTable)
      .set({ phoneProvedAt: new Date(0) })
      .where(eq(sessionTable.customerId, staff.owner.id));
    expect(await codeOf(calls().openTakeOutFile(of))).toBe("phone_proof_needed");
    expect(await codeOf(calls().askTakeOut(inShop()))).toBe("phone_proof_needed");
    const events = await api.db
      .select({ action: auditEventTable.action })
      .from(auditEventTable)
      .where(and(eq(auditEventTable.shopId, shop.id), eq(auditEventTable.customerId, staff.owner.id)));
    expect(events.map(({ action }) => action).sort()).toEqual(["take_out_ask", "take_out_download"]);
  });

  test("is not made for who owns the shop no more, and not all day", async () => {
    await calls().askTakeOut(inShop());
    await staff.owner.client.sellerMembers.handOverShop({ ...inShop(), id_member: staff.manager.id });
    await work().runDue();
    const next = staff.manager.client.sellerTakeOut;
    expect((await next.takeOut(inShop())).data.take_out?.state).toBe("gone");
    const results: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      results.push(await codeOf(next.askTakeOut(inShop())));
      await work().runDue();
    }
    expect(results).toEqual(["done", "done", "too_many_take_outs"]);
  });
});

test("a ZIP that is put together of its parts is what others read", async () => {
  const at = new Date("2026-03-02T06:00:00Z");
  const text = { name: "a/b.txt", bytes: Buffer.from("aaaaaaaaaaaaaaaaaaaaaaaaa"), isDeflated: true };
  const raw = { name: "c.jpg", bytes: picture, isDeflated: false };
  const parts = [await zipPart(text, at), await zipPart(raw, at)];
  const zip = Buffer.concat([
    ...parts.map(({ bytes }) => bytes),
    zipDirectory(parts.map(({ entry }) => entry)),
  ]);
  const files = unzipSync(new Uint8Array(zip));
  expect(Object.keys(files)).toEqual(["a/b.txt", "c.jpg"]);
  expect(Buffer.from(files["a/b.txt"] ?? [])).toEqual(text.bytes);
  expect(inflateRawSync(zip.subarray(37, 37 + (parts[0]?.entry.packed ?? 0)))).toEqual(text.bytes);
});
