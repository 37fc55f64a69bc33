import { strict as assert } from "node:assert";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { shownCode } from "@haat/storefront/testing/shopper";

/** The demo's people by their numbers (apps/api/seed). */
export const people = {
  owner: "01700000101",
  manager: "01700000102",
  packer: "01700000103",
  admin: "01700000901",
  support: "01700000902",
} as const;

/** Signs in to the console by phone and code; ends where that leads. */
export async function signIn(browser: PlainBrowser, phone: string): Promise<Page> {
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
