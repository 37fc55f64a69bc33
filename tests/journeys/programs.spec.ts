import { startReceiver } from "@haat/api/testing/local-receiver";
import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey, shownCode } from "./combinations";
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

journey(
  "an owner has a program told what happens: it is tried out, sent again, gets a new secret, is paused and removed",
  async ({ page, language, javaScript, shop }) => {
    const console = consoleAt(Number(new URL(shop).port), language);
    const say = strings[language];
    const main = page.locator("main");
    const checkAxe = async () => {
      if (javaScript) await expectNoAxeViolations(page);
    };
    const press = (slot: string) => main.locator(`[data-slot=${slot}] button`).first().click();
    const receiver = await startReceiver(() => ({ status: 200 }));
    try {
      await signInOnce(page, console, demoPeople.pausing.bn);
      await page.goto(`${console}/shop/${shopOf(page)}/more`);
      await follow(page, main.locator("a[href$='/webhooks']"));
      await checkAxe();
      await follow(page, main.locator("a[href$='/webhooks/new']"));
      await main.locator("[name=url]").fill("https://10.0.0.1/hook");
      await main.locator("[name=event_order_created]").check();
      await submit(page);
      await expect(main).toContainText(say.api.fields.webhook_url_invalid);
      await expect(main.locator("[name=event_order_created]")).toBeChecked();
      await main.locator("[name=url]").fill(`${receiver.url}/${language}`);
      await checkAxe();
      await submit(page);
      await expect(main).toContainText(/whsec_[\w+/]{43}=/);
      await checkAxe();
      await follow(page, main.locator("a[data-slot=link-button]"));
      await expect(main).toContainText(say.webhooks.one.none);
      await press("webhook-test");
      await expect(page.locator("body")).toContainText(say.webhooks.tested);
      const arrives = (count: number) =>
        expect(async () => {
          await page.reload();
          expect(receiver.received).toHaveLength(count);
          await expect(main.locator("[data-slot=replay-delivery]")).toHaveCount(1, { timeout: 1000 });
          await expect(main.locator("[data-slot=delivery-tries] li")).toHaveCount(count, { timeout: 1000 });
        }).toPass();
      await arrives(1);
      await expect(main).toContainText(say.webhooks.delivery.delivered);
      await checkAxe();
      await press("replay-delivery");
      await expect(page.locator("body")).toContainText(say.webhooks.replayed);
      await arrives(2);
      const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
      expect(ids[0]).toBe(ids[1]);
      const here = page.url();
      await follow(page, main.locator("a[href$='/edit']"));
      await expect(main.locator("[name=event_order_created]")).toBeChecked();
      await main.locator("[name=event_order_created]").uncheck();
      await submit(page);
      await expect(main.locator("[data-slot=ticks] [data-slot=field-error]")).toBeVisible();
      await main.locator("[name=event_product_stock_low]").check();
      await main.locator("[name=url]").fill(`${receiver.url}/moved`);
      await checkAxe();
      await submit(page);
      await expect(page.locator("body")).toContainText(say.webhooks.changed);
      await expect(main).toContainText(`${receiver.url}/moved`);
      await press("webhook-rotate");
      await expect(main).toContainText(/whsec_[\w+/]{43}=/);
      await page.goto(here);
      await press("webhook-pause");
      await expect(main).toContainText(say.webhooks.one.pausedText);
      await press("webhook-resume");
      await expect(main.locator("[data-slot=webhook-pause]")).toBeVisible();
      await follow(page, main.locator("a[href$='/remove']"));
      await checkAxe();
      await submit(page);
      await expect(page.locator("body")).toContainText(say.webhooks.removed);
    } finally {
      await receiver.close();
    }
  },
  bothWays,
);

journey(
  "an owner opens a test shop, whose customers sign in with its code; what it would have sent is seen, and time passes there",
  async ({ page, language, javaScript, shop }) => {
    const console = consoleAt(Number(new URL(shop).port), language);
    const say = strings[language];
    const main = page.locator("main");
    const messages = main.locator("[data-slot=test-messages]");
    const checkAxe = async () => {
      if (javaScript) await expectNoAxeViolations(page);
    };
    await signInOnce(page, console, demoPeople.pausing.bn);
    await page.goto(`${console}/shop/${shopOf(page)}/more`);
    await follow(page, main.locator("a[href$='/test-shop']"));
    await expect(page.locator("h1")).toContainText(say.testShop.title);
    await checkAxe();
    const press = (label: string) => main.getByRole("button", { name: label, exact: true }).click();
    const isOpen = (await main.getByText(say.testShop.none.title).count()) === 0;
    const startAfresh = async (what: "fill" | "empty") => {
      await follow(page, main.locator("a[href$='/test-shop/fresh']"));
      await expect(main).toContainText(say.testShop.fresh.stays);
      await checkAxe();
      await main.locator(`[name=what][value=${what}]`).check({ force: true });
      await submit(page);
      await expect(page.locator("body")).toContainText(say.testShop[what].done);
    };
    if (!isOpen) {
      await press(say.testShop.none.open);
      await expect(page.locator("body")).toContainText(say.testShop.fill.done);
    }
    await startAfresh("empty");
    await startAfresh("fill");
    await checkAxe();

    const [first = "no number on the page"] = /012\d{8}/.exec(await main.innerText()) ?? [];
    // Each run of this test asks for a code of its own: another for the same number is sent after a minute.
    const number = first.replace(/00$/, `${language === "bn" ? 1 : 2}${javaScript ? 1 : 2}`);
    const visit = await main.getByRole("link", { name: say.testShop.open.visit }).getAttribute("href");
    const here = page.url();
    await page.goto(visit ?? "");
    await expect(page.locator("[data-slot=shop-notice]")).toContainText(say.shopPages.standing.test);
    await page.goto(new URL(language === "en" ? "/en/login" : "/login", visit ?? "").href);
    await page.locator("main [name=phone]").fill(number);
    await page.locator("main [name=phone]").press("Enter");
    await arrive(page, /login\/code$/);
    await expect(page.locator("[data-slot=shop-notice]")).toContainText(say.shopPages.standing.test);
    await page.locator("[name=otp]").fill(await shownCode(page));
    await page.locator("[name=otp]").press("Enter");
    await arrive(page, (url) => !url.pathname.endsWith("/login/code"));

    await page.goto(here);
    await expect(messages).toContainText(number);
    await press(say.testShop.time.day);
    await expect(page.locator("body")).toContainText(say.testShop.time.passed);
    await expect(main).toContainText(say.testShop.open.ahead);
    await checkAxe();
  },
  bothWays,
);
