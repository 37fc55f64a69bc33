import { strings } from "@haat/i18n/strings";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";

journey(
  "an owner gives a program an API key, which works with the shop until it is revoked",
  async ({ page, language, javaScript, shop }) => {
    const port = Number(new URL(shop).port);
    const console = consoleAt(port, language);
    const say = strings[language];
    const main = page.locator("main");
    const checkAxe = async () => {
      if (javaScript) await expectNoAxeViolations(page);
    };
    await signInOnce(page, console, demoPeople.pausing.bn);
    const sellerKey = shopOf(page);
    await page.goto(`${console}/shop/${sellerKey}/more`);
    await follow(page, main.locator("a[href$='/api-keys']"));
    await checkAxe();
    await follow(page, main.locator("a[href$='/api-keys/new']"));
    const name = `${language} ${javaScript ? "script" : "plain"}`;
    await main.locator("[name=name]").fill(name);
    await submit(page);
    await expect(main).toContainText(say.api.fields.api_key_scopes_required);
    await expect(main.locator("[name=name]")).toHaveValue(name);
    await main.locator("[name=scope_read_orders]").check();
    await checkAxe();
    await submit(page);
    await expect(main).toContainText(say.apiKeys.fresh.title);
    await checkAxe();
    const key = /haat_key_[\w-]{43}/.exec(await main.innerText())?.[0] ?? "no key on the page";
    const orders = (ofShop = sellerKey) =>
      page.request.get(`http://localhost:${port}/api/v1/seller/orders/${language}/${ofShop}`, {
        headers: { authorization: `Bearer ${key}` },
      });
    expect((await orders()).status()).toBe(200);
    expect((await orders("nosuchshop")).status()).toBe(404);

    await follow(page, main.locator("a[href$='/api-keys']"));
    const row = main.locator("[data-slot=row-list] a", { hasText: name });
    await expect(row).toContainText(key.slice(-4));
    await expect(page.locator("body")).not.toContainText(key);
    await follow(page, row);
    await checkAxe();
    await submit(page);
    await expect(page.locator("body")).toContainText(say.apiKeys.revoked);
    await expect(main).toContainText(say.apiKeys.state.revoked);
    expect((await orders()).status()).toBe(401);
  },
  bothWays,
);
