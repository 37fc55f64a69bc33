import { expect, type Page } from "@playwright/test";

/**
 * Waits until the page of an address stands. With scripts the address changes before the page does, so that what is read at
 * once may be the page before: the switch of the language knows of which page it is a part. Where there is none, such as on
 * paper, the address alone counts.
 * @param address as `page.waitForURL` takes it
 */
export async function arrive(page: Page, address: Parameters<Page["waitForURL"]>[0]): Promise<void> {
  await page.waitForURL(address);
  // A document that is just being replaced cannot be asked.
  const stands = () => page.evaluate(isOfItsAddress).catch(() => false);
  await expect
    .poll(stands, { message: `the page of ${page.url()} stands`, intervals: [20, 50, 100] })
    .toBe(true);
}

/** Runs in the page. */
function isOfItsAddress(): boolean {
  const places = document.querySelectorAll<HTMLInputElement>("[data-slot=language-switch] [name=path]");
  return [...places].every(({ value }) => {
    const { pathname, search } = new URL(value, location.href);
    return pathname === location.pathname && search === location.search;
  });
}
