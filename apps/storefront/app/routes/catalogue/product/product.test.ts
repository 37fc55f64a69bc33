import { moneyForMachines } from "@haat/i18n/money";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStorefront, type TestStorefront } from "../../../../testing/open-storefront";
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

const saree = "/en/rongdhonu/product-details/tangail-cotton-saree";
const plain = "/en/rongdhonu/product-details/monipuri-saree";
/** The id of the red one's value, as its link carries it. */
const redOf = (page: Page) =>
  new URL(
    page.root
      .querySelectorAll("[data-slot=attribute-value]")
      .find((value) => value.text.includes("Red"))
      ?.getAttribute("href") ?? "",
    "http://any.host",
  ).searchParams.get("choice");
const cartBadge = (page: { root: { querySelector(selector: string): { text: string } | null } }) =>
  page.root.querySelector("header a[href$='/cart']")?.text;

describe("a second tap on a slow line", () => {
  const inCart = async (visitor: PlainBrowser) =>
    (await visitor.open("/en/rongdhonu/cart")).root.querySelector("[name=quantity]")?.getAttribute("value");
  const box = "form[data-slot=buy-box]";

  it("is the same purchase, for a guest's first product and a customer's next one", async () => {
    const visitor = storefront.visit();
    const page = await visitor.open(plain);
    await Promise.all([visitor.submit(page, box), visitor.submit(page, box)]);
    await visitor.submit(page, box);
    expect(await inCart(visitor)).toBe("1");
    await signUp(visitor, "/en/rongdhonu");
    const later = await visitor.open(plain);
    await Promise.all([visitor.submit(later, box), visitor.submit(later, box)]);
    expect(await inCart(visitor)).toBe("2");
  });

  it("of a page that was made since, of another choice or of another number is a purchase of its own", async () => {
    const visitor = storefront.visit();
    const page = await visitor.open(plain);
    await visitor.submit(page, box);
    const added = await visitor.open(plain);
    await visitor.submit(added, box);
    expect(await inCart(visitor)).toBe("2");
    await visitor.submit(added, box, { quantity: "3" });
    expect(await inCart(visitor)).toBe("5");
  });

  it("after the cart was emptied, by hand or by an order, is a purchase again", async () => {
    const visitor = storefront.visit();
    await signUp(visitor, "/en/rongdhonu");
    await visitor.submit(await visitor.open(plain), box);
    await visitor.submit(
      await visitor.open("/en/rongdhonu/cart"),
      "form[data-slot=cart-line]",
      {},
      "[value=remove]",
    );
    await visitor.submit(await visitor.open(plain), box);
    expect(await inCart(visitor)).toBe("1");
    const checkout = await visitor.open("/en/rongdhonu/checkout-products?shipping_method=2");
    const placed = await visitor.submit(checkout, "main form:has([name=idempotency_key])", {
      intent: "place",
    });
    expect(placed.path).toMatch(/placed$/);
    await visitor.submit(await visitor.open(plain), box);
    expect(await inCart(visitor)).toBe("1");
  });

  it("has no key in a page that everybody shares", async () => {
    const versions = [storefront.visit(), storefront.visit()].map(async (visitor) =>
      (await visitor.open(plain)).root.querySelector("[name=cart_version]")?.getAttribute("value"),
    );
    expect(await Promise.all(versions)).toEqual(["none", "none"]);
  });
});

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
    expect(page.text).toContain("Colour: choose one first.");
    expect(page.root.querySelector("[name=quantity]")?.getAttribute("value")).toBe("3");
    expect((await visitor.open("/en/rongdhonu/cart")).text).toContain("Your cart is empty!");
  });

  it("every choice that is missing is marked, and the page opens at the first", async () => {
    const page = await addToCart(storefront.visit(), "/en/rongdhonu/product-details/embroidered-kurti");
    expect(page.status).toBe(422);
    expect(page.root.querySelectorAll("main [role=alert]").map(({ text }) => text)).toEqual([
      "Colour: choose one first.",
      "Size: choose one first.",
    ]);
    const [first, second] = page.root.querySelectorAll("[data-slot=attribute-group]");
    expect([first?.hasAttribute("autofocus"), second?.hasAttribute("autofocus")]).toEqual([true, false]);
  });

  it("a plain product goes in the cart, whose page says so, and the header counts it", async () => {
    const visitor = storefront.visit();
    const page = await addToCart(visitor, plain);
    expect(page.path).toContain("/en/rongdhonu/cart?added=");
    expect(page.root.querySelector("main [role=status]")?.text).toContain("is in your cart");
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

  it("buy now goes on to buy the product at once, with the choice and the quantity, and leaves the cart alone", async () => {
    const visitor = storefront.visit();
    await signUp(visitor, "/en/rongdhonu");
    const page = await visitor.submit(
      await visitor.open(`${saree}?choice=${redOf(await visitor.open(saree))}`),
      "form[data-slot=buy-box]",
      { quantity: "২" },
      "[value=buy]",
    );
    const asked = new URL(page.path, "http://any.host");
    expect(asked.pathname).toBe("/en/rongdhonu/direct/buy");
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      product: "tangail-cotton-saree",
      quantity: "2",
      choice: expect.stringMatching(/^\d+$/),
    });
    expect(page.text).toContain("Tangail Cotton Saree");
    expect((await visitor.open("/en/rongdhonu/cart")).text).toContain("Your cart is empty!");
  });

  it("buy now without a choice says what to choose", async () => {
    const visitor = storefront.visit();
    const page = await visitor.submit(
      await visitor.open(saree),
      "form[data-slot=buy-box]",
      {},
      "[value=buy]",
    );
    expect(page.status).toBe(422);
    expect(page.text).toContain("Colour: choose one first.");
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

/** What search engines read of a page, by type. */
const dataOf = (page: Page, type: string) =>
  page.root
    .querySelectorAll("script[type='application/ld+json']")
    .map(({ rawText }) => JSON.parse(rawText) as Record<string, unknown>)
    .find((data) => data["@type"] === type);

describe("the product page tells", () => {
  it("search engines the prices of what can be bought of a product that comes in several", async () => {
    const ofRice = sql`product_id = (select id from product where slug = 'chinigura-rice')`;
    const { rows } = (await storefront.database.execute(
      sql`select id, price::int as price, stock from product_combination where ${ofRice} and not hidden order by price, id`,
    )) as unknown as { rows: { id: number; price: number; stock: number }[] };
    const prices = rows.map(({ price }) => moneyForMachines(price));
    expect([rows.length, new Set(prices).size]).toEqual([2, 2]);
    const offered = async () => {
      const page = await storefront.visit().open("/en/kacha-bazar/product-details/chinigura-rice");
      return (dataOf(page, "Product") as { offers: object }).offers;
    };
    const setStock = (id: number | undefined, stock: number) =>
      storefront.database.execute(sql`update product_combination set stock = ${stock} where id = ${id}`);
    try {
      for (const { id } of rows) await setStock(id, 5);
      const [lowPrice, highPrice] = prices;
      await expect.poll(offered).toMatchObject({ lowPrice, highPrice, offerCount: 2 });
      await setStock(rows[0]?.id, 0);
      await expect.poll(offered).toMatchObject({ "@type": "Offer", price: highPrice });
      await setStock(rows[1]?.id, 0);
      await expect.poll(offered).toMatchObject({ lowPrice, highPrice, offerCount: 2 });
    } finally {
      for (const { id, stock } of rows) await setStock(id, stock);
    }
  });

  it("search engines what it is, what it costs, whether there is any and the way to it", async () => {
    const page = await storefront.visit().open(plain);
    expect(dataOf(page, "Product")).toMatchObject({
      name: expect.stringContaining("Monipuri"),
      sku: expect.stringMatching(/^\d+$/),
      additionalProperty: expect.arrayContaining([
        { "@type": "PropertyValue", name: "Fabric", value: "Striped cotton" },
      ]),
      image: expect.arrayContaining([
        expect.stringMatching(/^http:\/\/rongdhonu\.localhost:3000\/media\/.+\/960$/),
      ]),
      offers: {
        "@type": "Offer",
        price: expect.stringMatching(/^\d+\.\d\d$/),
        priceCurrency: "BDT",
        availability: "https://schema.org/InStock",
      },
    });
    expect(dataOf(page, "BreadcrumbList")).toMatchObject({
      itemListElement: [
        { position: 1, item: "http://rongdhonu.localhost:3000/en" },
        { position: 2, name: "Sarees" },
        { position: 3, item: "http://rongdhonu.localhost:3000/en/product-details/monipuri-saree" },
      ],
    });
    expect(page.root.querySelector("meta[property='og:image']")?.getAttribute("content")).toMatch(
      /^http:\/\/rongdhonu\.localhost:3000\/media\//,
    );
    const contentOf = (selector: string) => page.root.querySelector(selector)?.getAttribute("content");
    expect(contentOf("meta[property='og:image:alt']")).toBe("Monipuri Handloom Saree");
    expect(contentOf("meta[name='twitter:card']")).toBe("summary_large_image");
  });

  it("who looks for what is gone that it is gone, and where to look", async () => {
    const page = await storefront.visit().open("/en/rongdhonu/product-details/no-such-thing");
    expect(page.status).toBe(404);
    expect(page.text).toContain("No product found");
    expect(page.root.querySelector("main form[method=get]")?.getAttribute("action")).toBe(
      "/en/rongdhonu/search-product",
    );
    expect(page.root.querySelectorAll("main [data-slot=category-list] a").length).toBeGreaterThan(3);
  });

  it("what else of its kind can be had, without itself and without what is sold out", async () => {
    const page = await storefront.visit().open(plain);
    const row = page.root.querySelector("[data-slot=ribbon-row]");
    expect(row?.text).toContain("More from Sarees");
    expect(row?.querySelectorAll("[data-slot=product-card]").length).toBeGreaterThan(1);
    expect(row?.querySelector("a[href$='/monipuri-saree']")).toBeNull();
    expect(row?.text).not.toContain("Out of stock");
  });
});

it("says below the name who wrote a book, and what is written of it once", async () => {
  const { root } = await storefront.visit().open("/en/boi-para/product-details/gora");
  expect(root.querySelector("h1 + p")?.text).toBe("Rabindranath Tagore");
  expect(root.querySelector("#details + p")?.text).toMatch(/^Rabindranath Tagore's great novel/);
  const plainRoot = (await storefront.visit().open(plain)).root;
  expect(plainRoot.querySelector("h1 + p")).toBeNull();
});

it("says who sells it and where they are, beside what happens at the door", async () => {
  const { root } = await storefront.visit().open(plain);
  expect(root.querySelectorAll("[data-slot=delivery-promise] dt").map(({ text }) => text)).toContain(
    "Sold by",
  );
  expect(root.querySelector("[data-slot=delivery-promise]")?.text).toContain("Rongdhonu, Shop 14");
});

describe("the measures of a product's sizes", () => {
  const panjabi = "/rongdhonu/product-details/signature-panjabi";
  const open = (path: string) => storefront.visit().open(path);
  const sizesLink = (page: Page) => page.root.querySelector("main a[href$='/sizes']");

  it("are one link away, beside the choice of the size", async () => {
    const link = sizesLink(await open(`/en${panjabi}`));
    expect(link?.text).toBe("Size guide");
    expect(link?.closest("fieldset")?.querySelector("legend")?.text).toContain("Size");
    const page = await open(link?.getAttribute("href") ?? "");
    const cells = page.root.querySelectorAll("main tbody tr")[0]?.querySelectorAll("th, td");
    expect(cells?.map(({ text }) => text)).toEqual([
      "M",
      "Chest38 in96.5 cm",
      "Length40 in101.6 cm",
      "Shoulder17 in43.2 cm",
      "Sleeve24 in61 cm",
    ]);
    expect(page.root.querySelectorAll("main th[scope=col]")).toHaveLength(5);
    expect(page.root.querySelector("main a[data-slot=link-button]")?.getAttribute("href")).toBe(
      `/en${panjabi}`,
    );
    expect(page.root.querySelectorAll("script[src]")).toHaveLength(0);
  });

  it("stand in Bengali digits in Bengali", async () => {
    const page = await open(`${panjabi}/sizes`);
    const table = page.root.querySelector("main table")?.text ?? "";
    expect(table).toContain("৩৮ ইঞ্চি৯৬.৫ সেমি");
    expect(table).not.toMatch(/[0-9]/);
  });

  it("are below the price where nothing is chosen by, and no page where the shop wrote none", async () => {
    const link = sizesLink(await open("/en/rongdhonu/product-details/jamdani-saree"));
    expect([link?.text, link?.closest("fieldset")]).toEqual(["Size guide", null]);
    expect(sizesLink(await open(`/en/rongdhonu/product-details/block-print-saree`))).toBeNull();
    expect((await open("/en/rongdhonu/product-details/block-print-saree/sizes")).status).toBe(404);
  });
});
