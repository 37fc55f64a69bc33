import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { wholeTaka } from "../../testing/second-calculation";
import { openSession, saveAddress, startTestApi, type TestApi } from "../../testing/test-api";
import { createAccount, createPlatformPerson, type TestAccount } from "../../testing/test-people";
import { createTestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";

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
const asked = () => ({ language, id: customer.id });
const block = (who = admin) =>
  who.client.adminCustomers.blockCustomer({ ...asked(), reason: "Refuses parcels" });
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
    ])
      expect([typed, await found(typed)]).toEqual([typed, [customer.id]]);
    expect(await found("shirin SULT")).toContain(customer.id);
    expect(await found("shirin 100%")).toEqual([]);
    expect((await found(""))[0]).toBe(customer.id);
  });

  test("shows how much, and nothing of what was bought", async () => {
    const shop = await createTestShop(api.db);
    const { client } = customer.shopper;
    await saveAddress(client);
    await client.cart.addToCart({ language, seller_key: shop.sellerKey, id_product: shop.rice.id });
    await client.order.cartPurchaseOrder(
      { language, seller_key: shop.sellerKey, shipping_method: 2, expected_total: wholeTaka(12_345) },
      { context: { idempotencyKey: "seen" } },
    );
    const { data } = await support.client.adminCustomers.customer(asked());
    expect(data.customer).toMatchObject({
      name: "Shirin Sultana",
      mobile: customer.nationalPhone,
      status: "active",
      orders: 1,
      shop_sessions: 1,
      console_sessions: 1,
      shops: [],
      platform_role: null,
    });
    await expect(support.client.adminCustomers.customer({ language, id: 999_999 })).rejects.toEqual(
      refused("not_found"),
    );
  });
});

describe("to block an account", () => {
  test("signs it out of shops and of the console at once, and lets it in nowhere, until it is unblocked", async () => {
    const before = await block();
    expect(before.data.customer).toMatchObject({ status: "blocked", shop_sessions: 0, console_sessions: 0 });
    await expect(customer.shopper.client.account.customerProfile({ language })).rejects.toEqual(
      refused("sign_in_required"),
    );
    await expect(customer.client.sellerAccount.me({ language })).rejects.toEqual(refused("sign_in_required"));
    // A session from elsewhere, such as one that was opened at the same moment, opens nothing either.
    const late = api.createClient(await openSession(api, customer.id));
    await expect(late.account.customerProfile({ language })).rejects.toEqual(refused("sign_in_required"));
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

  test("is for admins alone, and not for the platform's own people", async () => {
    await expect(block(support)).rejects.toEqual(refused("forbidden"));
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
  expect(data.customer).toMatchObject({ status: "active", shop_sessions: 0, console_sessions: 0 });
  await expect(customer.client.sellerAccount.me({ language })).rejects.toEqual(refused("sign_in_required"));
  await signOutCustomer(asked());
  expect((await trail()).map(({ action }) => action)).toEqual(["customer_sign_out"]);
});
