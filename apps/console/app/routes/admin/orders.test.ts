import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { strings } from "@haat/i18n/strings";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../testing/seller";

let storefront: TestStorefront;
let support: PlainBrowser;
let number: string;
beforeAll(async () => {
  storefront = await openStorefront();
  support = storefront.visit(consoleOrigin);
  await signIn(support, people.support);
  const { rows } = (await storefront.database.execute(
    sql`select number from customer_order order by shop_id, id limit 1`,
  )) as unknown as { rows: { number: string }[] };
  number = rows[0]?.number ?? "";
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const form = "[data-slot=console-form]";

describe("finding an order of any shop", () => {
  it("is done with a number and a reason, and shows where it stands; what was typed stays", async () => {
    for (const [path, words] of [
      ["/admin/orders", strings.bn.platformOrders],
      ["/en/admin/orders", strings.en.platformOrders],
    ] as const) {
      const page = await support.open(path);
      const found = await support.submit(page, form, { search: number.toLowerCase(), reason: "She asks" });
      expect([found.status, found.path]).toEqual([200, path]);
      const shown = found.root.querySelector("[data-slot=found-orders]");
      expect(shown?.querySelectorAll("details[open]")).toHaveLength(1);
      for (const said of [number, words.shop, words.cashDue, words.history])
        expect(shown?.text).toContain(said);
      expect(found.root.querySelector(`${form} [name=search]`)?.getAttribute("value")).toBe(
        number.toLowerCase(),
      );
      expect(found.root.querySelector(`${form} [name=reason]`)?.text.trim()).toBe("She asks");
    }
  });

  it("says so where there is none, and what is wrong with what was typed", async () => {
    const page = await support.open("/en/admin/orders");
    const none = await support.submit(page, form, { search: "ZZZZ-99999", reason: "She asks" });
    expect(none.text).toContain(strings.en.platformOrders.none);
    const refused = await support.submit(page, form, { search: "rahim", reason: "" });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(strings.en.api.fields.order_search_invalid);
    expect(refused.text).toContain(strings.en.api.fields.reason_required);
    expect(refused.root.querySelector(`${form} [name=search]`)?.getAttribute("value")).toBe("rahim");
  });

  it("is in the trail of its shop, and not done by a shop's own people", async () => {
    const owner = storefront.visit(consoleOrigin);
    await signIn(owner, people.owner);
    expect((await owner.open("/en/admin/orders")).status).toBe(404);
    const admin = storefront.visit(consoleOrigin);
    await signIn(admin, people.admin);
    expect((await admin.open("/en/admin/audit")).text).toContain(strings.en.audit.actions.order_find);
  });
});
