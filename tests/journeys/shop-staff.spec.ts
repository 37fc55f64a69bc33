import { locales } from "@haat/i18n/locales";
import { strings } from "@haat/i18n/strings";
import type { Page } from "@playwright/test";
import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { newPhone } from "./combinations";
import {
  consoleAt,
  demoPeople,
  follow,
  openDraft,
  shopOf,
  signInOnce,
  signInToConsole,
  submit,
} from "./console-parts";
import { expect, test } from "./demo-test";
import type { JourneyLanguage } from "./journey-words";

/**
 * A shop of several people: its owner invites somebody, who joins and works; their rights are changed, another invitation is
 * taken back, the shop changes hands and the old owner leaves. With JavaScript and without, each in one language.
 */

interface Shop {
  console: string;
  key: string;
  language: JourneyLanguage;
}

async function invite(page: Page, { console, key, language }: Shop, phone: string): Promise<void> {
  await page.goto(`${console}/shop/${key}/members`);
  await follow(page, page.locator(`main a[href$='/members/new']`));
  await page.locator("main [name=phone]").fill(phone);
  const { orders, cash } = strings[language].membersPages.permissions.titles;
  for (const title of [orders, cash])
    await expect(page.locator("label", { has: page.locator("[value=manager]") })).toContainText(title);
  await expect(page.locator("label", { has: page.locator("[value=packer]") })).toContainText(orders);
  await page.locator("[name=role][value=manager]").check({ force: true });
  await submit(page);
  await arrive(page, /\/members$/);
}

/** Somebody new signs in with the phone that was invited, and says yes. */
async function join(page: Page, { console, key }: Shop, phone: string): Promise<void> {
  await signInToConsole(page, console, phone);
  await page.locator("main [name=first_name]").fill("Selim");
  await page.locator("main [name=last_name]").fill("Reza");
  await page.locator("[name=terms]").check();
  await submit(page);
  await arrive(page, (url) => !url.pathname.endsWith("/login/name"));
  // Photos that another app shares have no shop yet to go into.
  await page.goto(`${console}/share`);
  await expect(page.locator("main a[href*='/goods/new']")).toHaveCount(0);
  await page.goto(`${console}/shops`);
  await follow(page, page.locator("main a[href*='/invitation?id=']"));
  await submit(page);
  await arrive(page, new RegExp(`/shop/${key}$`));
}

for (const [javaScriptEnabled, language] of [
  [true, "bn"],
  [false, "en"],
] as const) {
  const title = `somebody joins a shop, works there and takes it over (JavaScript ${javaScriptEnabled ? "on" : "off"}, ${language})`;
  test.describe(title, () => {
    test.use({ javaScriptEnabled });
    test(title, async ({ page, port, newVisitor }) => {
      const say = strings[language].membersPages;
      const console = consoleAt(port, language);
      await openDraft(page, console, language);
      const shop = { console, key: shopOf(page), language };
      const list = `${console}/shop/${shop.key}/members`;

      const phone = newPhone();
      await invite(page, shop, phone);
      const wrong = newPhone();
      await invite(page, shop, wrong);
      const manager = await newVisitor();
      await join(manager, shop, phone);
      // What the invitation said: goods, but not the staff.
      expect((await manager.goto(`${console}/shop/${shop.key}/goods/new`))?.status()).toBe(200);
      expect((await manager.goto(list))?.status()).toBe(403);

      await page.goto(list);
      if (javaScriptEnabled) await expectNoAxeViolations(page);
      await follow(page, page.locator("main a[href$='/revoke']"));
      await submit(page);
      await arrive(page, /\/members$/);
      await expect(page.locator("main a[href$='/revoke']")).toHaveCount(0);

      await follow(page, page.getByRole("link", { name: "Selim Reza" }));
      await page.locator("[name=role][value=packer]").check({ force: true });
      await submit(page);
      await arrive(page, /\/members$/);
      expect((await manager.goto(`${console}/shop/${shop.key}/goods/new`))?.status()).toBe(403);

      await follow(page, page.getByRole("link", { name: "Selim Reza" }));
      await follow(page, page.locator("main a[href$='/hand-over']"));
      await submit(page);
      await arrive(page, (url) => !url.pathname.endsWith("/hand-over"));
      await manager.goto(list);
      await expect(manager.locator("main")).toContainText("Rahima Khatun");
      await manager.goto(`${console}/shop/${shop.key}/audit`);
      await expect(manager.locator("main")).toContainText(strings[language].audit.actions.shop_hand_over);

      await page.goto(`${console}/shop/${shop.key}/more`);
      await follow(page, page.locator("main a[href$='/leave']"));
      await submit(page);
      await arrive(page, /\/shops$/);
      expect((await page.goto(`${console}/shop/${shop.key}`))?.status()).toBe(404);
      await page.goto(`${console}/account`);
      await expect(page.locator("main")).toContainText("Rahima Khatun");

      await manager.goto(list);
      await expect(manager.locator("main")).not.toContainText(say.waiting);
    });
  });
}

for (const [javaScriptEnabled, language] of [
  [true, "en"],
  [false, "bn"],
] as const) {
  const title = `a shop pauses, says until when, and sells again (JavaScript ${javaScriptEnabled ? "on" : "off"}, ${language})`;
  test.describe(title, () => {
    test.use({ javaScriptEnabled });
    test(title, async ({ page, port }) => {
      const console = consoleAt(port, language);
      const shopper = `http://localhost:${port}${locales[language].pathPrefix}/rongdhonu`;
      await signInOnce(page, console, demoPeople.pausing[language]);
      const key = shopOf(page);
      await page.goto(`${console}/shop/${key}/pause`);
      await page.locator("main [name=note]").fill("Back after Eid");
      await submit(page);
      await arrive(page, (url) => !url.pathname.endsWith("/pause"));
      await page.goto(shopper);
      await expect(page.locator("body")).toContainText("Back after Eid");

      await page.goto(`${console}/shop/${key}/pause`);
      await submit(page);
      await arrive(page, (url) => !url.pathname.endsWith("/pause"));
      await page.goto(shopper);
      await expect(page.locator("body")).not.toContainText("Back after Eid");
    });
  });
}
