import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../testing/open-storefront";
import { addToCart } from "../../../testing/shopper";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const saree = "/en/rongdhonu/product-details/tangail-cotton-saree";
const plain = "/en/rongdhonu/product-details/monipuri-saree";
const cartBadge = (page: { root: { querySelector(selector: string): { text: string } | null } }) =>
  page.root.querySelector("header a[href$='/cart']")?.text;

describe("the product page without JavaScript", () => {
  it("choosing a value is a link that carries the choice", async () => {
    const visitor = storefront.visit();
    const page = await visitor.open(saree);
    const red = page.root
      .querySelectorAll("[data-slot=attribute-value]")
      .find((value) => value.text.includes("Red"));
    const chosen = await visitor.open(red?.getAttribute("href") ?? "");
    expect(chosen.root.querySelector("[data-slot=attribute-value][data-state=selected]")?.text).toContain(
      "Red",
    );
  });

  it("a value that is out of stock is struck and says so", async () => {
    const page = await storefront.visit().open(saree);
    const green = page.root
      .querySelectorAll("[data-slot=attribute-value]")
      .find((value) => value.text.includes("green"));
    expect(green?.getAttribute("data-state")).toBe("out");
    expect(green?.text).toContain("Out of stock");
  });

  it("without a choice nothing is added, and the page says what to choose and keeps the quantity", async () => {
    const visitor = storefront.visit();
    const page = await addToCart(visitor, saree, "3");
    expect(page.status).toBe(422);
    expect(page.text).toContain("Choose Color first.");
    expect(page.root.querySelector("[name=quantity]")?.getAttribute("value")).toBe("3");
    expect((await visitor.open("/en/rongdhonu/cart")).text).toContain("Your cart is empty!");
  });

  it("a plain product goes in the cart, the page says so, and the header counts it", async () => {
    const visitor = storefront.visit();
    const page = await addToCart(visitor, plain);
    expect(page.path).toBe(plain);
    expect(page.root.querySelector("[role=status]")?.text).toContain("Product added to cart");
    expect(cartBadge(page)).toContain("1");
  });

  it("two first products sent at the same time end in one cart", async () => {
    const visitor = storefront.visit();
    const pages = [
      await visitor.open(plain),
      await visitor.open("/en/rongdhonu/product-details/monsoon-umbrella"),
    ];
    await Promise.all(
      pages.map((page) => visitor.submit(page, "form[data-slot=buy-box]", { quantity: "1" })),
    );
    const cart = await visitor.open("/en/rongdhonu/cart");
    expect(cart.root.querySelectorAll("[data-slot=cart-line]")).toHaveLength(2);
  });

  it("more than ten, zero, words and Bengali digits are understood or refused by name", async () => {
    for (const [typed, answer] of [
      ["11", "You can only order 10 quantities of a product at a time"],
      ["০", "quantity"],
      ["two", "quantity"],
    ] as const) {
      const visitor = storefront.visit();
      const page = await addToCart(visitor, plain, typed);
      expect(page.status).toBe(422);
      expect(page.text.toLowerCase()).toContain(answer.toLowerCase());
      expect((await visitor.open("/en/rongdhonu/cart")).text).toContain("Your cart is empty!");
    }
    const visitor = storefront.visit();
    await addToCart(visitor, plain, "২");
    expect(
      (await visitor.open("/en/rongdhonu/cart")).root.querySelector("[name=quantity]")?.getAttribute("value"),
    ).toBe("2");
  });

  it("buy now goes on to the checkout, by way of sign-in", async () => {
    const visitor = storefront.visit();
    const page = await visitor.submit(
      await visitor.open(plain),
      "form[data-slot=buy-box]",
      {},
      "[value=buy]",
    );
    expect(page.path).toBe("/en/rongdhonu/login");
  });

  it("ids of another shop's product in the form add nothing of theirs", async () => {
    const visitor = storefront.visit();
    const page = await visitor.open(plain);
    await visitor.submit(page, "form[data-slot=buy-box]", { id_product: "1" });
    const cart = await visitor.open("/en/rongdhonu/cart");
    expect(cart.root.querySelectorAll("[data-slot=cart-line]")).toHaveLength(1);
    expect(cart.text).toContain("Monipuri");
  });
});
