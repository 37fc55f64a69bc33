import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let cash: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  const { path } = await signIn(browser, people.managerOfEmptyTill);
  cash = `${path}/cash`;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.cash;
const rows = (page: Page) => page.root.querySelectorAll("[data-slot=row-list] > li");
const rowWith = (page: Page, text: string) => rows(page).find((row) => row.text.includes(text));
const linkOf = (page: Page, text: string) =>
  rowWith(page, text)?.querySelector("a")?.getAttribute("href") ?? "";

/** An order of 1,000 taka is delivered; what the ledger says of it. */
async function deliver(
  number: string,
  entry: { kind: string; holder: string | null; courier: string; note: string },
) {
  const key = cash.split("/").at(-2) ?? "";
  await storefront.database.execute(sql`
    with o as (
      insert into customer_order (shop_id, number, customer_id, status, payment_method, payment_status, shipping_method,
        item_total, coupon_discount, delivery_fee, rounding, grand_total, vat_included, vat_percent, item_count,
        recipient_name, recipient_phone, shop_title_bn, shop_title_en, shop_phone, shop_address_bn, shop_address_en,
        delivery_time_bn, delivery_time_en, ordered_at)
      select s.id, ${number}, (select min(id) from customer), 6, 0, 'paid', 2, 100000, 0, 0, 0, 100000, 0, 0, 1, 'A', '+8801711111111',
        '', '', '', '', '', '', '', now() from shop s where s.seller_key = ${key} returning shop_id, id
    )
    insert into cash_entry (shop_id, kind, holder, courier, note, order_id, amount, at)
    select shop_id, ${entry.kind}, ${entry.holder}, ${entry.courier}, ${entry.note}, id, 100000, now() from o`);
}

/** A courier brought an order's cash: 1,000 taka that they have. */
const collectByCourier = () =>
  deliver("CASH-1", { kind: "collected", holder: "courier", courier: "Pathao", note: "" });

describe("the cash of a shop", () => {
  it("shows what is in the till and who has to hand in; a courier hands in less a fee", async () => {
    const before = await browser.open(cash);
    expect(before.text).toContain(words.page.owedNone);
    await collectByCourier();
    const page = await browser.open(cash);
    expect(rowWith(page, "Pathao")?.text).toContain("৳1,000");
    const handIn = await browser.open(linkOf(page, "Pathao"));
    expect(handIn.root.querySelector("[name=amount]")?.getAttribute("value")).toBe("1000");
    const inBengali = await browser.open(linkOf(page, "Pathao").replace("/en/", "/"));
    const filled = ["amount", "fee"].map((name) =>
      inBengali.root.querySelector(`[name=${name}]`)?.getAttribute("value"),
    );
    expect(filled).toEqual(["১০০০", "০"]);
    const much = await browser.submit(handIn, form, { amount: "1000", fee: "60" });
    expect([much.status, much.text.includes("That is more than there is")]).toEqual([422, true]);
    expect(much.root.querySelector("[name=fee]")?.getAttribute("value")).toBe("60");
    const wrong = await browser.submit(handIn, form, { amount: "many", fee: "60" });
    expect([wrong.status, wrong.text.includes(strings.en.api.fields.cash_amount_invalid)]).toEqual([
      422,
      true,
    ]);
    const done = await browser.submit(handIn, form, { amount: "৯৪০", fee: "60" });
    expect([done.path, done.text.includes("৳940")]).toEqual([cash, true]);
    expect(done.text).toContain(words.page.owedNone);
    // Sent once more from the old page it is refused, since they have nothing any more.
    const late = await browser.submit(handIn, form, { amount: "100", fee: "0" });
    expect([late.path, late.text.includes("Cash moved meanwhile")]).toEqual([cash, true]);
  });

  it("goes into the till and out of it, with what it was for", async () => {
    const page = await browser.open(`${cash}/till`);
    const blank = await browser.submit(page, form, { move: "taken_out", amount: "40", note: "" });
    expect([blank.status, blank.text.includes(strings.en.api.fields.reason_required)]).toEqual([422, true]);
    const done = await browser.submit(page, form, { move: "taken_out", amount: "40", note: "To the bank" });
    expect([done.path, done.text.includes("৳900")]).toEqual([cash, true]);
    const again = await browser.submit(page, form, { move: "taken_out", amount: "40", note: "To the bank" });
    expect(again.text).toContain("৳900");
  });

  it("stands in the book by kind, day and words, as a file too, and is put right there", async () => {
    const book = await browser.open(`${cash}/book`);
    // Behind what the demo's delivered orders brought before.
    expect(rows(book).length).toBeGreaterThanOrEqual(4);
    expect(book.text).toContain("handed in ৳940 · fees ৳60");
    expect(rows(await browser.open(`${cash}/book?view=fee`))).toHaveLength(1);
    expect(rows(await browser.open(`${cash}/book?q=CASH-1`))).toHaveLength(1);
    const none = await browser.open(`${cash}/book?start=2020-01-01&end=2020-01-31`);
    expect(none.text).toContain(words.book.empty);
    expect(rows(await browser.open(`${cash}/book?start=x&view=y`))).toHaveLength(rows(book).length);
    const file = await browser.once(`${cash}/book/csv?q=CASH-1`);
    expect(file.headers.get("content-type")).toContain("text/csv");
    const text = await file.text();
    expect(text.split("\r\n")).toHaveLength(3);
    expect(text).toContain("Collected,Pathao,CASH-1,1000.00");

    const page = await browser.open(linkOf(book, words.kinds.taken_out));
    const wrong = await browser.submit(page, form, { amount: "50", reason: "" });
    expect([wrong.status, wrong.root.querySelector("[name=amount]")?.getAttribute("value")]).toEqual([
      422,
      "50",
    ]);
    const right = await browser.submit(page, form, { amount: "50", reason: "Counted again" });
    expect([right.path, right.text.includes(words.told.corrected)]).toEqual([`${cash}/book`, true]);
    expect(rows(right)[0]?.text).toContain("Counted again");
    const late = await browser.submit(page, form, { amount: "60", reason: "Again" });
    expect(late.text).toContain("Cash moved meanwhile");
    for (const entry of ["999999", "x"])
      expect([entry, (await browser.open(`${cash}/book/${entry}`)).status]).toEqual([entry, 404]);
  });

  it("is counted at the end of the day, once, with a reason for what is more or less", async () => {
    const page = await browser.open(`${cash}/day`);
    const sums = page.root.querySelectorAll("[data-slot=summary-list] dd").map(({ text }) => text);
    expect(sums.at(-1)).toBe("৳890");
    expect(sums, "a sum of nothing stands before the count").not.toContain("৳0");
    const short = await browser.submit(page, form, { counted: "885", note: "" });
    expect(short.status).toBe(422);
    expect(short.text).toContain("Expected ৳890, counted ৳885: ৳5 less. Please give the reason.");
    const done = await browser.submit(page, form, { counted: "৮৮৫", note: "Bus fare" });
    expect(done.path).toBe(`${cash}/day`);
    expect(done.text).toContain("The day is closed: ৳885 counted, ৳5 less than the expected ৳890.");
    expect(rows(done)[0]?.text).toMatch(/৳885[\s\S]*৳5 less[\s\S]*Bus fare/);
    expect(done.root.querySelector(form)).toBeNull();
    const late = await browser.submit(page, form, { counted: "885", note: "Twice" });
    expect(late.text).toContain("Today is closed");
  });

  it("that was typed as nothing is put right in the book, by who has it", async () => {
    await deliver("CASH-2", { kind: "difference", holder: null, courier: "", note: "Mistyped" });
    const book = await browser.open(`${cash}/book?q=CASH-2`);
    const page = await browser.open(linkOf(book, words.kinds.difference));
    expect(page.text).toContain(words.correction.leadNotCollected);
    const typed = { amount: "50", reason: "It was paid", holder: "courier", courier: "" };
    const unnamed = await browser.submit(page, form, typed);
    expect([unnamed.status, unnamed.text.includes(strings.en.api.fields.courier_required)]).toEqual([
      422,
      true,
    ]);
    expect(unnamed.root.querySelector("[name=amount]")?.getAttribute("value")).toBe("50");
    const right = await browser.submit(page, form, { ...typed, courier: "Pathao" });
    expect([right.path, right.text.includes(words.told.corrected)]).toEqual([`${cash}/book`, true]);
    expect(rowWith(await browser.open(cash), "Pathao")?.text).toContain("৳950");
  });

  it("is read in Bengali, and is no page of a packer's", async () => {
    const bengali = await browser.open(cash.replace(/^\/en/, ""));
    expect(bengali.text).toContain(strings.bn.cash.page.lead);
    const packer = storefront.visit(consoleOrigin);
    const { path } = await signIn(packer, people.packer);
    expect((await packer.open(`${path}/cash`)).status).toBe(403);
  });
});
