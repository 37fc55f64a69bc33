import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";

journey(
  "a seller writes a page, looks at it before, shoppers read it, and it is removed",
  async ({ page, language, javaScript, shop }) => {
    const console = consoleAt(Number(new URL(shop).port), language);
    const title = language === "bn" ? "উপহার মোড়ক" : "Gift Wrapping";
    await signInOnce(page, console, demoPeople.pausing[language]);
    await page.goto(`${console}/shop/${shopOf(page)}/more`);
    await follow(page, page.locator("main a[href$='/pages']"));
    const pages = page.url();
    await follow(page, page.locator("main a[href$='/pages/new']"));
    await page.locator(`main [name=title_${language}]`).fill(title);
    await page.locator(`main [name=body_${language}]`).fill("## 1\n\n- **2** <b>3</b>\n- [4](cart)");
    await page.locator("main [name=intent][value=preview]").click();
    const preview = page.locator("main article [data-slot=rich-text]");
    await expect(preview.locator("li strong")).toHaveText("2");
    await expect(preview).toContainText("<b>3</b>");
    await expect(page.locator(`main [name=body_${language}]`)).toHaveValue(/\*\*2\*\*/);
    if (javaScript) await expectNoAxeViolations(page);
    await page.locator("main [name=intent][value=save]").click();
    await arrive(page, /\/pages$/);
    await expect(page.locator("[data-slot=row-list]")).toContainText(title);

    await expect(async () => {
      await page.goto(shop);
      await expect(page.locator("footer").getByText(title)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await follow(page, page.locator("footer a", { hasText: title }));
    await expect(page.locator("main h2").first()).toHaveText("1");
    if (javaScript) await expectNoAxeViolations(page);

    await page.goto(pages);
    await follow(page, page.locator("[data-slot=row-list] a", { hasText: title }));
    await follow(page, page.locator("main a[href$='/remove']"));
    if (javaScript) await expectNoAxeViolations(page);
    await submit(page);
    await arrive(page, /\/pages$/);
    await expect(page.locator("main")).not.toContainText(title);
  },
  bothWays,
);

journey(
  "a shopper finds nothing, the seller says what it is called here, and it is found",
  async ({ page, language, javaScript, shop }) => {
    const console = consoleAt(Number(new URL(shop).port), language);
    const [unknown, known] = language === "bn" ? ["ঝিলমিলক ঝাঁঝর", "ছাতা"] : ["zhilmilk jhajhor", "umbrella"];
    await page.goto(`${shop}/search-product/${unknown}`);
    await expect(page.locator("main [data-slot=product-card]")).toHaveCount(0);
    await signInOnce(page, console, demoPeople.pausing[language]);
    await page.goto(`${console}/shop/${shopOf(page)}/more`);
    await follow(page, page.locator("main a[href$='/goods/search-words']"));
    const missed = page.locator("[data-slot=row-list] > li", { hasText: unknown });
    await expect(async () => {
      await page.reload();
      await expect(missed).toBeVisible({ timeout: 1000 });
    }).toPass();
    if (javaScript) await expectNoAxeViolations(page);
    await missed.getByRole("link").click();
    await arrive(page, /\/search-words\/new/);
    await page.locator("main [name=words]").fill(`${unknown}, ${known}`);
    await submit(page);
    await arrive(page, /\/search-words$/);
    await expect(page.locator("main")).toContainText(`${unknown}, ${known}`);
    await expect(async () => {
      await page.goto(`${shop}/search-product/${unknown}`);
      await expect(page.locator("main [data-slot=product-card]").first()).toBeVisible({ timeout: 1000 });
    }).toPass();
  },
  bothWays,
);
