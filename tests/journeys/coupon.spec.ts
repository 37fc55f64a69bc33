import { strings } from "@haat/i18n/strings";
import { arrive } from "./arrival";
import { poishaOf, readSums } from "./amounts";
import { expectNoAxeViolations } from "./axe";
import { bothWays, journey, pressOnProduct, signUp, type Visit } from "./combinations";
import { consoleAt, demoPeople, follow, shopOf, signInOnce, submit } from "./console-parts";
import { expect } from "./demo-test";

/** Coupons of the demo shop: 12 % from ৳2,000 on, at most ৳500; and one that ended months ago. */
const good = { code: "RONG12", percent: 12, most: 500_00, from: 2000_00 };
const expired = "BOISHAKH";

async function sendCoupon({ page }: Pick<Visit, "page">, code: string): Promise<void> {
  const box = page.locator("[data-slot=coupon-box]");
  if (!(await box.locator("[name=code]").first().isVisible())) await box.locator("summary").click();
  await box.locator("input[name=code]").fill(code);
  await box.locator("[data-slot=button][value=apply_coupon]").click();
}

/** A refusal says why, keeps what was typed and takes nothing off. */
async function expectRefused({ page, language }: Visit, code: string, sentence: string): Promise<string> {
  const error = page.locator("[data-slot=coupon-box] [data-slot=field-error]");
  const [start = "", end = ""] = sentence.split(/\{\{\w+\}\}/);
  await expect(error).toHaveText(new RegExp(`^${escaped(start)}.+${escaped(end)}$`));
  await expect(page.locator("[data-slot=coupon-box] input[name=code]")).toHaveValue(code);
  const sums = await readSums(page, language);
  expect([sums.discount, sums.total]).toEqual([0, sums.items + sums.delivery]);
  return error.innerText();
}

/** Somebody new orders what is in the cart, to be taken at the shop. @returns the order's address */
async function orderForPickUp({ page, shop, javaScript }: Visit): Promise<string> {
  await page.goto(`${shop}/checkout-products`);
  await signUp(page);
  await arrive(page, /checkout-products/);
  await page.locator("[name=shipping_method][value='2']").check();
  if (!javaScript) await page.locator("main [data-slot=button][value=update]").first().click();
  await expect(page).toHaveURL(/shipping_method=2/);
  await page.locator("main [data-slot=button][value=place]:visible").first().click();
  await arrive(page, /\/placed/);
  return page.url().replace(/\/placed.*$/, "");
}

/** A total is paid in whole taka, rounded down. */
const inTaka = (poisha: number) => poisha - (poisha % 100);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

journey(
  "a coupon lowers the total in the cart and at the checkout, and gives it back when taken off",
  async (visit) => {
    const { page, shop, language } = visit;
    await pressOnProduct(visit, "monsoon-umbrella", "add", 3);
    await expect(page.locator("[data-slot=cart-count]")).not.toBeEmpty();
    await page.goto(`${shop}/cart`);
    const before = await readSums(page, language);
    expect(before.items).toBeGreaterThanOrEqual(good.from);
    expect(before.total).toBe(before.items + before.delivery);

    await sendCoupon(visit, good.code);
    const chip = page.locator("[data-slot=coupon-box]", { has: page.locator("[value=remove_coupon]") });
    await expect(chip).toContainText(good.code);
    const lowered = await readSums(page, language);
    const discount = Math.min(Math.round((before.items * good.percent) / 100), good.most);
    expect(lowered).toEqual({
      ...before,
      discount,
      total: inTaka(before.items - discount + before.delivery),
    });
    expect(poishaOf(await chip.locator("strong").last().innerText())).toBe(discount);

    await page.locator("[data-slot=order-summary] a[href*='checkout-products']").click();
    await arrive(page, /login/);
    await signUp(page);
    await arrive(page, /checkout-products/);
    await expect(chip).toContainText(good.code);
    const atCheckout = await readSums(page, language);
    expect(atCheckout).toMatchObject({ items: before.items, discount });
    expect(atCheckout.total).toBe(inTaka(atCheckout.items - discount + atCheckout.delivery));

    await chip.locator("[value=remove_coupon]").click();
    await expect(chip).toHaveCount(0);
    const restored = { ...atCheckout, discount: 0, total: atCheckout.items + atCheckout.delivery };
    expect(await readSums(page, language)).toEqual(restored);
    await page.goto(`${shop}/cart`);
    await expect(chip).toHaveCount(0);
    expect(await readSums(page, language)).toEqual(before);
  },
);

journey(
  "a coupon that ended or asks for more is refused with the reason, and what was typed stays",
  async (visit) => {
    const { page, shop, language } = visit;
    const { coupon_below_minimum, coupon_expired } = strings[language].api.errors;
    await pressOnProduct(visit, "monsoon-umbrella", "add");
    await expect(page.locator("[data-slot=cart-count]")).not.toBeEmpty();
    await page.goto(`${shop}/cart`);
    const { items } = await readSums(page, language);
    for (const place of ["cart", "checkout-products"]) {
      if (place === "checkout-products") {
        await page.goto(`${shop}/${place}`);
        await signUp(page);
        await arrive(page, /checkout-products/);
      }
      await sendCoupon(visit, expired);
      await expectRefused(visit, expired, coupon_expired);
      await sendCoupon(visit, good.code);
      const reason = await expectRefused(visit, good.code, coupon_below_minimum);
      expect(poishaOf(reason)).toBe(good.from - items);
    }
  },
);

journey(
  "a seller makes a coupon, paused it takes nothing off, a shopper orders with it, cancelled it is free and removed",
  async (visit) => {
    const { page, shop, language } = visit;
    const console = consoleAt(Number(new URL(shop).port), language);
    const code = language === "bn" ? "ROSO15" : "RONG15";
    await signInOnce(page, console, demoPeople.pausing[language]);
    await page.goto(`${console}/shop/${shopOf(page)}/more`);
    await follow(page, page.locator("main a[href$='/goods/coupons']"));
    await follow(page, page.locator("main a[href$='/coupons/new']"));
    await page.locator("main [name=code]").fill(code.toLowerCase());
    await page.locator("main [name=value]").fill(language === "bn" ? "১৫" : "15");
    if (visit.javaScript) await expectNoAxeViolations(page);
    await submit(page);
    await arrive(page, /\/goods\/coupons\/\d+$/);
    if (visit.javaScript) await expectNoAxeViolations(page);
    const made = page.url();
    await expect(page.locator("main p.select-all")).toHaveText(new RegExp(`/s/[a-z0-9]+/c/${code}$`));

    // Where the short link leads: the servers of journeys do not know their own port.
    await page.goto(`${shop}/coupon/${code}`);
    await expect(page.getByText(code).first()).toBeVisible();
    await pressOnProduct(visit, "monsoon-umbrella", "add", 1);
    await page.goto(`${shop}/cart`);
    await expect(page.locator("[data-slot=coupon-box]").first()).toContainText(code);
    expect((await readSums(page, language)).discount).toBeGreaterThan(0);

    await page.goto(made);
    await page.locator("main [name=intent][value=pause]").click();
    await expect(page.locator("main [name=intent][value=resume]")).toBeVisible();
    await page.goto(`${shop}/cart`);
    await expect(page.locator("[data-slot=coupon-box]").first()).toContainText(
      strings[language].api.errors.coupon_paused,
    );

    await page.goto(made);
    await page.locator("main [name=intent][value=resume]").click();
    await expect(page.locator("main [name=intent][value=pause]")).toBeVisible();
    await page.goto(`${shop}/cart`);
    await sendCoupon(visit, code);
    await expect(page.locator("[data-slot=coupon-box] [value=remove_coupon]")).toBeVisible();
    const order = await orderForPickUp(visit);
    await page.goto(order);
    const ordered = await readSums(page, language, code);
    expect(ordered.discount).toBeGreaterThan(0);
    expect(ordered.total).toBe(inTaka(ordered.items - ordered.discount));
    // What an order bears stays; one that is cancelled gives it back.
    await page.goto(`${order}/cancel`);
    await page.locator("[data-slot=cancel-confirmation] button[type=submit]").last().click();
    await arrive(page, order);

    await page.goto(made);
    await follow(page, page.locator("main a[href$='/remove']"));
    if (visit.javaScript) await expectNoAxeViolations(page);
    await submit(page);
    await arrive(page, /\/goods\/coupons$/);
    await expect(page.locator("main")).not.toContainText(code);
  },
  bothWays,
);
