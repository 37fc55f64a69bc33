import type { Page } from "@playwright/test";

/**
 * Holds the scripts of the pages that come back until they are released: they start as soon as the page stands and is at rest
 * (docs/decisions/018). Nothing is held back on its way, which would keep the browser from its cache.
 */
export async function holdScripts(page: Page): Promise<{ dispose(): Promise<void> }> {
  return page.addInitScript(() => {
    const { requestIdleCallback } = window;
    const held: Parameters<typeof requestIdleCallback>[] = [];
    window.requestIdleCallback = (...asked) => held.push(asked);
    window.releaseScripts = () => {
      window.requestIdleCallback = requestIdleCallback;
      for (const asked of held) requestIdleCallback(...asked);
    };
  });
}

/** Runs in the page, and lets its scripts start. */
export const releaseScripts = () => window.releaseScripts?.();

interface Remembered {
  element: HTMLElement;
  place: string;
  typed: string | undefined;
}

declare global {
  interface Window {
    releaseScripts?: () => void;
    remembered: Remembered[];
  }
}

/**
 * Runs in the page: notes each control that is seen and where it is, and types where something can be typed.
 * @returns whether React has the page already
 */
export function rememberBeforeStart(): boolean {
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
  return Object.keys(document).some((key) => key.startsWith("__reactContainer"));
}

/** Runs in the page, and empties again what `rememberBeforeStart` has typed into. @returns how wide the page is, in px */
export function emptyControls(): number {
  for (const { element, typed } of window.remembered)
    if (typed !== undefined) (element as HTMLInputElement).value = "";
  return document.documentElement.scrollWidth;
}

/** Runs in the page. @returns which of the controls was replaced, moved or emptied since */
export function changedControls(): string[] {
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
