import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, shopOrigin, type TestStorefront } from "../../../../testing/open-storefront";
import type { Page, PlainBrowser } from "../../../../testing/plain-browser";
import { addAddress, addToCart, newPhone, shownCode, signUp } from "../../../../testing/shopper";
import { isReservedName } from "../../../urls/platform-pages";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const cards = (page: Page) => page.root.querySelectorAll("[data-slot=order-card]");
const link = (page: Page, word: string) =>
  page.root
    .querySelectorAll("main a")
    .find((anchor) => anchor.text.includes(word))
    ?.getAttribute("href") ?? "";

/** Opens an account on the platform; ends where that leads. */
async function enter(visitor: PlainBrowser): Promise<Page> {
  const code = await visitor.submit(await visitor.open("/en/signup"), "[data-slot=sign-in-form]", {
    phone: newPhone(),
  });
  const names = await visitor.submit(code, "[data-slot=otp-form] form", { otp: shownCode(code) });
  const account = {
    first_name: "Rahima",
    last_name: "Khatun",
    password: "river-boat-monsoon-9",
    terms: "on",
  };
  return visitor.submit(names, "[data-slot=sign-up-form]", account);
}

/** Orders something to be picked up; answers the order's number. */
async function order(visitor: PlainBrowser, shop: string, product: string): Promise<string> {
  await addToCart(visitor, `${shop}/product-details/${product}`);
  const checkout = await visitor.open(`${shop}/checkout-products?shipping_method=2`);
  const form = "main form:has([name=idempotency_key])";
  const placed = await visitor.submit(checkout, form, { intent: "place" });
  expect(placed.path).toMatch(/\/placed$/);
  return placed.path.split("/").at(-2) ?? "";
}

async function customerOfTwoShops() {
  const visitor = storefront.visit();
  await enter(visitor);
  const saree = await order(visitor, "/en/rongdhonu", "monipuri-saree");
  const book = await order(visitor, "/en/boi-para", "devdas");
  return { visitor, saree, book };
}

describe("the account on the platform, without JavaScript", () => {
  it("is the customer's own: a guest signs in and comes back, and it leads to what is of all shops", async () => {
    for (const path of ["/en/my-account", "/en/my-account/edit", "/en/my-account/password", "/en/orders"])
      expect((await storefront.visit().open(path)).path).toBe("/en/login");
    const visitor = storefront.visit();
    await visitor.open("/en/shipping-address");
    expect((await enter(visitor)).path).toBe("/en/shipping-address");
    const account = await visitor.open("/en/my-account");
    expect(account.text).toContain("Hello, Rahima");
    const ways = account.root.querySelectorAll("main nav a").map((way) => way.getAttribute("href"));
    expect(ways).toEqual([
      ...["/en/orders", "/en/shipping-address", "/en/my-account/stock-alerts"],
      ...["/en/find-store", "/en/logout"],
    ]);
    expect(account.root.querySelectorAll("[data-slot=site-header], [data-slot=site-footer]")).toHaveLength(2);
    expect(account.headers.get("cache-control")).toBe("private, no-store");
  });

  it("stands in the header where somebody is signed in; what is kept for everybody says nothing of it", async () => {
    const header = (page: Page) =>
      page.root.querySelectorAll("[data-slot=site-header] nav a").map((way) => way.getAttribute("href"));
    const visitor = storefront.visit();
    await enter(visitor);
    const anybody = await storefront.visit().open("/en/faq");
    const own = await visitor.open("/en/faq");
    expect(header(own)).toContain("/en/my-account");
    expect(header(own)).not.toContain("/en/login");
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    const kept = await storefront.visit().open("/en/faq");
    expect(kept.headers.get("cache-status")).toBe("haat; hit");
    for (const page of [anybody, kept]) {
      expect(header(page)).toContain("/en/login");
      expect(header(page)).not.toContain("/en/my-account");
    }
  });

  it("changes names, and keeps what was typed where it cannot", async () => {
    const visitor = storefront.visit();
    await enter(visitor);
    const form = await visitor.open("/en/my-account/edit");
    const refused = await visitor.submit(form, "[data-slot=profile-form]", { email: "nobody" });
    expect([refused.status, refused.path]).toEqual([422, "/en/my-account/edit"]);
    expect(refused.text).toContain("Invalid email address");
    expect(refused.root.querySelector("[name=email]")?.getAttribute("value")).toBe("nobody");
    expect(refused.root.querySelector("title")?.text).toMatch(/^Error: /);
    const saved = await visitor.submit(refused, "[data-slot=profile-form]", { email: "rahima@example.com" });
    expect([saved.path, saved.text]).toEqual([
      "/en/my-account",
      expect.stringContaining("rahima@example.com"),
    ]);
  });

  it("takes another password only with the one that it had", async () => {
    const visitor = storefront.visit();
    await enter(visitor);
    const page = await visitor.open("/en/my-account/password");
    const form = "[data-slot=password-form]";
    const password = "lantern-mango-river-7";
    const wrong = await visitor.submit(page, form, { old_password: "not-this-one-surely", password });
    expect([wrong.status, wrong.path]).toEqual([422, "/en/my-account/password"]);
    const saved = await visitor.submit(page, form, { old_password: "river-boat-monsoon-9", password });
    expect([saved.path, saved.text]).toEqual([
      "/en/my-account",
      expect.stringContaining("The password is saved"),
    ]);
  });

  it("signs out everywhere at once, and then leads to the first page", async () => {
    const visitor = storefront.visit();
    await enter(visitor);
    const account = await visitor.open("/en/my-account");
    const out = await visitor.submit(account, "[data-slot=session-list] > form", {}, "[value=end_all]");
    expect([out.path, out.text]).toEqual(["/en", expect.stringContaining("signed out")]);
    expect((await visitor.open("/en/my-account")).path).toBe("/en/login");
  });
});

describe("the addresses on the platform, without JavaScript", () => {
  it("are added, changed and made home there, and are chosen from in every shop", async () => {
    const visitor = storefront.visit();
    await enter(visitor);
    expect((await visitor.open("/en/shipping-address")).text).toContain("No shipping address added!");
    const refused = await visitor.submit(
      await visitor.open("/en/shipping-address/new"),
      "[data-slot=address-form]",
      { address: "House 1", postal_code: "12" },
      "[value=save]",
    );
    expect([refused.status, refused.root.querySelector("[name=address]")?.text]).toEqual([422, "House 1"]);
    await addAddress(visitor, "/en/shipping-address/new");
    const two = await addAddress(visitor, "/en/shipping-address/new");
    expect([two.path, two.text]).toEqual(["/en/shipping-address", expect.stringContaining("is saved")]);
    const second = two.root.querySelectorAll("[data-slot=address-card] a[href^='/en/shipping-address/']")[1];
    const change = await visitor.open(second?.getAttribute("href") ?? "");
    const form = "[data-slot=address-form]";
    const changed = await visitor.submit(change, form, { address: "House 9" }, "[value=save]");
    expect([changed.path, changed.text]).toEqual([
      "/en/shipping-address",
      expect.stringContaining("House 9"),
    ]);
    const home = await visitor.submit(changed, "form:has([value=make_home])", {}, "[value=make_home]");
    expect(home.root.querySelector("[data-slot=address-card]")?.text).toContain("House 9");
    const asked = await visitor.open(link(home, "Delete"));
    const left = await visitor.submit(asked, "form:has([value=delete])", {}, "[value=delete]");
    expect(left.root.querySelectorAll("[data-slot=address-card]")).toHaveLength(1);

    await addToCart(visitor, "/en/boi-para/product-details/devdas");
    expect((await visitor.open("/en/boi-para/checkout-products")).text).toContain("House 9");
  });

  it("that are somebody else's are not there, in the platform's frame", async () => {
    const other = storefront.visit();
    await enter(other);
    await addAddress(other, "/en/shipping-address/new");
    const list = await addAddress(other, "/en/shipping-address/new");
    const visitor = storefront.visit();
    await enter(visitor);
    const missing = await visitor.open(link(list, "Change"));
    expect([missing.status, link(missing, "Back to my account")]).toEqual([404, "/en/my-account"]);
    expect(missing.root.querySelectorAll("[data-slot=site-header]")).toHaveLength(1);
  });
});

describe("the orders of all shops, without JavaScript", () => {
  it("are in one list that names their shops, by status, day and word", async () => {
    const { visitor, saree, book } = await customerOfTwoShops();
    const list = await visitor.open("/en/orders");
    expect(cards(list).map((card) => card.querySelector("a")?.getAttribute("href"))).toEqual([
      `/en/orders/${book}`,
      `/en/orders/${saree}`,
    ]);
    expect(cards(list).map((card) => card.text)).toEqual([
      expect.stringContaining("Boi Para"),
      expect.stringContaining("Rongdhonu"),
    ]);
    expect(list.text).toContain("2 orders");
    expect(cards(await visitor.open("/en/rongdhonu/orders"))).toHaveLength(1);
    const found = await visitor.submit(list, "[data-slot=order-filter]", { filter: saree });
    expect(cards(found)).toHaveLength(1);
    expect((await visitor.open("/en/orders?status=6")).text).toContain("No order is in");
    expect((await visitor.open("/en/orders?page=7")).path).toBe("/en/orders");
    const nobody = storefront.visit();
    await enter(nobody);
    const empty = await nobody.open("/en/orders");
    expect(empty.text).toContain("What you order in any shop on Haat is listed here.");
    expect(link(empty, "Find stores")).toBe("/en/find-store");
  });

  it("are each a page with its shop, whose cart takes the same once more", async () => {
    const { visitor, book } = await customerOfTwoShops();
    const page = await visitor.open(`/en/orders/${book}`);
    expect(link(page, "Boi Para")).toBe("/en/boi-para");
    expect(page.root.querySelector("[data-slot=order-lines] a")?.getAttribute("href")).toBe(
      "/en/boi-para/product-details/devdas",
    );
    const cart = await visitor.submit(page, "[data-slot=order-again]");
    expect([cart.path, cart.text]).toEqual([
      "/en/boi-para/cart",
      expect.stringContaining("All products of the order are in your cart"),
    ]);
    const pdf = await visitor.once(link(page, "Download the invoice"));
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const sheet = await visitor.open(link(page, "Print the invoice"));
    expect([sheet.path, sheet.root.querySelectorAll("[data-slot=invoice]").length]).toEqual([
      `/en/print-invoice/${book}`,
      1,
    ]);
    expect(sheet.root.querySelector("[data-slot=site-header]")).toBeNull();
    const question = await visitor.open(link(page, "Cancel the order"));
    const form = "[data-slot=cancel-confirmation] form";
    const long = await visitor.submit(question, form, { note: "ক".repeat(201) });
    expect([long.status, long.path]).toEqual([422, `/en/orders/${book}/cancel`]);
    const cancelled = await visitor.submit(question, form, { reason: "mistake" });
    expect([cancelled.path, cancelled.text]).toEqual([
      `/en/orders/${book}`,
      expect.stringContaining("Nothing is to be paid."),
    ]);
  });

  it("say nothing of delivery where the order is fetched at the store, as its checkout did", async () => {
    const visitor = storefront.visit();
    await enter(visitor);
    await addToCart(visitor, "/en/rongdhonu/product-details/monipuri-saree");
    const summary = (page: Page) => page.root.querySelector("main [data-slot=order-summary]")?.text;
    const checkout = (method: number) =>
      visitor.open(`/en/rongdhonu/checkout-products?shipping_method=${method}`);
    expect(summary(await checkout(1))).toContain("Delivery fee");
    expect(summary(await checkout(2))).not.toMatch(/deliver/i);
    const number = await order(visitor, "/en/rongdhonu", "monipuri-saree");
    const main = (page: Page) => page.root.querySelector("main")?.text;
    expect(main(await visitor.open(`/en/orders/${number}`))).not.toMatch(/deliver/i);
    expect(main(await visitor.open(`/orders/${number}`))).not.toContain("ডেলিভারি");
  });

  it("that are somebody else's are not there", async () => {
    const { book } = await customerOfTwoShops();
    const visitor = storefront.visit();
    await enter(visitor);
    for (const path of [`/en/orders/${book}`, `/en/orders/${book}/cancel`, `/en/orders/${book}/invoice.pdf`])
      expect((await visitor.open(path)).status, path).toBe(404);
    const missing = await visitor.open(`/en/orders/${book}`);
    expect(missing.root.querySelectorAll("[data-slot=site-header]")).toHaveLength(1);
  });

  it.each([
    ["its owner closed", "closing", "Mishti Mukh has closed"],
    ["the platform closed", "suspended", "Mishti Mukh is closed for now"],
  ])(
    "of a shop that %s stay reachable: seen, printed and cancelled, with no way into the shop",
    async (_by, status, said) => {
      const visitor = storefront.visit();
      await enter(visitor);
      for (const move of ["'paused' where status = 'closing'", "'approved' where status = 'paused'"])
        await storefront.database.execute(`update shop set status = ${move} and slug = 'mishti-mukh'`);
      await expect.poll(async () => (await visitor.open("/en/mishti-mukh")).status).toBe(200);
      const before = cards(await visitor.open("/en/orders")).length;
      const number = await order(visitor, "/en/mishti-mukh", "jilapi");
      await storefront.database.execute(`update shop set status = '${status}' where slug = 'mishti-mukh'`);
      await expect.poll(async () => (await visitor.open("/en/mishti-mukh")).status).toBe(420);
      expect((await visitor.open("/en/mishti-mukh/jilapi")).root.querySelector("h1")?.text).toBe(said);
      expect(cards(await visitor.open("/en/orders"))).toHaveLength(before + 1);
      const page = await visitor.open(`/en/orders/${number}`);
      expect(page.text).toContain("This shop is closed on Haat now");
      expect(page.root.querySelector("[data-slot=order-again]")).toBeNull();
      expect(page.root.querySelectorAll("main a[href*='mishti-mukh']")).toHaveLength(0);
      expect((await visitor.once(link(page, "Download the invoice"))).status).toBe(200);
      const question = await visitor.open(link(page, "Cancel the order"));
      const cancelled = await visitor.submit(question, "[data-slot=cancel-confirmation] form");
      expect(cancelled.text).toContain("Nothing is to be paid.");
    },
  );
});

it("a shop's account leads to that of all shops, and on its own host the same paths are the shop's", async () => {
  const visitor = storefront.visit();
  await signUp(visitor, "/en/rongdhonu");
  expect(link(await visitor.open("/en/rongdhonu/my-account"), "all shops")).toBe("/en/my-account");
  const own = storefront.visit(shopOrigin("rongdhonu"));
  await signUp(own, "/en");
  const account = await own.open("/en/my-account");
  expect(account.root.querySelectorAll("[data-slot=shop-header]")).toHaveLength(1);
  expect(link(account, "all shops")).toBe("http://localhost:3000/en/my-account");
});

it("no shop takes the name of one of these pages", () => {
  for (const name of ["my-account", "orders", "shipping-address", "print-invoice", "login", "logout"])
    expect(isReservedName(name), name).toBe(true);
});

describe("what is awaited in all shops, without JavaScript", () => {
  const soldOut = [
    "/en/rongdhonu/product-details/block-print-saree",
    "/en/kacha-bazar/product-details/red-spinach",
  ];
  const rows = (page: Page) =>
    page.root
      .querySelectorAll("[data-slot=stock-alert-list] li")
      .map(({ text }) => text.replace(/\s+/g, " "));

  it("is in one list that names the shops, and each is taken back there", async () => {
    const visitor = storefront.visit();
    await enter(visitor);
    const empty = await visitor.open("/en/my-account/stock-alerts");
    expect(empty.text).toContain("You have no alerts");
    expect(link(empty, "Find stores")).toBe("/en/find-store");
    for (const path of soldOut)
      await visitor.submit(await visitor.open(path), "[data-slot=stock-alert-form] form");
    const list = await visitor.open(link(await visitor.open("/en/my-account"), "Back-in-stock alerts"));
    expect(list.root.querySelectorAll("[data-slot=site-header]")).toHaveLength(1);
    expect(rows(list)).toEqual([
      expect.stringContaining("Kacha Bazar"),
      expect.stringContaining("Rongdhonu"),
    ]);
    const product = list.root.querySelector("[data-slot=stock-alert-list] a")?.getAttribute("href") ?? "";
    expect((await visitor.open(product)).path).toBe(product);
    await storefront.database.execute("update shop set status = 'suspended' where slug = 'kacha-bazar'");
    const closed = await visitor.open("/en/my-account/stock-alerts");
    await storefront.database.execute("update shop set status = 'approved' where slug = 'kacha-bazar'");
    expect(rows(closed)).toHaveLength(2);
    const notes = rows(closed).filter((row) => row.includes("This shop is closed now"));
    expect(notes).toHaveLength(1);
    const ways = closed.root.querySelectorAll("[data-slot=stock-alert-list] a");
    expect(ways.map((way) => way.getAttribute("href"))).toEqual([expect.stringContaining("/en/rongdhonu/")]);
    const left = await visitor.submit(list, "[data-slot=stock-alert-list] form");
    expect([left.path, rows(left)]).toEqual([
      "/en/my-account/stock-alerts",
      [expect.stringContaining("Rongdhonu")],
    ]);
    const again = await visitor.submit(list, "[data-slot=stock-alert-list] form");
    expect([again.status, rows(again).length]).toEqual([200, 1]);
  });

  it("is nobody else's", async () => {
    const [owner, other] = [storefront.visit(), storefront.visit()];
    await enter(owner);
    await enter(other);
    await owner.submit(await owner.open(soldOut[0] ?? ""), "[data-slot=stock-alert-form] form");
    const list = await owner.open("/en/my-account/stock-alerts");
    await other.send("/en/my-account/stock-alerts", {
      method: "POST",
      body: new URLSearchParams({
        id_stock_alert: list.root.querySelector("[name=id_stock_alert]")?.getAttribute("value") ?? "",
      }),
      headers: { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" },
    });
    expect(rows(await other.open("/en/my-account/stock-alerts"))).toEqual([]);
    expect(rows(await owner.open("/en/my-account/stock-alerts"))).toHaveLength(1);
    expect((await storefront.visit().open("/en/my-account/stock-alerts")).path).toBe("/en/login");
  });
});

describe("the customer's own pages on the platform, with JavaScript", () => {
  const hasScripts = ({ root }: Page) => root.querySelector("html")?.hasAttribute("data-scripts");

  it("bring the scripts that they bring in shops, and an invoice to print brings none", async () => {
    const visitor = storefront.visit();
    for (const path of ["/login", "/en/login/password", "/signup"])
      expect([path, hasScripts(await visitor.open(path))]).toEqual([path, true]);
    await enter(visitor);
    for (const path of [
      "/my-account",
      "/en/shipping-address/new",
      "/orders",
      "/my-account/password",
      "/logout",
    ])
      expect([path, hasScripts(await visitor.open(path))]).toEqual([path, true]);
    for (const path of ["/print-invoice", "/", "/faq"])
      expect([path, hasScripts(await visitor.open(path))]).toEqual([path, false]);
  });

  it("have a field judged when it is left", async () => {
    const answer = await storefront.visit().once("/en/field-check", {
      method: "POST",
      body: new URLSearchParams({ name: "postal_code", value: "12" }),
      headers: { origin: "http://localhost:3000" },
    });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { errors: ["A postal code has 4 to 7 digits."] },
    ]);
  });

  it("leave the page to the browser where they lead into another frame, and not among themselves", async () => {
    const visitor = storefront.visit();
    await enter(visitor);
    const number = await order(visitor, "/en/rongdhonu", "monipuri-saree");
    const page = await visitor.open(`/en/orders/${number}`);
    const again = page.root
      .querySelectorAll("main form[method=post]")
      .find((form) => form.text.includes("Order again"));
    const fields = again
      ?.querySelectorAll("input, button")
      .map((field) => [field.getAttribute("name") ?? "", field.getAttribute("value") ?? ""]);
    const post = (path: string, body: URLSearchParams) =>
      visitor.once(path, {
        method: "POST",
        body,
        headers: { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" },
      });
    const intoShop = await post(
      `${again?.getAttribute("action")}?_data=site-order.en`,
      new URLSearchParams(fields),
    );
    expect(intoShop.headers.get("x-remix-redirect")).toBe("/en/rongdhonu/cart");
    expect(intoShop.headers.get("x-remix-reload-document")).toBe("yes");
    const toSite = await post("/en/logout?_data=site-sign-out.en", new URLSearchParams());
    expect(toSite.headers.get("x-remix-redirect")).toBe("/en");
    expect(toSite.headers.get("x-remix-reload-document")).toBe("yes");
    const among = await visitor.once("/en/my-account?_data=site-account.en");
    expect(among.headers.get("x-remix-redirect")).toBe("/en/login");
    expect(among.headers.get("x-remix-reload-document")).toBeNull();
  });
});
