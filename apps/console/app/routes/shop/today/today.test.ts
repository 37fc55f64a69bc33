import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { productCombinationTable, productTable } from "@haat/api/features/catalogue/catalogue.table";
import { customerTable } from "@haat/api/features/account/account.table";
import { shopMemberTable } from "@haat/api/features/member/member.table";
import { shopTable } from "@haat/api/features/shop/shop.table";
import { strings } from "@haat/i18n/strings";
import { and, asc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let browser: PlainBrowser;
let shop: string;
/** What the shop sells; what has no choices comes first. */
let goods: { id: number }[];
beforeAll(async () => {
  storefront = await openStorefront();
  browser = storefront.visit(consoleOrigin);
  shop = (await signIn(browser, people.manager)).path;
  goods = await storefront.database
    .select({ id: productTable.id })
    .from(productTable)
    .innerJoin(shopTable, eq(shopTable.id, productTable.shopId))
    .where(and(eq(shopTable.slug, "kacha-bazar"), eq(productTable.status, "live")))
    .orderBy(asc(productTable.hasAttributes), asc(productTable.id));
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const words = strings.en.stock;

/** Gives the goods of the shop so many pieces, the first ones fewer. */
async function stockUp(...few: number[]) {
  const ids = goods.map(({ id }) => id);
  const { database } = storefront;
  await database.update(productTable).set({ stock: 500 }).where(inArray(productTable.id, ids));
  await database
    .update(productCombinationTable)
    .set({ stock: 500 })
    .where(inArray(productCombinationTable.productId, ids));
  for (const [place, stock] of few.entries())
    await database
      .update(productTable)
      .set({ stock })
      .where(eq(productTable.id, ids[place] ?? 0));
}

/** The line about goods that are short, and where it leads. */
async function shortLine() {
  const page = await browser.open(shop);
  const row = page.root.querySelector("[data-slot=shortage] a");
  return row && { text: row.text, leadsTo: row.getAttribute("href") };
}

describe("today's page", () => {
  it("says how many goods are sold out or few, and leads to them; nothing where all are there", async () => {
    await stockUp();
    const plenty = await shortLine();
    await stockUp(1);
    const few = await shortLine();
    expect(few).toMatchObject({ text: expect.stringContaining(words.views.low) });
    expect(few?.leadsTo).toBe(`${shop}/goods?view=low`);
    await stockUp(0, 0, 1);
    const out = await shortLine();
    expect(out?.text).toContain(words.views.out);
    expect(out?.leadsTo).toBe(`${shop}/goods?view=out`);
    const list = await browser.open(out?.leadsTo ?? "");
    expect(list.root.querySelectorAll("[data-slot=row-list] li")).toHaveLength(2);
    expect(plenty).toBeNull();
  });

  it("says nothing of goods and of money to who packs", async () => {
    await stockUp(0);
    const packer = storefront.visit(consoleOrigin);
    const { path } = await signIn(packer, people.packer);
    const page = await packer.open(path);
    expect(page.root.querySelector("[data-slot=desk]")).not.toBeNull();
    expect(page.root.querySelector("[data-slot=shortage]")).toBeNull();
    expect(page.root.querySelector("[data-slot=sofar]")).toBeNull();
  });

  it("says what goods are short to who keeps goods and sees no orders", async () => {
    await stockUp(0);
    const { database } = storefront;
    const accounts = database
      .select({ id: customerTable.id })
      .from(customerTable)
      .where(eq(customerTable.phone, `+88${people.manager}`));
    await database
      .update(shopMemberTable)
      .set({ permissions: ["today", "goods"] })
      .where(inArray(shopMemberTable.accountId, accounts));
    const page = await browser.open(shop);
    expect(page.root.querySelector("[data-slot=shortage] a")?.text).toContain(words.views.out);
    expect(page.root.querySelector("[data-slot=desk] a[href*='/orders']")).toBeNull();
  });
});
