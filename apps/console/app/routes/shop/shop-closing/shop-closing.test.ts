import { strings } from "@haat/i18n/strings";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let owner: PlainBrowser;
let manager: PlainBrowser;
let admin: PlainBrowser;
let shop: string;
let home: string;
let name: string;
beforeAll(async () => {
  storefront = await openStorefront();
  owner = storefront.visit(consoleOrigin);
  manager = storefront.visit(consoleOrigin);
  admin = storefront.visit(consoleOrigin);
  shop = (await signIn(owner, people.owner)).path;
  await signIn(manager, people.manager);
  await signIn(admin, people.admin);
  const { rows } = (await storefront.database.execute(
    `select slug, title_en from shop where seller_key = '${key()}'`,
  )) as unknown as { rows: { slug: string; title_en: string }[] };
  home = `/en/${rows[0]?.slug ?? ""}`;
  name = rows[0]?.title_en ?? "";
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const key = () => shop.split("/").at(-1) ?? "";
const form = "[data-slot=console-form]";
const words = strings.en.shopClosing;
const heading = (page: Page) => page.root.querySelector("h1")?.text;
const band = (page: Page) => page.root.querySelector("[data-slot=warning-band]");
const statusOfHome = async () => (await storefront.visit().open(home)).status;
const closing = () => owner.open(`${shop}/close`);
const close = async () => owner.submit(await closing(), form, { reason: "few_orders", words: "", name });

describe("the page that closes a shop", () => {
  it("says what happens and what is still to be finished, and is its owner's alone", async () => {
    const more = await owner.open(`${shop}/more`);
    const link = more.root.querySelectorAll("main a").find(({ text }) => text.trim() === words.entry);
    const page = await owner.open(link?.getAttribute("href") ?? "");
    expect([page.path, heading(page)]).toEqual([`${shop}/close`, words.title]);
    for (const told of [words.effects.orders, words.effects.name, words.takeOut])
      expect(page.text).toContain(told);
    for (const path of ["orders", "take-out", "pause"])
      expect(page.root.querySelector(`main a[href='${shop}/${path}']`)).not.toBeNull();
    const bengali = await owner.open(page.path.replace("/en", ""));
    expect(bengali.text).toContain(strings.bn.shopClosing.effects.cash);
    expect((await manager.open(`${shop}/close`)).status).toBe(403);
    expect((await manager.open(`${shop}/more`)).text).not.toContain(words.entry);
  });

  it("names what is missing or wrong, keeps what was typed, and closes nothing", async () => {
    const page = await closing();
    const empty = await owner.submit(page, form, { words: "No time", name: " " });
    expect([empty.status, empty.root.querySelector("textarea")?.text.trim()]).toEqual([422, "No time"]);
    const { closing_reason_required, closing_name_required, closing_name_wrong } = strings.en.api.fields;
    for (const said of [closing_reason_required, closing_name_required]) expect(empty.text).toContain(said);
    const typed = { reason: "no_time", words: "", name: "Another shop" };
    const wrong = await owner.submit(page, form, typed);
    expect([wrong.status, wrong.text.includes(closing_name_wrong)]).toEqual([422, true]);
    expect(wrong.root.querySelector("[name=reason][checked]")?.getAttribute("value")).toBe("no_time");
    expect(await statusOfHome()).toBe(200);
  });

  it("closes it: customers read so, all staff see it, and its owner takes it back", async () => {
    const closed = await close();
    expect([closed.path, heading(closed)]).toEqual([`${shop}/close`, words.closing.title]);
    await expect.poll(statusOfHome).toBe(420);
    const seen = await storefront.visit().open(home);
    expect(heading(seen)).toBe(`${name} has closed`);
    const today = await owner.open(shop);
    expect(band(today)?.querySelector("a")?.getAttribute("href")).toBe(`${shop}/close`);
    const others = await manager.open(`${shop}/orders`);
    expect(band(others)?.text).toContain(words.band.closing);
    expect(band(others)?.querySelector("a")).toBeNull();
    const listed = await admin.open("/en/admin/shops?view=closing");
    const row = listed.root.querySelector("[data-slot=row-list] a")?.getAttribute("href") ?? "";
    const reviewed = await admin.open(row);
    expect(reviewed.text).toContain(words.reasons.few_orders);
    expect(reviewed.text).toContain(strings.en.audit.actions.shop_close);
    const back = await owner.submit(closed, form);
    expect([back.path, back.text.includes(words.told.reopened)]).toEqual([`${shop}/opening`, true]);
    await expect.poll(statusOfHome).toBe(200);
    const trail = await owner.open(`${shop}/audit`);
    expect(trail.text).toContain(words.reasons.few_orders);
  });

  it("of a shop that is closed for good says what is left; nothing else is changed there", async () => {
    await close();
    for (const change of [
      "update shop_closing set closed_at = closed_at - interval '31 days', final_from = final_from - interval '31 days'",
      "update shop_closing set final_at = final_from",
      `update shop set status = 'closed' where seller_key = '${key()}'`,
    ])
      await storefront.database.execute(change);
    const page = await closing();
    expect([page.status, heading(page)]).toEqual([200, words.closed.title]);
    expect(page.root.querySelector(form)).toBeNull();
    for (const path of ["orders/all", "cash", "complaints", "take-out"])
      expect((await owner.open(`${shop}/${path}`)).status, path).toBe(200);
    const least = await owner.submit(await owner.open(`${shop}/least-order`), form, { least_order: "500" });
    expect(least.text).toContain(strings.en.api.errors.shop_is_closed);
    expect(band(least)?.text).toContain(words.band.closed);
  });
});
