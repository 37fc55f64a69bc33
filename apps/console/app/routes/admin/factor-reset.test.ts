import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addAuthenticator, people, signIn } from "../../../testing/seller";

let storefront: TestStorefront;
let admin: PlainBrowser;
let other: PlainBrowser;
let support: PlainBrowser;
let owner: PlainBrowser;
let customerPage: string;
beforeAll(async () => {
  storefront = await openStorefront();
  const enter = async (phone: string) => {
    const browser = storefront.visit(consoleOrigin);
    await signIn(browser, phone);
    return browser;
  };
  admin = await enter(people.admin);
  other = await enter(people.otherAdmin);
  support = await enter(people.support);
  owner = await enter(people.owner);
  await addAuthenticator(owner);
  customerPage = await pageOf(people.owner);
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const words = strings.en.factorReset;
const form = "[data-slot=console-form]";
const list = "/en/admin/factor-resets";
const stopForm = "main form:not([data-slot=console-form]):has([value=stop])";
const reason = "Called from her shop; her brother was there";

/** The page of somebody's account, found by the phone. */
async function pageOf(phone: string): Promise<string> {
  const found = await admin.open(`/en/admin/customers?q=${phone}`);
  return found.root.querySelector("[data-slot=row-list] a")?.getAttribute("href") ?? "";
}
const waysOf = ({ root }: Page) =>
  root.querySelectorAll("main a[data-slot=link-button]").map((link) => link.getAttribute("href"));
const band = ({ root }: Page) => root.querySelector("[data-slot=warning-band]");
const resetIn = async (browser: PlainBrowser) => {
  const page = await browser.open(list);
  const href = page.root.querySelector("[data-slot=row-list] a")?.getAttribute("href") ?? "";
  return { page, reset: href ? await browser.open(href) : undefined };
};
const ask = async () => admin.submit(await admin.open(`${customerPage}/second-factor`), form, { reason });

describe("a lost second factor, on the platform's pages", () => {
  it("is asked for on the account's page, with a reason, by who may and of whom it can be lost", async () => {
    expect(waysOf(await admin.open(customerPage))).toContain(`${customerPage}/second-factor`);
    expect(waysOf(await support.open(customerPage))).not.toContain(`${customerPage}/second-factor`);
    expect((await support.open(`${customerPage}/second-factor`)).status).toBe(403);
    expect((await support.open(list)).status).toBe(403);
    // Of who has none there is nothing to take, and of oneself others decide.
    for (const phone of [people.packer, people.admin]) {
      const page = await pageOf(phone);
      expect(waysOf(await admin.open(page))).not.toContain(`${page}/second-factor`);
      expect((await admin.open(`${page}/second-factor`)).path).toBe(page);
    }
    const question = await admin.open(`${customerPage}/second-factor`);
    const empty = await admin.submit(question, form, { reason: " " });
    expect([empty.status, empty.root.querySelector("[aria-invalid=true]") !== null]).toEqual([422, true]);
    const asked = await admin.submit(question, form, { reason });
    expect([asked.path, asked.text.includes(words.done.ask)]).toEqual([list, true]);
    expect(asked.text).toContain(words.waits);
    // Under way already: its page in place of the question; and the same form once more changes nothing.
    expect((await admin.open(`${customerPage}/second-factor`)).path).toMatch(/factor-resets\/\d+$/);
    expect((await admin.submit(question, form, { reason })).path).toBe(list);
  });

  it("is confirmed by another admin, not by who asked, and then has its time", async () => {
    const own = await resetIn(admin);
    expect(own.reset?.text).toContain(words.confirm.sameAdmin);
    expect(own.reset?.root.querySelector("[value=confirm]")).toBeNull();
    const { reset } = await resetIn(other);
    if (!reset) throw new Error("The reset is not in the list.");
    expect(reset.text).toContain(reason);
    const confirmed = await other.submit(reset, form);
    expect([confirmed.path, confirmed.text.includes(words.done.confirm)]).toEqual([list, true]);
    expect(confirmed.root.querySelector("[data-slot=row-list] [data-slot=badge]")?.text).toMatch(
      /^Taken away .*2026/,
    );
    const again = await other.submit(reset, form);
    expect(again.status).toBe(200);
  });

  it("is told its owner on every page in both languages, who stops it there", async () => {
    const page = await owner.open("/en/account");
    expect(band(page)?.text).toContain("Your second factor is to be taken away");
    expect(band(await owner.open("/account"))?.text).toContain("দ্বিতীয় ধাপের যাচাই সরে যাবে");
    expect(band(await admin.open("/en/account"))).toBeNull();
    const own = await owner.open(band(page)?.querySelector("a")?.getAttribute("href") ?? "");
    expect([own.path, band(own)]).toEqual(["/en/account/factor-reset", null]);
    expect(own.text).toContain("two admins of ours have agreed");
    const stopped = await owner.submit(own, form);
    expect([stopped.path, stopped.text.includes(words.done.stop)]).toEqual([
      "/en/account/second-factor",
      true,
    ]);
    expect(band(stopped)).toBeNull();
    // Sent twice, or come back to later: said in words.
    expect((await owner.submit(own, form)).path).toBe("/en/account/second-factor");
    expect((await owner.open("/en/account/factor-reset")).text).toContain(words.own.over);
    expect((await admin.open(list)).text).toContain(words.empty);
  });

  it("is stopped by any admin; who comes too late with a confirmation hears that it is over", async () => {
    await ask();
    const { reset } = await resetIn(other);
    const mine = await resetIn(admin);
    if (!reset || !mine.reset) throw new Error("The reset is not in the list.");
    const stopped = await admin.submit(mine.reset, form);
    expect([stopped.path, stopped.text.includes(words.done.stop)]).toEqual([list, true]);
    const late = await other.submit(reset, form);
    expect([late.path, late.text.includes(words.own.over)]).toEqual([list, true]);
    await ask();
    const next = (await resetIn(other)).reset;
    if (!next) throw new Error("The reset is not in the list.");
    expect((await other.submit(next, stopForm)).text).toContain(words.done.stop);
  });

  it("wants a fresh proof of each admin before the page is shown", async () => {
    await ask();
    const href = (await resetIn(other)).reset?.path ?? "";
    await storefront.database.execute(sql`update session set proved_at = proved_at - interval '1 hour'`);
    expect((await other.open(href)).path).toBe("/en/login/proof");
    expect((await admin.open(`${customerPage}/second-factor`)).path).toBe("/en/login/proof");
  });
});
