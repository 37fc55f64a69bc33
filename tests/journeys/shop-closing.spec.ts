import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";

journey(
  "an owner closes the shop, customers read that it has closed, and it comes back and sells again",
  async ({ page, language, javaScript, platform }) => {
    const console = consoleAt(Number(new URL(platform).port), language);
    // An owner in both languages, since others of the shop cannot close it.
    await signInOnce(page, console, demoPeople.pausing.bn);
    const shop = `${console}/shop/${shopOf(page)}`;
    const words = strings[language].shopClosing;
    const shopper = await page.context().newPage();
    await page.goto(`${shop}/more`);
    await follow(page, page.locator("main a[href$='/close']"));
    if (javaScript) await expectNoAxeViolations(page);
    await page.locator("main [name=reason][value=no_time]").check();
    await page.locator("main [name=words]").fill("Back to the village");
    await page.locator("main [name=name]").fill("Some other shop");
    await submit(page);
    await expect(page.locator("main")).toContainText(strings[language].api.fields.closing_name_wrong);
    await expect(page.locator("main [name=words]")).toHaveValue("Back to the village");
    await page.locator("main [name=name]").fill("Rongdhonu");
    await submit(page);
    await expect(page.locator("h1")).toHaveText(words.closing.title);
    if (javaScript) await expectNoAxeViolations(page);

    const home = `${platform}/rongdhonu`;
    await expect(async () => expect((await shopper.goto(home))?.status()).toBe(420)).toPass();
    await expect(shopper.locator("h1")).toContainText(language === "en" ? "has closed" : "বন্ধ হয়ে গেছে");

    await page.goto(`${shop}/orders`);
    await follow(page, page.locator("[data-slot=warning-band] a"));
    await submit(page);
    await arrive(page, /\/opening$/);
    await page.goto(`${shop}/pause`);
    await submit(page);
    await arrive(page, /\/opening$/);
    await expect(async () => expect((await shopper.goto(home))?.status()).toBe(200)).toPass();
    await expect(shopper.locator("body")).not.toContainText(strings[language].shopPages.standing.paused);
  },
  bothWays,
);
