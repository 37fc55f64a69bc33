import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../testing/seller";

let storefront: TestStorefront;
let admin: PlainBrowser;
beforeAll(async () => {
  storefront = await openStorefront();
  admin = storefront.visit(consoleOrigin);
  await signIn(admin, people.admin);
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

/** Where the page at an address leads up to. */
async function wayUp(browser: PlainBrowser, path: string): Promise<string | undefined> {
  const page = await browser.open(path);
  expect([path, page.status]).toEqual([path, 200]);
  const head = page.root.querySelector("[data-slot=console-page] > div");
  return head?.querySelector("a")?.getAttribute("href");
}

describe("a page of the platform that has no place in the menu", () => {
  it("leads back to where it is listed", async () => {
    const more = await admin.open("/en/admin/more");
    const listed = more.root
      .querySelectorAll("main [data-slot=row-list] a")
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => href.startsWith("/en/admin/"));
    expect(listed.length).toBeGreaterThan(5);
    for (const path of listed) expect([path, await wayUp(admin, path)]).toEqual([path, "/en/admin/more"]);
  });

  it("or to the list that it is a part of", async () => {
    for (const [path, up] of [
      ["places", "more"],
      ["terms", "more"],
      ["ratings", "categories"],
      ["site", "categories"],
      ["complaints", "inbox"],
      ["shops", "applications"],
    ] as const)
      expect([path, await wayUp(admin, `/en/admin/${path}`)]).toEqual([path, `/en/admin/${up}`]);
  });

  it("or, of a shop, to the list that it stands in: applications until it is decided on, then all shops", async () => {
    const firstOf = async (list: string) => {
      const { root } = await admin.open(`/en/admin/${list}`);
      return (
        root.querySelector("main [data-slot=row-list] a[href*='/admin/shops/']")?.getAttribute("href") ?? ""
      );
    };
    for (const [list, up] of [
      ["applications", "applications"],
      ["shops?view=approved", "shops"],
    ] as const)
      expect([list, await wayUp(admin, await firstOf(list))]).toEqual([list, `/en/admin/${up}`]);
  });

  it("leads nowhere up where it stands in the menu of who sees it", async () => {
    const support = storefront.visit(consoleOrigin);
    await signIn(support, people.support);
    const home = await support.open("/en/admin/more");
    const menu = home.root
      .querySelectorAll("[data-slot=console-nav] a")
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => !/\/(more|orders)$/.test(href));
    for (const path of menu) expect([path, await wayUp(support, path)]).toEqual([path, undefined]);
  });
});
