import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { shownCode } from "@haat/storefront/testing/shopper";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let manager: PlainBrowser;
let shop: string;
let order: { number: string; phone: string };
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  const { path } = await signIn(browser, people.packer);
  manager = storefront.visit(consoleOrigin);
  await signIn(manager, people.manager);
  shop = path;
  const key = path.split("/").at(-1) ?? "";
  const { rows } = (await storefront.database.execute(sql`
    select o.number, c.phone from customer_order o
    join shop s on s.id = o.shop_id join customer c on c.id = o.customer_id
    where s.seller_key = ${key} and o.shipping_method = 1 and o.status = 5 order by o.id limit 1`)) as unknown as {
    rows: (typeof order)[];
  };
  if (!rows[0]) throw new Error("The demo has no order that is on its way.");
  order = rows[0];
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.couriers;

describe("couriers and parcels", () => {
  it("shows them to a packer, who changes none", async () => {
    const { root } = await browser.open(`${shop}/couriers`);
    const links = root.querySelectorAll("main a").map((link) => link.getAttribute("href") ?? "");
    expect(links).toContain(`${shop}/couriers/handed-over`);
    expect(links.filter((href) => /couriers\/(new|steadfast)$/.test(href))).toEqual([]);
    expect((await browser.open(`${shop}/couriers/new`)).status).toBe(403);
  });

  it("keeps what was typed of a courier beside what is wrong with it, and adds it once", async () => {
    const page = await manager.open(`${shop}/couriers/new`);
    const wrong = { name: "Our rider", phone: "01712345678", link: "http://a.example/" };
    const refused = await manager.submit(page, form, wrong);
    expect([refused.status, refused.text.includes(strings.en.api.fields.link_shape)]).toEqual([422, true]);
    expect(refused.root.querySelector("[name=link]")?.getAttribute("value")).toBe("http://a.example/");
    for (let times = 0; times < 2; times += 1) {
      const saved = await manager.submit(page, form, { ...wrong, link: "" });
      expect([saved.path, saved.text.includes(words.told.saved)]).toEqual([`${shop}/couriers`, true]);
      expect(saved.text.split("Our rider")).toHaveLength(2);
    }
  });

  it("hands an order over; its customer sees who has it and where it is followed", async () => {
    const parcel = `${shop}/orders/${order.number}/parcel`;
    const page = await browser.open(parcel);
    expect(page.root.querySelector("textarea[name=copy]")?.text).toContain(order.number);
    const wrong = await browser.submit(page, form, { courier: "steadfast", tracking_code: "a b" });
    expect([wrong.status, wrong.text.includes(strings.en.api.fields.tracking_shape)]).toEqual([422, true]);
    const handed = { courier: "steadfast", tracking_code: "SFR২৫০৩০১", weight_grams: "৮০০" };
    const saved = await browser.submit(page, form, handed);
    expect([saved.path, saved.text.includes(words.told.parcelSaved)]).toEqual([parcel, true]);
    expect(saved.root.querySelector("main a[target=_blank]")?.getAttribute("href")).toBe(
      "https://steadfast.com.bd/t/SFR250301",
    );
    const late = await browser.submit(page, form, { ...handed, tracking_code: "OTHER1" });
    expect(late.root.querySelector("[name=tracking_code]")?.getAttribute("value")).toBe("SFR250301");

    const buyer = storefront.visit();
    const phone = `0${order.phone.slice(-10)}`;
    const code = await buyer.submit(await buyer.open("/en/login"), "[data-slot=sign-in-form]", { phone });
    await buyer.submit(code, "[data-slot=otp-form] form", { otp: shownCode(code) });
    const seen = await buyer.open(`/en/orders/${order.number}`);
    expect(seen.text).toContain(words.customer.by.replace("{{name}}", "Steadfast"));
    expect(seen.text).toContain("SFR250301");
    expect(seen.root.querySelector("main a[target=_blank]")?.getAttribute("href")).toBe(
      "https://steadfast.com.bd/t/SFR250301",
    );
    // Handed over before the shop has said that it is on its way.
    const stands = (status: number) =>
      storefront.database.execute(
        sql`update customer_order set status = ${status} where number = ${order.number}`,
      );
    await stands(2);
    const accepted = await buyer.open(`/en/orders/${order.number}`);
    const [onItsWay = ""] = strings.en.accountPages.order.cannotCancel.shipped.split("{{phone}}");
    expect(accepted.text).toContain(onItsWay);
    expect(accepted.root.querySelector("main a[href$='/cancel']")).toBeNull();
    await stands(5);
  });

  it("writes down what became of it, with the charge in taka", async () => {
    const parcel = `${shop}/orders/${order.number}/parcel`;
    const saved = await browser.submit(await browser.open(parcel), form, { state: "held", fee: "১২০" });
    expect(saved.text).toContain(words.states.held);
    expect(saved.root.querySelector("[name=fee]")?.getAttribute("value")).toBe("120");
    const refused = await browser.submit(saved, form, { fee: "much" });
    expect([refused.status, refused.text.includes(strings.en.api.fields.parcel_fee)]).toEqual([422, true]);
  });

  it("has its cash where the courier is, unless it came back or somebody says otherwise", async () => {
    const holder = async () => {
      const asked = await browser.open(`${shop}/orders/${order.number}/change?left_0=1`);
      const told = (await browser.open(`${shop}/orders/${order.number}`)).text;
      return {
        chosen: asked.root.querySelector("[name=holder] option[selected]")?.getAttribute("value"),
        isTold: [told.includes("counts as collected by Steadfast"), told.includes("collected, in the till.")],
      };
    };
    const stands = (state: string) =>
      storefront.database.execute(sql`update parcel p set state = ${state},
          returned_at = case when ${state} = 'returned' then now() end
        from customer_order o
        where o.shop_id = p.shop_id and o.id = p.order_id and o.number = ${order.number}`);
    expect(await holder()).toEqual({ chosen: "courier:Steadfast", isTold: [true, false] });
    await stands("returned");
    expect(await holder()).toEqual({ chosen: "till", isTold: [false, true] });
    await stands("held");
  });

  it("is not asked for any more of an order that was delivered without one", async () => {
    const { rows } = (await storefront.database.execute(sql`
      select number from customer_order o where shop_id = (
          select shop_id from customer_order where number = ${order.number}
        ) and status = 6 and shipping_method = 1
        and not exists (select from parcel p where p.shop_id = o.shop_id and p.order_id = o.id) limit 1`)) as unknown as {
      rows: { number: string }[];
    };
    const page = await browser.open(`${shop}/orders/${rows[0]?.number}`);
    expect([page.status, page.root.querySelectorAll("[data-slot=order-courier]").length]).toEqual([200, 0]);
    const own = await browser.open(`${shop}/orders/${order.number}`);
    expect(own.root.querySelectorAll("[data-slot=order-courier]")).toHaveLength(1);
  });

  it("lists what was handed over on a day, and gives it as the courier's file", async () => {
    const day = await browser.open(`${shop}/couriers/handed-over`);
    expect(day.text).toContain(order.number);
    const file = day.root.querySelector("main a[download]")?.getAttribute("href") ?? "";
    const answer = await browser.once(file);
    expect(answer.headers.get("content-type")).toContain("text/csv");
    expect(await answer.text()).toContain(order.number);
    const none = await browser.open(`${shop}/couriers/handed-over?day=2020-01-01&courier=x`);
    expect(none.text).toContain(words.day.none);
    expect(none.root.querySelector("main a[href$='/orders?lane=hand_over']")).not.toBeNull();
    expect((await browser.once(`${shop}/couriers/999999/file/2020-01-01`)).status).toBe(404);
  });

  it("marks what was cancelled since, and asks no courier to collect anything for it", async () => {
    await storefront.database.execute(
      sql`update customer_order set status = 3, payment_status = 'void' where number = ${order.number}`,
    );
    const day = await browser.open(`${shop}/couriers/handed-over`);
    const row = day.root.querySelectorAll("[data-slot=row-list] > li").map(({ text }) => text);
    expect(row).toEqual([expect.stringContaining(strings.en.orderDesk.stages.cancel)]);
    expect(day.text).toContain("Parcels: 0.");
    expect(day.root.querySelector("main a[download]")).toBeNull();
    const parcel = await browser.open(`${shop}/orders/${order.number}/parcel`);
    expect(parcel.text).not.toContain("The courier was told to collect");
  });

  it("has no page for what is not there", async () => {
    expect((await manager.open(`${shop}/couriers/nothing`)).status).toBe(404);
    expect((await browser.open(`${shop}/orders/AXY2-ZZZZZ/parcel`)).status).toBe(404);
  });
});
