import { business } from "@haat/contract/shared/business-constants";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let shop: string;
let statements: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  shop = (await signIn(browser, people.managerOfEmptyTill)).path;
  statements = `${shop}/cash/statements`;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.statements;
const { fields } = strings.en.api;
const rows = (page: Page) => page.root.querySelectorAll("[data-slot=row-list] > li");
const rowWith = (page: Page, text: string) => rows(page).find((row) => row.text.includes(text));
const linkOf = (page: Page, text: string) =>
  rowWith(page, text)?.querySelector("a")?.getAttribute("href") ?? "";
/** Sends the form for a statement as a browser without scripts does. */
function bring(table: File | undefined, given: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ courier: "pathao", start: "", end: "", ...given }))
    body.append(name, value);
  body.append("table", table ?? new File([], ""));
  return browser.send(statements, { method: "POST", body, headers: { origin: consoleOrigin } });
}

/** Presses a button of a statement's page, with all that stands in its form but what is given. */
function press(page: Page, intent: string, given: Record<string, string[]> = {}) {
  const sent = page.root
    .querySelectorAll("main form[method=post]")
    .find((each) => each.querySelector(`button[name=intent][value=${intent}]`));
  const controls = (sent?.querySelectorAll("input") ?? []).filter(
    (each) =>
      !given[each.getAttribute("name") ?? ""] &&
      (each.getAttribute("type") !== "checkbox" || each.hasAttribute("checked")),
  );
  const pairs = [
    ...controls.map((each) => [each.getAttribute("name") ?? "", each.getAttribute("value") ?? ""]),
    ...Object.entries(given).flatMap(([name, values]) => values.map((value) => [name, value])),
    ["intent", intent],
  ];
  return browser.send(sent?.getAttribute("action") ?? "", {
    method: "POST",
    body: new URLSearchParams(pairs).toString(),
    headers: { origin: consoleOrigin, "content-type": "application/x-www-form-urlencoded" },
  });
}
const csv = (text: string) => new File([text], "pathao.csv", { type: "text/csv" });
const ticksOf = (page: Page) => page.root.querySelectorAll("[name=rows]");

/** An order of 1,000 taka that is delivered, and whose cash Pathao has; or one that is on its way. */
async function plant(number: string, status: 5 | 6 = 6) {
  const key = shop.split("/").at(-1) ?? "";
  await storefront.database.execute(sql`
    with o as (
      insert into customer_order (shop_id, number, customer_id, status, payment_method, payment_status, shipping_method,
        item_total, coupon_discount, delivery_fee, rounding, grand_total, vat_included, vat_percent, item_count,
        recipient_name, recipient_phone, shop_title_bn, shop_title_en, shop_phone, shop_address_bn, shop_address_en,
        delivery_time_bn, delivery_time_en, ordered_at)
      select s.id, ${number}, (select min(id) from customer), ${status}, 0, 'cash_on_delivery', 2, 100000, 0, 0, 0, 100000, 0, 0, 1, 'A',
        '+8801711111111', '', '', '', '', '', '', '', now() from shop s where s.seller_key = ${key} returning shop_id, id
    ), d as (
      insert into order_status_change (shop_id, order_id, status, at) select shop_id, id, ${status}, now() from o
    )
    insert into cash_entry (shop_id, kind, holder, courier, order_id, amount, at)
    select shop_id, 'collected', 'courier', 'Pathao', id, 100000, now() from o where ${status} = 6`);
}

describe("a courier's statement", () => {
  it("is refused with what is wrong with it, and keeps what was chosen", async () => {
    const page = await browser.open(statements);
    expect(page.text).toContain(words.list.empty);
    const blank = await bring(undefined, { courier: "" });
    expect(blank.status).toBe(422);
    for (const message of [fields.courier_required, fields.import_file_required])
      expect(blank.text).toContain(message);
    const given = { courier: "pathao", start: "2026-03-02", end: "2026-03-01" };
    const picture = new File([Buffer.from([0x89, 0x50, 0x4e, 0x47, 1])], "a.png");
    const order = await bring(csv("Invoice,Collected\nA,1"), given);
    expect([order.status, order.text.includes(fields.date_order)]).toEqual([422, true]);
    const wrong = await bring(picture, { ...given, end: "2026-03-03" });
    expect([wrong.status, wrong.text.includes(fields.import_file_format)]).toEqual([422, true]);
    expect(wrong.root.querySelector("[name=courier] option[selected]")?.getAttribute("value")).toBe("pathao");
    expect(wrong.root.querySelector("[name=start]")?.getAttribute("value")).toBe("2026-03-02");
    const large = new File([new Uint8Array(business.importTableMaxBytes + 1)], "a.csv");
    const much = await bring(large);
    expect([much.status, much.text.includes(fields.import_file_large)]).toEqual([422, true]);
    expect((await browser.open(statements)).text).toContain(words.list.empty);
  });

  it("is settled by ticks, once however often it is sent; what does not fit is looked at and cleared", async () => {
    for (const number of ["STMT-22222", "STMT-33333", "STMT-55555", "STMT-77777"]) await plant(number);
    for (const number of ["STMT-44444", "STMT-88888"]) await plant(number, 5);
    const text = [
      "Invoice,Collected Amount,Delivery Fee",
      "STMT-22222,1000,60",
      "STMT-33333,900,60",
      "STMT-44444,1000,60",
      "OTHR-22222,500,60",
      "STMT-77777,10,500",
      "STMT-88888,0,60",
    ].join("\r\n");
    const brought = await bring(csv(text));
    expect(brought.path).toMatch(/\/cash\/statements\/\d+$/);
    expect(brought.text).toContain(words.states.checked);
    const kinds = rows(brought).map((row) => row.querySelector("[data-slot=badge]")?.text);
    expect(kinds).toEqual([
      words.kinds.less,
      words.kinds.not_delivered,
      words.kinds.unknown,
      words.kinds.less,
      words.kinds.not_delivered,
      words.kinds.missing,
    ]);
    expect(brought.text).toContain(`${business.statementOpenDays} days after it was brought`);
    // What fits is ticked, what is less is for the seller to tick.
    const ticked = (page: Page) => ticksOf(page).map((tick) => tick.hasAttribute("checked"));
    expect(ticked(brought)).toEqual([true, false, false]);

    const none = await press(brought, "settle", { rows: [] });
    expect([none.status, none.text.includes(fields.statement_ticks_required)]).toEqual([422, true]);
    expect(ticked(none)).toEqual([false, false, false]);
    // What cannot be settled is still ticked, and nothing else is.
    const much = await press(brought, "settle", { rows: ["5"] });
    expect([much.status, much.text.includes("more for these rows than it collected")]).toEqual([422, true]);
    expect(ticked(much)).toEqual([false, false, true]);
    const done = await press(brought, "settle");
    expect([done.path, done.text.includes("৳940 is in the till now")]).toEqual([brought.path, true]);
    expect(done.text).toContain(words.states.settled);
    const again = await press(brought, "settle");
    expect(again.text).toContain("৳940 is in the till now");
    const book = await browser.open(`${shop}/cash/book?view=handed_in`);
    expect(rows(book).filter((row) => row.text.includes("pathao.csv"))).toHaveLength(1);

    const row = await browser.open(linkOf(done, "STMT-44444"));
    expect(row.text).toContain(words.means.not_delivered);
    expect(row.root.querySelector("main a[href$='/orders/STMT-44444']")).not.toBeNull();
    const back = await browser.open(linkOf(done, "STMT-88888"));
    expect(back.text).toContain(words.notDelivered.nothing);
    const order = await browser.open(`${shop}/orders/STMT-22222`);
    expect(order.text).toMatch(/Settled on .* by the courier's statement no\. .* \(pathao\.csv\): ৳1,000/);
    const links = order.root.querySelectorAll("[data-slot=order-cash] a");
    expect(links.map((link) => link.getAttribute("href"))).toContain(brought.path);
    const cleared = await browser.submit(row, form, { note: "Another day" });
    expect([cleared.path, cleared.text.includes(words.told.cleared)]).toEqual([brought.path, true]);
    const left = await browser.open(`${brought.path}?view=cleared`);
    expect(rows(left).map((each) => each.text)).toEqual([expect.stringContaining("Another day")]);
    const file = await browser.once(`${brought.path}/differences`);
    expect(file.headers.get("content-type")).toContain("text/csv");
    expect(await file.text()).toContain("Another day");

    // The same file again leads to the same statement.
    const same = await bring(csv(text));
    expect(same.path).toBe(brought.path);
    expect(same.text).toContain(words.states.settled);
    const bengali = await browser.open(brought.path.replace(/^\/en/, ""));
    expect(bengali.text).toContain(strings.bn.statements.kinds.missing);
    expect(bengali.text).toContain("৳৯৪০");
  });

  it("has its columns chosen where their names do not tell them, and is thrown away", async () => {
    await plant("STMT-66666");
    const page = await bring(csv(["Kolom A,Kolom B", "STMT-66666,1000"].join("\r\n")));
    expect(page.path).toMatch(/\/columns$/);
    expect(page.text).toContain("A: Kolom A (STMT-66666)");
    const unread = await browser.open(page.path.replace("/columns", ""));
    expect(unread.text).toContain(words.page.columnsFirst);
    expect(unread.root.querySelector("main a[href$='/columns']")).not.toBeNull();
    const wrong = await browser.submit(page, form, { own_number: "0" });
    expect([wrong.status, wrong.text.includes(fields.statement_cash_column)]).toEqual([422, true]);
    expect(wrong.root.querySelector("[name=own_number] option[selected]")?.getAttribute("value")).toBe("0");
    const chosen = await browser.submit(page, form, { own_number: "0", collected: "1" });
    expect(chosen.path).toBe(page.path.replace("/columns", ""));
    expect(ticksOf(chosen)).toHaveLength(1);
    const looked = await press(chosen, "check");
    expect(looked.text).toContain(words.told.checked);
    const gone = await press(looked, "throw");
    expect(gone.text).toContain(words.page.thrownAway.replace("{{formatted}}", "90"));
    expect((await browser.open(`${chosen.path}/columns`)).path).toBe(chosen.path);
    expect(rowWith(await browser.open(statements), words.states.thrown_away)).toBeDefined();
  });

  it("is no page of a packer's, and none where there is none", async () => {
    for (const path of ["999999", "x", "999999/columns", "999999/rows/1", "999999/differences"])
      expect([path, (await browser.open(`${statements}/${path}`)).status]).toEqual([path, 404]);
    const packer = storefront.visit(consoleOrigin);
    const { path } = await signIn(packer, people.packer);
    expect((await packer.open(`${path}/cash/statements`)).status).toBe(403);
  });
});
