import { expect, type Page } from "@playwright/test";

/** What of the element with the focus can be seen. */
interface Seen {
  /** For the report: tag, name and words. */
  what: string;
  /** Nothing on the page has the focus: it is with the browser itself. */
  isOutside: boolean;
  isInView: boolean;
  /** An outline or a shadow around it, or around what stands for it. */
  hasRing: boolean;
  /** What lies over its middle, where something does. */
  coveredBy: string | undefined;
}

/** Runs in the page, also where its own scripts are off. */
function look(): Seen {
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} ${element.getAttribute("name") ?? element.getAttribute("data-slot") ?? ""} “${(element.textContent || element.getAttribute("aria-label") || "").trim().slice(0, 40)}”`;
  const element = document.activeElement;
  // The content as a whole has it when a new page has come: the next Tab goes on from there.
  if (!element || element.matches("html, body, main"))
    return { what: "", isOutside: true, isInView: true, hasRing: true, coveredBy: undefined };
  const hasRing = (candidate: Element | null | undefined) => {
    if (!candidate) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 1) || boxShadow !== "none";
  };
  const own = element.getClientRects()[0] ?? element.getBoundingClientRect();
  // A native control that only screen readers see is stood for by its label.
  const isStoodFor = own.width <= 2 || own.height <= 2 || getComputedStyle(element).opacity === "0";
  const labels = [...((element as HTMLInputElement).labels ?? [])];
  const parts = isStoodFor ? [...labels, element.nextElementSibling, element.parentElement] : [element];
  // A link may be stretched over its card, which then has the ring.
  const card = element.closest("article, li > :first-child");
  const isOfCard =
    !parts.some(hasRing) && hasRing(card) && getComputedStyle(card as Element).boxShadow === "none";
  const shown = isOfCard ? (card as Element) : isStoodFor ? (labels[0] ?? element) : element;
  const box = shown === element ? own : shown.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const isInView = box.width > 0 && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
  const top = isInView ? document.elementFromPoint(x, y) : null;
  const isFree =
    !top || shown.contains(top) || top.contains(shown) || labels.some((each) => each.contains(top));
  return {
    what: name(element),
    isOutside: false,
    isInView,
    hasRing: isOfCard || parts.some(hasRing),
    coveredBy: isFree ? undefined : name(top),
  };
}

/** Who goes by keyboard sees where they are: in view, with a ring, and under nothing (WCAG 2.4.7, 2.4.11). */
async function expectFocusSeen(page: Page): Promise<void> {
  let seen: Seen | undefined;
  // What is scrolled to may still be on its way.
  const isSeen = async () => {
    seen = await page.evaluate(look);
    return seen.isInView && seen.hasRing && seen.coveredBy === undefined;
  };
  await expect
    .poll(isSeen, { timeout: 20_000, message: "the focus can be seen" })
    .toBe(true)
    .catch(() => undefined);
  expect(seen).toEqual({ ...seen, isInView: true, hasRing: true, coveredBy: undefined });
}

/** Presses Tab until what is looked for has the focus; at every stop the focus is to be seen. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press("Tab");
    await expectFocusSeen(page);
    if (await isThere()) return;
  }
  throw new Error(`${selector} is not among the stops`);
}

/** Goes to a field by Tab and types into it, in place of what is there. */
export async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}
