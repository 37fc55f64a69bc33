/** Draws what is printed on the goods, as PNGs in a folder: tsx print.ts <folder>. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { printPage, prints } from "./printed-matter";

const [folder = "."] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" });
const page = await browser.newPage();
for (const [name, print] of Object.entries(prints)) {
  await page.setViewportSize({ width: print.width, height: print.height });
  await page.setContent(printPage(print));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
await browser.close();
