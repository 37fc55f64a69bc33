import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";

journey(
  "a seller adds a category, shoppers see it, and the seller removes it again",
  async ({ page, language, javaScript, shop }) => {
    const { port } = new URL(shop);
    const console = consoleAt(Number(port), language);
    const name = language === "bn" ? "শীতের পিঠা" : "Winter Cakes";
    await signInOnce(page, console, demoPeople.pausing[language]);
    const categories = `${console}/shop/${shopOf(page)}/goods/categories`;
    await page.goto(`${console}/shop/${shopOf(page)}/more`);
    await follow(page, page.locator("main a[href$='/goods/categories']"));
    if (javaScript) await expectNoAxeViolations(page);
    await follow(page, page.locator("main a[href$='/categories/new']"));
    await page.locator(`main [name=name_${language}]`).fill(name);
    await page.locator("main [name=position]").selectOption("1");
    await page.locator("main [name=motif][value=meals]").check({ force: true });
    await submit(page);
    await page.waitForURL(/\/goods\/categories$/);
    await expect(page.locator("[data-slot=row-list] > li").first()).toContainText(name);

    await expect(async () => {
      await page.goto(shop);
      await expect(page.getByText(name).first()).toBeAttached({ timeout: 1000 });
    }).toPass();

    await page.goto(categories);
    await follow(page, page.locator("[data-slot=row-list] > li a").first());
    await follow(page, page.locator("main a[href$='/remove']"));
    if (javaScript) await expectNoAxeViolations(page);
    await submit(page);
    await page.waitForURL(/\/goods\/categories$/);
    await expect(page.locator("[data-slot=row-list]")).not.toContainText(name);
  },
  bothWays,
);
