import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wholeTaka } from "../../testing/second-calculation";
import { rowsOf } from "../../testing/table-contents";
import { createShopper, dhakaAddress, saveAddress, startTestApi, type TestApi } from "../../testing/test-api";
import { createPlatformPerson, createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { heldKinds, type HeldKind } from "./held-kinds";

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
});
afterAll(() => api.close());

const language = "en" as const;
const firstName = "Shamsunnahar";
const lastName = "Chowdhurani";
const street = "House of the blue gate";

/** A customer of whom a lot is held, with an order that is to be brought. */
async function createRegular() {
  const shopper = await createShopper(api, { firstName, lastName });
  const { client, nationalPhone } = shopper;
  await client.account.updateCustomerProfile({
    language,
    first_name: firstName,
    last_name: lastName,
    email: `${nationalPhone.slice(1)}@mail.example`,
  });
  const address_unique_id = await saveAddress(client, {
    ...dhakaAddress,
    first_name: firstName,
    last_name: lastName,
    contact_number: nationalPhone,
    address: street,
  });
  const ofShop = { language, seller_key: shop.sellerKey };
  await client.cart.addToCart({ ...ofShop, id_product: shop.tea.id, quantity: 2 });
  const quote = await client.order.directPurchaseQuote({
    language,
    sellerKey: shop.sellerKey,
    shipping_method: 2,
    id_product: shop.rice.id,
    quantity: 1,
  });
  expect(quote.success).toBe(true);
  const { data } = await client.order.directPurchaseOrder(
    {
      ...ofShop,
      shipping_method: 2,
      id_product: shop.rice.id,
      quantity: 1,
      expected_total: wholeTaka(12_345),
    },
    { context: { idempotencyKey: `order of ${nationalPhone}` } },
  );
  return { ...shopper, address_unique_id, orderId: data.order_id };
}

/** Proves the session with a code. */
async function prove({ client }: Awaited<ReturnType<typeof createRegular>>) {
  api.clock.advance(90);
  const { data } = await client.account.sendPhoneCode({ language });
  await client.account.provePhone({ language, otp: data.otp ?? "" });
}

const cancel = ({ client, orderId }: Awaited<ReturnType<typeof createRegular>>) =>
  client.order.customerOrderUpdate({ order_id: orderId, confirmed: true });

/** The tables in whose rows a text stands, anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    api.db,
    sql`select tablename::text as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await rowsOf<{ rows: number }>(
      api.db,
      sql`select count(*)::integer as rows from ${sql.identifier(name)} each where each::text like ${`%${text}%`}`,
    );
    if (row && row.rows > 0) found.push(name);
  }
  return found;
}

describe("a customer", () => {
  test("is given a copy of what is held of them, and nobody else's", async () => {
    await createRegular();
    const { client, nationalPhone, orderId } = await createRegular();
    const { data } = await client.ownData.copyOwnData({ language });
    const rowsOf = (kind: string) => data.kinds.find((each) => each.kind === kind)?.rows ?? [];
    expect(rowsOf("account")).toEqual([
      expect.objectContaining({ first_name: firstName, phone: `+88${nationalPhone}` }),
    ]);
    expect(rowsOf("addresses")).toEqual([
      expect.objectContaining({ address: street, area: "Dhanmondi", district: "Dhaka" }),
    ]);
    expect(rowsOf("orders")).toEqual([
      expect.objectContaining({ number: orderId, lines: [expect.objectContaining({ quantity: 1 })] }),
    ]);
    expect(rowsOf("carts")).toEqual([
      expect.objectContaining({ products: [expect.objectContaining({ quantity: 2 })] }),
    ]);
    expect(rowsOf("sessions")).toHaveLength(1);
    const inBengali = (await client.ownData.copyOwnData({ language: "bn" })).data.kinds;
    expect(inBengali.find(({ kind }) => kind === "addresses")?.rows).toEqual([
      expect.objectContaining({ area: "ধানমন্ডি", district: "ঢাকা" }),
    ]);
  });

  test("deletes the account: nothing in any table says who it was, and the order stays", async () => {
    const regular = await createRegular();
    const { client, nationalPhone, orderId } = regular;
    await expect(client.ownData.deleteAccount({ language })).rejects.toMatchObject({
      code: "account_proof_needed",
    });
    await prove(regular);
    await expect(client.ownData.deleteAccount({ language })).rejects.toMatchObject({
      code: "account_under_way",
    });
    await cancel(regular);
    const phone = nationalPhone.slice(1);
    expect(await tablesWith(phone)).toEqual(
      expect.arrayContaining(["customer", "customer_address", "customer_order", "one_time_code"]),
    );
    const mail = `${phone}@mail.example`;
    expect(await tablesWith(mail)).toEqual(["customer"]);
    await client.ownData.deleteAccount({ language });

    // What limits messages by phone goes by itself within two days (clean-up).
    expect(await tablesWith(phone)).toEqual(["one_time_code"]);
    expect(await tablesWith(mail)).toEqual([]);
    const rows = await rowsOf(
      api.db,
      sql`select number, recipient_name, recipient_phone, grand_total > 0 as is_paid_for from customer_order where number = ${orderId}`,
    );
    expect(rows).toEqual([{ number: orderId, recipient_name: "—", recipient_phone: "", is_paid_for: true }]);
    // Its session is over, and the number is free for a new account.
    await expect(client.account.customerProfile({ language })).rejects.toMatchObject({
      code: "sign_in_required",
    });
    api.clock.advance(90);
    const guest = api.createClient();
    const { data: sent } = await guest.account.sendOtp({ phone: nationalPhone });
    const proof = { phone: nationalPhone, otp: sent.otp ?? "", request_id: sent.request_id };
    const { data: proved } = await guest.account.otpValidate(proof);
    const again = await guest.account.customerRegistration({
      language,
      phone: nationalPhone,
      ticket: proved.ticket,
      first_name: "Nasima",
      last_name: "Begum",
      password: "river-boat-monsoon-9",
      terms: true,
    });
    expect(again.status).toBe(1);
  });

  test("who works in a shop leaves there first", async () => {
    const { owner } = await createStaffOf(api, await createTestShop(api.db));
    api.clock.advance(90);
    const { client } = owner.shopper;
    const { data } = await client.account.sendPhoneCode({ language });
    await client.account.provePhone({ language, otp: data.otp ?? "" });
    await expect(client.ownData.deleteAccount({ language })).rejects.toMatchObject({ code: "account_works" });
  });
});

describe("the platform's people", () => {
  test("hear how much is held of a phone, of which kind and for how long, and nothing of what it says", async () => {
    const { nationalPhone, id } = await createRegular();
    const { client } = await createPlatformPerson(api, "support");
    const { data } = await client.adminCustomers.heldOfPhone({ language, phone: nationalPhone });
    const held = Object.fromEntries(data.kinds.map(({ kind, rows }) => [kind, rows]));
    expect(data.id_customer).toBe(id);
    expect(held).toMatchObject({ account: 1, addresses: 1, orders: 1, carts: 1, sessions: 1, complaints: 0 });
    expect(data.kinds.find(({ kind }) => kind === "messages")).toMatchObject({
      kept_days: 365,
      goes_with_account: true,
    });
    expect(data.kinds.find(({ kind }) => kind === "refusals")).toMatchObject({ goes_with_account: false });
    expect(JSON.stringify(data)).not.toContain(firstName);
    const nobody = await client.adminCustomers.heldOfPhone({ language, phone: "01999999999" });
    expect(nobody.data.id_customer).toBeNull();
    expect(nobody.data.kinds.every(({ rows }) => rows === 0)).toBe(true);
  });
});

describe("the list of what is held", () => {
  /** Tables with such a column that say nothing of a customer, and why. */
  const others: Record<string, string> = {
    shop: "a shop's own phone",
    courier: "a courier's phone",
    shop_member: "who works there leaves first",
    platform_role: "who works there leaves first",
    order_alert_device: "of members",
    order_alert_text: "of members",
    shop_closing: "of members",
    shop_remark: "of the platform's people",
    shop_view: "of the platform's people",
    shop_take_out: "of members",
    bulk_edit: "of members",
    goods_import: "of members",
    courier_statement: "of members",
    stock_movement: "of members",
    factor_reset: "of members and the platform's people",
  };

  test("names each table in which a phone or an account stands", async () => {
    const rows = await rowsOf<{ name: string }>(
      api.db,
      sql`select distinct c.table_name::text as name from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in
        ('phone', 'recipient_phone', 'contact_number', 'customer_id', 'account_id')`,
    );
    const all = Object.values(heldKinds) as HeldKind[];
    const named = new Set([...all.flatMap(({ tables }) => tables), ...Object.keys(others)]);
    expect(rows.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  });
});
