import { strings } from "@haat/i18n/strings";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

it("the way to a product's ratings does not say their heading again", async () => {
  const page = await storefront.visit().open("/en/rongdhonu/product-details/monipuri-saree/ratings");
  const words = strings.en.ratings.page;
  const heading = page.root.querySelector("h1")?.text ?? "";
  const product = page.root.querySelectorAll("[data-slot=breadcrumb] a").at(-1)?.text ?? "";
  expect(heading).toBe(words.title.replace("{{name}}", product));
  expect(page.root.querySelector("[data-slot=breadcrumb] [aria-current=page]")?.text).toBe(words.crumb);
});
