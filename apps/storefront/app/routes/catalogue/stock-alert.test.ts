import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../testing/open-storefront";
import type { Page } from "../../../testing/plain-browser";
import { newPhone, shownCode, signUp } from "../../../testing/shopper";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const shop = "/en/rongdhonu";
const soldOut = `${shop}/product-details/block-print-saree`;
const form = "[data-slot=stock-alert-form] form";
const codeForm = "[data-slot=otp-form] form";
const wrongCode = (page: Page) => (shownCode(page) === "123456" ? "654321" : "123456");
const listed = ({ root }: Page) =>
  root.querySelectorAll("[data-slot=stock-alert-list] li").map((row) => ({
    text: row.text.replace(/\s+/g, " "),
    href: row.querySelector("a")?.getAttribute("href"),
  }));

/** The address of the first choice of a product that is sold out while others are there. */
async function soldOutChoice(slug: string): Promise<string> {
  const { store, catalogue } = storefront.client();
  const sellers = await store.sellerInfoByShop({ language: "en", shop_name: "rongdhonu" });
  const sellerKey = sellers.data.seller[0]?.seller_key ?? "";
  const { data } = await catalogue.shopProductById({ language: "en", sellerKey, slug });
  const combinations = data.product[0]?.product_attribute.product_attributes_combination ?? [];
  const values = combinations.find(({ stock }) => stock === 0)?.attributes_list ?? [];
  const choice = values.map(({ id_product_attribute }) => id_product_attribute).join("-");
  return `${shop}/product-details/${slug}?choice=${choice}`;
}

describe("a product that is sold out", () => {
  it("takes a number that answers a code, in both languages, and then says that it will tell", async () => {
    for (const [prefix, thanks, title] of [
      ["/en", "once, when it is there again", "Is this your number?"],
      ["", "আবার এলে", "নম্বরটি কি আপনার?"],
    ] as const) {
      const [visitor, phone] = [storefront.visit(), newPhone()];
      const path = `${prefix}/rongdhonu/product-details/block-print-saree`;
      const page = await visitor.open(path);
      expect(page.root.querySelector("form[data-slot=buy-box]")).toBeNull();
      const code = await visitor.submit(page, form, { phone });
      expect([code.path, code.text]).toEqual([
        `${prefix}/rongdhonu/stock-alert/code`,
        expect.stringContaining(title),
      ]);
      const back = await visitor.submit(code, codeForm, { otp: shownCode(code) });
      expect([back.path, back.text]).toEqual([path, expect.stringContaining(thanks)]);
      expect(back.text).toContain(phone);
      // The code's page is over.
      expect((await visitor.open(`${prefix}/rongdhonu/stock-alert/code`)).path).toBe(`${prefix}/rongdhonu`);
    }
  });

  it("says what is wrong with a number or a code, keeps what was typed, and takes a second code", async () => {
    const visitor = storefront.visit();
    const page = await visitor.open(soldOut);
    const refused = await visitor.submit(page, form, { phone: "0171" });
    expect([refused.status, refused.path]).toEqual([422, soldOut]);
    expect(refused.text).toContain("Mobile number needs to be 11 digits");
    expect(refused.root.querySelector("[name=phone]")?.getAttribute("value")).toBe("0171");
    expect(refused.root.querySelector("title")?.text).toMatch(/^Error/);
    const code = await visitor.submit(refused, form, { phone: newPhone() });
    const wrong = await visitor.submit(code, codeForm, { otp: wrongCode(code) });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining("This code is not right")]);
    const early = await visitor.submit(wrong, "[data-slot=otp-form] form:has([value=resend])");
    expect([early.status, early.path]).toEqual([429, `${shop}/stock-alert/code`]);
    const back = await visitor.submit(wrong, codeForm, { otp: shownCode(code) });
    expect(back.path).toBe(soldOut);
  });

  it("asks who is signed in for no number and no code, and is taken back where it was asked for", async () => {
    const [visitor, phone] = [storefront.visit(), newPhone()];
    await signUp(visitor, shop, phone);
    const page = await visitor.open(soldOut);
    expect(page.root.querySelector("[data-slot=stock-alert-form] [name=phone]")).toBeNull();
    expect(page.text).toContain(`The SMS goes to ${phone}`);
    const asked = await visitor.submit(page, form, {}, "[value=ask_alert]");
    expect([asked.path, asked.text]).toEqual([soldOut, expect.stringContaining("When it is back, we text")]);
    const twice = await visitor.submit(page, form, {}, "[value=ask_alert]");
    expect(twice.path).toBe(soldOut);
    const list = await visitor.open(`${shop}/my-account/stock-alerts`);
    expect(listed(list)).toEqual([{ href: soldOut, text: expect.stringContaining("Block-Print Saree") }]);
    expect(list.text).toContain("What you wait for at Rongdhonu.");
    const removed = await visitor.submit(asked, form, {}, "[value=remove_alert]");
    expect(removed.text).toContain("We will not text you about it.");
    expect(removed.text).toContain(`The SMS goes to ${phone}`);
    // Pressed once more on the page as it was.
    expect((await visitor.submit(asked, form, {}, "[value=remove_alert]")).status).toBe(200);
    expect((await visitor.open(`${shop}/my-account/stock-alerts`)).text).toContain(
      "You have no alerts at this shop",
    );
  });

  it("is awaited in one choice, where the others are there", async () => {
    const path = await soldOutChoice("tangail-cotton-saree");
    const [visitor, phone] = [storefront.visit(), newPhone()];
    await signUp(visitor, shop, phone);
    const there = await visitor.open(path.replace(/\?.*/, ""));
    expect(there.root.querySelector("[data-slot=stock-alert-form]")).toBeNull();
    const gone = await visitor.open(path);
    await visitor.submit(gone, form, {}, "[value=ask_alert]");
    const list = await visitor.open(`${shop}/my-account/stock-alerts`);
    const [row] = listed(list);
    expect((row?.href ?? "").split("choice=")[1]?.split("-").sort()).toEqual(
      path.split("choice=")[1]?.split("-").sort(),
    );
    expect((await visitor.open(row?.href ?? "")).text).toContain("When it is back, we text");
    const emptied = await visitor.submit(list, "[data-slot=stock-alert-list] form");
    expect(emptied.text).toContain("You have no alerts at this shop");
  });

  it("goes to the account from its page, and to the sign-in for a guest", async () => {
    const visitor = storefront.visit();
    expect((await visitor.open(`${shop}/my-account/stock-alerts`)).path).toBe(`${shop}/login`);
    await signUp(visitor, shop);
    const account = await visitor.open(`${shop}/my-account`);
    expect(account.root.querySelector(`a[href="${shop}/my-account/stock-alerts"]`)).not.toBeNull();
  });

  it("asks for the number where the session was ended elsewhere meanwhile", async () => {
    const [visitor, other, phone] = [storefront.visit(), storefront.visit(), newPhone()];
    await signUp(visitor, shop, phone);
    const page = await visitor.open(soldOut);
    const login = await other.open(`${shop}/login/password`);
    await other.submit(login, "[data-slot=password-sign-in-form]", {
      phone,
      password: "river-boat-monsoon-9",
    });
    await other.submit(
      await other.open(`${shop}/my-account`),
      "[data-slot=session-list] > form",
      {},
      "[value=end_all]",
    );
    const refused = await visitor.submit(page, form, {}, "[value=ask_alert]");
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining("Please enter your phone number to continue"),
    ]);
    expect(refused.root.querySelector("[data-slot=stock-alert-form] [name=phone]")).not.toBeNull();
  });

  it("of another shop is not confirmed by this one's page", async () => {
    const visitor = storefront.visit();
    await visitor.submit(await visitor.open(soldOut), form, { phone: newPhone() });
    expect((await visitor.open("/en/kacha-bazar/stock-alert/code")).path).toBe("/en/kacha-bazar");
    expect((await visitor.open(`${shop}/stock-alert/code`)).path).toBe(`${shop}/stock-alert/code`);
  });
});
