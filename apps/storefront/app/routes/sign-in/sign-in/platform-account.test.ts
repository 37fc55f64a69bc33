import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";
import { newPhone, shownCode } from "../../../../testing/shopper";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const phoneForm = "[data-slot=sign-in-form]";
const codeForm = "[data-slot=otp-form] form";
const account = {
  first_name: "Rahima",
  last_name: "Khatun",
  password: "river-boat-monsoon-9",
  terms: "on",
};

describe("one account for the whole platform, without JavaScript", () => {
  it("is opened with phone, code and name; it leads to the account and holds in every shop of this host", async () => {
    const visitor = storefront.visit();
    const code = await visitor.submit(await visitor.open("/en/signup"), phoneForm, { phone: newPhone() });
    expect(code.path).toBe("/en/login/code");
    const names = await visitor.submit(code, codeForm, { otp: shownCode(code) });
    expect(names.path).toBe("/en/signup");
    const refused = await visitor.submit(names, "[data-slot=sign-up-form]", { ...account, first_name: "<" });
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining("Unusual characters entered."),
    ]);
    const entered = await visitor.submit(refused, "[data-slot=sign-up-form]", account);
    expect([entered.path, entered.text]).toEqual([
      "/en/my-account",
      expect.stringContaining("Welcome, Rahima!"),
    ]);
    expect((await visitor.open("/en/my-account")).text).not.toContain("Welcome");
    expect((await visitor.open("/en/rongdhonu/orders")).path).toBe("/en/rongdhonu/orders");
    expect((await visitor.open("/en/login")).path).toBe("/en/my-account");
  });

  it("is signed in to with a code, and out of for good", async () => {
    const visitor = storefront.visit();
    const code = await visitor.submit(await visitor.open("/login"), phoneForm, { phone: "01700000001" });
    const entered = await visitor.submit(code, codeForm, { otp: shownCode(code) });
    expect(entered.path).toBe("/my-account");
    expect(entered.root.querySelector("[data-slot=site-header] a[href='/my-account']")).not.toBeNull();
    expect(entered.root.querySelector("main a[href='/logout']")).not.toBeNull();
    const question = await visitor.open("/logout");
    const out = await visitor.submit(question, "main form");
    expect(out.path).toBe("/");
    expect(out.root.querySelector("[data-slot=site-header] a[href='/login']")).not.toBeNull();
    expect((await visitor.open("/rongdhonu/orders")).path).toBe("/rongdhonu/login");
    expect((await visitor.open("/logout")).path).toBe("/");
  });

  it("refuses a number that cannot be, on the page where it was typed", async () => {
    for (const path of ["/en/login", "/en/signup"]) {
      const visitor = storefront.visit();
      const page = await visitor.submit(await visitor.open(path), phoneForm, { phone: "0171234567" });
      expect([page.status, page.path]).toEqual([422, path]);
      expect(page.text).toContain("Mobile number needs to be 11 digits");
      expect(page.root.querySelector("[name=phone]")?.getAttribute("value")).toBe("0171234567");
    }
  });

  it("takes the password where no code arrives, and never shows it again", async () => {
    const phone = newPhone();
    const first = storefront.visit();
    const code = await first.submit(await first.open("/en/signup"), phoneForm, { phone });
    await first.submit(
      await first.submit(code, codeForm, { otp: shownCode(code) }),
      "[data-slot=sign-up-form]",
      account,
    );
    const visitor = storefront.visit();
    const login = await visitor.open("/en/login");
    expect(login.root.querySelector("main a[href='/en/login/password']")).not.toBeNull();
    const form = "[data-slot=password-sign-in-form]";
    const page = await visitor.open("/en/login/password");
    const refused = await visitor.submit(page, form, { phone, password: "not-this-one-at-all" });
    expect(refused.status).toBe(422);
    expect(refused.root.toString()).not.toContain("not-this-one-at-all");
    const entered = await visitor.submit(refused, form, { phone, password: account.password });
    expect(entered.path).toBe("/en/my-account");
  });

  it("a code is asked for first: without one its page leads back to the phone", async () => {
    expect((await storefront.visit().open("/login/code")).path).toBe("/login");
  });

  it("another code can be asked for, though not at once: it says how long to wait", async () => {
    const visitor = storefront.visit();
    const code = await visitor.submit(await visitor.open("/en/login"), phoneForm, { phone: newPhone() });
    const early = await visitor.submit(code, "[data-slot=otp-form] form:has([value=resend])");
    expect([early.status, early.path]).toEqual([429, "/en/login/code"]);
    expect(early.root.querySelector("[data-slot=inline-alert][role=alert]")?.text).toMatch(/\d/);
  });

  it("comes back to where a guest was sent from", async () => {
    const visitor = storefront.visit();
    await visitor.open("/rongdhonu/orders");
    const code = await visitor.submit(await visitor.open("/login"), phoneForm, { phone: newPhone() });
    const names = await visitor.submit(code, codeForm, { otp: shownCode(code) });
    expect((await visitor.submit(names, "[data-slot=sign-up-form]", account)).path).toBe("/rongdhonu/orders");
  });
});
