import { afterAll, beforeAll, expect, it } from "vitest";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import { untilAppsAreMade } from "@haat/storefront/testing/made-apps";
import { people, signIn } from "../testing/seller";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
  await untilAppsAreMade(storefront);
});
afterAll(() => storefront.close());

const fingerprint = Array.from({ length: 32 }, () => "5F").join(":");

it("the shop's app is looked after without scripts: its state, its papers, and who signs it", async () => {
  const browser = storefront.visit(consoleOrigin);
  const { path } = await signIn(browser, people.manager);
  const page = await browser.open(`${path}/app`);
  expect([page.status, page.root.querySelector("h1")?.text]).toEqual([200, "Customer app"]);
  expect(page.root.querySelector("main")?.text).toContain("http://kacha-bazar.localhost:3000/app");
  expect(page.root.querySelectorAll("main img")).toHaveLength(7);

  const hrefs = page.root
    .querySelectorAll("main a[data-slot=link-button][download]")
    .map((link) => link.getAttribute("href") ?? "");
  const types: (string | null)[] = [];
  for (const href of hrefs) {
    const answer = await browser.once(href);
    expect([href, answer.status, answer.headers.get("content-disposition")]).toEqual([
      href,
      200,
      expect.stringMatching(/^attachment; filename="kacha-bazar-[\w-]+\.\w+"$/),
    ]);
    types.push(answer.headers.get("content-type"));
  }
  expect(types).toEqual([
    "image/png",
    "image/svg+xml",
    "application/pdf",
    "application/pdf",
    "application/zip",
  ]);
  expect((await browser.once(`${path}/app/nothing`)).status).toBe(404);

  const wrong = await browser.submit(page, "[data-slot=console-form]", { fingerprints: "AB:CD" });
  expect(wrong.status).toBe(422);
  expect(wrong.root.querySelector("textarea")?.text).toContain("AB:CD");
  expect(wrong.root.querySelector("main")?.text).toContain("32 pairs");
  const saved = await browser.submit(wrong, "[data-slot=console-form]", {
    fingerprints: `${fingerprint}\r\n${fingerprint.toLowerCase()}`,
  });
  expect(saved.root.text).toContain("The fingerprints are saved.");
  expect(saved.root.querySelector("textarea")?.text.trim()).toBe(fingerprint);
});

it("a packer has no such page, nor has anybody else of another shop", async () => {
  const packer = storefront.visit(consoleOrigin);
  const { path } = await signIn(packer, people.packer);
  expect((await packer.open(`${path}/app`)).status).toBe(403);
  expect((await packer.once(`${path}/app/poster`)).status).toBe(403);
  const other = storefront.visit(consoleOrigin);
  await signIn(other, "01700000201");
  expect((await other.open(`${path}/app`)).status).toBe(404);
});
