import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createPlatformPerson, createStaffOf, type TestAccount } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { shopTable } from "../shop/shop.table";
import { contactMessageTable } from "./contact.table";

let api: TestApi;
let shop: TestShop;
let support: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  support = await createPlatformPerson(api, "support");
});
afterAll(() => api.close());

const language = "en" as const;
const kept = () => api.db.select().from(contactMessageTable).orderBy(contactMessageTable.id);
const report = (given: object = {}, idempotencyKey?: string) =>
  api.createClient().landing.reportShop(
    {
      language,
      shop_name: shop.slug,
      reason: "counterfeit",
      message: "These are\r\ncopies.",
      ...given,
    },
    { context: { idempotencyKey } },
  );
const inboxOf = async (view: "open" | "reports" | "done") =>
  (await support.client.adminInbox.messages({ language, view, page: 1 })).data;

describe("a shop is reported", () => {
  test("by anybody, with the way to reach them or without, and stands among the platform's messages until it is done", async () => {
    await expect(report()).resolves.toMatchObject({ success: true, data: { is_sent: true } });
    await report({ reason: "other", phone: "০১৭০০-১১১২২২", email: "Rahima@Example.com" });
    const { messages, counts } = await inboxOf("reports");
    const of = { seller_key: shop.sellerKey, shop_name: shop.slug };
    expect(messages).toMatchObject([
      {
        name: "",
        email: "",
        phone: "",
        message: "These are\ncopies.",
        report: { reason: "counterfeit", ...of },
      },
      { phone: "01700111222", email: "rahima@example.com", report: { reason: "other", ...of } },
    ]);
    expect(counts).toEqual({ open: 2, reports: 2, taken: 0, done: 0 });
    const id = messages[0]?.id_message ?? 0;
    await support.client.adminInbox.handleMessage({ language, id, from: "open", to: "done", note: "" });
    expect((await inboxOf("reports")).messages).toHaveLength(1);
    expect((await inboxOf("done")).messages).toMatchObject([{ report: of }]);
  });

  test("and a message of the contact form is no report", async () => {
    const given = { name: "Rahima", email: "rahima@example.com", subject: "Hello", message: "How?" };
    await api.createClient().landing.customerContact({ language, ...given });
    expect((await inboxOf("reports")).messages).toHaveLength(1);
    expect((await inboxOf("open")).messages.at(-1)).toMatchObject({ subject: "Hello", report: null });
  });

  test("paused or suspended as well as open; not where it never opened, or is none", async () => {
    for (const status of ["paused", "suspended"] as const) {
      await api.db.update(shopTable).set({ status }).where(eq(shopTable.id, shop.id));
      api.clock.advance(60);
      await expect(report(), status).resolves.toMatchObject({ success: true });
    }
    const draft = await createTestShop(api.db, { status: "sent" });
    const before = await kept();
    for (const shop_name of [draft.slug, "nobody"])
      await expect(report({ shop_name })).rejects.toMatchObject({ code: "store_not_found", status: 420 });
    expect(await kept()).toEqual(before);
  });

  test("with a reason and words; what is wrong is said field by field, and nothing is kept", async () => {
    const before = await kept();
    const wrong = { reason: "rude", message: " ", phone: "12", email: "rahima" };
    await expect(report(wrong)).rejects.toMatchObject({
      code: "invalid_input",
      data: {
        errors: [{ field: "reason" }, { field: "message" }, { field: "phone" }, { field: "email" }],
      },
    });
    await expect(report({ message: "ক্ষ".repeat(301) })).rejects.toMatchObject({
      data: { errors: [{ field: "message", message: "A message has at most 300 characters." }] },
    });
    expect(await kept()).toEqual(before);
    await expect(report({ message: "ক্ষ".repeat(300) })).resolves.toMatchObject({ success: true });
  });

  test("once, where the same is sent twice", async () => {
    const before = await kept();
    const twice = await Promise.all([report({}, "report-1"), report({}, "report-1")]);
    expect(twice[0]).toEqual(twice[1]);
    expect(await kept()).toHaveLength(before.length + 1);
    await expect(report({ reason: "other" }, "report-1")).rejects.toMatchObject({
      code: "idempotency_key_reused",
    });
  });

  test("and its own people cannot read it: the inbox is not theirs, nor is the table", async () => {
    const { owner } = await createStaffOf(api, shop);
    const asked = owner.client.adminInbox.messages({ language, view: "reports", page: 1 });
    await expect(asked).rejects.toMatchObject({ status: expect.toBeOneOf([403, 404]) });
    const reading = inTransaction(api.db, (tx) => tx.select().from(contactMessageTable), {
      shopId: shop.id,
      memberId: owner.id,
    });
    await expect(reading).rejects.toMatchObject({ cause: { code: "42501" } });
  });
});

test("reports of one address are limited as every writing is", async () => {
  const limited = await startTestApi({ rateLimitPerMinute: 4 });
  try {
    const { slug } = await createTestShop(limited.db);
    const send = () =>
      limited
        .createClient()
        .landing.reportShop({ language, shop_name: slug, reason: "other", message: "Again" });
    await send();
    await send();
    await expect(send()).rejects.toMatchObject({ code: "too_many_requests" });
  } finally {
    await limited.close();
  }
});
