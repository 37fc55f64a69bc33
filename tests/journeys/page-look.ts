import { isWholeRun } from "@haat/api/testing/whole-run";
import { strayLatinDigits } from "@haat/i18n/latin-digits-kept";
import type { Page } from "@playwright/test";
import { axeViolations, keepAxe } from "./axe";
import { startScripts } from "./page-parts";
import type { Look } from "./page-walk";
import {
  changedControls,
  emptyControls,
  holdScripts,
  releaseScripts,
  rememberBeforeStart,
} from "./script-start";

interface Looker {
  page: Page;
  language: "bn" | "en";
  /** Gets the page's HTML, by its address. */
  sent: Map<string, string>;
  /** The route that answers an address, by its name. */
  routeOfAddress: (address: string) => string | undefined;
  /**
   * Gets what is wrong with a page, to be expected to be empty at the end: a test of hundreds of pages pays for each step, such as
   * to expect something, with all that were before it.
   */
  faults: string[];
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
    await lookWithAxe(looker, path);
  };
}

/** Likewise, and sees that each control stays itself, where it is, with what was typed, when the page's scripts start. */
export function lookAtStart(looker: Looker): Look {
  const { page, faults } = looker;
  return async (path, name, address) => {
    const hold = await holdScripts(page);
    await open(looker, path, name, address);
    await hold.dispose();
    const { hasScripts } = await lookAtTexts(looker, path);
    if (hasScripts) {
      if (await page.evaluate(rememberBeforeStart)) faults.push(`${path}: its scripts had started already`);
      await page.evaluate(releaseScripts);
      await startScripts(page);
      // What follows is mostly moved by the first.
      faults.push(...(await page.evaluate(changedControls)).slice(0, 1).map((fault) => `${path}: ${fault}`));
      noteWidth(looker, path, await page.evaluate(emptyControls));
    }
    await lookWithAxe(looker, path);
  };
}

async function open({ page, sent, routeOfAddress }: Looker, path: string, name: string, at: string) {
  await keepAxe(page);
  const answer = await page.goto(at);
  sent.set(path, (await answer?.text()) ?? "");
  const shown = routeOfAddress(page.url());
  // The page itself, none that it leads to.
  if (shown !== name) throw new Error(`${path} leads to ${shown} (${page.url()}) instead of ${name}`);
}

function noteWidth({ faults }: Looker, path: string, width: number): void {
  if (width > narrow.width) faults.push(`${path}: is ${width} px wide`);
}

/** What is written is there at once; it is looked at before anything is typed. */
async function lookAtTexts(looker: Looker, path: string): Promise<{ hasScripts: boolean }> {
  const { page, language, faults } = looker;
  const { cutPlaceholders, picturesOfThePage, shown, width, belowFoot, hasScripts } =
    await page.evaluate(textsOfThePage);
  noteWidth(looker, path, width);
  if (belowFoot > 1) faults.push(`${path}: goes on for ${belowFoot} px below its foot`);
  const strayDigits = language === "bn" ? shown.flatMap(strayLatinDigits) : [];
  const found = Object.entries({ cutPlaceholders, picturesOfThePage, strayDigits });
  for (const [what, texts] of found) faults.push(...texts.map((text) => `${path}: ${what}: ${text}`));
  return { hasScripts };
}

async function lookWithAxe({ page, language, faults }: Looker, path: string): Promise<void> {
  if (!isTurnOfAxe(path, language)) return;
  faults.push(...(await axeViolations(page)).map((violation) => `${path}: ${violation}`));
}

/** What of a page's texts and addresses is looked at; it runs in the page, so all that it needs stands in it. */
function textsOfThePage() {
  return {
    cutPlaceholders: cutPlaceholders(),
    picturesOfThePage: picturesOfThePage(),
    shown: shownTexts(),
    width: document.documentElement.scrollWidth,
    belowFoot: belowFoot(),
    hasScripts: document.documentElement.hasAttribute("data-scripts"),
  };

  /** How much of the page's own ground follows its footer, in px: room for a bar, say, that is the footer's to keep. */
  function belowFoot(): number {
    const foot = document.querySelector("body footer[data-slot]:last-of-type");
    const height = document.documentElement.scrollHeight;
    if (!foot || height <= innerHeight) return 0;
    return Math.round(height - scrollY - foot.getBoundingClientRect().bottom);
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
