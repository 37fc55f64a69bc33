import type { Page } from "@playwright/test";
import { expect, test } from "./demo-test";
import { startScripts } from "./page-parts";
import { walkAsCustomer, walkAsGuest, type Look } from "./page-walk";

// To open a page is no journey; what the service worker fetches could not be held back.
test.use({ keepsVisits: false, serviceWorkers: "block" });

/** Holds each page's scripts back until they are released: they start as soon as the page stands. */
async function gateScripts(page: Page): Promise<{ hold: () => void; release: () => void }> {
  let release = () => {};
  let isOpen = Promise.resolve();
  await page.route("**/assets/libraries-*.js", async (route) => {
    await isOpen;
    await route.continue();
  });
  return {
    hold: () => {
      isOpen = new Promise((resolve) => (release = resolve));
    },
    release: () => release(),
  };
}

const title = (whose: string) =>
  `when the scripts of a page of ${whose} start, each control stays itself, where it is, with what was typed`;

test(title("anybody"), async ({ page, port }) => {
  const faults = faultsOf(page);
  await walkAsGuest(`http://localhost:${port}`, await lookAtStart(page, faults));
  expect(faults).toEqual([]);
});

test(title("a customer"), async ({ page, port }) => {
  const faults = faultsOf(page);
  await walkAsCustomer(page, `http://localhost:${port}`, "bn", await lookAtStart(page, faults));
  expect(faults).toEqual([]);
});

function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${page.url()}: ${error}`));
  return faults;
}

/** Types where something can be typed, starts the scripts, and notes which control was replaced, moved or emptied. */
async function lookAtStart(page: Page, faults: string[]): Promise<Look> {
  const scripts = await gateScripts(page);
  return async (path, _name, address) => {
    scripts.hold();
    await page.goto(address);
    const hasScripts = await page.evaluate(() => document.documentElement.hasAttribute("data-scripts"));
    if (!hasScripts) return;
    await page.evaluate(rememberControls);
    scripts.release();
    await startScripts(page);
    // What follows is mostly moved by the first.
    const [change] = await page.evaluate(changedControls);
    if (change) faults.push(`${path}: ${change}`);
  };
}

interface Remembered {
  element: HTMLElement;
  place: string;
  typed: string | undefined;
}

declare global {
  interface Window {
    remembered: Remembered[];
  }
}

function rememberControls(): void {
  const typable = "input:is([type=text], [type=tel], [type=search], [type=email], [type=password]), textarea";
  const controls = document.querySelectorAll<HTMLElement>(
    "a, button, summary, select, textarea, input:not([type=hidden])",
  );
  const shown = [...controls].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  window.remembered = shown.map((element) => {
    const typed = element.matches(typable) ? "১২৩" : undefined;
    if (typed) (element as HTMLInputElement).value = typed;
    const { x, y, width, height } = element.getBoundingClientRect();
    return { element, place: [x, y + scrollY, width, height].map(Math.round).join(" "), typed };
  });
}

function changedControls(): string[] {
  return window.remembered.flatMap(({ element, place, typed }) => {
    const name = element.outerHTML.slice(0, 160);
    if (!element.isConnected) return [`gone: ${name}`];
    const { x, y, width, height } = element.getBoundingClientRect();
    const now = [x, y + scrollY, width, height].map(Math.round).join(" ");
    // The place of a field for a file is taken by its label.
    if (now !== place && !element.matches("[type=file]")) return [`moved from ${place} to ${now}: ${name}`];
    const value = (element as HTMLInputElement).value;
    return typed !== undefined && value !== typed ? [`emptied: ${name}`] : [];
  });
}

test("a price that is typed before the scripts start stays, and the list follows it", async ({
  page,
  port,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const scripts = await gateScripts(page);
  scripts.hold();
  await page.goto(`http://localhost:${port}/rongdhonu/all-products/all`);
  await page.locator("[data-slot=price-filter] input").first().fill("২০০০");
  scripts.release();
  await startScripts(page);
  await page.waitForURL(/min_price=/);
  await expect(page.locator("[data-slot=price-filter] input").first()).toHaveValue(/^[2২][0০]{3}$/);
});

test("what is tapped while the scripts start is done once", async ({ page, port }) => {
  const moments = [
    () => Promise.resolve(),
    // React listens to the page, but does not have all of it yet.
    () => page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("_reactListening"))),
  ];
  const shop = `http://localhost:${port}/rongdhonu`;
  const scripts = await gateScripts(page);
  for (const [before, moment] of moments.entries()) {
    scripts.hold();
    await page.goto(`${shop}/product-details/monipuri-saree`);
    const add = page.locator("[data-slot=button][value=add]:visible").first();
    await add.waitFor();
    scripts.release();
    await moment();
    const isAdded = page.waitForResponse((answer) => answer.request().method() === "POST");
    await add.click();
    await isAdded;
    // Where the form was sent as a page, the page that answers it may still be on its way and would end this visit.
    await expect(() => page.goto(`${shop}/cart`)).toPass();
    const quantity = page.locator("[data-slot=cart-line] [name=quantity]");
    await expect(quantity).toHaveValue(before === 0 ? /^[1১]$/ : /^[2২]$/);
  }
});
