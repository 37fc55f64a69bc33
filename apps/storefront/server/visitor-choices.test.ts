import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, shopOrigin, type TestStorefront } from "../testing/open-storefront";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(() => storefront.close());

const list = "/en/all-products/all";

describe("saving data", () => {
  it("is chosen with a form, brings pictures only when asked for, no scripts and the page's weight, and is taken back", async () => {
    const visitor = storefront.visit(shopOrigin("rongdhonu"));
    const full = await visitor.open(list);
    expect(full.root.querySelectorAll("script[src], script[data-late]").length).toBeGreaterThan(0);
    expect(full.root.querySelector("[data-slot=product-media] details")).toBeNull();

    const lite = await visitor.submit(full, "[data-slot=lite-mode]", {}, "button");
    expect(lite.path).toBe(list);
    expect(lite.root.querySelectorAll("script:not([type='application/ld+json'])")).toHaveLength(0);
    expect(lite.root.querySelector("main [data-slot=product-card] img")).toBeNull();
    const card = lite.root.querySelector("main [data-slot=product-card] a");
    const product = await visitor.open(card?.getAttribute("href") ?? "");
    const picture = product.root.querySelector("main details img");
    expect(picture?.getAttribute("loading")).toBe("lazy");
    expect(picture?.classNames).toContain("hidden");
    expect(lite.root.querySelector("[data-slot=lite-mode]")?.text).toMatch(/This page: \d+ KB/);

    const again = await visitor.submit(lite, "[data-slot=lite-mode]", {}, "button");
    expect(again.root.querySelector("[data-slot=product-media] details")).toBeNull();
  });

  it("is on where the browser asks for it, unless it was turned off", async () => {
    const visitor = storefront.visit(shopOrigin("rongdhonu"));
    const headers = { "save-data": "on" };
    const asked = await visitor.send(list, { headers });
    expect(asked.root.querySelector("[data-slot=lite-mode]")?.getAttribute("data-state")).toBe("on");
    const off = await visitor.submit(asked, "[data-slot=lite-mode]", {}, "button");
    expect(off.root.querySelector("[data-slot=lite-mode]")?.getAttribute("data-state")).toBe("off");
    const later = await visitor.send(list, { headers });
    expect(later.root.querySelector("[data-slot=lite-mode]")?.getAttribute("data-state")).toBe("off");
  });
});

it("the note about what is kept is put away for good", async () => {
  const visitor = storefront.visit();
  const first = await visitor.open("/en");
  expect(first.root.querySelector("[data-slot=data-note]")?.text).toContain("cart");
  // Both lines are of one band: the one stays in it when the other is gone.
  expect(first.root.querySelectorAll("[data-slot=visitor-choices] form")).toHaveLength(2);
  const next = await visitor.submit(first, "[data-slot=data-note] form", {}, "button");
  expect(next.path).toBe("/en");
  expect(next.root.querySelector("[data-slot=data-note]")).toBeNull();
  expect(next.root.querySelectorAll("[data-slot=visitor-choices] form")).toHaveLength(1);
  expect((await visitor.open("/rongdhonu")).root.querySelector("[data-slot=data-note]")).toBeNull();
});

it("a choice never leads to another site", async () => {
  const answer = await storefront.fetch(
    new Request("http://localhost:3000/choose", {
      method: "POST",
      body: new URLSearchParams({ lite: "on", path: "//evil.example" }),
      headers: { host: "localhost:3000", origin: "http://localhost:3000" },
    }),
  );
  expect(answer.headers.get("location")).toBe("/");
});
