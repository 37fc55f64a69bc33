import sharp from "sharp";
import { arrive } from "./arrival";
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
    await page.locator("main [data-slot=folded-cards] > summary").click();
    await page.locator("main [name=motif][value=meals]").check({ force: true });
    await submit(page);
    await arrive(page, /\/goods\/categories$/);
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
    await arrive(page, /\/goods\/categories$/);
    await expect(page.locator("[data-slot=row-list]")).not.toContainText(name);
  },
  bothWays,
);

journey(
  "a seller puts a ribbon on a product by hand, then by a rule, and shoppers see it",
  async ({ page, language, javaScript, shop }) => {
    const { port } = new URL(shop);
    const console = consoleAt(Number(port), language);
    const name = language === "bn" ? "শীতের সেরা" : "Best of Winter";
    await signInOnce(page, console, demoPeople.pausing[language]);
    const ribbons = `${console}/shop/${shopOf(page)}/goods/ribbons`;
    await page.goto(`${console}/shop/${shopOf(page)}/more`);
    await follow(page, page.locator("main a[href$='/goods/ribbons']"));
    await follow(page, page.locator("main a[href$='/ribbons/new']"));
    if (javaScript) await expectNoAxeViolations(page);
    await page.locator(`main [name=name_${language}]`).fill(name);
    await page.locator("main [name=tone][value='4']").check({ force: true });
    await page.locator("main [name=position]").selectOption("1");
    await submit(page);
    await arrive(page, /\/ribbons\/\d+\/products$/);
    await follow(page, page.locator("main a[href$='view=all']"));
    if (javaScript) await expectNoAxeViolations(page);
    await page.locator("[data-slot=row-list] > li form button").first().click();
    await arrive(page, /view=all$/);
    await follow(page, page.locator("main nav a[href$='/products']").first());
    await expect(page.locator("[data-slot=row-list] > li")).toHaveCount(1);
    const seen = (isShown: boolean) =>
      expect(async () => {
        await page.goto(shop);
        const heading = page.locator("[data-slot=product-shelf] h2", { hasText: name });
        await expect(heading).toHaveCount(isShown ? 1 : 0, { timeout: 1000 });
      }).toPass();
    await seen(true);

    await page.goto(ribbons);
    await follow(page, page.locator("[data-slot=row-list] > li a").first());
    await page.locator("main [name=rule][value=newest]").check({ force: true });
    await page.locator("main [name=rule_count]").fill(language === "bn" ? "৩" : "3");
    await submit(page);
    await arrive(page, /\/goods\/ribbons$/);
    await expect(page.locator("[data-slot=row-list] > li").first()).toContainText(
      language === "bn" ? "৩" : "3",
    );

    await follow(page, page.locator("[data-slot=row-list] > li a").first());
    await follow(page, page.locator("main a[href$='/remove']"));
    await submit(page);
    await arrive(page, /\/goods\/ribbons$/);
    await seen(false);
  },
  bothWays,
);

journey(
  "a seller puts a banner and an announcement up, writes a text for the first page, and arranges it",
  async ({ page, language, javaScript, shop }) => {
    const { port } = new URL(shop);
    const console = consoleAt(Number(port), language);
    const title = language === "bn" ? "শীতের উৎসব" : "Winter Feast";
    await signInOnce(page, console, demoPeople.pausing[language]);
    const own = `${console}/shop/${shopOf(page)}`;
    const picture = await sharp({ create: { width: 1000, height: 400, channels: 3, background: "#0a7d4f" } })
      .jpeg()
      .toBuffer();
    await page.goto(`${own}/banners/new`);
    if (javaScript) await expectNoAxeViolations(page);
    await page
      .locator("main input[name=picture]")
      .setInputFiles({ name: "feast.jpg", mimeType: "image/jpeg", buffer: picture });
    await page.locator(`main [name=title_${language}]`).fill(title);
    await page.locator("main [name=position]").selectOption("1");
    await submit(page);
    await arrive(page, /\/banners$/);
    await expect(page.locator("[data-slot=row-list] > li").first()).toContainText(title);

    await page.goto(`${own}/announcement`);
    if (javaScript) await expectNoAxeViolations(page);
    await page.locator(`main [name=text_${language}]`).fill(title);
    await submit(page);
    await expect(page.locator("[data-slot=toast], [role=status]").first()).toBeAttached();
    await expect(async () => {
      await page.goto(shop);
      await expect(page.locator("[data-slot=announcement]")).toContainText(title, { timeout: 1000 });
      await expect(page.locator("[data-slot=banner] h2", { hasText: title })).toBeVisible({ timeout: 1000 });
    }).toPass();
    if (javaScript) await expectNoAxeViolations(page);

    await page.goto(`${own}/home`);
    if (javaScript) await expectNoAxeViolations(page);
    await page.locator("[data-slot=row-list] > li button[value=hide]").first().click();
    await expect(page.locator("[data-slot=row-list] > li button[value=show]").first()).toBeAttached();
    await expect(async () => {
      await page.goto(shop);
      await expect(page.locator("[data-slot=banner]")).toHaveCount(0, { timeout: 1000 });
    }).toPass();

    await page.goto(`${own}/home`);
    await page.locator("[data-slot=row-list] > li button[value=show]").first().click();
    await expect(page.locator("[data-slot=row-list] > li button[value=show]")).toHaveCount(0);
    await page.goto(`${own}/home/new-text`);
    if (javaScript) await expectNoAxeViolations(page);
    await page.locator(`main [name=title_${language}]`).fill(`${title} 2`);
    await page.locator(`main [name=text_${language}]`).fill("1, 2, 3");
    await submit(page);
    await arrive(page, /\/home$/);
    const textOfOurs = page.locator("[data-slot=row-list] > li", { hasText: `${title} 2` });
    await expect(async () => {
      await page.goto(shop);
      const shown = page.locator("main [data-slot=shop-text]", { hasText: "1, 2, 3" });
      await expect(shown).toBeAttached({ timeout: 1000 });
    }).toPass();
    await page.goto(`${own}/home`);
    await follow(page, textOfOurs.locator("a"));
    await follow(page, page.locator("main a[href$='/remove']"));
    if (javaScript) await expectNoAxeViolations(page);
    await submit(page);
    await arrive(page, /\/home$/);
    await expect(textOfOurs).toHaveCount(0);

    await page.goto(`${own}/announcement`);
    await page.locator(`main [name=text_${language}]`).fill("");
    await submit(page);
    await page.goto(`${own}/banners`);
    await follow(page, page.locator("[data-slot=row-list] > li a").first());
    await follow(page, page.locator("main a[href$='/remove']"));
    await submit(page);
    await arrive(page, /\/banners$/);
    await expect(page.locator("[data-slot=row-list]")).not.toContainText(title);
  },
  bothWays,
);
