import { strayLatinDigits } from "@haat/i18n/latin-digits-kept";
import { routeOfAddress } from "@haat/storefront/testing/route-of-address";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe";
import { expect, test } from "./demo-test";
import { walkAsCustomer, walkAsGuest, type Look } from "./page-walk";
import { expectValidHtml } from "./valid-html";

// To open a page is no journey.
test.use({ keepsVisits: false, viewport: { width: 320, height: 720 } });

for (const language of ["bn", "en"] as const) {
  const everyPage = (whose: string, walk: (page: Page, platform: string, look: Look) => Promise<void>) => {
    const title = `every page of ${whose} is valid HTML, fits 320 px, has no axe violation, no fault and its own digits (${language})`;
    test(title, async ({ page, port }) => {
      test.setTimeout(240_000);
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(String(error)));
      const sent = new Map<string, string>();
      await walk(
        page,
        `http://localhost:${port}${language === "en" ? "/en" : ""}`,
        lookAt(page, language, sent),
      );
      expectValidHtml(sent);
      expect(faults).toEqual([]);
    });
  };

  everyPage("anybody", (_page, platform, look) => walkAsGuest(platform, look));
  everyPage("a customer", (page, platform, look) => walkAsCustomer(page, platform, language, look));
}

/** @param sent gets the page's HTML, by its address */
function lookAt(page: Page, language: "bn" | "en", sent: Map<string, string>): Look {
  return async (path, name, address) => {
    const answer = await page.goto(address);
    sent.set(path, (await answer?.text()) ?? "");
    // The page itself, none that it leads to.
    expect([path, routeOfAddress(page.url())]).toEqual([path, name]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    expect(await page.evaluate(cutPlaceholders), path).toEqual([]);
    if (language === "bn")
      expect((await page.evaluate(shownTexts)).flatMap(strayLatinDigits), path).toEqual([]);
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

/** What stands on the page in its own language, but for a code that is to be typed. */
function shownTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const shown: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (text.parentElement?.closest("script, style, noscript, [lang=en], [data-slot=otp-form] strong"))
      continue;
    shown.push(text.textContent ?? "");
  }
  return shown;
}
