import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";
import { addToCart, newPhone, signUp } from "../../../../testing/shopper";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const shop = "/en/rongdhonu";
const form = "[data-slot=password-sign-in-form]";

describe("signing in with a password, without JavaScript", () => {
  it("is a link away from the code, keeps the guest's cart and comes back to where the guest was", async () => {
    const phone = newPhone();
    await signUp(storefront.visit(), shop, phone);
    const visitor = storefront.visit();
    await addToCart(visitor, `${shop}/product-details/monipuri-saree`);
    const login = await visitor.open(`${shop}/orders?status=1`);
    const link = login.root
      .querySelectorAll("main a")
      .find((anchor) => anchor.text.includes("Use password instead"));
    const page = await visitor.open(link?.getAttribute("href") ?? "");
    const back = await visitor.submit(page, form, { phone, password: "river-boat-monsoon-9" });
    expect(back.path).toBe(`${shop}/orders?status=1`);
    expect((await visitor.open(`${shop}/cart`)).text).toContain("Monipuri");
    expect((await visitor.open(`${shop}/login/password`)).path).toBe(shop);
  });

  it("names each missing answer in the language of the page", async () => {
    const visitor = storefront.visit();
    const refused = await visitor.submit(await visitor.open(`${shop}/login/password`), form, {});
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("Please enter your phone number to continue");
    const bn = await visitor.submit(await visitor.open("/rongdhonu/login/password"), form, { phone: "0171" });
    expect(bn.root.querySelector("[data-slot=form-error-summary]")?.text).toContain("১১ সংখ্যার");
  });

  it("the same words for a number without an account as for a wrong password", async () => {
    const visitor = storefront.visit();
    const page = await visitor.open(`${shop}/login/password`);
    const refused = await visitor.submit(page, form, { phone: newPhone(), password: "whatever-it-may-be" });
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining("The mobile number or the password is not right."),
    ]);
  });
});
