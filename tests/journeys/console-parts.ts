import { locales } from "@haat/i18n/locales";
import type { Cookie, Locator, Page } from "@playwright/test";
import { arrive } from "./arrival";
import { newPhone, shownCode } from "./combinations";
import { words, type JourneyLanguage } from "./journey-words";

/** Where a console is reached in one language, without a slash behind it. */
export const consoleAt = (port: number, language: JourneyLanguage) =>
  `http://console.localhost:${port}${locales[language].pathPrefix}`;

/** The demo's admin by their number (apps/api/seed). */
const admin = "01700000901";

/**
 * People of the demo by their numbers, each for one test of a language alone: a browser that does not know a number yet may
 * ask for another code only after a minute.
 */
export const demoPeople = {
  ownerWhoLooks: { bn: "01700000101", en: "01700000301" },
  managerWhoLooks: { bn: "01700000102", en: "01700000302" },
  invited: { bn: "01700000303", en: "01700000103" },
  ownerWithCodes: { bn: "01700000501", en: "01700000401" },
  managerOnPaper: { bn: "01700000402", en: "01700000502" },
  pausing: { bn: "01700000201", en: "01700000202" },
  lostFactor: { bn: "01700000503", en: "01700000403" },
  lostFactorLookedAt: { bn: "01700000601", en: "01700000701" },
  ownerWithPasskey: "01700000203",
} as const;

/** Sends the form that stands open. */
export const submit = (page: Page) =>
  page.locator("main [data-slot=console-form] [data-slot=button]").first().click();

/** Follows the first link that is like this, and waits until its page stands: a form of the page before looks alike. */
export async function follow(page: Page, link: Locator): Promise<void> {
  const address = await link.first().evaluate((each: HTMLAnchorElement) => each.href);
  await link.first().click();
  await arrive(page, address);
}

/** Asks for a code by phone; ends on the page that takes it. */
export async function askCode(page: Page, console: string, phone: string): Promise<void> {
  await page.goto(`${console}/login`);
  await page.locator("main [name=phone]").fill(phone);
  await page.locator("main [name=phone]").press("Enter");
  await arrive(page, /login\/code$/);
}

/** Types the code that the demo shows; ends where that leads. */
export async function typeCode(page: Page): Promise<void> {
  await page.locator("[name=otp]").fill(await shownCode(page));
  await page.locator("[name=otp]").press("Enter");
  await arrive(page, (url) => !url.pathname.endsWith("/login/code"));
}

/** Signs in to the console by phone and code; ends where that leads. */
export async function signInToConsole(page: Page, console: string, phone: string): Promise<void> {
  await askCode(page, console, phone);
  await typeCode(page);
}

/** Types the second factor's code that the demo shows, and sends it. */
export async function typeFactor(page: Page): Promise<void> {
  const shown = await page.locator("main [data-slot=inline-alert]").filter({ hasText: /\d{6}/ }).innerText();
  await page.locator("[name=code]").fill(/\d{6}/.exec(shown)?.[0] ?? "");
  await submit(page);
}

/** Sets up an app for codes; ends on the page that shows the recovery codes. */
export async function addFactor(page: Page, console: string): Promise<void> {
  await page.goto(`${console}/account/second-factor/app`);
  await typeFactor(page);
  await page.locator("main ol li").first().waitFor();
}

/** The cookies of the admin's session in the console by port: a browser may not ask for code after code. */
const adminCookies = new Map<number, Cookie[]>();

/** Signs the admin in and proves it, once for all tests of the worker; ends on the queue of applications. */
export async function signInAsAdmin(page: Page, console: string): Promise<void> {
  const port = Number(new URL(console).port);
  const known = adminCookies.get(port);
  if (known) await page.context().addCookies(known);
  else {
    await signInToConsole(page, console, admin);
    // The platform's people need a second factor before anything else.
    await arrive(page, /\/account\/second-factor$/);
    await addFactor(page, console);
    await page.locator("main [data-slot=link-button]").click();
    await arrive(page, /\/admin$/);
    adminCookies.set(port, await page.context().cookies(console));
  }
  await page.goto(`${console}/admin/applications`);
}

/** A sign-in is proof enough for what is guarded for half an hour; on a slow machine a run takes longer. In ms. */
const longestReused = 15 * 60_000;

/** The cookies of a seller's session by port and phone, likewise, and when it began. */
const sellerCookies = new Map<string, { cookies: Cookie[]; begun: number }>();

/** Signs somebody in once for all tests of the worker that name them so; ends on their shop's first page. */
export async function signInOnce(page: Page, console: string, phone: string): Promise<void> {
  const key = `${new URL(console).port} ${phone}`;
  const known = sellerCookies.get(key);
  const isReused = known !== undefined && Date.now() - known.begun < longestReused;
  const begun = isReused ? known.begun : Date.now();
  if (isReused) {
    await page.context().addCookies(known.cookies);
    await page.goto(console);
  } else await signInToConsole(page, console, phone);
  await arrive(page, /\/shop\/[a-z0-9]+$/);
  sellerCookies.set(key, { cookies: await page.context().cookies(console), begun });
}

export async function signOutOfConsole(page: Page, console: string): Promise<void> {
  await page.goto(`${console}/logout`);
  await submit(page);
  await arrive(page, (url) => !url.pathname.endsWith("/logout"));
}

/** Gives somebody new their name; ends where a shop is opened. */
export async function giveName(page: Page): Promise<void> {
  await page.locator("main [name=first_name]").fill("Rahima");
  await page.locator("main [name=last_name]").fill("Khatun");
  await page.locator("[name=terms]").check();
  await submit(page);
  await arrive(page, /\/open$/);
}

/** Fills in the first four answers of an application, the area typed; ends on its list of tasks. */
export async function startApplication(
  page: Page,
  language: JourneyLanguage,
  { name, area }: { name: string; area: string },
): Promise<void> {
  await page.locator("[name=name]").fill(name);
  await page.locator("[name=id_business_category]").selectOption({ index: 1 });
  await page.locator("[name=id_city]").selectOption({ label: words[language].city });
  await page.locator("[name=area_name]").fill(area);
  await page.locator("[name=terms]").check();
  await submit(page);
  await arrive(page, /\/opening$/);
}

/** A shop that somebody new begins, in an area that no list has. */
export const draft = {
  bn: { name: "শাপলা ফুলের দোকান", area: "শাপলা মোড়" },
  en: { name: "Padma Flower House", area: "Padma Mor" },
} as const;

/** Somebody new with a shop that has just been begun. */
export async function openDraft(page: Page, console: string, language: JourneyLanguage): Promise<void> {
  await signInToConsole(page, console, newPhone());
  await giveName(page);
  await startApplication(page, language, draft[language]);
}

/** The key of the shop whose page stands open. */
export const shopOf = (page: Page) => /\/shop\/([^/?]+)/.exec(page.url())?.[1] ?? "";
