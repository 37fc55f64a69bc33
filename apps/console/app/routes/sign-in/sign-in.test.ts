import { strings } from "@haat/i18n/strings";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import { newPhone } from "@haat/storefront/testing/shopper";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn, signUp } from "../../../testing/seller";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const visit = () => storefront.visit(consoleOrigin);

describe("signing in to the console", () => {
  it("leads the owner of one shop into it, with a cookie of the console's own", async () => {
    const browser = visit();
    const page = await signIn(browser, people.owner);
    expect(page.path).toMatch(/^\/en\/shop\/[^/]+$/);
    expect(page.text).toContain("Welcome");
    expect([...browser.cookies.keys()]).toEqual(expect.arrayContaining(["haat-console"]));
    expect([...browser.cookies.keys()]).not.toContain("haat-session");
  });

  it("asks who is new for a name and the terms alone, and leads on", async () => {
    const page = await signUp(visit(), newPhone());
    expect([page.path, page.status]).toEqual(["/en/open", 200]);
    expect(page.root.querySelector("[type=password]")).toBeNull();
  });

  it("leads from the name back to another number, and asks that one for its own code", async () => {
    const browser = visit();
    const name = await signIn(browser, newPhone());
    const change = name.root.querySelector("main a[href='/en/login']");
    expect(change?.text).toBe(strings.en.components.otpForm.change);
    const phone = newPhone();
    const anew = await signIn(browser, phone);
    expect([anew.path, anew.text.includes(phone)]).toEqual(["/en/login/name", true]);
  });

  it("says at the fields what is missing, and keeps what was typed", async () => {
    const browser = visit();
    const name = await signIn(browser, newPhone());
    const refused = await browser.submit(name, "[data-slot=console-form]", { first_name: "Rahima" });
    expect(refused.status).toBe(422);
    expect(refused.root.querySelector("title")?.text).toMatch(/^Error: /);
    expect(refused.root.querySelector("[name=first_name]")?.getAttribute("value")).toBe("Rahima");
    expect(refused.root.querySelectorAll("[data-slot=field-error]").length).toBe(2);
  });

  it("comes back to the page that asked for it", async () => {
    const browser = visit();
    await browser.open("/en/account");
    expect((await signIn(browser, people.packer)).path).toBe("/en/account");
  });

  it("ends: the token opens nothing any more, also where it was kept", async () => {
    const browser = visit();
    await signIn(browser, people.manager);
    const kept = new Map(browser.cookies);
    const out = await browser.submit(await browser.open("/en/logout"), "[data-slot=console-form]");
    expect(out.path).toBe("/en");
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect((await browser.open("/en/account")).path).toBe("/en/login");
  });
});

describe("what a role may not do", () => {
  it("is not in the menu, and its page says so", async () => {
    const browser = visit();
    const today = await signIn(browser, "01700000203");
    expect(
      today.root.querySelectorAll("[data-slot=console-nav] a").map((link) => link.getAttribute("href")),
    ).toEqual([today.path, `${today.path}/orders`, `${today.path}/more`]);
    expect((await browser.open(`${today.path}/members`)).status).toBe(403);
  });

  it("is not there at all in another's shop, or on the platform", async () => {
    const own = await signIn(visit(), "01700000301");
    const browser = visit();
    await signIn(browser, "01700000201");
    expect((await browser.open(own.path)).status).toBe(404);
    expect((await browser.open("/en/admin/staff")).status).toBe(404);
  });

  it("is there for who may: the owner sees the staff, an admin the platform's people", async () => {
    const browser = visit();
    const today = await signIn(browser, "01700000401");
    const members = await browser.open(`${today.path}/members`);
    expect(members.root.querySelectorAll("[data-slot=row-list] li").length).toBe(3);
    const admin = visit();
    expect((await signIn(admin, people.admin)).path).toBe("/en/admin");
    const staff = await admin.open("/en/admin/staff");
    expect([staff.path, staff.root.querySelectorAll("[data-slot=row-list] li").length]).toEqual([
      "/en/admin/staff",
      3,
    ]);
  });
});
