import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import { afterAll, beforeAll, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

it("a shop's people find the addresses of its feeds, and each is a feed", async () => {
  const browser = storefront.visit(consoleOrigin);
  const { path } = await signIn(browser, people.manager);
  const more = await browser.open(`${path}/more`);
  const entry = more.root
    .querySelectorAll("main a")
    .find((link) => link.getAttribute("href")?.endsWith("/goods/feeds"));
  const page = await browser.open(entry?.getAttribute("href") ?? "");
  const addresses = page.root.querySelectorAll("main dd span[lang=en]").map(({ text }) => text.trim());
  expect(addresses.map((address) => new URL(address).pathname)).toEqual([
    "/feeds/google.xml",
    "/en/feeds/google.xml",
    "/feeds/meta.csv",
    "/en/feeds/meta.csv",
  ]);
  const types: unknown[] = [];
  for (const address of addresses) {
    const { host } = new URL(address);
    expect(host).toMatch(/^kacha-bazar\./);
    const answer = await storefront.fetch(new Request(address, { headers: { host } }));
    types.push([answer.status, answer.headers.get("content-type")]);
    await answer.text();
  }
  const [xml, csv] = ["application/xml; charset=utf-8", "text/csv; charset=utf-8"];
  expect(types).toEqual([xml, xml, csv, csv].map((type) => [200, type]));
});
