import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

interface OrderRow {
  number: string;
  own: boolean;
  status: number;
  packed: boolean;
}

let storefront: TestStorefront;
let browser: PlainBrowser;
let shop: string;
let orders: OrderRow[];
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  shop = (await signIn(browser, people.packer)).path;
  const { rows } = (await storefront.database.execute(
    `select o.number, s.seller_key = '${shop.split("/").at(-1)}' as own, o.status, o.packed_at is not null as packed
     from customer_order o join shop s on s.id = o.shop_id order by o.ordered_at, o.id`,
  )) as unknown as { rows: OrderRow[] };
  orders = rows;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const words = strings.en.orderPapers.picking;
const numbersOn = (page: Page) => [
  ...new Set(page.root.querySelectorAll("[data-slot=picking-list] a").map(({ text }) => text.trim())),
];
const own = (holds: (order: OrderRow) => boolean) =>
  orders.filter((order) => order.own && holds(order)).map(({ number }) => number);

describe("the picking list", () => {
  it("of the lane is reached from the desk, sums its orders, and leads to its paper and other papers", async () => {
    const waiting = own(({ status, packed }) => status === 2 && !packed);
    const lane = await browser.open(`${shop}/orders?lane=pack`);
    const link = lane.root.querySelector(`main a[href='${shop}/orders/pick']`);
    expect(link?.text).toContain(words.title);
    const page = await browser.open(link?.getAttribute("href") ?? "");
    expect(numbersOn(page).sort()).toEqual(waiting.toSorted());
    const hrefs = page.root.querySelectorAll("main a").map((each) => each.getAttribute("href") ?? "");
    const papers = hrefs.filter((href) => href.startsWith(`${shop}/orders/pick/`));
    expect(papers).toHaveLength(4);
    const answer = await browser.once(papers[0] ?? "");
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toBe(
      `inline; filename="picking-list-${waiting.length}.pdf"`,
    );
    expect(hrefs).toContain(`${shop}/orders/print?orders=${numbersOn(page).join(",")}`);
    const bengali = await browser.open(page.path.replace("/en", ""));
    expect(bengali.text).toContain(strings.bn.orderPapers.picking.title);
  });

  it("of chosen orders is beside their other papers, and says which of them it leaves out", async () => {
    const [waits = ""] = own(({ status }) => status === 1);
    const [over = ""] = own(({ status }) => status === 6);
    const print = await browser.open(`${shop}/orders/print?orders=${waits}&orders=${over}`);
    const link = print.root.querySelector(`main a[href='${shop}/orders/pick?orders=${waits},${over}']`);
    const page = await browser.open(link?.getAttribute("href") ?? "");
    expect(numbersOn(page)).toEqual([waits]);
    expect(page.text).toContain(words.leftOutText);
    expect(page.root.querySelector(`main [data-slot=inline-alert] a[href$='${over}']`)).not.toBeNull();
    const none = await browser.open(`${shop}/orders/pick?orders=${over}`);
    expect(none.text).toContain(words.nothingChosen);
    expect(none.root.querySelector(`main [data-slot=empty-state] a[href='${shop}/orders']`)).not.toBeNull();
    expect(none.root.querySelector(`main a[href^='${shop}/orders/pick/']`)).toBeNull();
    // Ticked on the desk, they come as the other papers do.
    await browser.submit(await browser.open(`${shop}/orders`), "[data-slot=next-step]");
    const desk = await browser.open(`${shop}/orders?lane=pack&all=1`);
    const button = desk.root.querySelector(`main button[formaction='${shop}/orders/pick'][formmethod=get]`);
    expect(button?.text).toContain(words.title);
  });

  it("of another shop's order is not there; too many at once are asked for anew", async () => {
    const foreign = orders.find((order) => !order.own)?.number ?? "";
    for (const path of ["pick", "pick/a4"])
      expect((await browser.open(`${shop}/orders/${path}?orders=${foreign}`)).status).toBe(404);
    expect((await browser.once(`${shop}/orders/pick/a3?orders=${foreign}`)).status).toBe(404);
    const many = Array.from({ length: 51 }, (_, place) => `AXY2-${20_000 + place}`).join(",");
    const asked = await browser.open(`${shop}/orders/pick?orders=${many}`);
    expect(asked.text).toContain(strings.en.api.fields.print_orders_many);
  });
});
