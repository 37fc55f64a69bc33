import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";
import type { PlainBrowser } from "../../../../testing/plain-browser";
import { shownCode } from "../../../../testing/shopper";

let storefront: TestStorefront;
let visitor: PlainBrowser;
let order: { number: string; recipient_name: string; phone: string; slug: string; grand_total: number };
let links: Record<"bn" | "en", string>;
beforeAll(async () => {
  storefront = await openStorefront();
  visitor = storefront.visit();
  const { rows } = (await storefront.database.execute(sql`
    select o.number, o.recipient_name, c.phone, s.slug, o.grand_total::int as grand_total
    from customer_order o join customer c on c.id = o.customer_id join shop s on s.id = o.shop_id
    where o.status = 1 order by o.id limit 1`)) as unknown as { rows: (typeof order)[] };
  if (!rows[0]) throw new Error("The demo has no order that waits.");
  order = rows[0];
  links = await linksOf(`0${order.phone.slice(-10)}`, order.number);
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

/** Where the code on the buyer's own invoice leads; the page that is printed has it as a link, too. */
async function linksOf(phone: string, number: string): Promise<typeof links> {
  const browser = storefront.visit();
  const code = await browser.submit(await browser.open("/en/login"), "[data-slot=sign-in-form]", { phone });
  await browser.submit(code, "[data-slot=otp-form] form", { otp: shownCode(code) });
  const linkIn = async (prefix: string) => {
    const sheet = await browser.open(`${prefix}/print-invoice/${number}`);
    expect(sheet.root.querySelectorAll("[data-slot=invoice] svg path")).toHaveLength(1);
    const link = sheet.root.querySelector("[data-slot=invoice] a[href*='/check/']");
    return new URL(link?.getAttribute("href") ?? "").pathname;
  };
  return { bn: await linkIn(""), en: await linkIn("/en") };
}

const main = (page: Awaited<ReturnType<PlainBrowser["open"]>>) => page.root.querySelector("main")?.text ?? "";

describe("the page that a paper's code leads to", () => {
  it.each(["bn", "en"] as const)("confirms what the paper says, in its language: %s", async (language) => {
    const page = await visitor.open(links[language]);
    const words = strings[language].orderPapers.checkPage;
    expect(page.status).toBe(200);
    expect(main(page)).toContain(words.titles.genuine);
    expect(main(page)).toContain(order.number);
    expect(main(page)).not.toContain(order.recipient_name);
    expect(main(page)).not.toMatch(/01[3-9]\d/);
    expect(page.root.querySelectorAll("script[src]")).toEqual([]);
    expect(page.root.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
    expect(page.headers.get("x-robots-tag")).toContain("noindex");
    expect(page.headers.get("cache-control")).toContain("private");
  });

  it("leads the shop's people to the order, and anybody to the shop", async () => {
    const page = await visitor.open(links.en);
    const hrefs = page.root.querySelectorAll("main a").map((link) => link.getAttribute("href") ?? "");
    expect(
      hrefs.some((href) =>
        /^http:\/\/console\.localhost:3000\/en\/shop\/[^/]+\/orders\/scan\?scanned=/.test(href),
      ),
    ).toBe(true);
    expect(hrefs.some((href) => /^\/en\/s\/[^/]+$/.test(href))).toBe(true);
  });

  it("does not confirm what was altered, and says the same of an order that is none", async () => {
    const altered = links.en.replace(`/${order.grand_total}/`, `/1${order.grand_total}/`);
    const none = links.en.replace(
      order.number,
      `${order.number.slice(0, -1)}${order.number.endsWith("Z") ? "Y" : "Z"}`,
    );
    const texts = [];
    for (const path of [altered, none, `${links.en}x`, "/en/check/a/b/c/d"]) {
      const page = await visitor.open(path);
      expect([path, page.status]).toEqual([path, 200]);
      texts.push(main(page));
      expect(page.root.querySelector("main a[href='/en/help-and-support']")).not.toBeNull();
    }
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain(strings.en.orderPapers.checkPage.titles.false);
  });
});
