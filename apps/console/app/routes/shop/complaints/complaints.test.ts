import { complaintTable } from "@haat/api/features/complaint/complaint.table";
import { customerOrderTable } from "@haat/api/features/order/order.table";
import { shopTable } from "@haat/api/features/shop/shop.table";
import { strings } from "@haat/i18n/strings";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

let storefront: TestStorefront;
let owner: PlainBrowser;
let shop: string;
/** The number of the order that a complaint is about. */
let number: string;
beforeAll(async () => {
  storefront = await openStorefront();
  owner = storefront.visit(consoleOrigin);
  shop = (await signIn(owner, people.owner)).path;
  const [order] = await storefront.database
    .select({ order: customerOrderTable })
    .from(customerOrderTable)
    .innerJoin(shopTable, eq(shopTable.id, customerOrderTable.shopId))
    .where(and(eq(shopTable.slug, "kacha-bazar"), isNotNull(customerOrderTable.customerId)))
    .limit(1);
  if (!order) throw new Error("The shop has no order.");
  const { shopId, id, customerId, orderedAt } = order.order;
  number = order.order.number;
  await storefront.database.insert(complaintTable).values({
    shopId,
    orderId: id,
    customerId: customerId ?? 0,
    kind: "problem",
    reason: "late",
    openedAt: orderedAt,
    waitsSince: orderedAt,
  });
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const words = strings.en.complaints.inbox;
const empty = "[data-slot=empty-state]";

describe("a complaint in the console", () => {
  it("is answered in words: without any it asks for an answer, and says which order its link opens", async () => {
    const list = await owner.open(`${shop}/complaints`);
    const complaint = list.root.querySelector("main [data-slot=row-list] a")?.getAttribute("href") ?? "";
    const page = await owner.open(complaint);
    const order = page.root.querySelector(`main a[href='${shop}/orders/${number}']`);
    expect(order?.text).toContain(strings.en.components.orderPlaced.seeOrder);

    const refused = await owner.submit(page, "[data-slot=console-form]", { text: " " });
    expect([refused.status, refused.root.querySelector("[data-slot=field-error]")?.text]).toEqual([
      422,
      expect.stringContaining(strings.en.api.fields.complaint_answer_required),
    ]);
    const answered = await owner.submit(refused, "[data-slot=console-form]", { text: "It comes today." });
    expect(answered.text).toContain(strings.en.complaints.states.answered);
  });

  it("leaves a view without any that says what stands there; what keeps the next from coming is said where it waits", async () => {
    const waiting = await owner.open(`${shop}/complaints`);
    expect(waiting.root.querySelector(empty)?.text).toContain(words.emptyText);
    expect(waiting.root.querySelector(`${empty} a`)?.getAttribute("href")).toBe(`${shop}/pages`);
    for (const [prefix, say] of [
      ["/en", words],
      ["", strings.bn.complaints.inbox],
    ] as const) {
      const closed = await owner.open(`${shop.replace(/^\/en/, prefix)}/complaints?view=closed`);
      expect(closed.root.querySelector(empty)?.text).toContain(say.emptyStates.closed);
      expect(closed.root.querySelector(`${empty} a`)).toBeNull();
    }
  });
});
