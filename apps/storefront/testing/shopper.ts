import { strict as assert } from "node:assert";
import type { Page, PlainBrowser } from "./plain-browser";

let phones = 0;

/** A number that no other test uses. */
export function newPhone(): string {
  phones += 1;
  return `019${String(phones).padStart(8, "0")}`;
}

/** The code that the demo shows on the page. */
export function shownCode(page: Page): string {
  return (
    /\b(\d{6})\b/.exec(
      page.root.querySelector("[data-slot=otp-form] strong:not(.whitespace-nowrap)")?.text ?? "",
    )?.[1] ?? ""
  );
}

/** Signs a new customer up, from the sign-in page of a shop; ends where sign-in leads. */
export async function signUp(browser: PlainBrowser, shop: string, phone = newPhone()): Promise<Page> {
  const login = await browser.open(`${shop}/login`);
  const code = await browser.submit(login, "[data-slot=sign-in-form]", { phone });
  assert.equal(code.path, `${shop}/login/code`);
  const account = await browser.submit(code, "[data-slot=otp-form] form", { otp: shownCode(code) });
  assert.equal(account.path, `${shop}/signup`);
  return enterAccount(browser, account);
}

/** Opens an account on the page that asks for a new customer's name; ends where sign-in leads. */
export function enterAccount(browser: PlainBrowser, page: Page): Promise<Page> {
  return browser.submit(page, "[data-slot=sign-up-form]", {
    first_name: "রহিমা",
    last_name: "খাতুন",
    password: "river-boat-monsoon-9",
    terms: "on",
  });
}

/** Signs a customer in with the password of `signUp`; ends where sign-in leads. */
export async function signIn(browser: PlainBrowser, shop: string, phone: string): Promise<Page> {
  const page = await browser.open(`${shop}/login/password`);
  return browser.submit(page, "[data-slot=password-sign-in-form]", {
    phone,
    password: "river-boat-monsoon-9",
  });
}

/** Puts a product in the cart from its page. `choice` is the query of the page. */
export async function addToCart(browser: PlainBrowser, productPath: string, quantity = "1"): Promise<Page> {
  return browser.submit(await browser.open(productPath), "form[data-slot=buy-box]", { quantity });
}

/** Adds an address from the form at `path`; ends where that leads. */
export async function addAddress(browser: PlainBrowser, path: string): Promise<Page> {
  const empty = await browser.open(path);
  const withAreas = await browser.submit(
    empty,
    "[data-slot=address-form]",
    { id_city: cityId(empty) },
    "[value=refresh]",
  );
  const area = withAreas.root
    .querySelectorAll("[name=id_area] option")
    .find((option) => option.getAttribute("value"));
  return browser.submit(
    withAreas,
    "[data-slot=address-form]",
    { id_area: area?.getAttribute("value"), address: "বাড়ি ১২, সড়ক ৫", postal_code: "১২০৫" },
    "[value=save]",
  );
}

function cityId(page: Page): string | undefined {
  const option = page.root
    .querySelectorAll("[name=id_city] option")
    .find((candidate) => ["Dhaka", "ঢাকা"].includes(candidate.text.trim()));
  return option?.getAttribute("value");
}
