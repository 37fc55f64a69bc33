import { strict as assert } from "node:assert";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { shownCode } from "@haat/storefront/testing/shopper";

/** The demo's people by their numbers (apps/api/seed). */
export const people = {
  owner: "01700000101",
  manager: "01700000102",
  packer: "01700000103",
  /** Of a shop whose till is empty and whose ledger tells of nothing but what was paid before it. */
  managerOfEmptyTill: "01700000202",
  admin: "01700000901",
  otherAdmin: "01700000903",
  support: "01700000902",
} as const;

/** The code that the demo shows in place of an app. */
export function shownAppCode(page: Page): string {
  const { text = "" } = page.root.querySelector("main [data-slot=inline-alert]") ?? {};
  return /\b(\d{6})\b/.exec(text)?.[1] ?? "";
}

/** Sets up an app for codes; ends on the page that shows the recovery codes. */
export async function addAuthenticator(browser: PlainBrowser): Promise<Page> {
  const page = await browser.open("/en/account/second-factor/app");
  return browser.submit(page, "[data-slot=console-form]", { code: shownAppCode(page) });
}

/** Proves the session where it is asked to, and gives who needs a second factor one; ends where that leads. */
async function prove(browser: PlainBrowser, page: Page): Promise<Page> {
  if (page.path === "/en/login/proof")
    return browser.submit(page, "[data-slot=console-form]", { code: shownAppCode(page) });
  if (page.path !== "/en/account/second-factor") return page;
  const codes = await addAuthenticator(browser);
  const onwards = codes.root.querySelector("main a[data-slot=link-button]")?.getAttribute("href");
  return browser.open(onwards ?? "/en");
}

/** Signs in to the console by phone, code and, where it is asked for, a second factor; ends where that leads. */
export async function signIn(browser: PlainBrowser, phone: string): Promise<Page> {
  return prove(browser, await signInByPhone(browser, phone));
}

/** Signs in to the console by phone and code; ends where that leads. */
export async function signInByPhone(browser: PlainBrowser, phone: string): Promise<Page> {
  const login = await browser.open("/en/login");
  const code = await browser.submit(login, "[data-slot=sign-in-form]", { phone });
  assert.equal(code.path, "/en/login/code");
  return browser.submit(code, "[data-slot=otp-form] form", { otp: shownCode(code) });
}

/** Signs somebody in whom nobody knows; ends where that leads. */
export async function signUp(browser: PlainBrowser, phone: string): Promise<Page> {
  const name = await signIn(browser, phone);
  assert.equal(name.path, "/en/login/name");
  return browser.submit(name, "[data-slot=console-form]", {
    first_name: "Rahima",
    last_name: "Khatun",
    terms: "on",
  });
}
