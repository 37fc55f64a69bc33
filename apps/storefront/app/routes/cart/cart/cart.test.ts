import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";
import type { Page } from "../../../../testing/plain-browser";
import { addToCart, newPhone, signIn, signUp } from "../../../../testing/shopper";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const saree = "/en/rongdhonu/product-details/monipuri-saree";
const line = "form[data-slot=cart-line]";
const quantity = (page: Page) => page.root.querySelector(`${line} [name=quantity]`)?.getAttribute("value");

/** What the page says of the cart as a whole, with the address and words of its link. */
const alertOf = (page: Page) => {
  const alert = page.root.querySelector("[data-slot=order-summary] [data-slot=inline-alert]");
  const link = alert?.querySelector("a");
  return { text: alert?.text ?? "", way: link && [link.getAttribute("href"), link.text] };
};

async function visitorWithCart() {
  const visitor = storefront.visit();
  await addToCart(visitor, saree, "2");
  return { visitor, cart: await visitor.open("/en/rongdhonu/cart") };
}

describe("the cart without JavaScript", () => {
  it("says what was just added, first of its lines, and what is near", async () => {
    const visitor = storefront.visit();
    await addToCart(visitor, "/en/rongdhonu/product-details/pearl-bracelet", "1");
    const cart = await addToCart(visitor, saree, "1");
    expect(cart.root.querySelector("main [role=status]")?.text).toContain(
      "Monipuri Handloom Saree is in your cart.",
    );
    const [first, second] = cart.root.querySelectorAll("[data-slot=cart-line]");
    expect([first?.text, second?.text]).toEqual([
      expect.stringContaining("Monipuri"),
      expect.stringContaining("Bracelet"),
    ]);
    expect(cart.root.querySelector("main [role=status] a")?.getAttribute("href")).toBe(saree);
    const goals = cart.root.querySelectorAll("[data-slot=cart-goals] li").map(({ text }) => text);
    expect(goals).toEqual([
      // A free delivery from ৳3,000, of ৳1,199.50 and ৳1,850.
      "Delivery is free",
      expect.stringContaining("Coupon RONG12 can be used now"),
    ]);
    const far = await visitor.open("/en/rongdhonu/cart?added=none&from=//elsewhere.example");
    expect(far.root.querySelector("main [role=status]")).toBeNull();
    const led = cart.path.replace(/from=.*/, "from=//elsewhere.example");
    expect((await visitor.open(led)).root.querySelector("main [role=status] a")?.getAttribute("href")).toBe(
      "/en/rongdhonu/all-products/all",
    );
  });

  it("has the total and the way to the checkout in the bar that stays in view on a phone", async () => {
    const { cart } = await visitorWithCart();
    const bar = cart.root.querySelector("[data-slot=order-bar]");
    expect(bar?.text).toMatch(/Grand total\s*৳3,700\s*Go to checkout/);
    expect(bar?.querySelector("a")?.getAttribute("href")).toBe("/en/rongdhonu/checkout-products");
  });

  it("says once what is missing for a coupon, before it is tried and after", async () => {
    const visitor = storefront.visit();
    const cart = await addToCart(visitor, "/en/rongdhonu/product-details/pearl-bracelet", "1");
    // From ৳2,000, of ৳1,199.50.
    const said = (page: Page) => page.root.querySelector("main")?.text.match(/৳800\.50/g)?.length;
    expect(said(cart)).toBe(1);
    const tried = await visitor.submit(cart, "[data-slot=coupon-box] form", { code: "RONG12" });
    expect([tried.status, said(tried)]).toEqual([422, 1]);
    // Nor from which amount it is: its title may say that, and what is missing does.
    expect(cart.root.querySelector("[data-slot=coupon-offer]")?.text).not.toMatch(/worth .* or more/);
  });

  it("tells a guest how often one customer may use a coupon, where it is told of and where it is offered", async () => {
    await storefront.database.execute(
      sql`insert into coupon (shop_id, code, kind, amount, min_item_total, is_public, uses_per_customer)
        select id, 'ONCE900', 'fixed', 90000, 100000, true, 1 from shop where slug = 'rongdhonu'`,
    );
    try {
      const { cart } = await visitorWithCart();
      expect(cart.root.querySelector("[data-slot=cart-goals] li:last-child")?.text).toContain(
        "Coupon ONCE900 can be used now: ৳900 off · Once per customer",
      );
      const offers = cart.root.querySelectorAll("[data-slot=coupon-offer]").map(({ text }) => text);
      expect(offers.filter((text) => text.includes("Once per customer"))).toEqual([
        expect.stringContaining("ONCE900"),
      ]);
    } finally {
      await storefront.database.execute(sql`delete from coupon where code = 'ONCE900'`);
    }
  });

  it.each([
    ["/en/rongdhonu/cart", "৳300 more and coupon MORE500 takes ৳500 off in place of RONG12"],
    ["/rongdhonu/cart", "আর ৳৩০০ হলে RONG12‑এর বদলে MORE500 কুপনে ৳৫০০ ছাড়"],
  ])("tells of a better coupon while another one is usable, and while it is used: %s", async (path, told) => {
    // RONG12 takes 12% off what is worth ৳3,700 here.
    await storefront.database.execute(
      sql`insert into coupon (shop_id, code, kind, amount, min_item_total, is_public)
        select id, 'MORE500', 'fixed', 50000, 400000, true from shop where slug = 'rongdhonu'`,
    );
    try {
      const { visitor } = await visitorWithCart();
      const goals = (page: Page) =>
        page.root.querySelectorAll("[data-slot=cart-goals] li").map(({ text }) => text.trim());
      const usable = await visitor.open(path);
      expect(goals(usable).slice(1)).toEqual([expect.stringContaining("RONG12"), told]);
      const glance = await visitor.open(`${path}/glance`);
      expect(glance.root.toString()).toContain(told);
      // What it lacks is said once: there, not at its offer, and of who typed it at the field.
      const offers = usable.root.querySelectorAll("[data-slot=coupon-offer]").map(({ text }) => text);
      const lacks = /৳(300|৩০০)/;
      expect(offers.find((text) => text.includes("MORE500"))).not.toMatch(lacks);
      const refused = await visitor.submit(usable, "[data-slot=coupon-box] form", { code: "MORE500" });
      expect(refused.root.querySelector("[data-slot=coupon-box] [data-slot=field-error]")?.text).toMatch(
        lacks,
      );
      expect(goals(refused).slice(1)).toEqual([expect.stringContaining("RONG12")]);
      const used = await visitor.submit(usable, "[data-slot=cart-goals] form", {});
      expect(used.root.querySelector("[data-slot=coupon-box] strong")?.text).toBe("RONG12");
      expect(goals(used).slice(1)).toEqual([told]);
      expect(used.root.querySelector("[data-slot=cart-goals] form")).toBeNull();
      // As soon as it lacks nothing, one press takes it in place of the other.
      await storefront.database.execute(
        sql`update coupon set min_item_total = 300000 where code = 'MORE500'`,
      );
      const reached = await visitor.open(path);
      expect(goals(reached).at(1)).toMatch(/RONG12.*MORE500|MORE500.*RONG12/);
      // What has gone meanwhile says so beside the one that stays.
      await storefront.database.execute(sql`update coupon set is_paused = true where code = 'MORE500'`);
      const gone = await visitor.submit(reached, "[data-slot=cart-goals] form", {});
      expect([gone.status, gone.root.querySelector("[data-slot=coupon-box] strong")?.text]).toEqual([
        422,
        "RONG12",
      ]);
      expect(gone.root.querySelector("[data-slot=coupon-box] [data-slot=field-error]")?.text).toMatch(/\S/);
      await storefront.database.execute(sql`update coupon set is_paused = false where code = 'MORE500'`);
      const better = await visitor.submit(reached, "[data-slot=cart-goals] form", {});
      expect(better.root.querySelector("[data-slot=coupon-box] strong")?.text).toBe("MORE500");
    } finally {
      await storefront.database.execute(sql`delete from coupon where code = 'MORE500'`);
    }
  });

  it("says once how far it is to free delivery", async () => {
    const { cart } = await visitorWithCart();
    const said = cart.root
      .querySelector("[data-slot=order-summary]")
      ?.text.match(/(free delivery|delivery is free)/gi);
    expect(said).toHaveLength(1);
  });

  it("one more, one fewer and a typed number are each a button of the line", async () => {
    const { visitor, cart } = await visitorWithCart();
    const more = await visitor.submit(cart, line, {}, "[value=increase]");
    expect([more.path, quantity(more)]).toEqual(["/en/rongdhonu/cart", "3"]);
    const fewer = await visitor.submit(more, line, {}, "[value=decrease]");
    expect(quantity(fewer)).toBe("2");
    const typed = await visitor.submit(fewer, line, { quantity: "৭" });
    expect(quantity(typed)).toBe("7");
  });

  it("says what it costs in all, with VAT and delivery", async () => {
    const { cart } = await visitorWithCart();
    expect(cart.text).toContain("৳3,700");
    expect(cart.text).toContain("Grand total");
    expect(cart.text).toMatch(/Includes .*VAT/);
  });

  it.each([
    ["/en/rongdhonu/cart", "en"],
    ["/rongdhonu/cart", "bn"],
  ] as const)(
    "says of what its shop has hidden that it is not on sale, without a way to its page: %s",
    async (path, language) => {
      const { visitor } = await visitorWithCart();
      const stand = (status: string) =>
        storefront.database.execute(sql`update product set status = ${status} where slug = 'monipuri-saree'`);
      await stand("hidden");
      try {
        const cart = await visitor.open(path);
        const shown = cart.root.querySelector(line);
        expect(shown?.text).toContain(strings[language].pages.cart.goneAlone);
        expect(shown?.querySelector("a[href*='monipuri-saree']")).toBeNull();
        expect(shown?.querySelector("[value=remove]")).not.toBeNull();
        expect(alertOf(cart).text).toContain(strings[language].pages.cart.nothingLeft);
      } finally {
        await stand("live");
      }
    },
  );

  it.each([
    ["/en/rongdhonu/cart", "en"],
    ["/rongdhonu/cart", "bn"],
  ] as const)(
    "speaks of the rest only where there is one that can be ordered, else it leads to the shop's goods: %s",
    async (path, language) => {
      const said = strings[language].pages.cart;
      const { visitor } = await visitorWithCart();
      const stock = (pieces: number, slug: string) =>
        storefront.database.execute(sql`update product set stock = ${pieces} where slug = ${slug}`);
      await stock(0, "monipuri-saree");
      try {
        const alone = await visitor.open(path);
        expect(alone.root.querySelector(line)?.text).toContain(said.outAlone);
        expect(alertOf(alone).text).toContain(said.nothingLeft);
        const goods = path.replace("cart", "all-products/all");
        expect(alertOf(alone).way).toEqual([goods, said.goShopping]);
        expect((await visitor.open(goods)).status).toBe(200);
        expect(alone.text).not.toContain(said.out);
        await addToCart(visitor, "/en/rongdhonu/product-details/pearl-bracelet", "1");
        const withRest = await visitor.open(path);
        expect(withRest.text).toContain(said.out);
        expect(alertOf(withRest)).toEqual({ text: said.fixFirst, way: null });
        expect(withRest.text).not.toContain(said.outAlone);
      } finally {
        await stock(50, "monipuri-saree");
      }
    },
  );

  it("a shopper removes the last line and sees the empty cart", async () => {
    const { visitor, cart } = await visitorWithCart();
    const empty = await visitor.submit(cart, line, {}, "[value=remove]");
    expect(empty.text).toContain("Your cart is empty!");
  });

  it.each(["/en/rongdhonu/cart", "/rongdhonu/cart"])(
    "an empty one shows goods of the shop that can be bought, and puts one in by its button: %s",
    async (path) => {
      const visitor = storefront.visit();
      const empty = await visitor.open(path);
      const row = empty.root.querySelector("[data-slot=ribbon-row]");
      const cards = row?.querySelectorAll("[data-slot=product-card]") ?? [];
      expect(cards.length).toBeGreaterThanOrEqual(4);
      const more = row?.querySelector("[data-slot=section-head] a")?.getAttribute("href") ?? "";
      expect((await visitor.open(more)).status).toBe(200);
      const button = row?.querySelector("button[name=add]");
      const id = button?.getAttribute("value") ?? "";
      const added = await visitor.submit(
        empty,
        "[data-slot=quick-add-form]",
        {},
        `button[name=add][value="${id}"]`,
      );
      expect([added.path, quantity(added)]).toEqual([path, expect.stringMatching(/^[1১]$/)]);
      expect(added.root.querySelector("[data-slot=ribbon-row]")).toBeNull();
    },
  );

  it("the same removal sent twice is no error", async () => {
    const { visitor, cart } = await visitorWithCart();
    await visitor.submit(cart, line, {}, "[value=remove]");
    const again = await visitor.submit(cart, line, {}, "[value=remove]");
    expect([again.status, again.text]).toEqual([200, expect.stringContaining("Your cart is empty!")]);
  });

  it("a number that cannot be is refused at its line and changes nothing", async () => {
    const { visitor, cart } = await visitorWithCart();
    for (const [typed, message] of [
      ["11", "You can only order 10 quantities of a product at a time"],
      ["-3", "quantity"],
      ["abc", "quantity"],
    ] as const) {
      const refused = await visitor.submit(cart, line, { quantity: typed });
      expect(refused.status).toBe(422);
      expect(refused.root.querySelector(line)?.text.toLowerCase()).toContain(message.toLowerCase());
      expect(quantity(await visitor.open("/en/rongdhonu/cart"))).toBe("2");
    }
    expect(quantity(await visitor.submit(cart, line, { quantity: "11" }))).toBe("11");
  });

  it("an empty number is refused by every button but the one that removes", async () => {
    const { visitor, cart } = await visitorWithCart();
    const refused = await visitor.submit(cart, line, { quantity: "" }, "[value=decrease]");
    expect(refused.status).toBe(422);
    expect(quantity(await visitor.open("/en/rongdhonu/cart"))).toBe("2");
  });

  it("another visitor cannot touch the line", async () => {
    const { visitor, cart } = await visitorWithCart();
    const stranger = storefront.visit();
    await addToCart(stranger, saree, "1");
    await stranger.submit(cart, line, {}, "[value=remove]");
    expect(quantity(await visitor.open("/en/rongdhonu/cart"))).toBe("2");
  });

  it("each shop has a cart of its own", async () => {
    const { visitor } = await visitorWithCart();
    expect((await visitor.open("/en/kacha-bazar/cart")).text).toContain("Your cart is empty!");
  });
});

describe("what was taken out of the cart", () => {
  const undo = "form[data-slot=undo-note]";

  it("comes back by the form that stands in the message, once, however often it is pressed", async () => {
    const { visitor, cart } = await visitorWithCart();
    const removed = await visitor.submit(cart, line, {}, "[value=remove]");
    expect(removed.text).toMatch(/Monipuri.* is removed from the cart/);
    const [back] = await Promise.all([visitor.submit(removed, undo), visitor.submit(removed, undo)]);
    expect(back.path).toBe("/en/rongdhonu/cart");
    expect(quantity(await visitor.open("/en/rongdhonu/cart"))).toBe("2");
  });

  it("is offered once: the next page says nothing of it", async () => {
    const { visitor, cart } = await visitorWithCart();
    await visitor.submit(cart, line, {}, "[value=remove]");
    expect((await visitor.open("/en/rongdhonu/cart")).root.querySelector(undo)).toBeNull();
  });
});

describe("what found no place when carts were merged", () => {
  it("is told after sign-in, named on the cart's page, and taken instead of what is there by a form", async () => {
    const phone = newPhone();
    const first = storefront.visit();
    await signUp(first, "/en/kacha-bazar", phone);
    const rice = await first.open("/en/kacha-bazar/product-details/miniket-rice");
    const sizes = rice.root
      .querySelectorAll("[data-slot=attribute-value]")
      .map((value) => value.getAttribute("href") ?? "");
    const [small = "", medium = ""] = sizes;
    await addToCart(first, small, "7");
    const guest = storefront.visit();
    await addToCart(guest, small, "3");
    await addToCart(guest, medium, "2");
    const signedIn = await signIn(guest, "/en/kacha-bazar", phone);
    expect(signedIn.text).toMatch(
      /Your cart had no room left for 2 × .*Rice.* \(10 kg\)\. Choose in the cart/,
    );
    const cart = await guest.open("/en/kacha-bazar/cart");
    const leftOut = "[data-slot=left-out] form";
    expect(cart.root.querySelector("[data-slot=left-out]")?.text).toMatch(/2 × .*Rice.* \(10 kg\)/);
    const taken = await guest.submit(cart, leftOut, {}, "[value=take_left_out]");
    expect(
      taken.root
        .querySelectorAll(line)
        .map((form) => form.querySelector("[name=quantity]")?.getAttribute("value")),
    ).toEqual(["8", "2"]);
    expect(taken.root.querySelector("[data-slot=left-out]")?.text).toMatch(/2 × .*Rice.* \(5 kg\)/);
  });
});

describe("a coupon in the cart", () => {
  it("is offered only where it can be had: none that begins later, is used up, or has ended", async () => {
    const visitor = storefront.visit();
    await addToCart(visitor, "/en/kacha-bazar/product-details/carrot");
    const cart = await visitor.open("/en/kacha-bazar/cart");
    const offers = cart.root.querySelectorAll("[data-slot=coupon-offer] strong").map((code) => code.text);
    expect(offers).toEqual(["BAZAR10", "MASHER5000"]);
  });

  const typed = "[data-slot=coupon-box] form:has([name=code][type=text])";
  const summary = (page: Page) => page.root.querySelector("[data-slot=order-summary]")?.text ?? "";

  it("is applied once and stays with the cart, on every page that shows it, until it is taken off", async () => {
    const { visitor, cart } = await visitorWithCart();
    const applied = await visitor.submit(cart, typed, { code: " rong১২ " }, "[value=apply_coupon]");
    expect(applied.text).toContain("Coupon applied");
    expect(summary(applied)).toContain("−৳444");
    expect(summary(await visitor.open("/en/rongdhonu/cart"))).toContain("−৳444");
    const kept = await visitor.submit(applied, line, {}, "[value=increase]");
    expect([kept.path, summary(kept)]).toEqual(["/en/rongdhonu/cart", expect.stringContaining("−৳500")]);
    await visitor.open("/en/rongdhonu/checkout-products");
    const checkout = await signUp(visitor, "/en/rongdhonu");
    expect([checkout.path, summary(checkout)]).toEqual([
      expect.stringContaining("checkout-products"),
      expect.stringContaining("−৳500"),
    ]);
    const off = await visitor.submit(kept, "form[data-slot=coupon-box]", {}, "[value=remove_coupon]");
    expect(off.text).toContain("Coupon cleared");
    expect(summary(off)).not.toContain("−৳");
    expect(summary(await visitor.open("/en/rongdhonu/cart"))).not.toContain("−৳");
  });

  it("that is no longer good is taken off, and the page says so once, with the code still in its field", async () => {
    const { visitor, cart } = await visitorWithCart();
    const applied = await visitor.submit(cart, typed, { code: "RONG12" });
    const lost = await visitor.submit(applied, line, {}, "[value=decrease]");
    expect(summary(lost)).toContain("Add ৳150 more to use this coupon. It was taken off your cart.");
    expect(summary(lost)).not.toContain("−৳");
    expect(lost.root.querySelector("[name=code][type=text]")?.getAttribute("value")).toBe("RONG12");
    const later = await visitor.open("/en/rongdhonu/cart");
    expect(summary(later)).not.toContain("It was taken off");
    const again = await visitor.submit(later, line, {}, "[value=increase]");
    expect(summary(again)).not.toContain("−৳");
  });

  it("is not lost unseen where the cart is only glanced at beside another page", async () => {
    const { visitor, cart } = await visitorWithCart();
    await visitor.submit(cart, typed, { code: "RONG12" });
    await visitor.submit(await visitor.open("/en/rongdhonu/cart"), line, {}, "[value=remove]");
    const list = await visitor.open("/en/rongdhonu/all-products/sarees");
    const card = list.root
      .querySelectorAll("[data-slot=product-card]")
      .find((each) => each.querySelector("a")?.getAttribute("href")?.endsWith("monipuri-saree"));
    const id = card?.querySelector("button")?.getAttribute("value");
    await visitor.submit(list, "[data-slot=quick-add-form]", {}, `button[name=add][value="${id}"]`);
    await visitor.open("/en/rongdhonu/cart/glance");
    expect(summary(await visitor.open("/en/rongdhonu/cart"))).toContain("It was taken off your cart");
  });

  it("says so where its field was left empty", async () => {
    const { visitor, cart } = await visitorWithCart();
    const empty = await visitor.submit(cart, typed, { code: "  " }, "[value=apply_coupon]");
    expect([empty.status, summary(empty)]).toEqual([
      422,
      expect.stringContaining("Please type a coupon code"),
    ]);
  });

  it("that is public is one tap away; one that has ended, is unknown or asks for more says why", async () => {
    const { visitor, cart } = await visitorWithCart();
    expect(cart.root.querySelector("[data-slot=coupon-offer] [value=RONG12]")).not.toBeNull();
    const ended = await visitor.submit(cart, typed, { code: "BOISHAKH" });
    expect(summary(ended)).toMatch(/This coupon ended on \d+ \w+ \d{4}/);
    const field = ended.root.querySelector("[name=code][type=text]");
    expect([field?.getAttribute("value"), field?.hasAttribute("autofocus")]).toEqual(["BOISHAKH", true]);
    expect(summary(await visitor.submit(cart, typed, { code: "NOSUCH" }))).toContain("Coupon invalid");
    const one = await visitor.submit(cart, line, {}, "[value=decrease]");
    expect(summary(await visitor.submit(one, typed, { code: "RONG12" }))).toContain(
      "Add ৳150 more to use this coupon",
    );
  });

  it("of another shop is refused, and said to be that", async () => {
    const visitor = storefront.visit();
    await addToCart(visitor, "/en/kacha-bazar/product-details/carrot");
    const cart = await visitor.open("/en/kacha-bazar/cart");
    const elsewhere = await visitor.submit(cart, typed, { code: "RONG12" });
    expect(elsewhere.text).toContain("This coupon is another shop's");
  });
});
