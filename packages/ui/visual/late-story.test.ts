import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Browser } from "playwright-core";
import { openBrowser } from "./photographer";

const storybook = dirname(createRequire(import.meta.url).resolve("storybook/package.json"));
const head = [
  join(storybook, "assets/server/base-preview-head.html"),
  join(import.meta.dirname, "../../../.storybook/preview-head.html"),
].map((file) => readFileSync(file, "utf8"));

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

it("a field that takes the focus at first has it where its story is drawn while Storybook says that it prepares it", async () => {
  const page = await browser.newPage();
  await page.setContent(
    `<!doctype html><html lang="en"><head>${head.join("")}</head>
     <body class="sb-show-preparing-story"><div class="sb-preparing-story"></div><div id="storybook-root"><input></div></body></html>`,
  );

  await page.evaluate(() => document.querySelector("input")?.focus());

  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
});
