import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInOnce } from "./console-parts";
import { expect } from "./demo-test";
import { startScripts } from "./page-parts";

journey(
  "a seller types a colour's price into the table, looks at it, changes it, a shopper reads it, and it is taken back",
  async ({ page, language, javaScript, shop }) => {
    const { port } = new URL(shop);
    const console = consoleAt(Number(port), language);
    await signInOnce(page, console, demoPeople.pausing[language]);
    await page.goto(`${console}/shop/${shopOf(page)}/goods`);
    await page.locator("[data-slot=goods-tools] summary:not(nav summary)").click();
    await follow(page, page.locator("main a[href$='/goods/table']"));
    if (javaScript) await expectNoAxeViolations(page);
    const saree = language === "bn" ? "টাঙ্গাইল সুতি শাড়ি" : "Tangail Cotton Saree";
    await page.goto(`${page.url()}?q=${saree}`);
    // Its first colour's.
    const price = page.locator("main [name^=price_]").first();
    const before = await price.inputValue();
    const table = page.url();
    await price.fill("7777");
    if (javaScript) {
      await startScripts(page);
      await price.press("ArrowDown");
      await expect(page.locator("main [name^=price_]").nth(1)).toBeFocused();
    }
    await page.locator("main [name=intent][value=look]").click();
    await arrive(page, /\/goods\/table\/\d+$/);
    await expect(page.locator("[data-slot=row-list] > li")).toHaveCount(1);
    if (javaScript) await expectNoAxeViolations(page);

    await page.locator("main [name=intent][value=apply]").click();
    const undo = page.locator("main [name=intent][value=undo]");
    await undo.waitFor();
    await page.goto(`${shop}/product-details/tangail-cotton-saree`);
    await page.locator("main [data-slot=attribute-value]").first().click();
    await expect(page.locator("main [data-slot=price]").first()).toContainText(/[7৭],[7৭]{3}/);

    await page.goto(table);
    await expect(price).toHaveValue(/^[7৭],?[7৭]{3}$/);

    await follow(page, page.locator("[data-slot=row-list] > li a").first());
    await undo.click();
    await undo.waitFor({ state: "detached" });
    await page.goto(table);
    await expect(price).toHaveValue(before);
  },
  bothWays,
);
