import { strayLatinDigits } from "@haat/i18n/latin-digits-kept";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe";
import { expect } from "./demo-test";
import type { Look } from "./page-walk";

/**
 * Goes to a page, and looks at all that holds for each of them.
 * @param sent gets the page's HTML, by its address
 * @param routeOfAddress the route that answers an address, by its name
 */
export function lookAtPage(
  page: Page,
  language: "bn" | "en",
  sent: Map<string, string>,
  routeOfAddress: (address: string) => string | undefined,
): Look {
  return async (path, name, address) => {
    const answer = await page.goto(address);
    sent.set(path, (await answer?.text()) ?? "");
    // The page itself, none that it leads to.
    expect([path, routeOfAddress(page.url())]).toEqual([path, name]);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), path)
      .toBeLessThanOrEqual(320);
    expect.soft(await page.evaluate(cutPlaceholders), path).toEqual([]);
    if (language === "bn")
      expect.soft((await page.evaluate(shownTexts)).flatMap(strayLatinDigits), path).toEqual([]);
    await expectNoAxeViolations(page);
  };
}

/** What stands in an empty field and is longer than the field: written into it, it would have to be scrolled. */
function cutPlaceholders(): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input[placeholder]")];
  return fields.flatMap((field) => {
    if (!field.checkVisibility() || field.value) return [];
    field.value = field.placeholder;
    const isCut = field.scrollWidth > field.clientWidth;
    field.value = "";
    return isCut ? [field.placeholder] : [];
  });
}

/** What stands on the page in its own language, but for what stands in fields and codes that are to be typed. */
function shownTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (
      text.parentElement?.closest("script, style, noscript, textarea, [lang=en], [data-slot=otp-form] strong")
    )
      continue;
    shown.push(text.textContent ?? "");
  }
  return shown;
}
