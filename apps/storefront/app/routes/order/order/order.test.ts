import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, shopOrigin, type TestStorefront } from "../../../../testing/open-storefront";
import type { Page, PlainBrowser } from "../../../../testing/plain-browser";
import { addToCart, signUp } from "../../../../testing/shopper";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const shop = "/en/rongdhonu";
const cards = (page: Page) => page.root.querySelectorAll("[data-slot=order-card]").length;
const href = (page: Page, word: string) =>
  page.root
    .querySelectorAll("main a")
    .find((anchor) => anchor.text.includes(word))
    ?.getAttribute("href") ?? "";

/** Orders sarees, two of them with a coupon, to be picked up; answers the order's path. */
async function order(visitor: PlainBrowser, base = shop, quantity = "2"): Promise<string> {
  await addToCart(visitor, `${base}/product-details/monipuri-saree`, quantity);
  const opened = await visitor.open(`${base}/checkout-products?shipping_method=2`);
  const coupon = { code: "RONG12" };
  const checkout =
    quantity === "1" ? opened : await visitor.submit(opened, "[data-slot=coupon-box] form", coupon);
  const placed = await visitor.submit(checkout, "main form:has([name=idempotency_key])", { intent: "place" });
  expect(placed.path).toMatch(/\/placed$/);
  return placed.path.replace("/placed", "");
}

async function customerWithOrder(quantity = "1") {
  const visitor = storefront.visit();
  await signUp(visitor, shop);
  return { visitor, path: await order(visitor, shop, quantity) };
}

describe("an order without JavaScript", () => {
  it("opens with its state and what to bring along, and nothing else is offered beside it or its cancelling", async () => {
    const { visitor, path } = await customerWithOrder();
    const details = await visitor.open(path);
    const state = details.root.querySelector("[data-slot=order-state]");
    expect(state?.text).toContain("Pending");
    expect(state?.querySelector("[data-slot=order-ready]")?.text).toMatch(
      new RegExp(`Bring along.*in cash.*${path.split("/").at(-1)}`, "s"),
    );
    const { text } = details.root;
    expect(state?.querySelector("a[href$='/cancel']")?.text).toContain("Cancel the order");
    const places = ["Bring along", "Cancel the order", "Order summary", "Download the invoice"].map((each) =>
      text.indexOf(each),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    for (const page of [path, `${path}/cancel`, `${path}/complaint`])
      expect([
        page,
        (await visitor.open(page)).root.querySelector("[data-slot=lite-mode], [data-slot=data-note]"),
      ]).toEqual([page, null]);
  });

  it("is cancelled after a question with a reason, once; then why it cannot be is said", async () => {
    const { visitor, path } = await customerWithOrder("2");
    const details = await visitor.open(path);
    const question = await visitor.open(href(details, "Cancel the order"));
    expect(question.text).toContain("Your coupon RONG12 can be used again.");
    const form = "[data-slot=cancel-confirmation] form";
    const long = await visitor.submit(question, form, { note: "ক".repeat(201) });
    expect(long.status).toBe(422);
    expect(long.root.querySelector("[name=note]")?.text).toContain("ক");
    const send = () => visitor.submit(question, form, { reason: "mistake", note: "Two by accident" });
    const [cancelled] = await Promise.all([send(), send()]);
    expect([cancelled.status, cancelled.path]).toEqual([200, path]);
    const after = await visitor.open(path);
    expect(after.text.match(/Nothing is to be paid/g)).toHaveLength(1);
    expect(href(after, "Cancel the order")).toBe("");
    const late = await visitor.open(`${path}/cancel`);
    expect(late.root.querySelector(form)).toBeNull();
  });

  it("reads as returned where it came back, in the list and by itself, not as cancelled", async () => {
    const { visitor, path } = await customerWithOrder();
    const number = path.split("/").at(-1) ?? "";
    await storefront.database.execute(
      sql`insert into order_status_change (shop_id, order_id, status, at, reason)
        select shop_id, id, 3, now(), 'refused' from customer_order where number = ${number}`,
    );
    await storefront.database.execute(sql`update customer_order set status = 3 where number = ${number}`);
    const list = await visitor.open(`${shop}/orders?status=3`);
    const badge = list.root.querySelector("[data-slot=order-card] [data-slot=badge]");
    expect(badge?.text).toBe("Returned");
    const { root } = await visitor.open(path);
    expect(root.querySelector("[data-slot=order-state]")?.text).toContain("Returned");
    const timeline = root.querySelector("[data-slot=order-timeline]")?.text ?? "";
    expect([timeline.includes("Returned"), /cancelled/i.test(timeline)]).toEqual([true, false]);
  });

  it("has its invoice as PDF and as a page to print, on A4 and on a roll, without anything around it", async () => {
    const { visitor, path } = await customerWithOrder("2");
    const details = await visitor.open(path);
    const pdf = await visitor.send(href(details, "Download the invoice"));
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    const sheet = await visitor.open(href(details, "Print the invoice"));
    expect(sheet.root.querySelector("[data-slot=invoice][data-paper=a4]")?.text).toContain("৳3,256.00");
    expect(
      sheet.root.querySelector("header[data-slot=shop-header], footer[data-slot=shop-footer]"),
    ).toBeNull();
    expect(sheet.root.querySelector("script[type=module]")).toBeNull();
    const roll = await visitor.open(href(sheet, "80 mm"));
    expect(roll.root.querySelector("[data-slot=invoice][data-paper=roll]")).not.toBeNull();
    const number = path.split("/").at(-1) ?? "";
    const platform = await visitor.open(`/print-invoice/${number}`);
    expect(platform.root.querySelector("[data-slot=invoice]")?.text).toContain("৳৩,২৫৬.০০");
  });

  it("is found on the invoice page by its number; an unknown one asks again", async () => {
    const { visitor, path } = await customerWithOrder();
    const number = path.split("/").at(-1) ?? "";
    const ask = await visitor.open(`${shop}/print-invoice`);
    expect(ask.text).toContain(number);
    expect((await visitor.submit(ask, "main form", { order: "" })).text).toContain(
      "Please enter the order number.",
    );
    const sheet = await visitor.submit(ask, "main form", { order: ` ${number.toLowerCase()} ` });
    expect(sheet.path).toBe(`${shop}/print-invoice/${number}`);
    const unknown = await visitor.submit(ask, "main form", { order: "NO-SUCH" });
    expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining("No order found")]);
    expect(unknown.root.querySelector("[name=order]")?.getAttribute("value")).toBe("NO-SUCH");
    // The cut for what is too long would halve the last sign.
    const long = await visitor.submit(ask, "main form", { order: `${"A".repeat(63)}😀` });
    expect(long.status).toBe(404);
  });

  it("is nobody else's, and no other shop's: not its pages, not its invoice, not its cancelling", async () => {
    const { visitor, path } = await customerWithOrder();
    const number = path.split("/").at(-1) ?? "";
    const { visitor: stranger } = await customerWithOrder();
    const others = [
      path,
      `${path}/placed`,
      `${path}/cancel`,
      `${path}/invoice.pdf`,
      `${shop}/print-invoice/${number}`,
    ];
    for (const page of [...others, `/en/print-invoice/${number}`])
      expect([page, (await stranger.open(page)).status]).toEqual([page, 404]);
    for (const page of others)
      expect((await visitor.open(page.replace("rongdhonu", "kacha-bazar"))).status).toBe(404);
    // What is missing in a shop is said in the shop, with its search.
    const missing = await stranger.open(path);
    const actions = missing.root.querySelectorAll("main form").map((form) => form.getAttribute("action"));
    expect(actions).toContain(`${shop}/search-product`);
    await stranger.send(`${path}/cancel`, {
      method: "POST",
      body: new URLSearchParams({ order_id: number }),
      headers: { origin: "http://localhost:3000" },
    });
    expect((await visitor.open(path)).text).toContain("Pending");
  });

  it("a guest is asked to sign in first, on the platform's page too", async () => {
    const visitor = storefront.visit();
    for (const page of ["orders/AB12", "orders/AB12/cancel", "orders/AB12/invoice.pdf", "print-invoice/AB12"])
      expect((await visitor.open(`${shop}/${page}`)).path).toBe(`${shop}/login`);
    expect((await visitor.open("/en/print-invoice/AB12")).path).toBe("/en/login");
  });

  it("works on the shop's own host and in Bengali", async () => {
    const visitor = storefront.visit(shopOrigin("rongdhonu"));
    await signUp(visitor, "");
    const path = await order(visitor, "");
    expect((await visitor.open(path)).text).toContain("৳৩,২৫৬");
    const sheet = await visitor.open(path.replace("/orders/", "/print-invoice/"));
    expect(sheet.root.querySelector("[data-slot=invoice]")).not.toBeNull();
  });
});

describe("the list of orders without JavaScript", () => {
  it("has its tabs along the way of an order: what was cancelled is last", async () => {
    const visitor = storefront.visit();
    await signUp(visitor, shop);
    const list = await visitor.open(`${shop}/orders`);
    const tabs = list.root.querySelectorAll("main nav a[href*=orders]").map(({ text }) => text);
    expect(tabs.map((text) => text.replace(/\s*\d+\s*/, ""))).toEqual([
      ...["All", "Pending", "Accepted", "Ready in store", "On the way", "Delivered"],
      "Cancelled or returned",
    ]);
  });

  const filter = "[data-slot=order-filter]";

  it("is searched by number and by day, under each status; nothing found says what to drop", async () => {
    const { visitor, path } = await customerWithOrder();
    const number = path.split("/").at(-1) ?? "";
    const all = await visitor.open(`${shop}/orders`);
    const found = await visitor.submit(all, filter, { filter: number });
    expect([found.path, cards(found)]).toEqual([expect.stringContaining(`filter=${number}`), 1]);
    const word = await visitor.submit(found, filter, { filter: "zzzz" });
    expect(word.text).toContain("No order found");
    expect(word.text).toContain("Nothing here matches “zzzz”");
    expect(cards(await visitor.open(href(word, "Leave the word out")))).toBe(1);
    // Folded away while nothing is searched for.
    const isOpen = (page: Page) => page.root.querySelector("[data-slot=order-search]")?.hasAttribute("open");
    expect([isOpen(all), isOpen(found)]).toEqual([false, true]);
    const early = await visitor.open(`${shop}/orders?start=2020-01-01&end=2020-01-31`);
    expect(early.text).toContain("There is no order between these days");
    expect(href(early, "Leave the dates out")).toBe(`${shop}/orders`);
    expect(early.root.querySelectorAll("option[selected]").map(({ text }) => text)).toEqual([
      "1 January 2020",
      "31 January 2020",
    ]);
    const inBengali = await visitor.open(`/rongdhonu/orders`);
    const months = inBengali.root.querySelectorAll("[name=start] option").map(({ text }) => text);
    expect([months.length, months.join(" ")]).toEqual([37, expect.not.stringMatching(/[0-9A-Za-z]/)]);
    const cancelled = await visitor.open(`${shop}/orders?status=3`);
    expect(cancelled.text).toContain("No order is in “Cancelled or returned” now");
    expect(href(cancelled, "Show all orders")).toBe(`${shop}/orders`);
    const kept = await visitor.submit(cancelled, filter, { filter: number });
    expect(kept.path).toContain("status=3");
  });

  it("what cannot be asked for is left out", async () => {
    const { visitor } = await customerWithOrder();
    for (const query of [
      "status=99&page=-3",
      "start=2026-02-31",
      "end=yesterday",
      "page=১",
      "filter=%00",
      "status=x",
    ])
      expect([query, cards(await visitor.open(`${shop}/orders?${query}`))]).toEqual([query, 1]);
  });
});

describe("the ways to pay", () => {
  it("are told to everybody, in both languages, without a script", async () => {
    const visitor = storefront.visit();
    const page = await visitor.open(`${shop}/payment-methods`);
    expect(page.text).toContain("Cash on delivery");
    expect(page.text).toContain("Free delivery from ৳3,000");
    expect(page.root.querySelector("script[type=module]")).toBeNull();
    expect((await visitor.open("/rongdhonu/payment-methods")).text).toContain("দাম দেওয়ার উপায়");
  });
});
