import { wholeTaka } from "../../testing/second-calculation";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callHeaders } from "@haat/contract/shared/client";
import { inTransaction } from "../../database/transaction";
import { createShopper, saveAddress, startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop } from "../../testing/test-shop";
import { tableContents } from "../../testing/table-contents";
import { hashPassword } from "../account/password.rules";
import { recordEvent } from "./audit.repository";
import { auditEventTable } from "./audit.table";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const trailOf = (customerId: number) =>
  api.db
    .select()
    .from(auditEventTable)
    .where(eq(auditEventTable.customerId, customerId))
    .orderBy(asc(auditEventTable.id));

test("what a customer does is written down: who, what, when, with which result, in which call", async () => {
  const shopper = await createShopper(api, { passwordHash: await hashPassword("a long wooden boat") });
  const phone = shopper.nationalPhone;
  const client = api.createClient({ ...shopper.headers, [callHeaders.requestId]: "request-0042" });
  const sent = await client.account.sendOtp({ phone });
  const { data } = await client.account.otpValidate({
    phone,
    otp: sent.data.otp ?? "",
    request_id: sent.data.request_id,
  });
  const entered = await client.account.signin({ language: "en", phone, ticket: data.ticket });
  const inside = api.createClient({
    [callHeaders.authorization]: `Bearer ${entered.access_token}`,
    [callHeaders.requestId]: "request-0043",
  });
  const byPassword = (password: string) => client.account.signinPassword({ language: "en", phone, password });
  await byPassword("something else").catch(() => undefined);
  await byPassword("a long wooden boat");
  await inside.account.updateCustomerProfile({ language: "en", first_name: "Karim", last_name: "Uddin" });
  const address = await saveAddress(inside);
  const spare = await saveAddress(inside);
  await inside.address.customerAddressDelete({ id: spare });
  await inside.account.password({
    language: "en",
    old_password: "a long wooden boat",
    password: "kites over old dhaka",
  });
  await inside.account.logout({});
  const trail = await trailOf(shopper.id);
  expect(trail.map(({ action, result, reason, subject }) => [action, result, reason, subject])).toEqual([
    ["sign_in", "ok", null, null],
    ["sign_in_by_password", "refused", "password_wrong", expect.stringMatching(/^\+8801\d\*+\d\d$/)],
    ["sign_in_by_password", "ok", null, null],
    ["profile_change", "ok", null, null],
    ["address_create", "ok", null, address],
    ["address_create", "ok", null, spare],
    ["address_delete", "ok", null, spare],
    ["password_change", "ok", null, null],
    ["sign_out", "ok", null, null],
  ]);
  expect(trail.map(({ at }) => at)).toEqual(trail.map(() => api.clock.now()));
  expect([trail[0]?.requestId, trail.at(-1)?.requestId]).toEqual(["request-0042", "request-0043"]);
  const written = JSON.stringify(await api.db.select().from(auditEventTable));
  for (const secret of [
    phone,
    data.ticket,
    sent.data.otp ?? "?",
    entered.access_token ?? "?",
    shopper.token,
    "a long wooden boat",
    "something else",
    "kites over old dhaka",
  ]) {
    expect(written).not.toContain(secret);
  }
});

test("a sign-in that fails is written down, also where nobody is known", async () => {
  const before = (await api.db.select().from(auditEventTable)).length;
  const guest = api.createClient();
  const phone = "01955555555";
  await guest.account.signin({ language: "en", phone, ticket: "made up" });
  await guest.account.signinPassword({ language: "en", phone, password: "made up" }).catch(() => undefined);
  const trail = (await api.db.select().from(auditEventTable).orderBy(asc(auditEventTable.id))).slice(before);
  expect(trail).toMatchObject([
    {
      action: "sign_in",
      customerId: null,
      subject: "+88019*****55",
      result: "refused",
      reason: "bad_ticket",
    },
    { action: "sign_in_by_password", customerId: null, result: "refused", reason: "password_wrong" },
  ]);
});

test("an order that is cancelled is written down with its shop and its number", async () => {
  const [shop, shopper] = [await createTestShop(api.db), await createShopper(api)];
  const toShop = { language: "en" as const, seller_key: shop.sellerKey };
  await shopper.client.cart.addToCart({ ...toShop, id_product: shop.rice.id });
  const { data } = await shopper.client.order.cartPurchaseOrder(
    { ...toShop, shipping_method: 2, expected_total: wholeTaka(12_345) },
    { context: { idempotencyKey: "order" } },
  );
  const cancel = () =>
    shopper.client.order.customerOrderUpdate(
      { order_id: data.order_id, confirmed: true },
      { context: { idempotencyKey: "cancel" } },
    );
  await cancel();
  await cancel();
  expect(await trailOf(shopper.id)).toMatchObject([
    { action: "order_cancel", shopId: shop.id, subject: data.order_id, result: "ok" },
  ]);
});

test("what is not done leaves no trace", async () => {
  const { client, id } = await createShopper(api);
  await saveAddress(client);
  const before = await tableContents(api.db);
  const [home] = (await client.address.customerAddressList({ language: "en" })).data.addresses;
  await client.address.customerAddressDelete({ id: home?.address_unique_id ?? "" }).catch(() => undefined);
  await inTransaction(api.db, async (tx) => {
    await recordEvent(
      tx,
      { action: "order_cancel", customerId: id, shopId: 1, requestId: undefined },
      new Date(),
    );
    throw new Error("The order stays.");
  }).catch(() => undefined);
  expect(await tableContents(api.db)).toEqual(before);
});
