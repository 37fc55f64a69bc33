import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { strings } from "@haat/i18n/strings";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let manager: PlainBrowser;
let shop: string;
let home: string;
beforeAll(async () => {
  storefront = await openStorefront();
  manager = storefront.visit(consoleOrigin);
  shop = (await signIn(manager, people.manager)).path;
  const { rows } = (await storefront.database.execute(
    `select slug from shop where seller_key = '${shop.split("/").at(-1)}'`,
  )) as unknown as { rows: { slug: string }[] };
  home = `/en/${rows[0]?.slug ?? ""}`;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.shopHours;
const value = (page: Page, name: string) => page.root.querySelector(`[name=${name}]`)?.getAttribute("value");
const opening = async () =>
  (await storefront.visit().open(home)).root.querySelector("[data-slot=opening-hours]")?.text;

describe("the hours of a shop", () => {
  it.each([
    ["১০:০০–২০:০০", "10:00–20:00"],
    ["10-8pm", "10:00–20:00"],
    ["10.30 am - 12 am", undefined],
    ["20:00–10:00", undefined],
    ["9am–24", "09:00–24:00"],
    ["noon", undefined],
  ])("are typed as %s", async (typed, shown) => {
    const page = await manager.open(`${shop}/hours`);
    const sent = await manager.submit(page, form, { day_6: typed });
    if (shown) expect([sent.path, value(sent, "day_6")]).toEqual([`${shop}/hours`, shown]);
    else expect([sent.status, value(sent, "day_6")]).toEqual([422, typed]);
    expect(sent.text.includes(strings.en.api.fields.hours_invalid)).toBe(shown === undefined);
  });

  it("are the same from Sunday to Thursday by one tick, and Friday has its own", async () => {
    const page = await manager.open(`${shop}/hours`);
    const wrong = await manager.submit(page, form, { day_6: "noon", day_5: "15-20", same: "on" });
    expect([wrong.status, value(wrong, "day_6"), value(wrong, "day_3")]).toEqual([422, "noon", "noon"]);
    const sent = await manager.submit(page, form, { day_6: "10-8pm", day_5: "15-20", same: "on" });
    const days = [6, 0, 1, 2, 3, 4, 5].map((day) => value(sent, `day_${day}`));
    expect(days).toEqual([...Array<string>(6).fill("10:00–20:00"), "15:00–20:00"]);
    const cleared = Object.fromEntries([6, 0, 1, 2, 3, 4, 5].map((day) => [`day_${day}`, ""]));
    await manager.submit(sent, form, cleared);
  });

  it("around the clock are all day", async () => {
    const page = await manager.open(`${shop}/hours`);
    const sent = await manager.submit(page, form, { day_6: "0-24" });
    await expect.poll(() => opening()).toContain("All day");
    await manager.submit(sent, form, { day_6: "" });
    await expect.poll(() => opening()).toBeUndefined();
  });

  it("are seen on the shop's first page, and a day off too, until both are taken away", async () => {
    const page = await manager.open(`${shop}/hours`);
    const asked = await manager.open(`${shop}/hours/off`);
    const wrong = await manager.submit(asked, form, { from: "2020-01-01", note_en: "Victory Day" });
    expect([wrong.status, value(wrong, "note_en")]).toEqual([422, "Victory Day"]);
    const today = dayInBangladesh(new Date());
    const list = await manager.submit(wrong, form, { from: today, note_en: "Victory Day" });
    expect([list.path, list.text.includes("Victory Day")]).toEqual([`${shop}/hours`, true]);
    await vi.waitFor(
      async () => {
        const told = await opening();
        expect(told).toContain("Victory Day");
        expect(told).toContain("Closed now. Opens");
      },
      { timeout: 300_000 },
    );
    const inBengali = (await storefront.visit().open(home.slice("/en".length))).root;
    const note = inBengali.querySelectorAll("[data-slot=opening-hours] dd").at(-1);
    expect([note?.text, note?.getAttribute("lang")]).toEqual(["Victory Day", "en"]);
    await storefront.database.execute(
      `update shop_opening set days_from = 1, days_to = 2
       where shop_id = (select id from shop where seller_key = '${shop.split("/").at(-1)}')`,
    );
    await vi.waitFor(
      async () => {
        const promise = (await storefront.visit().open(home)).root.querySelector(
          "[data-slot=delivery-promise]",
        );
        expect(promise?.text).toMatch(/hours \(\S+ \d+ \S+ to \S+ \d+ \S+\) in Dhaka district/);
      },
      { timeout: 300_000 },
    );
    const gone = await manager.submit(list, "[data-slot=remove-day]");
    expect([gone.path, gone.text.includes(words.off.none)]).toEqual([`${shop}/hours`, true]);
    await manager.submit(page, form, { day_6: "" });
    await expect.poll(() => opening()).toBeUndefined();
  });
});
