import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let at: string;
let product: { id: number; name_en: string; price: string; stock: number };
let other: typeof product;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  const { path } = await signIn(browser, people.packer);
  at = `${path}/orders/new`;
  const { rows } = (await storefront.database.execute(sql`
    select p.id, p.name_en, p.price, p.stock from product p join shop s on s.id = p.shop_id
    where s.seller_key = ${path.split("/").at(-1)} and not p.has_attributes and p.stock > 5 and p.status = 'live'
      and not p.home_city_only order by p.id limit 2`)) as unknown as { rows: (typeof product)[] };
  const [found, second] = rows;
  if (!found || !second) throw new Error("The shop sells too little.");
  product = { ...found, price: String(found.price) };
  other = second;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const words = strings.en.orderEntry;
const lookForm = "[data-slot=order-goods]";
const orderForm = "[data-slot=console-form]";
const dhaka = 26;
const stockNow = async () => {
  const { rows } = (await storefront.database.execute(
    sql`select stock from product where id = ${product.id}`,
  )) as unknown as { rows: { stock: number }[] };
  return rows[0]?.stock;
};
const valueOf = (page: Page, name: string) =>
  page.root.querySelector(`${orderForm} [name=${name}]`)?.getAttribute("value");

describe("an order that the shop writes down", () => {
  it("stands behind the desk; goods are found and counted, and no customer is asked for before place and pieces are known", async () => {
    const desk = await browser.open(at.replace("/new", ""));
    expect(desk.root.querySelector(`main a[href$="/orders/new"]`)).toBeTruthy();
    const page = await browser.open(at);
    expect(page.root.querySelector(`${lookForm} [name=city]`), "a place before there are goods").toBeNull();
    const found = await browser.submit(page, lookForm, { q: product.name_en });
    expect(found.root.querySelector(`${lookForm} [name=city]`)).toBeTruthy();
    expect(found.text).toContain(product.name_en);
    expect(found.root.querySelector(orderForm)).toBeNull();
    const counted = await browser.submit(found, lookForm, { [`p${product.id}`]: "২", q: "" });
    expect(counted.root.querySelector(orderForm)).toBeNull();
    expect(counted.text).toContain(words.nextOrPickUp);
    const none = await browser.submit(page, lookForm, { q: "qqqqzzzz" });
    expect(none.text).toContain(words.foundNone);
  });

  it("offers no pick-up as a way on where the shop has none", async () => {
    const ofShop = sql`where id = (select shop_id from product where id = ${product.id})`;
    await storefront.database.execute(sql`update shop set offers_pick_up = false ${ofShop}`);
    const page = await browser.open(`${at}?p${product.id}=2`);
    await storefront.database.execute(sql`update shop set offers_pick_up = true ${ofShop}`);
    expect(page.text).toContain(words.next);
    expect(page.text).not.toContain(words.nextOrPickUp);
  });

  it("says that no pieces are asked for yet where only the place is known, and keeps what was said of it", async () => {
    const found = await browser.open(`${at}?q=${encodeURIComponent(product.name_en)}`);
    expect(found.text).not.toContain(words.noPieces);
    const placed = await browser.submit(found, lookForm, { city: String(dhaka), area: "Mirpur" });
    expect(placed.text).toContain(words.noPieces);
    expect(placed.root.querySelector(orderForm)).toBeNull();
    for (const said of ["way=2", `city=${dhaka}`, "area=Mirpur"]) {
      const page = await browser.open(`${at}?${said}`);
      expect([page.text.includes(words.noPieces), page.text.includes(words.area)], said).toEqual([
        true,
        true,
      ]);
    }
  });

  it("says at the fields what is missing where its cost is asked for, in either language, and keeps what was typed", async () => {
    const pieces = `p${product.id}`;
    const find = `q=${encodeURIComponent(product.name_en)}`;
    const saidAt = (page: Page, name: string) =>
      page.root.querySelector(`${lookForm} #look-${name}-error`)?.text ?? "";
    for (const [prefix, { missing }] of [
      ["", strings.bn.orderEntry],
      ["/en", words],
    ] as const) {
      const path = `${prefix}${at.replace(/^\/en/, "")}`;
      const found = await browser.open(`${path}?${find}`);
      expect([saidAt(found, pieces), saidAt(found, "city")], "nothing is asked for yet").toEqual(["", ""]);
      const asked = await browser.submit(found, lookForm, { area: "Mirpur" }, "[name=cost]");
      expect([saidAt(asked, pieces), saidAt(asked, "city"), saidAt(asked, "area")]).toEqual([
        expect.stringContaining(missing.pieces),
        expect.stringContaining(missing.city),
        "",
      ]);
      expect(asked.root.querySelector(`${lookForm} [name=area]`)?.getAttribute("value")).toBe("Mirpur");
      const odd = await browser.submit(
        asked,
        lookForm,
        { [pieces]: "two", city: String(dhaka) },
        "[name=cost]",
      );
      expect(saidAt(odd, pieces)).toContain(missing.number);
      expect(odd.root.querySelector(`${lookForm} [name=${pieces}]`)?.getAttribute("value")).toBe("two");
      expect(odd.root.querySelector(orderForm)).toBeNull();
      const known = await browser.submit(odd, lookForm, { [pieces]: "2" }, "[name=cost]");
      expect(known.root.querySelector(orderForm)).toBeTruthy();
    }
  });

  it("drops nothing whose pieces are no number: it says so at the field and writes nothing down, whatever else is looked for", async () => {
    const [wrong, right] = [`p${product.id}`, `p${other.id}`];
    const place = `way=1&city=${dhaka}&area=Mirpur`;
    const known = await browser.open(`${at}?${wrong}=2&${right}=1&${place}`);
    expect(known.root.querySelector(orderForm)).toBeTruthy();
    const valueAt = (page: Page, name: string) =>
      page.root.querySelector(`${lookForm} [name=${name}]`)?.getAttribute("value");
    for (const search of ["", other.name_en, "qqqqzzzz"]) {
      const odd = await browser.submit(known, lookForm, { [wrong]: "2 kg", q: search }, "[name=cost]");
      expect([valueAt(odd, wrong), valueAt(odd, right)], search).toEqual(["2 kg", "1"]);
      expect(odd.root.querySelector(`#look-${wrong}-error`)?.text).toContain(words.missing.number);
      expect(odd.root.querySelector(orderForm)).toBeNull();
      const mended = await browser.submit(odd, lookForm, { [wrong]: "3" }, "[name=cost]");
      expect(valueAt(mended, wrong)).toBe("3");
      expect(mended.root.querySelector(orderForm)).toBeTruthy();
    }
    const before = await stockNow();
    known.root.querySelector(orderForm)?.setAttribute("action", `${at}?${wrong}=abc&${right}=1&${place}`);
    const typed = { recipient: "Karim", phone: "01755667711", address: "House 7", source: "phone" };
    const refused = await browser.submit(known, orderForm, typed);
    expect([refused.path.includes("/orders/new"), await stockNow()]).toEqual([true, before]);
    expect(refused.root.querySelector(`#look-${wrong}-error`)?.text).toContain(words.missing.number);
  });

  it("tells two products with the same fault apart, by their names", async () => {
    const page = await browser.open(`${at}?p${product.id}=a&p${other.id}=b`);
    const links = page.root.querySelectorAll(`${lookForm} [data-slot=form-error-summary] a`);
    expect(links.map(({ text }) => text)).toEqual(
      [product, other].map(({ name_en }) => `${name_en}: ${words.missing.number}`),
    );
  });

  it("says that no pieces are asked for yet beside what the place lacks, and shows the fields that it names", async () => {
    for (const said of ["way=1&area=Mirpur&cost=1", "q=&way=1&city=&area=&cost=1"]) {
      const page = await browser.open(`${at}?${said}`);
      expect(page.text, said).toContain(words.noPieces);
      expect(page.root.querySelector("#look-city-error")?.text, said).toContain(words.missing.city);
    }
  });

  it("keeps what was typed where something is missing, is written down once, and leads to the order", async () => {
    const before = (await stockNow()) ?? 0;
    const page = await browser.open(`${at}?p${product.id}=2&way=1&city=${dhaka}&area=Mirpur`);
    const typed = { recipient: "Karim", phone: "01755667788", address: "", source: "message", tells: "on" };
    const refused = await browser.submit(page, orderForm, typed);
    expect([refused.status, valueOf(refused, "recipient")]).toEqual([422, "Karim"]);
    expect(refused.text).toContain(strings.en.api.fields.address_required);
    const done = await browser.submit(refused, orderForm, { ...typed, address: "House 7" });
    expect(done.path).toMatch(/\/orders\/[A-Z0-9]+-[A-Z0-9]+$/);
    expect(done.text).toContain(words.origin.message);
    const again = await browser.submit(refused, orderForm, { ...typed, address: "House 7" });
    expect([again.path, await stockNow()]).toEqual([done.path, before - 2]);
  });

  it("says the new total where a price changed meanwhile, with all that was typed, and takes it then", async () => {
    const page = await browser.open(`${at}?p${product.id}=1&way=1&city=${dhaka}&area=Mirpur`);
    await storefront.database.execute(
      sql`update product set price = price + 1000, max_price = max_price + 1000 where id = ${product.id}`,
    );
    const typed = { recipient: "Karim", phone: "01755667799", address: "House 7", source: "phone" };
    const changed = await browser.submit(page, orderForm, typed);
    expect([changed.status, valueOf(changed, "recipient")]).toEqual([409, "Karim"]);
    const done = await browser.submit(changed, orderForm, typed);
    expect(done.path).toMatch(/\/orders\/[A-Z0-9]+-[A-Z0-9]+$/);
  });

  it("leaves out what is not sold, and says so", async () => {
    const page = await browser.open(`${at}?p${product.id}=1&p99999999=3&way=1&city=${dhaka}&area=Mirpur`);
    expect(page.text).toContain(words.gone);
    const typed = { recipient: "Karim", phone: "01755667722", address: "House 7", source: "phone" };
    const done = await browser.submit(page, orderForm, typed);
    expect(done.path).toMatch(/\/orders\/[A-Z0-9]+-[A-Z0-9]+$/);
  });

  it("says that an order has no room for more, and what becomes of the others", async () => {
    const pieces = [product.id, ...Array.from({ length: 100 }, (_, position) => 90_000_000 + position)];
    const query = pieces.map((id) => `p${id}=1`).join("&");
    for (const [prefix, say, most] of [
      ["", strings.bn.orderEntry, "১০০"],
      ["/en", words, "100"],
    ] as const) {
      const path = `${prefix}${at.replace(/^\/en/, "")}`;
      const text = say.tooMuch.replace("{{most}}", most);
      expect((await browser.open(`${path}?${query}`)).text).toContain(text);
      const full = query.replace(/&[^&]*$/, "");
      expect((await browser.open(`${path}?${full}`)).text).not.toContain(text);
    }
    // What was not seen to be left out is not written down without it.
    const page = await browser.open(`${at}?p${product.id}=1&way=1&city=${dhaka}&area=Mirpur`);
    page.root
      .querySelector(orderForm)
      ?.setAttribute("action", `${at}?${query}&way=1&city=${dhaka}&area=Mirpur`);
    const before = await stockNow();
    const typed = { recipient: "Karim", phone: "01755667733", address: "House 7", source: "phone" };
    const refused = await browser.submit(page, orderForm, typed);
    // The page is shown again, with all that was asked for, before anything is looked up.
    expect([refused.status, await stockNow()]).toEqual([200, before]);
    expect(refused.text).toContain(words.tooMuch.replace("{{most}}", "100"));
  });

  it("says at its field what is wrong with the pieces of what is sold out meanwhile", async () => {
    const ofProduct = sql`where id = ${other.id}`;
    await storefront.database.execute(sql`update product set stock = 0 ${ofProduct}`);
    for (const search of ["", `&q=${encodeURIComponent(other.name_en)}`]) {
      const page = await browser.open(`${at}?p${other.id}=abc${search}`);
      expect(page.root.querySelector(`#look-p${other.id}-error`)?.text, search).toContain(
        words.missing.number,
      );
    }
    await storefront.database.execute(sql`update product set stock = ${other.stock} ${ofProduct}`);
  });

  it("asks for no pieces of what is sold out, and for no place where nothing else is found", async () => {
    const found = await browser.open(`${at}?q=${encodeURIComponent(product.name_en)}`);
    expect(found.root.querySelector(`${lookForm} [name=p${product.id}]`)).toBeTruthy();
    const ofShop = sql`where shop_id = (select shop_id from product where id = ${product.id})`;
    await storefront.database.execute(sql`update product_combination set stock = 0 ${ofShop}`);
    await storefront.database.execute(sql`update product set stock = 0 ${ofShop}`);
    const page = await browser.open(`${at}?q=${encodeURIComponent(product.name_en)}`);
    expect(page.text).toContain(words.soldOut.replace("{{price}}", ""));
    expect(page.root.querySelectorAll(`${lookForm} [name^=p]`)).toHaveLength(0);
    expect(
      page.root.querySelectorAll(`${lookForm} [name=city]`),
      "a place that nothing goes to",
    ).toHaveLength(0);
  });
});
