import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";

journey(
  "a seller writes a size guide, chooses it for a product, and a shopper reads it",
  async ({ page, language, javaScript, shop }) => {
    const console = consoleAt(Number(new URL(shop).port), language);
    const isBengali = language === "bn";
    const name = isBengali ? "কটি ও জ্যাকেট" : "Waistcoats";
    const checkAxe = async () => {
      if (javaScript) await expectNoAxeViolations(page);
    };
    await signInOnce(page, console, demoPeople.pausing[language]);
    const ofShop = `${console}/shop/${shopOf(page)}`;
    await page.goto(`${ofShop}/more`);
    await follow(page, page.locator("main a[href$='/goods/size-guides']"));
    await follow(page, page.locator("main a[href$='/size-guides/new']"));
    await page.locator(`main [name=name_${language}]`).fill(name);
    await page.locator("main [name=cell_0_0]").fill(isBengali ? "৩৮" : "38");
    await page.locator("main [name=intent][value=add_column]").click();
    await page.locator(`main [name=column_2_name_${language}]`).fill(isBengali ? "কাঁধ" : "Shoulder");
    await page.locator("main [name=cell_0_2]").fill("17");
    await page.locator("main [name=intent][value='remove_row:3']").click();
    await expect(page.locator("main [name=size_3]")).toHaveCount(0);
    await expect(page.locator("main [name=cell_0_0]")).toHaveValue(isBengali ? "৩৮" : "38");
    await checkAxe();
    await page.locator("main [name=cell_1_0]").fill("?");
    const save = page.locator("main [data-slot=button][name=intent][value=save]");
    await save.click();
    await expect(page.locator("main [name=cell_1_0]")).toHaveAttribute("aria-invalid", "true");
    await checkAxe();
    await page.locator("main [name=cell_1_0]").fill("40-41");
    await save.click();
    await arrive(page, /\/size-guides$/);
    await checkAxe();

    await page.goto(`${ofShop}/goods?q=koti`);
    await follow(page, page.locator("main [data-slot=row-list] a[href*='/goods/product/']"));
    await page.locator("main form[action*='/goods/'] [data-slot=button]").first().click();
    await arrive(page, /\/goods\/drafts\/\d+$/);
    await page.locator("main details summary").first().click();
    await page.locator("main [name=id_size_guide]").selectOption({ label: name });
    await page.locator("main [data-slot=button][name=intent][value=publish]").click();
    await arrive(page, /\/goods$/);

    await expect(async () => {
      await page.goto(`${shop}/product-details/handloom-koti`);
      await expect(page.locator("main a[href$='/sizes']")).toBeVisible({ timeout: 1000 });
    }).toPass();
    await checkAxe();
    await follow(page, page.locator("main a[href$='/sizes']"));
    await expect(page.locator("main table")).toContainText(isBengali ? "৯৬.৫" : "96.5");
    await expect(page.locator("main table")).toContainText(isBengali ? "৪০–৪১" : "40–41");
    await checkAxe();

    await page.goto(`${ofShop}/goods/size-guides`);
    await follow(page, page.locator("[data-slot=row-list] a", { hasText: name }));
    await follow(page, page.locator("main a[href$='/remove']"));
    await checkAxe();
    await submit(page);
    await arrive(page, /\/size-guides$/);
    await expect(page.locator("main")).not.toContainText(name);
  },
  bothWays,
);
