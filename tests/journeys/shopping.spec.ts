import { readFileSync } from "node:fs";
import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { journey, newPhone, pressOnProduct, shownCode, signUp } from "./combinations";
import { expect } from "./demo-test";

journey("a shopper finds a store on the platform and opens it", async ({ page, platform, language }) => {
  await page.goto(`${platform}/find-store`);
  const words = strings[language].components.storeFinder;
  await page
    .locator("[data-slot=store-finder-form] form [name=address]")
    .fill(language === "bn" ? "ঢাকা" : "Dhaka");
  await page
    .locator("[data-slot=store-finder-form] form")
    .getByRole("button", { name: words.submit })
    .click();
  await expect(page.locator("[data-slot=store-card]").first()).toBeVisible();
  await page.locator("[data-slot=store-card] a").first().click();
  await expect(page.locator("[data-slot=shop-header]")).toBeVisible();
  await page.goto(`${platform}/store-search?address=nowhere-at-all`);
  await expect(page.locator("main")).toContainText(words.empty);
});

journey(
  "a shopper narrows a list, takes a filter back, and searches for what is not there",
  async (visit) => {
    const { page, shop, language } = visit;
    await page.goto(`${shop}/all-products/all?min_price=1000&max_price=2000`);
    const chips = page.locator("[data-slot=applied-filters] a");
    const count = await page.locator("[data-slot=product-card]").count();
    expect(count).toBeGreaterThan(0);
    const before = await chips.count();
    expect(before).toBeGreaterThan(0);
    await chips.first().click();
    await expect(chips).not.toHaveCount(before);
    await page.goto(shop || "/");
    await page.locator("header input[type=search]:visible").first().fill("zzzzqqqq");
    await page.locator("header input[type=search]:visible").first().press("Enter");
    await expect(page.locator("main")).toContainText(strings[language].components.storeFinder.empty);
  },
);

journey("a card's button puts its product in the cart, and the page stays", async (visit) => {
  const { page, shop } = visit;
  const list = `${shop.replace("rongdhonu", "kacha-bazar")}/all-products/all`;
  await page.goto(list);
  const card = page.locator("[data-slot=product-card]", { has: page.locator("button[name=add]") }).first();
  const name = (await card.locator("a").innerText()).trim();
  await card.locator("input").fill("3");
  await card.locator("button[name=add]").click();
  await expect(page.locator("[data-slot=cart-count]")).not.toBeEmpty();
  await expect(page.getByRole("status").filter({ hasText: name }).first()).toBeVisible();
  expect(page.url()).toBe(list);
  await page.goto(list.replace("/all-products/all", "/cart"));
  await expect(page.locator("[data-slot=cart-line] [name=quantity]")).toHaveValue(/^[3৩]$/);
});

journey("a choice is missing, then made; a value that is out of stock cannot be bought", async (visit) => {
  const { page, shop } = visit;
  await page.goto(`${shop}/product-details/tangail-cotton-saree`);
  await page.locator("[data-slot=button][value=add]:visible").first().click();
  await expect(
    page
      .locator(
        "[data-slot=attribute-group] [role=alert], [data-slot=attribute-group] [data-slot=field-error]",
      )
      .first(),
  ).toBeInViewport();
  await page.locator("[data-slot=attribute-value][data-state=available]").first().click();
  await expect(page.locator("[data-slot=attribute-value][data-state=selected]")).toBeVisible();
  await page.locator("[data-slot=buy-box] [name=quantity]").fill("11");
  await page.locator("[data-slot=button][value=add]:visible").first().click();
  await expect(page.locator("[data-slot=cart-count]")).toBeEmpty();
});

journey(
  "a guest's cart is still there after signing up, a coupon is refused, and a removed line comes back",
  async (visit) => {
    const { page, shop, language } = visit;
    await pressOnProduct(visit, "monipuri-saree", "add");
    await expect(page.locator("[data-slot=cart-count]")).not.toBeEmpty();
    await page.goto(`${shop}/login`);
    await signUp(page);
    await page.goto(`${shop}/cart`);
    await expect(page.locator("[data-slot=cart-line]")).toHaveCount(1);
    const box = page.locator("[data-slot=coupon-box]").first();
    if (!(await box.locator("[name=code]").isVisible())) await box.locator("summary, button").first().click();
    await box.locator("[name=code]").fill("NOSUCHCODE");
    await box.locator("[name=code]").press("Enter");
    await expect(page.locator("main")).toContainText(strings[language].api.errors.coupon_invalid);
    await page.locator("[data-slot=cart-line] button[value=remove]").click();
    await expect(page.locator("[data-slot=cart-line]")).toHaveCount(0);
    await page
      .locator("[data-slot=undo-note] button[type=submit], form:has([value=undo]) button")
      .first()
      .click();
    await expect(page.locator("[data-slot=cart-line]")).toHaveCount(1);
  },
);

journey("a shopper buys at once for pick-up, cancels, and has an invoice", async (visit) => {
  const { page, language, javaScript } = visit;
  await pressOnProduct(visit, "monipuri-saree", "buy");
  await arrive(page, /login/);
  await signUp(page);
  await arrive(page, /direct\/buy/);
  await page.locator("[name=shipping_method][value='2']").check();
  if (!javaScript) await page.locator("main [data-slot=button][value=update]").first().click();
  await expect(page).toHaveURL(/shipping_method=2/);
  await page.locator("main [data-slot=button][value=place]:visible").first().click();
  await arrive(page, /\/placed/);
  const order = new URL(page.url()).pathname.replace(/\/placed$/, "");
  const origin = new URL(page.url()).origin;
  await page.goto(`${origin}${order}`);
  const downloading = page.waitForEvent("download");
  await page.locator("main a[href$='/invoice.pdf']").first().click();
  const file = await (await downloading).path();
  expect(readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-");
  await page.goto(`${origin}${order.replace("/orders/", "/print-invoice/")}`);
  await expect(page.locator("[data-slot=invoice]")).toBeVisible();
  expect(await page.locator("header[data-slot=shop-header]").count()).toBe(0);
  await page.goto(`${origin}${order}/cancel`);
  await page.locator("[data-slot=cancel-confirmation] button[type=submit]").last().click();
  await arrive(page, new RegExp(`${order}(\\?.*)?$`));
  await expect(page.locator("main")).toContainText(strings[language].components.orderStatus.cancel);
});

journey("a wrong code is refused and five of them burn it", async ({ page, shop, language }) => {
  await page.goto(`${shop}/login`);
  await page.locator("main [name=phone]").fill(newPhone());
  await page.locator("main [name=phone]").press("Enter");
  await arrive(page, /login\/code/);
  const right = await shownCode(page);
  const { otp_wrong, otp_exhausted } = strings[language].api.errors;
  const error = page.locator("[data-slot=otp-form] [data-slot=field-error]");
  const send = async (code: string) => {
    // A form that is still on its way takes no second press.
    await expect(page.locator("[data-slot=otp-form] [aria-busy]")).toHaveCount(0);
    await page.locator("[name=otp]").fill(code);
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await page.locator("[name=otp]").press("Enter");
    await answered;
  };
  for (const left of [4, 3, 2, 1]) {
    await send(right === "123456" ? "654321" : "123456");
    // Each answer is told from the one before by the tries that are left.
    const triesLeft = left.toLocaleString(language === "bn" ? "bn-BD" : "en");
    await expect(error).toHaveText(otp_wrong.replace("{{tries_left}}", triesLeft));
  }
  await send(right === "123456" ? "654321" : "123456");
  await expect(error).toHaveText(otp_exhausted);
  await send(right);
  await expect(page.locator("[data-slot=otp-form] [aria-busy]")).toHaveCount(0);
  await expect(page.locator("[name=otp]")).toHaveValue(right);
  await expect(error).toHaveText(otp_exhausted);
  await expect(page).toHaveURL(/login\/code/);
});

journey("a message to the platform is thanked for, and a faulty one keeps what was typed", async (visit) => {
  const { page, platform, language } = visit;
  await page.goto(`${platform}/contact`);
  const form = page.locator("[data-slot=contact-form]");
  await form.locator("[name=name]").fill("রহিমা");
  await form.locator("[name=email]").fill("rahima@");
  await form.locator("[name=subject]").fill("দোকান");
  await form.locator("[name=message]").fill("কীভাবে শুরু করব?");
  await form.evaluate((element: HTMLFormElement) => (element.noValidate = true)).catch(() => undefined);
  await form.locator("[type=submit]").last().click();
  await expect(form.locator("[name=subject]")).toHaveValue("দোকান");
  await form.locator("[name=email]").fill("rahima@example.com");
  await form.locator("[type=submit]").last().click();
  await expect(page.locator("main")).toContainText(strings[language].components.contactForm.thanks);
});

journey(
  "every kind of missing page says what is missing, with the right status",
  async ({ page, shop, platform }) => {
    for (const [address, status] of [
      [`${shop}/no-such-page`, 404],
      [`${shop}/no/such/page`, 404],
      [`${shop}/product-details/no-such-thing`, 404],
      [`${shop}/all-products/no-such-category`, 404],
      [`${platform}/blog/nothing`, 404],
      [`${platform}/no-such-shop`, 420],
    ] as const) {
      const answer = await page.goto(address);
      expect([address, answer?.status()]).toEqual([address, status]);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("a[href^='tel:']").first()).toBeAttached();
    }
  },
);
