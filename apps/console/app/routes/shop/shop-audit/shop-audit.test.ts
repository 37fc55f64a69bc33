import { auditField } from "@haat/contract/shared/audit-fields";
import { choices } from "@haat/contract/shared/choices";
import { auditEventTable } from "@haat/api/features/audit/audit.table";
import { shopTable } from "@haat/api/features/shop/shop.table";
import { strings } from "@haat/i18n/strings";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let path: string;
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  ({ path } = await signIn(browser, people.owner));
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

/** Of what the contract says that it is in poisha, each with an amount of its own. */
const amounts = Object.fromEntries(
  (choices.get(auditField)?.values ?? [])
    .filter(({ means }) => means.endsWith(", in poisha"))
    .map(({ name }, index) => [name, (index + 1) * 100_000]),
);

/** One of the staff did something in the shop, just now. */
async function writeEvent(event: Pick<typeof auditEventTable.$inferInsert, "action" | "after" | "device">) {
  const { database } = storefront;
  const [shop] = await database.select().from(shopTable).where(eq(shopTable.slug, "kacha-bazar"));
  await database
    .insert(auditEventTable)
    .values({ ...event, shopId: shop?.id, actor: "member", result: "ok", at: new Date() });
}

describe("what was done in a shop", () => {
  it("has every amount in taka, as it was typed", async () => {
    await writeEvent({ action: "cash_put_in", after: amounts, device: "Chrome, Android" });
    const page = await browser.open(`${path}/audit`);
    const shown = page.root.querySelector("[data-slot=row-list] li")?.text ?? "";
    expect(Object.keys(amounts)).toContain("cash");
    // What a browser calls itself is in no Bengali line.
    const named = page.root.querySelectorAll("[data-slot=row-list] li span[lang=en]").map(({ text }) => text);
    expect(named).toContain("Chrome, Android");
    for (const [index, field] of Object.keys(amounts).entries()) {
      const label = strings.en.audit.fields[field as keyof typeof strings.en.audit.fields];
      expect(shown).toContain(`${label}: ৳${(index + 1).toString()},000`);
    }
  });

  it("says of a new thing what it has, and nothing of what it has not", async () => {
    await writeEvent({
      action: "coupon_create",
      after: { percent: 10, max_off: null, title_en: "", is_public: false },
    });
    const shown = (await browser.open(`${path}/audit`)).root.querySelector("[data-slot=row-list] li")?.text;
    expect(shown).toContain(`${strings.en.audit.fields.percent}: 10`);
    expect(shown).not.toContain(strings.en.audit.none);
  });
});
