import { locales } from "@haat/i18n/locales";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createStaticFiles } from "@haat/web-host/static-files";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { heaviestScreen, screens, screenSizes, type ScreenName } from "../../../server/content/screen-names";
import { sellPages, sellTradeNames } from "../../../urls/sell-pages";
import type { Page } from "../../../../testing/plain-browser";
import {
  consoleOrigin,
  openStorefront,
  platformOrigin,
  type TestStorefront,
} from "../../../../testing/open-storefront";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const pages = [
  "/about",
  "/blog",
  "/blog/keeping-track-of-cash",
  "/contact",
  "/faq",
  "/find-store",
  "/help-and-support",
  "/login",
  "/login/password",
  "/privacy-policy",
  ...sellPages.map((page) => `/sell/${page}`),
  "/signup",
  "/store-search",
  "/store-search/1",
  "/terms-condition",
  "/terms-of-use",
];
/** Those in the frame of the customer's own pages bring scripts; all others are read, and need none. */
const withScripts = /\/(login|login\/password|signup)$/;
const both = ["", ...pages].flatMap((path) => [path || "/", `/en${path}`]);
const content = (page: Page, selector: string) =>
  page.root.querySelectorAll(selector).map((element) => element.getAttribute("content"));

describe("every page of the platform", () => {
  it.each(both)(
    "%s is whole: one heading, its own words for search engines, help, and scripts only where forms are filled in",
    async (path) => {
      const page = await storefront.visit().send(path, { headers: { "accept-language": "bn" } });
      expect([page.status, page.path]).toEqual([200, path]);
      expect(page.root.querySelectorAll("h1")).toHaveLength(1);
      const scripts = page.root.querySelectorAll("script:not([type='application/ld+json'])");
      expect(scripts.length > 0).toBe(withScripts.test(path));
      const language = path.startsWith("/en") ? "en" : "bn";
      const isIn = (text: string | null | undefined) =>
        expect(/[\u0980-\u09ff]/.test(text ?? "")).toBe(language === "bn");
      isIn(page.root.querySelector("title")?.text);
      isIn(page.root.querySelector("h1")?.text);
      isIn(content(page, "meta[name=description]")[0]);
      const alternates = page.root.querySelectorAll("link[rel=alternate]");
      expect(alternates.map((link) => link.getAttribute("hreflang"))).toEqual(["bn", "en", "x-default"]);
      expect(page.root.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
        `${platformOrigin}${path}`,
      );
      expect(page.root.querySelector("footer a[href^='tel:']")).not.toBeNull();
      expect(page.root.querySelector("footer")?.text).toContain("TRAD/");
    },
  );

  it("tells search engines something of its own", async () => {
    const told = await Promise.all(
      both.map(async (path) => content(await storefront.visit().open(path), "meta[name=description]")[0]),
    );
    const [aboutCode, list] = [told.filter(Boolean).length, new Set(told)];
    expect(aboutCode).toBe(both.length);
    // The list of all shops and the store finder are told of alike.
    expect(list.size).toBe(both.length - 2);
  });

  it("links only to pages that are there, and to places on them that are there", async () => {
    const visitor = storefront.visit();
    const seen = new Map<string, Page>();
    const open = async (path: string) => {
      const known = seen.get(path) ?? (await visitor.send(path, { headers: { "accept-language": "bn" } }));
      seen.set(path, known);
      return known;
    };
    for (const path of both) {
      const page = await open(path);
      for (const link of page.root.querySelectorAll("a[href^='/'], a[href^='#']")) {
        const target = new URL(link.getAttribute("href") ?? "", new URL(path, platformOrigin));
        if (target.pathname.endsWith("/mobile")) continue;
        const led = await open(target.pathname + target.search);
        expect([path, target.href, led.status]).toEqual([path, target.href, 200]);
        if (target.hash && target.hash !== "#main")
          expect([target.href, led.root.querySelector(target.hash) !== null]).toEqual([target.href, true]);
      }
    }
  });

  it("an article, a trade or a page of results that there is not is not found, with the site around it", async () => {
    for (const path of [
      "/blog/nothing",
      "/en/store-search/999",
      "/store-search/01",
      "/store-search/abc",
      "/store-search?page=x",
      "/en/sell/nothing",
    ]) {
      const page = await storefront.visit().open(path);
      expect([path, page.status]).toEqual([path, 404]);
      expect(page.root.querySelector("[data-slot=site-header]")).not.toBeNull();
    }
  });

  it("/mobile leads to the console's page of installing it, where no store lists an app", async () => {
    for (const path of ["/mobile", "/en/mobile"]) {
      const url = new URL(path, platformOrigin);
      const response = await storefront.fetch(
        new Request(url, { headers: { host: url.host }, redirect: "manual" }),
      );
      expect(response.status).toBe(302);
      const target = `${consoleOrigin}${path.replace("mobile", "install")}`;
      expect(response.headers.get("location")).toBe(target);
      expect((await storefront.visit(consoleOrigin).open(target)).status).toBe(200);
    }
  });
});

describe("the landing page", () => {
  it("promises one thing and asks for one thing, then shows steps, trades, shops, articles and questions", async () => {
    const page = await storefront.visit().open("/en");
    expect(page.root.querySelector("[data-slot=marketing-hero] a")?.getAttribute("href")).toBe(
      `${consoleOrigin}/en/open`,
    );
    expect(page.root.querySelectorAll("[data-slot=steps] > li")).toHaveLength(3);
    const tiles = page.root.querySelectorAll("[data-slot=category-tiles] a");
    expect(tiles.map((tile) => tile.getAttribute("href"))).toContain("/en/store-search/1");
    const shops = page.root.querySelectorAll("[data-slot=store-card] a");
    expect(shops.map((shop) => shop.getAttribute("href"))).toContain("/en/kacha-bazar");
    // Nobody has said anything yet, and nobody is made up.
    expect(page.root.querySelectorAll("[data-slot=testimonial]")).toHaveLength(0);
    const tradePages = page.root.querySelectorAll("[data-slot=trade-cards] a");
    expect(tradePages.map((link) => link.getAttribute("href"))).toEqual(
      sellTradeNames.map((trade) => `/en/sell/${trade}`),
    );
    expect(page.root.querySelectorAll("[data-slot=blog-teaser]")).toHaveLength(3);
    expect(page.root.querySelectorAll("[data-slot=faq-entry]").length).toBeGreaterThan(4);
    expect(page.root.querySelector("[data-slot=contact-form]")?.getAttribute("action")).toBe("/en/contact");
  });

  it("asks to open a shop where one decides, at its head, in its heading and beside what it costs, and nowhere between", async () => {
    const { root } = await storefront.visit().open("/en");
    const opens = root.querySelectorAll(`a[href="${consoleOrigin}/en/open"]`);
    const inMain = opens.filter((each) => each.closest("main"));
    expect(
      inMain.map((each) => each.closest("section")?.getAttribute("aria-labelledby") ?? "heading"),
    ).toEqual(["heading", "cost-heading"]);
    expect(root.querySelectorAll("main section").at(-1)?.id).toBe("cost");
    expect(root.querySelector("#shops a[href='/en/sell/how-it-works']")).not.toBeNull();
  });

  it("says to search engines who runs it and how it is searched", async () => {
    const page = await storefront.visit().open("/en");
    const data = page.root
      .querySelectorAll("script[type='application/ld+json']")
      .map((script) => JSON.parse(script.text) as Record<string, unknown>);
    expect(data.map((each) => each["@type"])).toEqual(["Organization", "WebSite"]);
    expect(data[1]?.url).toBe(`${platformOrigin}/en`);
  });

  it("the questions are told as such", async () => {
    const page = await storefront.visit().open("/faq");
    const script = page.root.querySelector("script[type='application/ld+json']")?.text ?? "";
    const data = JSON.parse(script) as { "@type": string; mainEntity: unknown[] };
    expect(data["@type"]).toBe("FAQPage");
    expect(data.mainEntity).toHaveLength(page.root.querySelectorAll("[data-slot=faq-entry]").length);
  });
});

describe("the product in pictures", () => {
  const folder = join(import.meta.dirname, "../../../server/content/screens");
  const names = Object.keys(screens) as ScreenName[];
  const built = createStaticFiles(join(import.meta.dirname, "../../../../build/client"));

  it("is there in both languages, in the sizes that pages keep room for, none of them heavy", async () => {
    const files = readdirSync(folder).sort();
    expect(files).toEqual(names.flatMap((name) => [`${name}.bn.webp`, `${name}.en.webp`]).sort());
    for (const name of names)
      for (const language of ["bn", "en"]) {
        const file = readFileSync(join(folder, `${name}.${language}.webp`));
        const { format, width, height } = await sharp(file).metadata();
        expect([name, format, width, height]).toEqual([
          name,
          "webp",
          ...Object.values(screenSizes[screens[name]]),
        ]);
        expect([name, file.length <= heaviestScreen]).toEqual([name, true]);
      }
  });

  it.each(["bn", "en"] as const)(
    "stands on the pages, all of it and nothing else, told in words in %s",
    async (language) => {
      const prefix = locales[language].pathPrefix;
      const visitor = storefront.visit();
      const shown = new Map<string, string>();
      for (const path of [prefix || "/", ...sellPages.map((page) => `${prefix}/sell/${page}`)]) {
        const { root } = await visitor.send(path, { headers: { "accept-language": language } });
        for (const image of root.querySelectorAll("[data-slot=product-screen] img")) {
          expect(image.getAttribute("width")).toMatch(/^\d+$/);
          shown.set(image.getAttribute("src") ?? "", image.getAttribute("alt") ?? "");
        }
      }
      for (const [address, alt] of shown) {
        expect(/[\u0980-\u09ff]/.test(alt), alt).toBe(language === "bn");
        const file = built(new Request(new URL(address, platformOrigin)), address);
        expect([address, file?.headers.get("content-type")]).toEqual([address, "image/webp"]);
      }
      const pictures = [...shown.keys()].map((address) => /\/([\w-]+)\.(?:bn|en)-/.exec(address)?.[1]);
      expect(pictures.sort()).toEqual(names.toSorted());
    },
  );
});

describe("what a shop costs", () => {
  it("is said once, where it is asked, with what a seller takes care of", async () => {
    for (const path of ["/en", "/en/sell/cost"]) {
      const { root } = await storefront.visit().open(path);
      const facts = root.querySelectorAll("[data-slot=cost-fact]");
      expect(facts.map((each) => each.querySelector("strong")?.text)).toEqual(["৳0"]);
    }
    const { root } = await storefront.visit().open("/en/sell/cost");
    const own = root.querySelectorAll("section[aria-labelledby=yours] dt").map((each) => each.text);
    expect(own).toEqual(["Delivery", "VAT", "A domain of your own"]);
  });
});

describe("the page of a trade", () => {
  it("leads into a shop of the trade that is open, which is the demo's, and says so", async () => {
    const { root } = await storefront.visit().open("/en/sell/books");
    const links = root.querySelectorAll("[data-slot=marketing-hero] a");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      `${consoleOrigin}/en/open`,
      "/en/boi-para",
    ]);
  });

  it("shows what its one shop sells, so that the row of it is full", async () => {
    const { root } = await storefront.visit().open("/en/sell/books");
    const cards = root.querySelectorAll("#visit [data-slot=store-card]");
    expect(cards).toHaveLength(1);
    const goods = root.querySelectorAll("#visit [data-slot=store-goods] img");
    expect(goods).toHaveLength(3);
    expect(goods.filter((each) => !each.getAttribute("src")?.startsWith("/media/"))).toEqual([]);
  });
});
