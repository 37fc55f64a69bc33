import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let orders: string;
let number: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  const { path } = await signIn(browser, people.packer);
  orders = `${path}/orders`;
  number = await orderOfThree(path.split("/").at(-1) ?? "");
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const words = strings.en.cash;
const lookForm = "[data-slot=pieces-left]";
const changeForm = "[data-slot=console-form]";

/** The form's answer where no piece of any line is left. */
const nothingLeft = (page: Page) =>
  Object.fromEntries(
    page.root
      .querySelectorAll(`${lookForm} [name^=left_]`)
      .map((each) => [each.getAttribute("name") ?? "", "0"]),
  );
const wayToCancel = (page: Page) =>
  page.root.querySelector(`main [data-slot=inline-alert] a[href$="/cancel"]`)?.text;

/** An order of the demo that waits, made one of three pieces of 200 taka each. @returns its number */
async function orderOfThree(sellerKey: string): Promise<string> {
  const { rows } = (await storefront.database.execute(sql`
    with chosen as (
      select o.shop_id, o.id from customer_order o join shop s on s.id = o.shop_id
      where s.seller_key = ${sellerKey} and o.status = 1 order by o.id limit 1
    ), line as (
      insert into order_line (shop_id, order_id, position, product_id, slug, name_bn, name_en, picture, quantity, unit_price, line_total)
      select l.shop_id, l.order_id, 90, l.product_id, 'k', 'ঘি', 'Ghee', l.picture, 3, 20000, 60000
      from order_line l join chosen c on c.shop_id = l.shop_id and c.id = l.order_id where l.position = 0
      returning shop_id, order_id
    )
    update customer_order o set item_total = o.item_total + 60000, item_count = o.item_count + 3, grand_total = o.grand_total + 60000
    from line where line.shop_id = o.shop_id and line.order_id = o.id returning o.number`)) as unknown as {
    rows: { number: string }[];
  };
  const [row] = rows;
  if (!row) throw new Error("No order of the demo waits.");
  return row.number;
}

describe("an order with fewer pieces", () => {
  it("is accepted without what is not there, once its new total was shown", async () => {
    const order = await browser.open(`${orders}/${number}`);
    // Beside the step that takes all of it.
    const way = order.root.querySelector("[data-slot=next-step] ~ a[href$='/change']");
    expect(way?.text).toBe(words.order.acceptLess);
    const page = await browser.open(`${orders}/${number}/change`);
    expect(page.root.querySelector(changeForm)).toBeNull();
    const whole = await browser.submit(page, lookForm);
    expect([
      whole.text.includes(strings.en.api.errors.order_nothing_taken),
      whole.root.querySelector(changeForm),
    ]).toEqual([true, null]);
    for (const typed of ["4", "-1", "some", "১০"]) {
      const wrong = await browser.submit(page, lookForm, { left_90: typed });
      const field = wrong.root.querySelector("[name=left_90]");
      expect([field?.getAttribute("value"), field?.getAttribute("aria-invalid")]).toEqual([typed, "true"]);
      expect(wrong.text).toContain("Write a whole number from 0 to 3.");
      expect(wrong.root.querySelector(changeForm)).toBeNull();
    }
    const none = await browser.submit(page, lookForm, nothingLeft(page));
    expect(none.text).toContain(strings.en.api.errors.order_all_taken);
    expect(wayToCancel(none)).toBe(strings.en.orderDesk.cancel.link);
    const looked = await browser.submit(page, lookForm, { left_90: "১" });
    expect(looked.text).toMatch(/Total until now[\s\S]*New total/);
    const done = await browser.submit(looked, changeForm, { pieces: "in_hand" });
    expect([done.path, done.text.includes(`Order ${number} is accepted with fewer pieces`)]).toEqual([
      `${orders}/${number}`,
      true,
    ]);
    expect(done.text).toContain("when it was ordered");
    expect(done.root.querySelector("[data-slot=order-goods]")?.text).toContain("Not in stock: 2");
    const late = await browser.submit(looked, changeForm, { pieces: "written_off" });
    expect(late.text).toContain(strings.en.api.errors.review_conflict);
  });

  it("is delivered in part with what was collected; another amount needs its reason, and what was typed stays", async () => {
    await storefront.database.execute(sql`update customer_order set status = 5 where number = ${number}`);
    const page = await browser.open(`${orders}/${number}/change`);
    // On its way nothing is cancelled that can still come back: the way has the words that the order's page has for it.
    const none = await browser.submit(page, lookForm, nothingLeft(page));
    expect(wayToCancel(none)).toBe(strings.en.orderDesk.cancel.linkOnTheWay);
    const order = await browser.open(`${orders}/${number}`);
    expect(order.root.querySelector("main a[href$='/cancel']")?.text).toBe(wayToCancel(none));
    const looked = await browser.submit(page, lookForm, { left_90: "0" });
    // Nobody has the parcel: the shop brought it itself, and is asked for no courier.
    expect(looked.root.querySelector("[name=holder] option[selected]")?.getAttribute("value")).toBe("till");
    const name = looked.root.querySelector("[name=courier]");
    expect(name?.closest("[class*='data-reveals']")).not.toBeNull();
    const revealing = looked.root
      .querySelectorAll("[data-reveals]")
      .map((each) => each.getAttribute("value"));
    expect(revealing).toEqual(["courier"]);
    const amount = looked.root.querySelector("[name=amount]")?.getAttribute("value") ?? "";
    expect(Number(amount)).toBeGreaterThan(0);
    const less = String(Number(amount) - 10);
    const form = { amount: less, holder: "courier", courier: "Pathao", pieces: "in_hand" };
    const refused = await browser.submit(looked, changeForm, form);
    expect([refused.status, refused.text.includes(strings.en.api.fields.cash_reason_required)]).toEqual([
      422,
      true,
    ]);
    expect(refused.root.querySelector("[name=amount]")?.getAttribute("value")).toBe(less);
    const nameless = await browser.submit(looked, changeForm, { ...form, amount, courier: "" });
    expect(nameless.text).toContain(strings.en.api.fields.courier_required);
    const done = await browser.submit(looked, changeForm, { ...form, difference_reason: "No change" });
    expect(done.path).toBe(`${orders}/${number}`);
    const goods = done.root.querySelector("[data-slot=order-goods]")?.text;
    expect(goods).toContain("Not in stock: 2");
    expect(goods).toContain("The customer did not keep: 1");
    expect(done.root.querySelector("[data-slot=order-cash]")?.text).toMatch(/Pathao[\s\S]*No change/);
    // Less came than it cost: it is not said to be paid.
    expect(done.root.querySelector("[data-slot=order-cash]")?.text).not.toContain("Paid:");
    expect((await browser.open(`${orders}/${number}/change`)).status).toBe(404);
  });

  it("is not offered where the only piece would go: that is a cancellation", async () => {
    const { rows } = (await storefront.database.execute(sql`
      with chosen as (
        select o.shop_id, o.id from customer_order o join shop s on s.id = o.shop_id
        where s.seller_key = ${orders.split("/").at(-2)} and o.status = 1 order by o.id limit 1
      ), kept as (
        update order_line l set quantity = 1 from chosen c
        where l.shop_id = c.shop_id and l.order_id = c.id and l.position = 0 returning l.order_id
      ), gone as (
        delete from order_line l using chosen c
        where l.shop_id = c.shop_id and l.order_id = c.id and l.position > 0
      )
      select o.number from customer_order o join chosen c on c.shop_id = o.shop_id and c.id = o.id`)) as unknown as {
      rows: { number: string }[];
    };
    const order = await browser.open(`${orders}/${rows[0]?.number}`);
    expect(order.root.querySelector("[data-slot=next-step] ~ a[href$='/cancel']")).toBeTruthy();
    expect(order.root.querySelector("main a[href$='/change']")).toBeNull();
  });

  it("of a number that is none is no page", async () => {
    const other = await browser.open(`${orders}/NONE-XXXXX/change`);
    expect(other.status).toBe(404);
  });
});
