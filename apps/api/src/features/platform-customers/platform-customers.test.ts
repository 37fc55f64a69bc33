import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { wholeTaka } from "../../testing/second-calculation";
import { openSession, startTestApi, type TestApi } from "../../testing/test-api";
import { createAccount, createPlatformPerson, type TestAccount } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { hashOf } from "../../security/secrets";
import { sessionTable } from "../account/account.table";
import { auditEventTable } from "../audit/audit.table";
import { productTable } from "../catalogue/catalogue.table";
import { customerOrderTable } from "../order/order.table";

let api: TestApi;
let admin: TestAccount;
let support: TestAccount;
let customer: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  admin = await createPlatformPerson(api, "admin");
  support = await createPlatformPerson(api, "support");
});
afterAll(() => api.close());
beforeEach(async () => {
  customer = await createAccount(api, { firstName: "Shirin", lastName: "Sultana" });
});

const language = "en" as const;
const refused = (code: string) => expect.objectContaining({ code });
const found = async (search: string, who = support) =>
  (await who.client.adminCustomers.customers({ language, page: 1, search })).data.customers.map(
    ({ id_customer }) => id_customer,
  );
const nowhere = { open: 0, last_used_at: null };
const signedOut = { shop_sessions: nowhere, console_sessions: nowhere };
const asked = () => ({ language, id: customer.id });
const block = (who = admin) =>
  who.client.adminCustomers.blockCustomer({ ...asked(), reason: "Refuses parcels" });
/** One bag of rice, to be picked up. */
const order = ({ sellerKey, rice }: TestShop, idempotencyKey: string) =>
  customer.shopper.client.order.directPurchaseOrder(
    {
      language,
      seller_key: sellerKey,
      shipping_method: 2,
      id_product: rice.id,
      quantity: 1,
      expected_total: wholeTaka(12_345),
    },
    { context: { idempotencyKey } },
  );
const trail = () =>
  api.db
    .select()
    .from(auditEventTable)
    .where(
      and(
        eq(auditEventTable.subject, String(customer.id)),
        inArray(auditEventTable.action, ["customer_block", "customer_unblock", "customer_sign_out"]),
      ),
    );

describe("an account", () => {
  test("is found by its phone in any form and script, and by words of its name", async () => {
    const phone = customer.nationalPhone;
    const bengali = phone.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    for (const typed of [
      phone,
      `+88 ${phone}`,
      `0088${phone}`,
      bengali,
      phone.slice(0, 5) + "-" + phone.slice(5),
      `(${phone.slice(0, 5)}) ${phone.slice(5)}`,
      phone.replace(/^(.{5})/, "$1."),
      `\u200e+88${phone}\u200b`,
    ])
      expect([typed, await found(typed)]).toEqual([typed, [customer.id]]);
    expect(await found(phone.slice(-3))).toContain(customer.id);
    // Digits that nobody's number has, although all begin like the last two of them.
    expect(await found("8817")).toEqual([]);
    expect(await found("shirin SULT")).toContain(customer.id);
    expect(await found("shirin 100%")).toEqual([]);
    expect((await found(""))[0]).toBe(customer.id);
  });

  test("shows how much, and nothing of what was bought", async () => {
    await order(await createTestShop(api.db), "seen");
    const usedAt = { shop: new Date("2026-02-10T04:00:00Z"), console: new Date("2026-02-20T04:00:00Z") };
    const earlier = new Date("2026-02-01T04:00:00Z");
    await openSession(api, customer.id);
    await api.db
      .update(sessionTable)
      .set({
        lastUsedAt: sql`case when ${sessionTable.audience} = 'console' then ${usedAt.console.toISOString()}::timestamptz
          when ${sessionTable.tokenHash} = ${hashOf(customer.shopper.token)} then ${usedAt.shop.toISOString()}::timestamptz
          else ${earlier.toISOString()}::timestamptz end`,
      })
      .where(eq(sessionTable.customerId, customer.id));
    const { data } = await support.client.adminCustomers.customer(asked());
    expect(data.customer).toMatchObject({
      name: "Shirin Sultana",
      mobile: customer.nationalPhone,
      status: "active",
      orders: 1,
      shop_sessions: { open: 2, last_used_at: usedAt.shop.toISOString() },
      console_sessions: { open: 1, last_used_at: usedAt.console.toISOString() },
      shops: [],
      platform_role: null,
      block: null,
    });
    await expect(support.client.adminCustomers.customer({ language, id: 999_999 })).rejects.toEqual(
      refused("not_found"),
    );
  });
});

describe("to block an account", () => {
  test("signs it out of shops and of the console at once, and lets it in nowhere, until it is unblocked", async () => {
    const before = await block();
    expect(before.data.customer).toMatchObject({ status: "blocked", ...signedOut });
    const { account: by } = (await admin.client.sellerAccount.me({ language })).data;
    // Support reads it, too.
    const { data: read } = await support.client.adminCustomers.customer(asked());
    expect(read.customer.block).toEqual({
      reason: "Refuses parcels",
      at: api.clock.now().toISOString(),
      by: `${by.first_name} ${by.last_name}`,
    });
    const named = await admin.client.adminAudit.auditEvents({ language, of: "staff" });
    expect(named.data.events[0]).toMatchObject({
      action: "customer_block",
      subject: String(customer.id),
      subject_name: "Shirin Sultana",
    });
    await expect(customer.shopper.client.account.customerProfile({ language })).rejects.toEqual(
      refused("sign_in_required"),
    );
    await expect(customer.client.sellerAccount.me({ language })).rejects.toEqual(refused("sign_in_required"));
    // The database lets nobody in either, whatever a handler thought.
    await expect(openSession(api, customer.id)).rejects.toThrow();
    const guest = api.createClient();
    const phone = customer.nationalPhone;
    const { data: sent } = await guest.account.sendOtp({ phone });
    const { data } = await guest.account.otpValidate({
      phone,
      otp: sent.otp ?? "",
      request_id: sent.request_id,
    });
    const proof = { language, phone, ticket: data.ticket };
    expect((await guest.account.signin(proof)).access_token).toBeNull();
    expect((await guest.sellerAccount.signin(proof)).access_token).toBeNull();
    await admin.client.adminCustomers.unblockCustomer(asked());
    expect((await guest.account.signin(proof)).access_token).not.toBeNull();
  });

  test("takes no order that was about to be placed, and leaves those that were placed as they are", async () => {
    const shop = await createTestShop(api.db);
    await order(shop, "placed");
    const states = async () => [
      await api.db.select().from(customerOrderTable).where(eq(customerOrderTable.customerId, customer.id)),
      await api.db
        .select({ stock: productTable.stock })
        .from(productTable)
        .where(eq(productTable.id, shop.rice.id)),
    ];
    const before = await states();
    expect(before[0]).toHaveLength(1);
    await block();
    await expect(order(shop, "about to be")).rejects.toEqual(refused("sign_in_required"));
    // Not as a repetition of what was placed either.
    await expect(order(shop, "placed")).rejects.toEqual(refused("sign_in_required"));
    expect(await states()).toEqual(before);
  });

  test("is done once, also by two at the same moment, and written down with its reason", async () => {
    const other = await createPlatformPerson(api, "admin");
    await Promise.all([block(), block(other)]);
    await block();
    expect(await trail()).toMatchObject([
      {
        action: "customer_block",
        before: { status: "active" },
        after: { status: "blocked", reason: "Refuses parcels" },
      },
    ]);
  });

  test("needs a reason, and is taken back once", async () => {
    const { blockCustomer, unblockCustomer } = admin.client.adminCustomers;
    await expect(blockCustomer({ ...asked(), reason: "  " })).rejects.toEqual(refused("invalid_input"));
    await unblockCustomer(asked());
    expect(await trail()).toEqual([]);
    await block();
    const again = await Promise.all([unblockCustomer(asked()), unblockCustomer(asked())]);
    for (const { data } of again)
      expect(data.customer).toMatchObject({ status: "active", ...signedOut, block: null });
    expect((await trail()).map(({ action, before, after }) => ({ action, before, after }))).toMatchObject([
      { action: "customer_block" },
      { action: "customer_unblock", before: { status: "blocked" }, after: { status: "active" } },
    ]);
  });

  test("is for admins alone, and not for the platform's own people", async () => {
    await expect(block(support)).rejects.toEqual(refused("forbidden"));
    const { unblockCustomer, signOutCustomer } = support.client.adminCustomers;
    for (const call of [unblockCustomer, signOutCustomer])
      await expect(call(asked())).rejects.toEqual(refused("forbidden"));
    expect((await customer.client.sellerAccount.me({ language })).success).toBe(true);
    for (const person of [admin, support]) {
      const own = { language, id: person.id, reason: "A quarrel" };
      await expect(admin.client.adminCustomers.blockCustomer(own)).rejects.toEqual(
        refused("customer_is_staff"),
      );
    }
    expect(await trail()).toEqual([]);
  });
});

test("to sign an account out ends its sessions everywhere, once", async () => {
  const { signOutCustomer } = admin.client.adminCustomers;
  const { data } = await signOutCustomer(asked());
  expect(data.customer).toMatchObject({ status: "active", ...signedOut });
  await expect(customer.client.sellerAccount.me({ language })).rejects.toEqual(refused("sign_in_required"));
  await signOutCustomer(asked());
  expect((await trail()).map(({ action }) => action)).toEqual(["customer_sign_out"]);
});
