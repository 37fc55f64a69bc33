import { locales } from "@haat/i18n/locales";
import { nameRecord, textRecord } from "@haat/api/testing/name-server";
import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey, pressOnProduct } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";

journey(
  "a seller brings a domain of their own, and shoppers are led there until it goes again",
  async (visit) => {
    const { page, language, javaScript, zone } = visit;
    const port = Number(new URL(visit.shop).port);
    const console = consoleAt(port, language);
    const say = strings[language].shopDomains;
    const prefix = locales[language].pathPrefix;
    const below = `http://rongdhonu.localhost:${port}${prefix}`;
    /** The browser finds such names at this machine (playwright.config.ts). */
    const domain = `${language}-${javaScript ? "script" : "plain"}-bazar.com`;
    const own = `http://www.${domain}:${port}${prefix}`;
    const main = page.locator("main");
    const checkAxe = async () => {
      if (javaScript) await expectNoAxeViolations(page);
    };

    await signInOnce(page, console, demoPeople.pausing[language]);
    await page.goto(`${console}/shop/${shopOf(page)}/more`);
    await follow(page, main.locator("a[href$='/domains']"));
    await expect(main).toContainText("rongdhonu.localhost");
    await checkAxe();
    await follow(page, main.locator("a[href$='/domains/new']"));
    await main.locator("[name=domain]").fill("rongdhonu.localhost");
    await submit(page);
    await expect(main).toContainText(strings[language].api.fields.domain_of_platform);
    await expect(main.locator("[name=domain]")).toHaveValue("rongdhonu.localhost");
    await checkAxe();
    await main.locator("[name=domain]").fill(`https://WWW.${domain}/`);
    await submit(page);
    await arrive(page, (url) => url.pathname.endsWith(`/domains/${domain}`));
    await expect(page.locator("body")).toContainText(say.added);
    await expect(main).toContainText(say.one.unseen);
    await checkAxe();

    const value = /haat-shop=[\w-]+/.exec(await main.innerText())?.[0] ?? "no record on the page";
    zone.set(`TXT _haat.${domain}`, [textRecord(value)]);
    for (const host of [domain, `www.${domain}`])
      zone.set(`CNAME ${host}`, [nameRecord("rongdhonu.localhost")]);
    await page.locator("[data-slot=look-at-domain] button").click();
    await expect(main).toContainText(say.one.verified);
    await expect(main).toContainText(say.one.recordThere);
    await checkAxe();
    await page.locator("[data-slot=look-at-domain] button").click();
    // It was asked just now.
    await expect(page.locator("body")).toContainText(/Too many tries|অনেকবার চেষ্টা/);

    await page.locator(`[data-slot=make-main]:has(input[value="www.${domain}"]) button`).click();
    await expect(page.locator("body")).toContainText(say.chosen);
    await checkAxe();
    const here = page.url();

    await expect(async () => {
      await page.goto(`${below}/all-categories?from=poster`);
      expect(page.url()).toBe(`${own}/all-categories?from=poster`);
    }).toPass();
    await pressOnProduct({ ...visit, shop: own }, "monsoon-umbrella", "add");
    await page.goto(`${own}/cart`);
    await expect(page.locator("[data-slot=cart-line]")).toHaveCount(1);
    await checkAxe();

    await page.goto(here);
    await follow(page, main.locator("a[href$='/remove']"));
    await checkAxe();
    await submit(page);
    await arrive(page, /\/domains$/);
    await expect(page.locator("body")).toContainText(say.removed);
    await expect(main).not.toContainText(domain);
    await expect(async () => {
      await page.goto(`${below}/all-categories`);
      expect(page.url()).toBe(`${below}/all-categories`);
      expect((await page.goto(`${own}/cart`))?.status()).toBe(421);
    }).toPass();
  },
  bothWays,
);
