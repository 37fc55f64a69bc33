import { strings } from "@haat/i18n/strings";
import type { CDPSession, Page } from "@playwright/test";
import { arrive } from "./arrival";
import { bothWays, journey, onOwnHost } from "./combinations";
import { expect, test } from "./demo-test";
import { startScripts } from "./page-parts";

const openShops = ["kacha-bazar", "rongdhonu", "bijli-ghar", "boi-para", "mishti-mukh"];

journey(
  "a shop that is put on a phone's screen is found from its footer and opens with its home",
  async ({ page, shop, language }) => {
    await page.goto(shop);
    await page.locator("[data-slot=shop-footer] a[href$='/app']").first().click();
    await arrive(page, /\/app$/);
    const { android, iphone } = strings[language].shopApp.install;
    for (const { title } of [android, iphone])
      await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
    // On the platform's host the shop's own address comes first.
    const ownAddress = page.locator("main a[href*='localhost'][href$='/app']");
    if ((await ownAddress.count()) > 0) {
      await ownAddress.click();
      await arrive(page, /^http:\/\/[\w-]+\.localhost[^?]*\/app$/);
    }
    const manifest = await page.locator("link[rel=manifest]").getAttribute("href");
    const answer = await page.goto(new URL(manifest ?? "", page.url()).href);
    const { start_url: start } = (await answer?.json()) as { start_url: string };
    await page.goto(new URL(start, page.url()).href);
    await expect(page.locator("[data-slot=shop-header]")).toBeVisible();
  },
  bothWays,
);

test("the name of every demo shop stands whole below its sign, as on a phone's screen", async ({
  page,
  port,
}) => {
  for (const language of ["", "/en"])
    for (const shop of openShops) {
      await page.goto(`http://localhost:${port}${language}/${shop}/app`);
      const isCut = await page.locator("main figcaption").evaluate((name) => {
        const words = document.createRange();
        words.selectNodeContents(name);
        // To the fraction of a pixel: less than one is enough for an ellipsis.
        const [text, box] = [words.getBoundingClientRect(), name.getBoundingClientRect()];
        return text.width > box.width || text.height > box.height;
      });
      expect(isCut, `${language}/${shop}`).toBe(false);
    }
});

/** What Chromium thinks of the page as an app. */
async function judgedBy(session: CDPSession) {
  const { errors: faults, data } = await session.send("Page.getAppManifest");
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  return { faults, installabilityErrors, manifest: data };
}

test("Chromium finds nothing that keeps a demo shop from being installed", async ({
  port,
  playwright,
  launchOptions,
}, testInfo) => {
  // A profile that is kept: in a private window nothing can be installed.
  const context = await playwright.chromium.launchPersistentContext(
    testInfo.outputPath("profile"),
    launchOptions,
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  for (const shop of openShops) {
    await page.goto(`http://${shop}.localhost:${port}/`);
    await startScripts(page);
    const judged = await judgedBy(session);
    expect([shop, judged.faults, judged.installabilityErrors]).toEqual([shop, [], []]);
    expect(judged.manifest).toContain('"id":"/"');
  }
  await context.close();
});

test("a button to install is there where the browser offers it, and only there", async ({ page, port }) => {
  await page.goto(`http://rongdhonu.localhost:${port}/app`);
  await startScripts(page);
  const button = page.getByRole("button", { name: strings.bn.shopApp.install.button });
  await expect(button).toHaveCount(0);
  await offerToInstall(page);
  await button.click();
  await expect(page.getByText(strings.bn.shopApp.install.done)).toBeVisible();
  await expect(button).toHaveCount(0);
});

/** As Chromium offers it to somebody who has been in a shop for a while. */
function offerToInstall(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    return window.dispatchEvent(
      Object.assign(offer, {
        prompt: () => Promise.resolve(),
        userChoice: Promise.resolve({ outcome: "accepted" }),
      }),
    );
  });
}

/** What the link on its posters bears (apps/api/seed). */
const rongdhonuKey = "r3d8w5n6pe";

journey(
  "the links on posters lead to the shop's own address, with a coupon where one is on it",
  async ({ page, platform, language, shop }) => {
    await page.goto(shop);
    const links = await page.goto(`${new URL(page.url()).origin}/.well-known/assetlinks.json`);
    expect([links?.status(), await links?.json()]).toEqual([200, []]);
    await page.goto(`${platform}/s/${rongdhonuKey}`);
    const home = new URL(page.url());
    expect(home.host).toMatch(/^rongdhonu\.localhost/);
    expect(home.pathname).toBe(language === "en" ? "/en" : "/");

    // A coupon's own link leads there, too, and brings the coupon along (apps/api/seed).
    await page.goto(`${platform}/s/${rongdhonuKey}/c/RONG12`);
    expect(new URL(page.url()).host).toBe(home.host);
    await expect(page.getByText("RONG12").first()).toBeVisible();
  },
  onOwnHost,
);
