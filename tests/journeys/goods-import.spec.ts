import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";

journey(
  "a seller has the goods as a file, changes a price in it, brings it back, and takes that back",
  async ({ page, language, javaScript, shop }) => {
    const { port } = new URL(shop);
    const console = consoleAt(Number(port), language);
    await signInOnce(page, console, demoPeople.pausing[language]);
    const imports = `${console}/shop/${shopOf(page)}/goods/import`;
    await page.goto(`${console}/shop/${shopOf(page)}/goods`);
    await follow(page, page.locator("main a[href$='/goods/import']"));
    if (javaScript) await expectNoAxeViolations(page);
    const file = page.waitForEvent("download");
    await page.locator("main a[download][href$='/csv']").click();
    const stream = await (await file).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    // The first plain product: in its row the price stands behind the category.
    const changed = text.replace(/(\r\n\d+,,[^\r]*?,)(\d+)(,\d*,[1-9]\d*,)/, "$17777$3");
    expect(changed).not.toBe(text);

    await page
      .locator("main [name=table]")
      .setInputFiles({ name: "mine.csv", mimeType: "text/csv", buffer: Buffer.from(changed) });
    await submit(page);
    await page.waitForURL(/\/goods\/import\/\d+$/);
    await expect(page.locator("[data-slot=row-list] > li").first()).toContainText("→ 7777");
    if (javaScript) await expectNoAxeViolations(page);

    const address = page.url();
    const undo = page.locator("main [name=intent][value=undo]");
    await page.locator("main [name=intent][value=apply]").click();
    const isDone = page.locator("main [data-slot=badge][class*=success]").first();
    // With scripts the page itself says when it is done; without them its link does.
    if (javaScript) await isDone.waitFor();
    else
      await expect(async () => {
        await page.goto(address);
        await expect(isDone).toBeVisible({ timeout: 1000 });
      }).toPass();
    await page.goto(imports);
    await expect(page.locator("[data-slot=row-list] > li").first()).toContainText("mine.csv");

    await page.goto(address);
    await undo.click();
    await expect(async () => {
      await page.goto(address);
      await expect(undo).toHaveCount(0);
      await expect(page.locator("progress")).toHaveCount(0, { timeout: 1000 });
    }).toPass();
  },
  bothWays,
);
