import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../testing/open-storefront";
import type { Filled, Page, PlainBrowser } from "../testing/plain-browser";
import { addAddress, addToCart, newPhone, shownCode, signUp } from "../testing/shopper";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const words = { "": "ত্রুটি: ", "/en": "Error: " } as const;
type Prefix = keyof typeof words;
const prefixes = Object.keys(words) as Prefix[];

const titleOf = (page: Page) => page.root.querySelector("title")?.text ?? "";

/** Opens a page, sends its form as it must not be, and expects the title to say so and the summary to lead to the fields. */
async function expectRefusal(
  visitor: PlainBrowser,
  prefix: Prefix,
  path: string,
  form: string,
  [filled, button, looks = "summary"]: [Filled?, string?, ("summary" | "field")?] = [],
) {
  const page = await visitor.open(prefix + path);
  expect([page.path, page.status]).toEqual([prefix + path, 200]);
  expect(titleOf(page)).not.toContain(words[prefix]);
  const refused = await visitor.submit(page, form, filled, button);
  expect([path, titleOf(refused)]).toEqual([path, words[prefix] + titleOf(page)]);
  if (looks === "field") {
    expect(refused.root.querySelector("[aria-invalid=true]")).not.toBeNull();
    return;
  }
  const summary = refused.root.querySelector("[data-slot=form-error-summary]");
  expect(summary?.hasAttribute("autofocus")).toBe(true);
  for (const link of summary?.querySelectorAll("a") ?? [])
    expect(refused.root.querySelector(link.getAttribute("href") ?? "")).not.toBeNull();
}

describe.each(prefixes)("a form that is refused without JavaScript, below '%s'", (prefix) => {
  it("says so in the title when somebody signs in or up", async () => {
    for (const place of ["", "/rongdhonu"]) {
      const visitor = storefront.visit();
      const expectHere = (path: string, form: string, ...rest: [Filled?, string?]) =>
        expectRefusal(visitor, prefix, place + path, form, rest);
      await expectHere("/login", "[data-slot=sign-in-form]", { phone: "0171" });
      await expectHere("/login/password", "[data-slot=password-sign-in-form]");
      const login = await visitor.open(`${prefix}${place}/login`);
      const sent = await visitor.submit(login, "[data-slot=sign-in-form]", { phone: newPhone() });
      await expectHere("/login/code", "[data-slot=otp-form] form", { otp: "12" });
      await visitor.submit(sent, "[data-slot=otp-form] form", { otp: shownCode(sent) });
      await expectHere("/signup", "[data-slot=sign-up-form]", { first_name: "7" });
    }
  });

  it("says so in the title when somebody writes to us", async () => {
    await expectRefusal(storefront.visit(), prefix, "/contact", "[data-slot=contact-form]");
    const report = "/contact?shop=rongdhonu";
    await expectRefusal(storefront.visit(), prefix, report, "[data-slot=report-form]");
  });

  it("says so in the title in an account and on the way to an order", async () => {
    const visitor = storefront.visit();
    const shop = "/rongdhonu";
    await signUp(visitor, prefix + shop);
    const expectHere = (path: string, form: string, ...rest: [Filled?, string?, ("summary" | "field")?]) =>
      expectRefusal(visitor, prefix, shop + path, form, rest);
    await expectHere("/my-account/edit", "[data-slot=profile-form]", { first_name: "7" });
    await expectHere("/my-account/password", "[data-slot=password-form]");
    await expectHere("/shipping-address/new", "[data-slot=address-form]", {}, "button[value=save]");
    await addAddress(visitor, `${prefix}${shop}/shipping-address/new`);
    await expectHere("/product-details/monipuri-saree", "form[data-slot=buy-box]", { quantity: "0" });
    await addToCart(visitor, `${prefix}${shop}/product-details/monipuri-saree`);
    await expectHere("/cart", "[data-slot=cart-line]", { quantity: "99" }, undefined, "field");
    const code = { code: "NONSENSE" };
    await expectHere("/cart", "[data-slot=coupon-box] form", code, "[value=apply_coupon]", "field");
    await expectHere("/print-invoice", "main form", { order: "AB12" });
    const checkout = await visitor.open(`${prefix}${shop}/checkout-products?shipping_method=2`);
    const changed = { intent: "place", expected_total: "1" };
    const refused = await visitor.submit(checkout, "form[id=checkout]", changed);
    expect(titleOf(refused)).toBe(words[prefix] + titleOf(checkout));
    const placed = await visitor.submit(checkout, "form[id=checkout]", { intent: "place" });
    const order = placed.path.replace(/\/placed$/, "").slice(prefix.length + shop.length);
    const longNote = { note: "ক".repeat(301) };
    await expectHere(`${order}/cancel`, "[data-slot=cancel-confirmation] form", longNote);
  });
});
