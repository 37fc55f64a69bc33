import { locales } from "@haat/i18n/locales";
import type { Zone } from "@haat/api/testing/name-server";
import { isWholeRun } from "@haat/api/testing/whole-run";
import type { Page } from "@playwright/test";
import { arrive } from "./arrival";
import { test } from "./demo-test";
import { places, words, type JourneyLanguage } from "./journey-words";

export interface Visit {
  page: Page;
  language: JourneyLanguage;
  javaScript: boolean;
  /** Address of the shop's home, without a slash behind it. */
  shop: string;
  /** Address of the platform's home in this language, without a slash behind it. */
  platform: string;
  /** What DNS says to the servers. */
  zone: Zone;
}

/**
 * Four runs in which every two of JavaScript on or off, both languages and both kinds of host meet; the purchase itself
 * runs in all eight (purchase.spec.ts), of which half go over HTTP.
 */
const combinations = [
  { javaScript: true, language: "bn", place: 0 },
  { javaScript: true, language: "en", place: 1 },
  { javaScript: false, language: "bn", place: 1 },
  { javaScript: false, language: "en", place: 0 },
] as const;

/** By the kind of host: each with JavaScript and without, and in both languages. */
const halves = [
  combinations.filter(({ place }) => place === 0),
  combinations.filter(({ place }) => place === 1),
];

/**
 * The combinations of a journey that needs no certain ones: all four in `npm run test:all`; in `npm test` one of the halves,
 * by the journey's own words, so that it is the same in every process.
 */
const sampleFor = (goal: string) => (isWholeRun ? combinations : (halves[goal.length % 2] ?? combinations));

/** Two of them, for a journey that mostly waits: with JavaScript and without. */
export const bothWays = combinations.filter(({ language, javaScript }) => (language === "bn") === javaScript);

/** With JavaScript and without, on a shop's own host. */
export const onOwnHost = combinations.filter(({ place }) => place === 1);

/** Runs a journey in each of its combinations; a fault in the page's scripts fails it. */
export function journey(
  goal: string,
  run: (visit: Visit) => Promise<void>,
  chosen: readonly (typeof combinations)[number][] = sampleFor(goal),
): void {
  for (const { javaScript, language, place } of chosen) {
    const title = `${goal} (JavaScript ${javaScript ? "on" : "off"}, ${language}, by ${places[place]?.name})`;
    test.describe(title, () => {
      test.use({ javaScriptEnabled: javaScript });
      test(title, async ({ page, port, zone }) => {
        const faults: string[] = [];
        page.on("pageerror", (error) => faults.push(String(error)));
        const shop = (places[place]?.base(port, language) ?? "").replace(/\/$/, "");
        const platform = `http://localhost:${port}${locales[language].pathPrefix}`;
        await run({ page, language, javaScript, shop, platform, zone });
        test.expect(faults).toEqual([]);
      });
    });
  }
}

let phones = 0;

/** A number that no other journey of this worker uses: each has shops of its own. */
export function newPhone(): string {
  phones += 1;
  return `018${String(phones).padStart(8, "0")}`;
}

/** Reads the code that the demo shows on the page. */
export async function shownCode(page: Page): Promise<string> {
  return page.locator("[data-slot=otp-form] [data-slot=inline-alert] strong").innerText();
}

/** Asks for a code on the sign-in page that stands open. */
export async function sendCode(page: Page, phone = newPhone(), codePage = /login\/code/): Promise<void> {
  await page.locator("main [name=phone]").fill(phone);
  await page.locator("main [name=phone]").press("Enter");
  await arrive(page, codePage);
}

/** Types the code of a new phone on the page that asks for it. */
export async function proveCode(page: Page): Promise<void> {
  await page.locator("[name=otp]").fill(await shownCode(page));
  await page.locator("[name=otp]").press("Enter");
  await arrive(page, /signup/);
}

/** Opens an account on the page that stands open; ends where sign-in leads. */
export async function enterAccount(page: Page): Promise<void> {
  await page.locator("[name=first_name]").fill("রহিমা");
  await page.locator("[name=last_name]").fill("খাতুন");
  await page.locator("[name=password]").fill("river-boat-monsoon-9");
  await page.locator("[name=terms]").check();
  await page.locator("[data-slot=sign-up-form] [type=submit]").last().click();
  await arrive(page, (url) => !/signup|login/.test(url.pathname));
}

/** Signs a new customer up from the sign-in page that stands open; ends where sign-in leads. */
export async function signUp(page: Page, phone?: string): Promise<void> {
  await sendCode(page, phone);
  await proveCode(page);
  await enterAccount(page);
}

/** Fills and saves the form for an address that stands open, where scripts bring a city's areas. */
export async function addAddress(page: Page, language: JourneyLanguage): Promise<void> {
  const { city, street, postalCode } = words[language];
  await page.locator("[name=id_city]").selectOption({ label: city });
  await page.locator("[name=id_area]").selectOption({ index: 1 });
  await page.locator("[name=address]").fill(street);
  await page.locator("[name=postal_code]").fill(postalCode);
  await page.locator("[data-slot=address-form] [data-slot=button][value=save]").click();
  await arrive(page, /shipping-address(\?.*)?$/);
}

/**
 * Opens a product that has no choices and presses one of its two buttons; what is added is in the cart when this ends:
 * who leaves the page before it has arrived takes it back.
 */
export async function pressOnProduct(
  visit: Pick<Visit, "page" | "shop">,
  slug: string,
  intent: "add" | "buy",
  quantity = 1,
): Promise<void> {
  const { page, shop } = visit;
  await page.goto(`${shop}/product-details/${slug}`);
  if (quantity > 1) await page.locator("[data-slot=buy-box] [name=quantity]").fill(String(quantity));
  const sent = intent === "add" && page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.locator(`[data-slot=button][value=${intent}]:visible`).first().click();
  const answer = await sent;
  // Before the page's scripts have begun, the form itself leads to the cart: whoever goes on before it is there would be led back.
  if (answer && answer.request().isNavigationRequest()) await arrive(page, /\/cart\?added=/);
}
