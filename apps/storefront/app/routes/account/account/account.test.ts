import { strings } from "@haat/i18n/strings";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";
import { addAddress, addToCart, newPhone, shownCode, signUp } from "../../../../testing/shopper";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const shop = "/en/rongdhonu";
const origin = "http://localhost:3000";
const codeForm = "[data-slot=otp-form] form";

async function customer(phone = newPhone()) {
  const visitor = storefront.visit();
  await signUp(visitor, shop, phone);
  return { visitor, phone };
}

/** Signs in with a password at the second way in. */
async function withPassword(phone: string, password: string) {
  const visitor = storefront.visit();
  const page = await visitor.open(`${shop}/login/password`);
  return {
    visitor,
    page: await visitor.submit(page, "[data-slot=password-sign-in-form]", { phone, password }),
  };
}

describe("the account without JavaScript", () => {
  it("is the customer's own: a guest signs in and comes back, the header leads to it", async () => {
    const visitor = storefront.visit();
    for (const page of ["my-account", "my-account/edit", "my-account/password"])
      expect((await visitor.open(`${shop}/${page}`)).path).toBe(`${shop}/login`);
    const back = await signUp(visitor, shop);
    expect(back.path).toBe(`${shop}/my-account/password`);
    const account = await visitor.open(`${shop}/my-account`);
    expect(account.text).toContain("রহিমা খাতুন");
    expect(account.root.querySelector(`header a[href="${shop}/my-account"]`)).not.toBeNull();
  });

  it("leads to the newest order with its state, in the shop and on the platform, once there is one", async () => {
    const { visitor } = await customer();
    const card = "[data-slot=order-card]";
    const order = async (product: string) => {
      await addToCart(visitor, `${shop}/product-details/${product}`);
      const checkout = await visitor.open(`${shop}/checkout-products`);
      return visitor.submit(checkout, "main form:has([name=idempotency_key])", { intent: "place" });
    };
    expect((await visitor.open(`${shop}/my-account`)).root.querySelector(card)).toBeNull();
    await addAddress(visitor, `${shop}/shipping-address/new`);
    await order("pearl-bracelet");
    const placed = await order("monipuri-saree");
    const ordered = placed.path.replace("/placed", "").slice(shop.length);
    expect(ordered).toMatch(/^\/orders\/./);
    for (const place of [shop, "/en"]) {
      const path = `${place}/my-account`;
      const account = await visitor.open(path);
      const cards = account.root.querySelectorAll(card);
      expect([path, cards.length]).toEqual([path, 1]);
      expect(cards[0]?.text).toContain("Monipuri");
      expect(cards[0]?.querySelector("[data-slot=badge]")?.text).toMatch(/\S/);
      const href = cards[0]?.querySelector("a")?.getAttribute("href") ?? "";
      expect(href).toBe(`${place}${ordered}`);
      expect((await visitor.open(href)).status).toBe(200);
    }
  });

  it("names and email change; bad answers keep what was typed and change nothing", async () => {
    const { visitor } = await customer();
    const form = await visitor.open(`${shop}/my-account/edit`);
    const refused = await visitor.submit(form, "[data-slot=profile-form]", {
      first_name: "R",
      last_name: "<i>",
      email: "nobody",
    });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("Unusual characters entered. Make sure your name is entered correctly.");
    expect(refused.text).toContain("Invalid email address");
    expect(refused.root.querySelector("[name=email]")?.getAttribute("value")).toBe("nobody");
    expect((await visitor.open(`${shop}/my-account`)).text).toContain("রহিমা খাতুন");
    const saved = await visitor.submit(form, "[data-slot=profile-form]", {
      first_name: "Rahima",
      email: "rahima@example.com",
    });
    expect(saved.path).toBe(`${shop}/my-account`);
    expect(saved.text).toContain("Your details are saved.");
    expect(saved.text).toContain("rahima@example.com");
    // The page that was opened before is of an older version now.
    const late = await visitor.submit(form, "[data-slot=profile-form]", { first_name: "Late" });
    expect([late.status, late.text]).toEqual([412, expect.stringContaining("changed somewhere else")]);
    const emptied = await visitor.submit(
      await visitor.open(`${shop}/my-account/edit`),
      "[data-slot=profile-form]",
      {
        email: "",
      },
    );
    expect(emptied.text).toContain("None given");
  });

  it("a field that was emptied stays empty on the page that refuses it, and nothing changes", async () => {
    const { visitor } = await customer();
    const form = await visitor.open(`${shop}/my-account/edit`);
    const refused = await visitor.submit(form, "[data-slot=profile-form]", { first_name: "" });
    expect(refused.status).toBe(422);
    const field = refused.root.querySelector("[name=first_name]");
    expect([field?.getAttribute("aria-invalid"), field?.getAttribute("value") ?? ""]).toEqual(["true", ""]);
    expect((await visitor.open(`${shop}/my-account`)).text).toContain("রহিমা");
  });

  it("a picture that is none is refused at its field", async () => {
    const { visitor } = await customer();
    const page = await visitor.open(`${shop}/my-account/edit`);
    expect(page.root.querySelector("[data-slot=profile-form]")?.getAttribute("enctype")).toBe(
      "multipart/form-data",
    );
    const send = (file: File) => {
      const body = new FormData();
      for (const name of ["first_name", "last_name", "email", "version"])
        body.set(name, page.root.querySelector(`[name=${name}]`)?.getAttribute("value") ?? "");
      body.set("picture", file);
      return visitor.send(`${shop}/my-account/edit`, { method: "POST", body, headers: { origin } });
    };
    const refused = await send(new File(["no picture"], "me.png", { type: "image/png" }));
    expect(refused.status).toBe(415);
    expect(refused.root.querySelector("[name=picture]")?.getAttribute("aria-invalid")).toBe("true");
    expect(refused.text).toContain("PNG, JPEG or JPG");
    const pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
    const saved = await send(new File([Buffer.from(pixel, "base64")], "me.png", { type: "image/png" }));
    expect(saved.path).toBe(`${shop}/my-account`);
    expect(saved.root.querySelector("main img")?.getAttribute("src")).toMatch(/^\/media\//);
  });

  it("the password changes with the old one, and then it is the one to sign in with", async () => {
    const { visitor, phone } = await customer();
    const page = await visitor.open(`${shop}/my-account/password`);
    const wrong = await visitor.submit(page, "[data-slot=password-form]", {
      old_password: "not-this-one-surely",
      password: "lantern-mango-river-7",
    });
    expect([wrong.status, wrong.text]).toEqual([
      422,
      expect.stringContaining("present password is not right"),
    ]);
    expect(wrong.root.toString()).not.toContain("lantern-mango-river-7");
    const short = await visitor.submit(page, "[data-slot=password-form]", {
      old_password: "river-boat-monsoon-9",
      password: "short",
    });
    expect(short.text).toContain("at least 10");
    const saved = await visitor.submit(page, "[data-slot=password-form]", {
      old_password: "river-boat-monsoon-9",
      password: "lantern-mango-river-7",
    });
    expect([saved.path, saved.text]).toEqual([
      `${shop}/my-account`,
      expect.stringContaining("The password is saved"),
    ]);
    const refused = await withPassword(phone, "river-boat-monsoon-9");
    expect(refused.page.status).toBe(422);
    expect(refused.page.text).toContain("The mobile number or the password is not right.");
    expect(refused.page.root.querySelector("[name=phone]")?.getAttribute("value")).toBe(phone);
    expect(refused.page.root.toString()).not.toContain("river-boat-monsoon-9");
    expect((await withPassword(phone, "lantern-mango-river-7")).page.path).toBe(shop);
  });

  it("an empty form for the password says which of the two is missing where", async () => {
    const { visitor } = await customer();
    const page = await visitor.open(`${shop}/my-account/password`);
    const refused = await visitor.submit(page, "[data-slot=password-form]", {
      old_password: "",
      password: "",
    });
    const sentences = refused.root.querySelectorAll("[data-slot=form-error-summary] li");
    expect(sentences.map(({ text }) => text.trim())).toEqual([
      "Please enter your password.",
      "Please choose a password.",
    ]);
  });

  it("who forgot the password sets one with a code", async () => {
    const { visitor, phone } = await customer();
    // A code was sent to the phone a moment ago.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    const offer = await visitor.open(`${shop}/my-account/password?with=code`);
    const code = await visitor.submit(offer, "main form", {}, "[value=resend]");
    expect(code.path).toBe(`${shop}/my-account/password?with=code`);
    const wrong = await visitor.submit(code, codeForm, {
      otp: shownCode(code) === "123456" ? "654321" : "123456",
    });
    expect(wrong.status).toBe(422);
    const form = await visitor.submit(code, codeForm, { otp: shownCode(code) });
    expect(form.root.querySelector("[name=old_password]")).toBeNull();
    await visitor.submit(form, "[data-slot=password-form]", { password: "lantern-mango-river-7" });
    vi.useRealTimers();
    expect((await withPassword(phone, "lantern-mango-river-7")).page.path).toBe(shop);
  });

  it("a copy of what is held comes as a file, to who is signed in alone", async () => {
    const { visitor, phone } = await customer();
    const account = await visitor.open(`${shop}/my-account`);
    const form = account.root.querySelector("form[action='/my-data']");
    const ask = (who: typeof visitor) =>
      who.once("/my-data", {
        method: "POST",
        body: new URLSearchParams({ path: form?.querySelector("[name=path]")?.getAttribute("value") ?? "" }),
        headers: { origin },
      });
    const file = await ask(visitor);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="haat-[\d-]+\.html"$/);
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    const page = parse(await file.text());
    const words = strings.en.ownData.file;
    expect(page.querySelectorAll("h2").map(({ text }) => text)).toEqual(
      expect.arrayContaining([words.kinds.account, words.kinds.sessions]),
    );
    // What there is none of stands in one list, behind all that there is.
    const [empty] = page.querySelectorAll("section").slice(-1);
    expect(empty?.querySelector("h2")?.text).toBe(words.nothing);
    expect(empty?.querySelectorAll("li").map(({ text }) => text)).toContain(words.kinds.second_factors);
    expect(page.querySelectorAll("section:not(:has(dl))")).toEqual([empty]);
    // As it is written at home, not as it is stored.
    expect(page.querySelector("dl")?.text).toContain(`${words.fields.phone}${phone}`);
    const forPrograms = page.querySelector("script")?.rawText ?? "";
    const held = JSON.parse(forPrograms) as { kinds: { kind: string; rows: object[] }[] };
    expect(held.kinds.find(({ kind }) => kind === "account")?.rows).toEqual([
      expect.objectContaining({ phone: `+88${phone}` }),
    ]);
    const stranger = await ask(storefront.visit());
    expect([stranger.status, stranger.headers.get("location")]).toEqual([303, `${shop}/my-account`]);
  });

  it("the account is deleted with a code, and not without", async () => {
    const { visitor, phone } = await customer();
    // A code was sent to the phone a moment ago.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    const account = await visitor.open(`${shop}/my-account`);
    expect(account.root.querySelector("[name=otp]")).toBeNull();
    const asked = await visitor.submit(
      account,
      "[aria-labelledby=own-data] details form",
      {},
      "[value=delete_code]",
    );
    const code = /the code is (\d+)/.exec(asked.text)?.[1] ?? "";
    const wrong = await visitor.submit(asked, "[aria-labelledby=own-data] details form", {
      otp: code === "123456" ? "654321" : "123456",
    });
    // Where it was asked for: the page begins far above.
    for (const page of [asked, wrong]) {
      const forms = page.root
        .querySelectorAll("#delete-account form")
        .map((form) => form.getAttribute("action"));
      expect(forms).toEqual([
        `${shop}/my-account?delete=code#delete-account`,
        `${shop}/my-account#delete-account`,
      ]);
    }
    expect([wrong.status, wrong.root.querySelector("#delete-account [data-slot=field-error]")?.text]).toEqual(
      [422, expect.stringContaining("This code is not right.")],
    );
    const gone = await visitor.submit(wrong, "[aria-labelledby=own-data] details form", { otp: code });
    expect([gone.path, gone.text]).toEqual([shop, expect.stringContaining("Your account is deleted.")]);
    vi.useRealTimers();
    expect((await visitor.open(`${shop}/my-account`)).path).toBe(`${shop}/login`);
    expect((await withPassword(phone, "river-boat-monsoon-9")).page.status).toBe(422);
  });

  it("another device is signed out alone, or every device at once", async () => {
    const { visitor, phone } = await customer();
    const other = (await withPassword(phone, "river-boat-monsoon-9")).visitor;
    const account = await visitor.open(`${shop}/my-account`);
    const end = "[data-slot=session-list] li form";
    const ended = await visitor.submit(account, end, {}, "[value=end]");
    expect(ended.text).toContain("That device is signed out.");
    expect((await other.open(`${shop}/my-account`)).path).toBe(`${shop}/login`);
    expect((await visitor.submit(account, end, {}, "[value=end]")).status).toBe(200);
    const third = (await withPassword(phone, "river-boat-monsoon-9")).visitor;
    const home = await visitor.submit(
      await visitor.open(`${shop}/my-account`),
      "[data-slot=session-list] > form",
      {},
      "[value=end_all]",
    );
    expect([home.path, home.text]).toEqual([shop, expect.stringContaining("Congratulation...")]);
    expect((await third.open(`${shop}/my-account`)).path).toBe(`${shop}/login`);
  });
});
