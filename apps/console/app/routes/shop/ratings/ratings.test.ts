import { ratingTable } from "@haat/api/features/ratings/rating.table";
import { strings } from "@haat/i18n/strings";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let owner: PlainBrowser;
let shop: string;
beforeAll(async () => {
  storefront = await openStorefront();
  owner = storefront.visit(consoleOrigin);
  shop = (await signIn(owner, people.owner)).path;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const words = strings.en.ratings.inbox;

describe("a rating that waits for an answer", () => {
  it("stands on the shop's first page for whom may answer it, until it is answered", async () => {
    const waiting = "[data-slot=desk] a[href$='/ratings']";
    const today = await owner.open(shop);
    expect(today.root.querySelector(waiting)?.text).toContain(words.today);
    const packer = storefront.visit(consoleOrigin);
    const theirs = await signIn(packer, people.packer);
    expect(theirs.root.querySelector("[data-slot=desk]")).not.toBeNull();
    expect(theirs.root.querySelector(waiting)).toBeNull();

    for (;;) {
      const list = await owner.open(`${shop}/ratings`);
      const rating = list.root.querySelector("main [data-slot=row-list] a")?.getAttribute("href");
      if (!rating) break;
      const page = await owner.open(rating);
      const answered = await owner.submit(page, "[data-slot=console-form]", { text: "Thank you." });
      const inShop = answered.root.querySelector("[data-slot=summary-list] a");
      expect(inShop?.text).toContain(words.seeProduct);
      expect(inShop?.getAttribute("href")).toMatch(/\/en\/kacha-bazar\/product-details\/[\w-]+$/);
    }
    expect((await owner.open(shop)).root.querySelector(waiting)).toBeNull();
  });
});

describe("a view of the ratings that has none", () => {
  const step = "[data-slot=empty-state] a";

  it("says what stands there, and sends nobody for a first rating where others are", async () => {
    for (const [language, say] of [
      ["en", words],
      ["bn", strings.bn.ratings.inbox],
    ] as const)
      for (const view of ["waiting", "reported"] as const) {
        const page = await owner.open(
          `${language === "en" ? shop : shop.replace(/^\/en/, "")}/ratings?view=${view}`,
        );
        expect(page.text, `${language} ${view}`).toContain(say.emptyBoxes[view]);
        expect(page.root.querySelector(step)).toBeNull();
      }
  });

  it("leads to what brings the first one where there is none at all", async () => {
    await storefront.database.delete(ratingTable);
    const page = await owner.open(`${shop}/ratings`);
    expect(page.text).toContain(words.emptyText);
    expect(page.root.querySelector(step)?.getAttribute("href")).toBe(`${shop}/orders?lane=on_the_way`);
  });
});
