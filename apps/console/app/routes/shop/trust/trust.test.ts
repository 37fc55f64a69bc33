import { strings } from "@haat/i18n/strings";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let manager: PlainBrowser;
let packer: PlainBrowser;
let shop: string;
let order: string;
beforeAll(async () => {
  storefront = await openStorefront();
  manager = storefront.visit(consoleOrigin);
  shop = (await signIn(manager, people.manager)).path;
  packer = storefront.visit(consoleOrigin);
  await signIn(packer, people.packer);
  const key = shop.split("/").at(-1) ?? "";
  const { rows } = (await storefront.database.execute(sql`
    select o.number from customer_order o join shop s on s.id = o.shop_id
    where s.seller_key = ${key} and o.status = 1 order by o.ordered_at limit 1`)) as unknown as {
    rows: { number: string }[];
  };
  if (!rows[0]) throw new Error("No order of the demo waits to be accepted.");
  order = rows[0].number;
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";
const words = strings.en.trust;

describe("whose orders a shop takes", () => {
  it("is set in either script's digits, left empty for none, and kept as it was typed where it is wrong", async () => {
    const page = await manager.open(`${shop}/trust`);
    const wrong = await manager.submit(page, form, { most_open_orders: "5", code_from: "half" });
    expect([wrong.status, wrong.text.includes(strings.en.api.fields.code_from_invalid)]).toEqual([422, true]);
    expect(wrong.root.querySelector("[name=code_from]")?.getAttribute("value")).toBe("half");
    const saved = await manager.submit(wrong, form, { most_open_orders: "৭", code_from: "৫,০০০" });
    expect([saved.path, saved.text.includes(words.told.saved)]).toEqual([`${shop}/trust`, true]);
    const value = (name: string) => saved.root.querySelector(`[name=${name}]`)?.getAttribute("value");
    expect([value("most_open_orders"), value("code_from")]).toEqual(["7", "5000"]);
    const empty = await manager.submit(saved, form, { most_open_orders: "", code_from: "" });
    expect(empty.root.querySelector("[name=code_from]")?.getAttribute("value")).toBe("");
  });

  it("is not the business of a packer", async () => {
    expect((await packer.open(`${shop}/trust`)).status).toBe(403);
    expect((await packer.open(`${shop}/trust/refuse?order=${order}`)).status).toBe(403);
    expect((await packer.open(`${shop}/more`)).text).not.toContain(words.title);
  });
});

describe("a phone that is refused", () => {
  it("is refused on the page of its order, seen there by everybody of the shop, and taken again there", async () => {
    const page = await manager.open(`${shop}/orders/${order}`);
    expect(page.text).toContain(words.order.standing);
    const link = page.root.querySelector("main a[href*='/trust/refuse']")?.getAttribute("href") ?? "";
    const asked = await manager.open(link);
    expect(asked.text).toContain(words.refusal.ofOrder.replace("{{order}}", order));
    const refused = await manager.submit(asked, form, { reason: "Sent two parcels back" });
    expect(refused.path).toBe(`${shop}/orders/${order}`);
    expect(refused.text).toContain(words.order.refusedTitle);
    const seen = await packer.open(`${shop}/orders/${order}`);
    expect(seen.text).toContain("Sent two parcels back");
    expect(seen.root.querySelector("[data-slot=allow-phone]")).toBeNull();
    expect((await packer.open(`${shop}/orders`)).text).toContain(words.order.isRefused);
    const allowed = await manager.submit(refused, "[data-slot=allow-phone]");
    expect([allowed.path, allowed.text.includes(words.told.allowed)]).toEqual([
      `${shop}/orders/${order}`,
      true,
    ]);
    expect(allowed.text).not.toContain(words.order.refusedTitle);
  });

  it("is refused by its number, stands in the list, and goes from it, once however often that is sent", async () => {
    const empty = await manager.open(`${shop}/trust/refuse`);
    const wrong = await manager.submit(empty, form, { phone: "0181", reason: "Fake orders" });
    expect(wrong.status).toBe(422);
    expect(wrong.root.querySelector("[name=reason]")?.getAttribute("value")).toBe("Fake orders");
    const given = { phone: "০১৮১১২২৩৩৪৪", reason: "Fake orders" };
    const [list] = [await manager.submit(wrong, form, given), await manager.submit(wrong, form, given)];
    expect(list.path).toBe(`${shop}/trust`);
    expect(list.root.querySelectorAll("[data-slot=allow-phone]")).toHaveLength(1);
    expect(list.text).toContain("01811223344");
    for (let times = 0; times < 2; times += 1) {
      const gone = await manager.submit(list, "[data-slot=allow-phone]");
      expect([gone.path, gone.text.includes(words.refusedNone)]).toEqual([`${shop}/trust`, true]);
    }
  });

  it("of an order that is none of the shop's is no page", async () => {
    expect((await manager.open(`${shop}/trust/refuse?order=AXY2-NONE`)).status).toBe(404);
  });
});
