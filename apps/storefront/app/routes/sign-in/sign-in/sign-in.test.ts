import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";
import { addToCart, newPhone, shownCode, signIn, signUp } from "../../../../testing/shopper";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const shop = "/en/rongdhonu";
const signInForm = "[data-slot=sign-in-form]";
const codeForm = "[data-slot=otp-form] form";

describe("signing in without JavaScript", () => {
  it("a number that cannot be is refused with its own sentence and stays typed, in the language of the page", async () => {
    for (const [typed, english, bengali] of [
      ["", "Please enter your phone number to continue", "মোবাইল নম্বর দিন"],
      ["0171234567", "Mobile number needs to be 11 digits", "১১"],
      ["017123456789", "Already entered 11 digits", "১১"],
      ["02712345678", "Mobile number must start with 01", "01 দিয়ে শুরু"],
      ["01112345678", "The number entered is incorrect", "সঠিক"],
    ] as const) {
      const visitor = storefront.visit();
      const page = await visitor.submit(await visitor.open(`${shop}/login`), signInForm, { phone: typed });
      expect([page.status, page.text]).toEqual([422, expect.stringContaining(english)]);
      const input = page.root.querySelector("[name=phone]");
      expect(input?.getAttribute("value") ?? "").toBe(typed);
      expect(input?.getAttribute("aria-invalid")).toBe("true");
      const bn = await visitor.submit(await visitor.open("/rongdhonu/login"), signInForm, { phone: typed });
      expect(bn.root.querySelector("[data-slot=form-error-summary]")?.text).toContain(bengali);
    }
  });

  it("on the way to the checkout it is said that the cart stays, and nowhere else", async () => {
    const visitor = storefront.visit();
    const lead = "to order: your cart is kept";
    expect((await visitor.open(`${shop}/login`)).text).not.toContain(lead);
    await addToCart(visitor, `${shop}/product-details/monipuri-saree`);
    const asked = await visitor.open(`${shop}/checkout-products`);
    expect([asked.path, asked.text]).toEqual([`${shop}/login`, expect.stringContaining(lead)]);
  });

  it("on the way to the checkout each step says what is bought, without guessing the delivery, with the way back to it", async () => {
    const inCart = "[data-slot=in-cart]";
    const visitor = storefront.visit();
    // Nothing is in the cart yet.
    expect((await visitor.open(`${shop}/login`)).root.querySelector(inCart)).toBeNull();
    await addToCart(visitor, `${shop}/product-details/monipuri-saree`);
    // Nobody is on the way to order it.
    expect((await visitor.open(`${shop}/login`)).root.querySelector(inCart)).toBeNull();
    const asked = await visitor.open(`${shop}/checkout-products`);
    const code = await visitor.submit(asked, signInForm, { phone: newPhone() });
    const account = await visitor.submit(code, codeForm, { otp: shownCode(code) });
    const password = await visitor.open(`${shop}/login/password`);
    for (const page of [asked, code, account, password]) {
      const line = page.root.querySelector(inCart);
      expect([page.path, line?.text]).toEqual([
        page.path,
        expect.stringMatching(/1 product, 1 piece\s*Item total\s*৳1,850See/),
      ]);
      expect(line?.querySelector("a")?.getAttribute("href")).toBe(`${shop}/cart`);
    }
    const elsewhere = storefront.visit();
    await addToCart(elsewhere, `${shop}/product-details/monipuri-saree`);
    expect((await elsewhere.open(`${shop}/orders`)).root.querySelector(inCart)).toBeNull();
  });

  it("who comes back to order finds beside it what waits in their own cart", async () => {
    const phone = newPhone();
    const before = storefront.visit();
    await signUp(before, shop, phone);
    await addToCart(before, `${shop}/product-details/monipuri-saree`);
    const visitor = storefront.visit();
    await addToCart(visitor, `${shop}/product-details/checked-lungi`);
    const asked = await visitor.open(`${shop}/checkout-products`);
    // Whose cart waits is not known before.
    expect(asked.root.querySelector("[data-slot=in-cart]")?.text).toContain("1 product, 1 piece");
    expect((await signIn(visitor, shop, phone)).path).toMatch(/checkout-products/);
    expect((await visitor.open(`${shop}/cart`)).text).toContain("2 products, 2 pieces");
  });

  it("takes a number as people write it", async () => {
    const visitor = storefront.visit();
    const page = await visitor.submit(await visitor.open(`${shop}/login`), signInForm, {
      phone: "+৮৮০ ১৭১৯-১২৩৪৫৬",
    });
    expect(page.path).toBe(`${shop}/login/code`);
    expect(page.text).toContain("01719123456");
  });

  it("the same number given again within a minute leads to the code that was sent", async () => {
    const visitor = storefront.visit();
    const login = await visitor.open(`${shop}/login`);
    const phone = newPhone();
    const first = await visitor.submit(login, signInForm, { phone });
    const again = await visitor.submit(login, signInForm, { phone });
    expect(again.path).toBe(`${shop}/login/code`);
    expect(shownCode(again)).toBe(shownCode(first));
  });

  it("a wrong code says so, five of them burn it, and another can be asked for only later", async () => {
    const visitor = storefront.visit();
    const sent = await visitor.submit(await visitor.open(`${shop}/login`), signInForm, { phone: newPhone() });
    const wrong = shownCode(sent) === "123456" ? "654321" : "123456";
    let page = sent;
    for (let tries = 0; tries < 5; tries++) page = await visitor.submit(sent, codeForm, { otp: wrong });
    expect(page.status).toBe(422);
    const burnt = await visitor.submit(sent, codeForm, { otp: shownCode(sent) });
    expect(burnt.status).toBe(422);
    expect(burnt.root.querySelector("[name=otp]")?.getAttribute("aria-invalid")).toBe("true");
    expect(sent.text).toContain("Another code can be sent 60 seconds after the last one.");
    const early = await visitor.submit(sent, "[data-slot=otp-form] form:has([value=resend])");
    expect([early.status, early.text]).toEqual([429, expect.stringContaining("Request Failed")]);
    expect(early.root.querySelector("[data-slot=form-error-summary]")).toBeNull();
  });

  it("a new number opens an account; bad answers keep what was typed but never the password", async () => {
    const visitor = storefront.visit();
    const sent = await visitor.submit(await visitor.open(`${shop}/login`), signInForm, { phone: newPhone() });
    const account = await visitor.submit(sent, codeForm, { otp: shownCode(sent) });
    // Nothing went wrong: the page says once that the number is new, and warns of nothing.
    expect([account.path, account.text.match(/The number cannot be found/g)]).toEqual([
      `${shop}/signup`,
      ["The number cannot be found"],
    ]);
    expect(account.root.querySelectorAll("[role=alert], [data-slot=inline-alert]")).toEqual([]);
    expect(account.root.querySelector("main a[href$='/login']")?.text).toBe("Change the number");
    const refused = await visitor.submit(account, "[data-slot=sign-up-form]", {
      first_name: "R",
      last_name: "<b>",
      password: "short-pw",
      email: "nobody",
    });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("Unusual characters entered. Make sure your name is entered correctly.");
    expect(refused.text).toContain("Invalid email address");
    expect(refused.root.querySelector("[name=last_name]")?.getAttribute("value")).toBe("<b>");
    expect(refused.root.toString()).not.toContain("short-pw");
  });

  it("a customer comes back to where a guest was sent from, with the guest's cart", async () => {
    const visitor = storefront.visit();
    await addToCart(visitor, `${shop}/product-details/monipuri-saree`);
    const guarded = await visitor.open(`${shop}/orders?status=1`);
    expect(guarded.path).toBe(`${shop}/login`);
    const back = await signUp(visitor, shop);
    expect(back.path).toBe(`${shop}/orders?status=1`);
    expect((await visitor.open(`${shop}/cart`)).text).toContain("Monipuri");
  });

  it("signing out ends the session for good, even for a copy of its cookie", async () => {
    const visitor = storefront.visit();
    const phone = newPhone();
    await signUp(visitor, shop, phone);
    const copy = new Map(visitor.cookies);
    const question = await visitor.open(`${shop}/logout`);
    const home = await visitor.submit(question, "main form");
    expect([home.path, home.text]).toEqual([
      shop,
      expect.stringContaining("Congratulation...You are signed out"),
    ]);
    const thief = storefront.visit();
    for (const [name, value] of copy) thief.cookies.set(name, value);
    expect((await thief.open(`${shop}/orders`)).path).toBe(`${shop}/login`);
  });

  it("a blocked customer is told so and is not signed in", async () => {
    const visitor = storefront.visit();
    const sent = await visitor.submit(await visitor.open(`${shop}/login`), signInForm, {
      phone: "01700000002",
    });
    const refused = await visitor.submit(sent, codeForm, { otp: shownCode(sent) });
    expect(refused.path).toBe(`${shop}/login`);
    expect(refused.text).toContain("Oops...This account is blocked");
    expect((await visitor.open(`${shop}/orders`)).path).toBe(`${shop}/login`);
  });
});
