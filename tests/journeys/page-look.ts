import { isWholeRun } from "@haat/api/testing/whole-run";
import { strayLatinDigits } from "@haat/i18n/latin-digits-kept";
import type { Page } from "@playwright/test";
import { expectNoAxeViolations, keepAxe } from "./axe";
import { expect } from "./demo-test";
import { startScripts } from "./page-parts";
import type { Look } from "./page-walk";
import {
  changedControls,
  emptyControls,
  hasStarted,
  holdScripts,
  releaseScripts,
  rememberControls,
} from "./script-start";

interface Looker {
  page: Page;
  language: "bn" | "en";
  /** Gets the page's HTML, by its address. */
  sent: Map<string, string>;
  /** The route that answers an address, by its name. */
  routeOfAddress: (address: string) => string | undefined;
}

/** The narrowest screen on which everything has to fit, in px. */
export const narrow = { width: 320, height: 720 };

/** Whether axe looks at a page in a language: each page in one of them, by turns; in both in `npm run test:all`. */
const isTurnOfAxe = (path: string, language: "bn" | "en") =>
  isWholeRun || (path.length % 2 === 0) === (language === "bn");

/** Goes to a page, and looks at all that holds for each of them. */
export function lookAtPage(looker: Looker): Look {
  return async (path, name, address) => {
    await open(looker, path, name, address);
    await lookAtTexts(looker, path);
    await lookAtLayout(looker, path);
  };
}

/** Likewise, and sees that each control stays itself, where it is, with what was typed, when the page's scripts start. */
export function lookAtStart(looker: Looker): Look {
  const { page } = looker;
  return async (path, name, address) => {
    const hold = await holdScripts(page);
    await open(looker, path, name, address);
    await hold.dispose();
    await lookAtTexts(looker, path);
    const hasScripts = await page.evaluate(() => document.documentElement.hasAttribute("data-scripts"));
    if (hasScripts) {
      expect(await page.evaluate(hasStarted), path).toBe(false);
      await expectToFit(looker, path);
      await page.evaluate(rememberControls);
      await page.evaluate(releaseScripts);
      await startScripts(page);
      // What follows is mostly moved by the first.
      expect.soft((await page.evaluate(changedControls)).slice(0, 1), path).toEqual([]);
      await page.evaluate(emptyControls);
    }
    await lookAtLayout(looker, path);
  };
}

async function open({ page, sent, routeOfAddress }: Looker, path: string, name: string, at: string) {
  await keepAxe(page);
  const answer = await page.goto(at);
  sent.set(path, (await answer?.text()) ?? "");
  // The page itself, none that it leads to.
  expect([path, routeOfAddress(page.url())]).toEqual([path, name]);
}

async function expectToFit({ page }: Looker, path: string): Promise<void> {
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(widest, path).toBeLessThanOrEqual(narrow.width);
}

/** What is written is there at once; it is looked at before anything is typed. */
async function lookAtTexts({ page, language }: Looker, path: string): Promise<void> {
  // Asked for together: a test of hundreds of pages pays for each step with all that were before it.
  const { cutPlaceholders, picturesOfThePage, shown } = await page.evaluate(textsOfThePage);
  const strayDigits = language === "bn" ? shown.flatMap(strayLatinDigits) : [];
  expect
    .soft({ cutPlaceholders, picturesOfThePage, strayDigits }, path)
    .toEqual({ cutPlaceholders: [], picturesOfThePage: [], strayDigits: [] });
}

async function lookAtLayout(looker: Looker, path: string): Promise<void> {
  await expectToFit(looker, path);
  if (isTurnOfAxe(path, looker.language)) await expectNoAxeViolations(looker.page);
}

/** What of a page's texts and addresses is looked at; it runs in the page, so all that it needs stands in it. */
function textsOfThePage() {
  return { cutPlaceholders: cutPlaceholders(), picturesOfThePage: picturesOfThePage(), shown: shownTexts() };

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

  /** Pictures whose address is below that of the page: the site has none there. */
  function picturesOfThePage(): string[] {
    const addresses = [...document.images].map((image) => image.getAttribute("src") ?? "/");
    return addresses.filter((address) => !/^(?:\/|data:|blob:|https?:)/.test(address));
  }

  /** What stands on the page in its own language, but for what stands in fields, codes to be typed, and what somebody typed. */
  function shownTexts(): string[] {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (
        text.parentElement?.closest(
          "script, style, noscript, textarea, [lang=en], [translate=no], [data-slot=otp-form] strong",
        )
      )
        continue;
      shown.push(text.textContent ?? "");
    }
    return shown;
  }
}
