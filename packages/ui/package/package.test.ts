import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundled, renderOnServer, typeErrorsIn, writeProject, type Bundle } from "./foreign-project";
import { writePackage } from "./write-package";

const folder = mkdtempSync(join(tmpdir(), "haat-package-"));
const address = "http://shop.test/";
let packed = "";
let browser: Browser;

beforeAll(async () => {
  await writePackage(join(folder, "package"));
  const options = { cwd: join(folder, "package"), encoding: "utf8" as const };
  packed = join(
    folder,
    execFileSync("npm", ["pack", "--silent", "--pack-destination", ".."], options).trim(),
  );
  browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

it("packs what others need and nothing else: no story, test or picture, below 500 KiB", () => {
  const files = execFileSync("tar", ["-tzf", packed], { encoding: "utf8" }).split("\n");
  expect(files).toEqual(
    expect.arrayContaining([
      "package/LICENSE",
      "package/README.md",
      "package/CHANGELOG.md",
      "package/fonts/OFL.txt",
      "package/haat-ui.js",
      "package/styles/console.css",
      "package/styles/late-fonts.css",
    ]),
  );
  // Stylesheets are those of components: the theme draws nothing.
  expect(files.filter((file) => /^package\/theme\/.*\.css$|\.hook\.css$/.test(file))).toEqual([]);
  expect(files.filter((file) => /stories|\.test\.|\.png|\.tsx?$/.test(file.replace(/\.d\.ts$/, "")))).toEqual(
    [],
  );
  expect(statSync(packed).size).toBeLessThan(500 * 1024);
});

describe.each(["18.3.1", "19.3.0"])("in a project of somebody else, with React %s", (react) => {
  const project = join(folder, react);
  let answer: { theme: string; markup: string };
  let whole: Bundle;

  beforeAll(async () => {
    await writeProject(project, packed, react);
    answer = renderOnServer(project);
    whole = await bundled(project, "whole.tsx");
  });

  /** The page as its server sends it; what the browser complains of goes to `complaints`. */
  async function open(
    { script, css, assets }: Bundle,
    options: BrowserContextOptions,
    complaints: string[] = [],
  ) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => complaints.push(message.text()));
    const html = `<!doctype html><html lang="en" data-scripts=""><title>Shop</title><style>${css}</style><style>${answer.theme}</style><div id="app">${answer.markup}</div><script type="module" src="/client.js"></script></html>`;
    await page.route("**/*", (route) => {
      const path = new URL(route.request().url()).pathname;
      const asset = assets.get(path);
      if (asset) return route.fulfill({ body: Buffer.from(asset) });
      if (path === "/client.js")
        return route.fulfill({ contentType: "text/javascript; charset=utf-8", body: script });
      return path === "/favicon.ico"
        ? route.fulfill({ status: 204 })
        : route.fulfill({ contentType: "text/html; charset=utf-8", body: html });
    });
    await page.goto(address);
    if (options.javaScriptEnabled !== false) await page.locator("main[data-taken-over]").waitFor();
    return page;
  }

  const groundOf = (page: Page) =>
    page.evaluate(() => [
      getComputedStyle(document.body).color,
      getComputedStyle(document.querySelector('[data-slot="button"]')!).backgroundColor,
    ]);

  it("has types that its compiler agrees with, in what the README shows, too", () => {
    expect(typeErrorsIn(project)).toEqual([]);
  });

  it("is drawn by its server and taken over by its scripts without a complaint", async () => {
    const complaints: string[] = [];
    const page = await open(whole, {}, complaints);
    await page.getByRole("button", { name: "Pressed 0" }).click();
    await page.getByRole("button", { name: "Pressed 1" }).waitFor();
    await page.getByRole("button", { name: "More" }).click();
    expect(await page.getByLabel("Quantity").inputValue()).toBe("2");
    await page.getByRole("link", { name: "Delivery" }).click();
    await page.getByText("In three days").waitFor();
    expect(complaints.filter((words) => !words.includes("React DevTools"))).toEqual([]);
    await page.context().close();
  });

  it("wears the theme made of one colour, in light and in dark", async () => {
    const light = await open(whole, { colorScheme: "light" });
    const dark = await open(whole, { colorScheme: "dark" });
    const [lightGround, darkGround] = [await groundOf(light), await groundOf(dark)];
    expect(lightGround[1]).toBe("rgb(138, 43, 226)");
    expect(darkGround[0]).not.toBe(lightGround[0]);
    await light.context().close();
    await dark.context().close();
  });

  it("sends its forms without scripts", async () => {
    const page = await open(whole, { javaScriptEnabled: false });
    await page.getByLabel("Code").fill("EID10");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.waitForURL(/\/coupon\?.*code=EID10/);
    await page.context().close();
  });

  // React does not matter to these.
  it.runIf(react.startsWith("19"))(
    "looks the same with the stylesheets of its components alone, in whatever order they come",
    async () => {
      const parts = await bundled(project, "parts.tsx");
      expect(parts.css.length).toBeLessThan(whole.css.length * 0.75);
      for (const width of [360, 1280]) {
        const looks = await Promise.all(
          [whole, parts].map(async (each) => {
            const page = await open(each, { viewport: { width, height: 800 } });
            const look = await page.evaluate(() =>
              [...document.querySelectorAll("#app *")].map((element) => {
                const style = getComputedStyle(element);
                const names = [...style].filter((name) => !name.startsWith("--"));
                return names.map((name) => `${element.tagName} ${name}: ${style.getPropertyValue(name)}`);
              }),
            );
            await page.context().close();
            return look;
          }),
        );
        expect(looks[0]?.length).toBeGreaterThan(20);
        expect(looks[1]).toEqual(looks[0]);
      }
    },
  );

  it.runIf(react.startsWith("19"))("brings only what a page uses into its bundle", async () => {
    const { script } = await bundled(project, "button.tsx");
    expect(script).toContain("aria-busy");
    expect(script).not.toContain("coupon");
  });
});
