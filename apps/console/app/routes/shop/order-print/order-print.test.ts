import {
  consoleOrigin,
  openStorefront,
  platformOrigin,
  type TestStorefront,
} from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let shop: string;
let numbers: string[];
let foreign: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  const { path } = await signIn(browser, people.packer);
  shop = path;
  const key = path.split("/").at(-1) ?? "";
  const { rows } = (await storefront.database.execute(
    sql`select o.number, s.seller_key = ${key} as own from customer_order o join shop s on s.id = o.shop_id order by o.id`,
  )) as unknown as { rows: { number: string; own: boolean }[] };
  numbers = rows.filter(({ own }) => own).map(({ number }) => number);
  foreign = rows.find(({ own }) => !own)?.number ?? "";
  expect([numbers.length > 1, foreign !== ""]).toEqual([true, true]);
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.orderPapers;
const hrefs = (page: Page) =>
  page.root.querySelectorAll("main section a").map((link) => link.getAttribute("href") ?? "");

describe("printing orders", () => {
  it("offers each paper in each size, and each link answers with a PDF that is shown", async () => {
    const page = await browser.open(`${shop}/orders/print?orders=${numbers[0]}`);
    expect(page.text).toContain(words.print.title.replace("{{number}}", numbers[0] ?? ""));
    // Three papers and the list of what is to be fetched, which has a page, too, in four sizes each.
    expect(hrefs(page)).toHaveLength(17);
    for (const href of hrefs(page).slice(0, 3)) {
      const answer = await browser.once(href);
      expect(answer.headers.get("content-type")).toBe("application/pdf");
      expect(answer.headers.get("content-disposition")).toMatch(/^inline; filename="\w+-[\w-]+\.pdf"$/);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(new TextDecoder().decode((await answer.arrayBuffer()).slice(0, 5))).toBe("%PDF-");
    }
  });

  it("takes many orders as boxes that are ticked send them, and typed ones line by line", async () => {
    const [one = "", two = ""] = numbers;
    const ticked = await browser.open(`${shop}/orders/print?orders=${one}&orders=${two}`);
    expect(hrefs(ticked)[0]).toContain(`orders=${one},${two}`);
    const page = await browser.open(`${shop}/orders/print`);
    const typed = await browser.submit(page, form, { orders: `${two}\n ${one.toLowerCase()}\n` });
    expect(hrefs(typed)[0]).toContain(`orders=${two},${one}`);
  });

  it("says when there are too many or none, and keeps what was typed", async () => {
    const many = Array.from({ length: 51 }, (_, place) => `AXY2-${20_000 + place}`);
    const page = await browser.open(`${shop}/orders/print`);
    const refused = await browser.submit(page, form, { orders: many.join("\n") });
    expect([refused.status, refused.text.includes(strings.en.api.fields.print_orders_many)]).toEqual([
      422,
      true,
    ]);
    expect(refused.root.querySelector("[name=orders]")?.text).toContain("AXY2-20050");
    const linked = await browser.open(`${shop}/orders/print?orders=${many.join(",")}`);
    expect(linked.text).toContain(strings.en.api.fields.print_orders_many);
    const none = await browser.submit(page, form, { orders: " " });
    expect(none.text).toContain(strings.en.api.fields.print_orders_required);
  });

  it("prints nothing of another shop", async () => {
    expect((await browser.once(`${shop}/orders/papers/label/a4?orders=${foreign}`)).status).toBe(404);
    expect((await browser.once(`${shop}/orders/papers/letter/a4?orders=${numbers[0]}`)).status).toBe(404);
  });
});

describe("scanning", () => {
  it("opens the order that is typed, or that the address of a paper's own page names", async () => {
    const [one = ""] = numbers;
    const page = await browser.open(`${shop}/orders/scan`);
    const opened = await browser.submit(page, form, { scanned: one.toLowerCase().replace("-", "") });
    expect(opened.text).toContain(one);
    expect(opened.path).not.toContain("/scan");
    const linked = await browser.open(`${shop}/orders/scan?scanned=${one}`);
    expect(linked.path).toBe(opened.path);
  });

  it("says what is no number, and what is none of the shop's, beside what was typed", async () => {
    const page = await browser.open(`${shop}/orders/scan`);
    const wrong = await browser.submit(page, form, { scanned: "hello" });
    expect([wrong.status, wrong.text.includes(strings.en.api.fields.scan_unknown)]).toEqual([422, true]);
    expect(wrong.root.querySelector("[name=scanned]")?.getAttribute("value")).toBe("hello");
    const other = await browser.submit(page, form, { scanned: foreign });
    expect([other.status, other.text.includes(words.scanPage.notFound)]).toEqual([404, true]);
    expect((await browser.open(`${shop}/orders/scan?scanned=${foreign}`)).text).toContain(
      words.scanPage.notFound,
    );
  });

  it("may use the camera in the console alone", async () => {
    const policy = async (origin: string, path: string) =>
      (await storefront.visit(origin).once(path)).headers.get("permissions-policy");
    expect(await policy(consoleOrigin, "/en/login")).toContain("camera=(self)");
    expect(await policy(platformOrigin, "/en")).toContain("camera=()");
  });
});
