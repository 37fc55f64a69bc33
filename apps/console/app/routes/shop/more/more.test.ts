import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import { strings } from "@haat/i18n/strings";
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

it('each page of the shop that "More" leads to has a way back: to it, or to the orders', async () => {
  const browser = storefront.visit(consoleOrigin);
  const shop = (await signIn(browser, people.owner)).path;
  const more = await browser.open(`${shop}/more`);
  const links = more.root
    .querySelectorAll("main a")
    .map((each) => each.getAttribute("href") ?? "")
    .filter((href) => href.startsWith(`${shop}/`));
  expect(links.length).toBeGreaterThan(20);
  const ways = [];
  for (const href of links) {
    const page = await browser.open(href);
    const [way] = page.root.querySelectorAll("[data-slot=console-page] a");
    ways.push([href, way?.text, way?.getAttribute("href")]);
  }
  const { more: word, orders } = strings.en.components.consoleNav;
  expect(ways).toEqual(
    links.map((href) =>
      href.startsWith(`${shop}/orders/`) ? [href, orders, `${shop}/orders`] : [href, word, `${shop}/more`],
    ),
  );
});

it('the parts of "More" are one press away on a phone: each link leads to the part that it names', async () => {
  const browser = storefront.visit(consoleOrigin);
  const shop = (await signIn(browser, people.manager)).path;
  const { root } = await browser.open(`${shop}/more`);
  const titles = root.querySelectorAll("main section h2").map(({ text }) => text);
  const links = root.querySelectorAll("main nav a");
  expect(links.map(({ text }) => text)).toEqual(titles);
  expect(titles.length).toBeGreaterThan(2);
  const parts = links.map((link) => root.querySelector(`main section${link.getAttribute("href")} h2`)?.text);
  expect(parts).toEqual(titles);
});
