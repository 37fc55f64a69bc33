import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=report-form]";
const address = "/contact?shop=rongdhonu";
const report = { reason: "misleading", message: "Not what the picture shows.", phone: "", email: "" };
const kept = (message: string) =>
  storefront.database.$count(sql`contact_message`, sql`message = ${message} and shop_id is not null`);

describe("reporting a shop", () => {
  it("begins at the foot of the shop's pages and is thanked for, in both languages; sent twice it is one", async () => {
    for (const [prefix, words] of [
      ["", strings.bn.shopReports],
      ["/en", strings.en.shopReports],
    ] as const) {
      const visitor = storefront.visit();
      const home = await visitor.open(`${prefix}/rongdhonu`);
      const link = home.root.querySelectorAll("footer a").find(({ text }) => text.trim() === words.link);
      const page = await visitor.open(link?.getAttribute("href") ?? "");
      expect(page.path).toBe(prefix + address);
      const told = { ...report, message: `Reported in ${prefix || "bn"}` };
      for (let time = 0; time < 2; time += 1) {
        const sent = await visitor.submit(page, form, told);
        expect([sent.status, sent.path]).toEqual([200, `${prefix}${address}&sent=1`]);
        expect(sent.text).toContain(words.thanks);
        expect(sent.root.querySelector(form)).toBeNull();
      }
      expect(await kept(told.message)).toBe(1);
    }
  });

  it("keeps what was typed where something is wrong, and says what", async () => {
    const visitor = storefront.visit();
    const typed = { reason: "", message: "x".repeat(301), phone: "12", email: "rahima@" };
    const page = await visitor.submit(await visitor.open(`/en${address}`), form, typed);
    expect(page.status).toBe(422);
    const summary = page.root.querySelector("[data-slot=form-error-summary]")?.text ?? "";
    for (const said of ["Please choose what is wrong.", "at most 300", "Invalid email address"])
      expect(summary).toContain(said);
    expect(page.root.querySelector(`${form} [name=message]`)?.text.trim()).toBe(typed.message);
    for (const name of ["phone", "email"] as const)
      expect(page.root.querySelector(`${form} [name=${name}]`)?.getAttribute("value")).toBe(typed[name]);
    expect(await kept(typed.message)).toBe(0);
  });

  it("is possible where the shop is suspended, from the page that says so; a shop that is none has no such page", async () => {
    const visitor = storefront.visit();
    await storefront.database.execute(sql`update shop set status = 'suspended' where slug = 'mishti-mukh'`);
    const closed = await visitor.open("/en/mishti-mukh");
    expect(closed.status).toBe(420);
    const link = closed.root
      .querySelectorAll("main a")
      .find(({ text }) => text.trim() === strings.en.shopReports.link);
    const page = await visitor.open(link?.getAttribute("href") ?? "");
    expect(page.text).not.toContain(strings.en.shopReports.back);
    const sent = await visitor.submit(page, form, { ...report, message: "It was closed" });
    await storefront.database.execute(sql`update shop set status = 'approved' where slug = 'mishti-mukh'`);
    expect(sent.text).toContain(strings.en.shopReports.thanks);
    expect(await kept("It was closed")).toBe(1);
    expect((await visitor.open("/contact?shop=nobody")).status).toBe(420);
  });
});
