import { strings } from "@haat/i18n/strings";
import { poishaOf, readSums } from "./amounts";
import { journey, pressOnProduct, signUp, type Visit } from "./combinations";
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
    await page.waitForURL(/login/);
    await signUp(page);
    await page.waitForURL(/checkout-products/);
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
        await page.waitForURL(/checkout-products/);
      }
      await sendCoupon(visit, expired);
      await expectRefused(visit, expired, coupon_expired);
      await sendCoupon(visit, good.code);
      const reason = await expectRefused(visit, good.code, coupon_below_minimum);
      expect(poishaOf(reason)).toBe(good.from - items);
    }
  },
);
