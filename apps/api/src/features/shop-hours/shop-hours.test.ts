import { business } from "@haat/contract/shared/business-constants";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
});

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const calls = () => staff.manager.client.sellerHours;
const refused = (code: string) => expect.objectContaining({ code });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const opening = async (of: "bn" | "en" = language) => {
  api.forget(shop.id);
  const { data } = await api.createClient().store.sellerInfoByShop({ language: of, shop_name: shop.slug });
  return data.seller[0]?.opening;
};
const trail = async () =>
  (
    await api.db
      .select({ action: auditEventTable.action, subject: auditEventTable.subject })
      .from(auditEventTable)
      .where(eq(auditEventTable.shopId, shop.id))
      .orderBy(asc(auditEventTable.id))
  ).filter(({ action }) => /^(hours_save|days?_off_(add|remove))$/.test(action));
/** The day that it is so many days from now. */
const day = (ahead: number) => dayInBangladesh(new Date(api.clock.now().getTime() + ahead * 86_400_000));
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: "00:00", closes: "24:00" }));

describe("the hours of a shop", () => {
  const save = (hours: typeof everyDay) => calls().saveHours({ ...inShop(), hours });

  test("are seen by shoppers from then on, whether it is open too, and not when there are none", async () => {
    expect(await opening()).toBeNull();
    await save(everyDay);
    expect(await opening()).toMatchObject({ is_open: true, opens_at: null, hours: everyDay, days_off: [] });
    const today = new Date(api.clock.now().getTime() + 6 * 3_600_000).getUTCDay();
    await save(everyDay.filter(({ weekday }) => weekday !== today));
    expect(await opening()).toMatchObject({
      is_open: false,
      // As its next day begins in Bangladesh.
      opens_at: new Date(`${day(1)}T00:00:00+06:00`).toISOString(),
    });
    await save([]);
    expect(await opening()).toBeNull();
  });

  test.each([
    [{ weekday: 0, opens: "20:00", closes: "10:00" }],
    [{ weekday: 0, opens: "10:00", closes: "10:00" }],
    [{ weekday: 0, opens: "9:00", closes: "10:00" }],
    [{ weekday: 0, opens: "09:00", closes: "24:01" }],
  ])("are refused as %j", async (wrong) => {
    await expect(save([wrong])).rejects.toEqual(refused("invalid_input"));
    await expect(save([{ weekday: 7, opens: "09:00", closes: "10:00" }])).rejects.toEqual(
      refused("invalid_input"),
    );
    const [one] = everyDay;
    await expect(save(one ? [one, one] : [])).rejects.toEqual(onField("hours", "hours_invalid"));
    expect((await calls().hours(inShop())).data.hours).toEqual([]);
  });

  test("are written down once, and are no packer's or other shop's business", async () => {
    await save(everyDay);
    await save([...everyDay].reverse());
    expect((await trail()).map(({ action }) => action)).toEqual(["hours_save"]);
    const asPacker = staff.packer.client.sellerHours;
    await expect(asPacker.saveHours({ ...inShop(), hours: [] })).rejects.toEqual(refused("forbidden"));
    const other = await createTestShop(api.db);
    const elsewhere = { language, seller_key: other.sellerKey };
    await expect(calls().saveHours({ ...elsewhere, hours: [] })).rejects.toEqual(refused("shop_not_found"));
    const theirs = await createStaffOf(api, other);
    expect((await theirs.manager.client.sellerHours.hours(elsewhere)).data.hours).toEqual([]);
  });
});

describe("days off", () => {
  const add = (given: object = {}) =>
    calls().addDaysOff({ ...inShop(), from: day(0), until: day(1), note_bn: "ঈদ", note_en: "Eid", ...given });

  test("close the shop in both languages, each once, until they are taken back", async () => {
    await add();
    await add();
    expect(await opening("bn")).toMatchObject({
      is_open: false,
      opens_at: new Date(`${day(2)}T00:00:00+06:00`).toISOString(),
      days_off: [
        { day: day(0), note: "ঈদ" },
        { day: day(1), note: "ঈদ" },
      ],
    });
    await add({ note_en: "Eid ul-Fitr" });
    expect((await opening())?.days_off.map(({ note }) => note)).toEqual(["Eid ul-Fitr", "Eid ul-Fitr"]);
    for (const off of [day(0), day(0), day(1)]) await calls().removeDayOff({ ...inShop(), day: off });
    expect(await opening()).toBeNull();
    expect((await trail()).map(({ action }) => action)).toEqual([
      "days_off_add",
      "days_off_add",
      "day_off_remove",
      "day_off_remove",
    ]);
  });

  test("are to come, in order, within a year and not more than a shop keeps", async () => {
    await expect(add({ from: day(-1), until: null })).rejects.toEqual(onField("from", "date_past"));
    await expect(add({ from: day(2), until: day(1) })).rejects.toEqual(onField("until", "date_order"));
    await expect(add({ from: "2026-02-30", until: null })).rejects.toEqual(onField("from", "date_invalid"));
    await expect(add({ until: day(business.daysOffAhead + 1) })).rejects.toEqual(
      onField("until", "days_off_many"),
    );
    await expect(add({ until: day(business.daysOffMost) })).rejects.toEqual(
      onField("until", "days_off_many"),
    );
    await expect(add({ note_en: "x".repeat(81) })).rejects.toEqual(onField("note_en", "note_long"));
    expect((await calls().hours(inShop())).data.days_off).toEqual([]);
    await add({ until: day(business.daysOffMost - 1) });
    expect((await calls().hours(inShop())).data.days_off).toHaveLength(business.daysOffMost);
  });

  test("of others are not taken back", async () => {
    await add({ until: null });
    const other = await createTestShop(api.db);
    const theirs = await createStaffOf(api, other);
    const elsewhere = { language, seller_key: other.sellerKey, day: day(0) };
    await theirs.manager.client.sellerHours.removeDayOff(elsewhere);
    expect((await calls().hours(inShop())).data.days_off).toHaveLength(1);
  });
});
