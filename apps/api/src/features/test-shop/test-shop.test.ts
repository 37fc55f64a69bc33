import { randomUUID } from "node:crypto";
import { strings } from "@haat/i18n/strings";
import { orderStatuses } from "@haat/contract/shared/business-constants";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { callHeaders, type ApiClient } from "@haat/contract/shared/client";
import { internationalPhone, testNumbersOf } from "@haat/contract/shared/phone";
import { and, eq, isNotNull, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { breaksRule } from "../../database/database-failure";
import { wrongStocks } from "../../testing/table-contents";
import { createShopper, startTestApi, type TestApi } from "../../testing/test-api";
import { createPlatformPerson, createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop as SmallShop } from "../../testing/test-shop";
import { customerTable, sessionTable } from "../account/account.table";
import { auditEventTable } from "../audit/audit.table";
import { productTable } from "../catalogue/catalogue.table";
import { courierAccountTable } from "../courier/booking.table";
import { shopMemberTable } from "../member/member.table";
import { customerOrderTable } from "../order/order.table";
import { spanOf } from "../seller-report/report-days.rules";
import { countDay, firstDay, listChangedDays } from "../platform-report/platform-report.repository";
import { shopDayTable } from "../platform-report/shop-day.table";
import { shopMonthTable } from "../platform-report/shop-month.table";
import { shopDomainTable } from "../shop-domain/shop-domain.table";
import {
  findAlike,
  findClosedByAddress,
  findClosedByPhone,
  listOwnShops,
} from "../shop-review/review.repository";
import { shopTable } from "../shop/shop.table";
import { countOrders } from "../watch/watch.repository";
import { webhookDeliveryTable } from "../webhook/webhook.table";

let api: TestApi;
let shop: SmallShop;
let owner: Awaited<ReturnType<typeof createStaffOf>>["owner"];
let manager: Awaited<ReturnType<typeof createStaffOf>>["manager"];
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  ({ owner, manager } = await createStaffOf(api, shop));
});
afterAll(async () => {
  expect(await wrongStocks(api.db)).toEqual([]);
  await api.close();
});

const language = "en" as const;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const calls = () => owner.client.sellerTestShop;
const fill = async () => {
  api.clock.advance(60);
  return (await calls().fillTestShop(inShop(), key())).data;
};
/** Where the orders of a filled test shop stand. */
const sampleStages = ["cancel", "cancel", "delivered", "packed", "pending", "shipped"];
const key = () => ({ context: { idempotencyKey: randomUUID() } });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "went well",
    ({ code }: { code: string }) => code,
  );
const testShopRow = async () => {
  const [row] = await api.db.select().from(shopTable).where(eq(shopTable.testsShopId, shop.id));
  if (!row) throw new Error("There is no test shop.");
  return row;
};

/** Asks for a code and trades one for a ticket. */
async function prove(phone: string, otp: string) {
  const { account } = api.createClient();
  const { request_id } = (await account.sendOtp({ phone })).data;
  return (await account.otpValidate({ phone, otp, request_id })).data.ticket;
}

/** Signs a customer of the test shop up. */
async function signUp(phone: string, otp: string): Promise<ApiClient> {
  const ticket = await prove(phone, otp);
  const person = { first_name: "Test", last_name: "Customer", password: "long enough for us" };
  const names = { ...person, terms: true as const };
  const { access_token } = await api
    .createClient()
    .account.customerRegistration({ language, phone, ticket, ...names });
  return api.createClient({ [callHeaders.authorization]: `Bearer ${access_token ?? ""}` });
}

/** Orders rice to be picked up. @returns the order's number */
async function order(client: ApiClient, sellerKey: string): Promise<string> {
  const goods = { id_product: shop.rice.id, quantity: 1, shipping_method: 2 as const };
  const { totals } = (await client.order.directPurchaseQuote({ language, sellerKey, ...goods })).data;
  const wanted = { language, seller_key: sellerKey, ...goods, expected_total: totals.grand_total };
  return (await client.order.directPurchaseOrder(wanted, key())).data.order_id;
}

const program = async (of: { language: "en"; seller_key: string }) => {
  const asked = { ...of, name: "Stock list", scopes: ["read_orders" as const, "write_orders" as const] };
  return (await owner.client.sellerApiKeys.createApiKey(asked)).data.api_key;
};
const holding = (apiKey: string) =>
  api.createClient({ [callHeaders.authorization]: `Bearer ${apiKey}` }).sellerOrders;

describe("a test shop", () => {
  it("is opened once, with the goods on sale, stands in no list and says what it is", async () => {
    expect((await calls().testShop(inShop())).data.test_shop).toBeNull();
    expect(await codeOf(manager.client.sellerTestShop.fillTestShop(inShop(), key()))).toBe("forbidden");
    expect(await codeOf(calls().fillTestShop(inShop()))).toBe("idempotency_key_required");
    const once = key();
    const [made, again] = await Promise.all([1, 2].map(() => calls().fillTestShop(inShop(), once)));
    expect(again?.data.filled_at).toBe(made?.data.filled_at);
    if (!made) throw new Error("No test shop was opened.");
    const { seller_key, shop: slug, code, products, title } = made.data;
    expect([products, title, /^\d{6}$/.test(code)]).toEqual([4, `${shop.titleEn} (test)`, true]);
    const names = { language, shop_name: slug };
    const [seller] = (await api.createClient().store.sellerInfoByShop(names)).data.seller;
    expect(seller?.standing).toMatchObject({ is_selling: true, is_test: true, is_preview: false });
    const [own] = (await api.createClient().store.sellerInfoByShop({ language, shop_name: shop.slug })).data
      .seller;
    expect(own?.standing.is_test).toBe(false);
    const listed = JSON.stringify([
      await api.createClient().store.storeNames({ page: 1 }),
      await api.createClient().store.webStoreFinder({ language, page: 1 }),
    ]);
    expect(listed).not.toContain(slug);
    const feed = { language, sellerKey: seller_key };
    expect(await codeOf(api.createClient().productFeed.shopProductFeed(feed))).toBe("store_not_found");
    const { id } = await testShopRow();
    const copied = await api.db.select().from(productTable).where(eq(productTable.shopId, id));
    expect(copied.map(({ stock, ledgerStock }) => stock - ledgerStock)).toEqual(copied.map(() => 0));
    const rice = copied.find(({ slug: name }) => name === shop.rice.slug);
    expect(rice).toMatchObject({ id: shop.rice.id, price: shop.rice.price });
    // But for what its sample orders took.
    expect((rice?.stock ?? 0) + (rice?.soldCount ?? 0)).toBe(shop.rice.stock);
  });

  it("takes orders of its own customers, who sign in with its code; a key of its own moves them, and no message leaves", async () => {
    const { seller_key, code, first_number: phone } = await fill();
    const sent = api.messages.length;
    const client = await signUp(phone, code);
    const number = await order(client, seller_key);
    const ofTest = { language, seller_key };
    const testKey = await program(ofTest);
    expect(testKey).toMatch(/^haat_test_[\w-]{43}$/);
    const found = (await holding(testKey).orders(ofTest)).data.orders;
    expect([found[0]?.order_id, found.length]).toEqual([number, sampleStages.length + 1]);
    const move = { ...ofTest, order_id: number, from: "pending" as const, to: "accept" as const };
    await holding(testKey).moveOrder(move, key());
    api.clock.advance(60);
    await api.jobs.runDue();
    await api.jobs.runDue();
    expect(api.messages.length).toBe(sent);
    const { messages, orders } = (await calls().testShop(inShop())).data.test_shop ?? {};
    expect(orders).toBe(sampleStages.length + 1);
    expect(messages?.some(({ to, text }) => to === phone && text.includes(code))).toBe(true);
    expect(messages?.some(({ text }) => text.includes(number))).toBe(true);
  });

  it("is emptied and filled again: orders, addresses, sessions and messages go, keys stay, the shop is as it was", async () => {
    const { seller_key, code, last_number: phone } = await fill();
    const client = await signUp(phone, code);
    const number = await order(client, seller_key);
    const testKey = await program({ language, seller_key });
    const ownOrders = () => api.db.$count(customerOrderTable, eq(customerOrderTable.shopId, shop.id));
    const [ordersBefore, inTest] = [await ownOrders(), (await testShopRow()).id];
    expect(await api.db.$count(customerOrderTable, eq(customerOrderTable.number, number))).toBe(1);
    const again = await fill();
    expect([again.seller_key, again.code, again.orders]).toEqual([seller_key, code, sampleStages.length]);
    expect(again.messages.filter(({ to }) => to === phone)).toEqual([]);
    expect(await codeOf(client.order.customerOrderList({ language, page: 1 }))).toBe("sign_in_required");
    expect(await codeOf(holding(testKey).orders({ language, seller_key }))).toBe("went well");
    expect(await api.db.$count(customerOrderTable, eq(customerOrderTable.number, number))).toBe(0);
    const empty = (await calls().emptyTestShop(inShop(), key())).data;
    expect([empty.seller_key, empty.products, empty.orders]).toEqual([seller_key, 0, 0]);
    expect(await api.db.$count(customerOrderTable, eq(customerOrderTable.shopId, inTest))).toBe(0);
    expect(await ownOrders()).toBe(ordersBefore);
    const [kept] = await api.db
      .select()
      .from(productTable)
      .where(and(eq(productTable.shopId, shop.id), eq(productTable.id, shop.rice.id)));
    expect(kept?.stock).toBe(shop.rice.stock);
  });

  it("lets time pass once for a press that is sent twice, and what was due is told", async () => {
    const { seller_key, code, first_number } = await fill();
    const phone = first_number.replace(/0$/, "1");
    const { id } = await testShopRow();
    const hook = { language, seller_key, url: "https://hooks.example.invalid/haat" };
    await owner.client.sellerWebhooks.createWebhook({ ...hook, events: ["order.updated"] });
    const number = await order(await signUp(phone, code), seller_key);
    const ofOrder = { language, seller_key, order_id: number };
    await owner.client.sellerOrders.moveOrder({ ...ofOrder, from: "pending", to: "accept" }, key());
    const due = async () => {
      const [row] = await api.db
        .select({ at: webhookDeliveryTable.nextAt })
        .from(webhookDeliveryTable)
        .where(and(eq(webhookDeliveryTable.shopId, id), like(webhookDeliveryTable.body, `%${number}%`)));
      return row?.at.getTime() ?? 0;
    };
    expect(await due()).toBeGreaterThan(api.clock.now().getTime());
    const pass = () => calls().passTestTime({ ...inShop(), hours_ahead: 24 });
    const [first, second] = [(await pass()).data, (await pass()).data];
    expect([first.hours_ahead, second.hours_ahead]).toEqual([24, 24]);
    expect(await due()).toBeLessThan(api.clock.now().getTime());
    const [row] = await api.db.select().from(customerOrderTable).where(eq(customerOrderTable.number, number));
    expect(api.clock.now().getTime() - (row?.orderedAt.getTime() ?? 0)).toBe(24 * 3_600_000);
    const noted = await api.db
      .select()
      .from(auditEventTable)
      .where(eq(auditEventTable.action, "test_shop_time"));
    expect(noted.map(({ shopId }) => shopId)).toEqual([shop.id]);
    expect(await codeOf(calls().passTestTime({ ...inShop(), hours_ahead: 0 }))).toBe("invalid_input");
  });
});

describe("a program", () => {
  const withScope = async (of: { language: "en"; seller_key: string }) => {
    const asked = { ...of, name: "Nightly tests", scopes: ["test_shop" as const, "read_orders" as const] };
    const apiKey = (await owner.client.sellerApiKeys.createApiKey(asked)).data.api_key;
    return api.createClient({ [callHeaders.authorization]: `Bearer ${apiKey}` });
  };

  it("fills and empties the test shop with a key of its own or of the shop, once for a request that is sent twice", async () => {
    const { seller_key } = await fill();
    const ofTest = { language, seller_key };
    for (const [of, client] of [
      [ofTest, await withScope(ofTest)],
      [inShop(), await withScope(inShop())],
    ] as const) {
      const { testShop, fillTestShop, emptyTestShop, passTestTime } = client.sellerTestShop;
      const [emptying, filling] = [key(), key()];
      expect((await emptyTestShop(of, emptying)).data).toMatchObject({ products: 0, orders: 0 });
      api.clock.advance(60);
      const filled = (await fillTestShop(of, filling)).data;
      expect(filled).toMatchObject({ seller_key, products: 4, orders: sampleStages.length });
      api.clock.advance(60);
      expect((await fillTestShop(of, filling)).data.filled_at).toBe(filled.filled_at);
      expect((await emptyTestShop(of, emptying)).data.products).toBe(4);
      expect((await passTestTime({ ...of, hours_ahead: 1 })).data.hours_ahead).toBe(1);
      expect((await testShop(of)).data.test_shop?.code).toBe(filled.code);
    }
    const without = api.createClient({ [callHeaders.authorization]: `Bearer ${await program(ofTest)}` });
    expect(await codeOf(without.sellerTestShop.emptyTestShop(ofTest, key()))).toBe("api_key_scope_missing");
    const foreign = { language, seller_key: (await createTestShop(api.db)).sellerKey };
    const { sellerTestShop } = await withScope(ofTest);
    expect(await codeOf(sellerTestShop.emptyTestShop(foreign, key()))).toBe("shop_not_found");
  });

  it("hears of the orders that a filled test shop has, and of the parcels that its courier brings or gets back", async () => {
    const { seller_key } = await fill();
    const ofTest = { language, seller_key };
    const { id: shopId } = await testShopRow();
    const events = ["order.created" as const, "order.updated" as const, "order.cancelled" as const];
    const hook = { ...ofTest, url: "https://hooks.example.invalid/parcels", events };
    await owner.client.sellerWebhooks.createWebhook(hook);
    const told = async () => {
      const { type, source } = webhookDeliveryTable;
      const found = await api.db
        .selectDistinct({ type, source })
        .from(webhookDeliveryTable)
        .where(eq(webhookDeliveryTable.shopId, shopId));
      return events.map((event) => found.filter(({ type: each }) => each === event).length);
    };
    const stages = async () => {
      const { orders } = (await owner.client.sellerOrders.orders(ofTest)).data;
      return orders.map(({ stage }) => stage).sort();
    };
    const sent = api.messages.length;
    for (const [digit, state, end] of [
      ["1", "delivered", "delivered"],
      ["9", "returned", "cancel"],
    ] as const) {
      await fill();
      expect([await stages(), await told()]).toEqual([sampleStages, [6, 8, 2]]);
      const [order] = await api.db
        .update(customerOrderTable)
        .set({ recipientPhone: internationalPhone(testNumbersOf(shopId).first.replace(/0$/, digit)) })
        .where(
          and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.status, orderStatuses.shipped)),
        )
        .returning();
      const parcel = async () => {
        const asked = { ...ofTest, order_id: order?.number ?? "" };
        const { order: found } = (await owner.client.sellerCouriers.parcel(asked)).data;
        return [found.status, found.parcel?.state, found.parcel?.courier.name];
      };
      const courier = strings.en.testShop.courier;
      expect(await parcel()).toEqual(["shipped", "handed_over", courier]);
      await calls().passTestTime({ ...inShop(), hours_ahead: 1 });
      expect(await parcel()).toEqual(["shipped", "on_the_way", courier]);
      for (const hours_ahead of [24, 24]) await calls().passTestTime({ ...inShop(), hours_ahead });
      expect(await parcel()).toEqual([end, state, courier]);
      expect(await told()).toEqual(end === "delivered" ? [6, 9, 2] : [6, 8, 3]);
    }
    await api.jobs.runDue();
    expect(api.messages.length).toBe(sent);
  });
});

describe("somebody who means ill", () => {
  it("gets into no real account with the fixed code, nor into the console, nor with a number of no test shop", async () => {
    const { code, first_number } = await fill();
    const victim = await createShopper(api);
    expect(await codeOf(prove(victim.nationalPhone, code))).toMatch(/^otp_(wrong|expired)$/);
    const nobodys = testNumbersOf(99_999).first;
    expect(await codeOf(prove(nobodys, code))).toBe("invalid_input");
    const other = testNumbersOf(shop.id).first;
    expect(await codeOf(prove(other, code))).toBe("invalid_input");
    const phone = first_number.replace(/0$/, "2");
    const ticket = await prove(phone, code);
    const names = { first_name: "Test", last_name: "Customer", terms: true as const };
    const { sellerAccount } = api.createClient();
    expect(await codeOf(sellerAccount.registration({ language, phone, ticket, ...names }))).toBe(
      "invalid_input",
    );
    expect(await codeOf(sellerAccount.signin({ language, phone, ticket }))).toBe("invalid_input");
  });

  it("is held by the database itself where a rule of ours forgets to", async () => {
    const { first_number } = await fill();
    const test = await testShopRow();
    const [customer] = await api.db
      .insert(customerTable)
      .values({ phone: internationalPhone(first_number.replace(/0$/, "3")), firstName: "T", lastName: "C" })
      .returning();
    const customerId = customer?.id ?? 0;
    const refusedBy = (work: Promise<unknown>, rule: string) =>
      expect(
        work.then(
          () => undefined,
          (error: unknown) => breaksRule(error, rule),
        ),
      ).resolves.toBe(true);
    const now = api.clock.now();
    const session = { customerId, createdAt: now, expiresAt: new Date("2027-01-01T00:00:00Z") };
    await refusedBy(
      api.db.insert(sessionTable).values({ ...session, tokenHash: "console", audience: "console" }),
      "person_is_no_test_customer",
    );
    await refusedBy(
      api.db
        .insert(shopMemberTable)
        .values({ shopId: shop.id, accountId: customerId, role: "manager", since: now }),
      "person_is_no_test_customer",
    );
    const stranger = {
      phone: internationalPhone(testNumbersOf(shop.id).first),
      firstName: "T",
      lastName: "C",
    };
    await refusedBy(Promise.resolve(api.db.insert(customerTable).values(stranger)), "customer_of_test_shop");
    await refusedBy(
      Promise.resolve(
        api.db
          .update(customerTable)
          .set({ phone: internationalPhone("01799999999") })
          .where(eq(customerTable.id, customerId)),
      ),
      "customer_of_test_shop",
    );
    const account = {
      shopId: test.id,
      kind: "steadfast" as const,
      sealedAccount: "sealed",
      setAt: now,
      setBy: owner.id,
    };
    await refusedBy(
      Promise.resolve(api.db.insert(courierAccountTable).values(account)),
      "courier_account_not_of_test_shop",
    );
    const domain = { shopId: test.id, domain: "rahim.example", token: "t", addedAt: now };
    await refusedBy(
      Promise.resolve(api.db.insert(shopDomainTable).values(domain as typeof shopDomainTable.$inferInsert)),
      "shop_domain_not_of_test_shop",
    );
    for (const work of [
      sql`select haat_empty_test_shop(${shop.id}::int)`,
      sql`select haat_fill_test_shop(${shop.id}::int, 5)`,
      sql`select haat_pass_test_time(${shop.id}::int, 5)`,
    ])
      await refusedBy(api.db.execute(work), "shop_is_test_shop");
    for (const values of [{ status: "approved" as const }, { slug: "rahim" }])
      expect(
        await api.db
          .update(shopTable)
          .set(values)
          .where(eq(shopTable.id, test.id))
          .then(
            () => "went well",
            () => "refused",
          ),
      ).toBe("refused");
    await refusedBy(
      Promise.resolve(
        api.db
          .update(shopTable)
          .set({ testsShopId: null, status: "suspended" })
          .where(eq(shopTable.id, test.id)),
      ),
      "shop_test_shop_made",
    );
  });

  it("orders nothing across: a test customer in a shop, or a person in the test shop", async () => {
    const { seller_key, code, first_number } = await fill();
    const tester = await signUp(first_number.replace(/0$/, "4"), code);
    const person = await createShopper(api);
    expect(await codeOf(order(tester, shop.sellerKey))).toBe("test_customers_only");
    expect(await codeOf(order(person.client, seller_key))).toBe("test_customers_only");
    expect(await codeOf(order(person.client, shop.sellerKey))).toBe("went well");
  });

  it("opens nothing with a key of the other shop, whichever that is", async () => {
    const { seller_key } = await fill();
    const ofTest = { language, seller_key };
    const [testKey, liveKey] = [await program(ofTest), await program(inShop())];
    expect(liveKey).toMatch(/^haat_key_/);
    expect(await codeOf(holding(testKey).orders(inShop()))).toBe("shop_not_found");
    expect(await codeOf(holding(liveKey).orders(ofTest))).toBe("shop_not_found");
    const swapped = testKey.replace("haat_test_", "haat_key_");
    expect(await codeOf(holding(swapped).orders(inShop()))).toBe("api_key_not_valid");
    expect(await codeOf(holding(swapped).orders(ofTest))).toBe("api_key_not_valid");
  });

  it("gets nothing of it into the platform's figures, nor beyond the shop", async () => {
    const admin = await createPlatformPerson(api, "admin");
    const day = dayInBangladesh(api.clock.now());
    const reportOf = async () =>
      JSON.stringify(
        (await admin.client.adminReports.platformReport({ language, start: day, end: day })).data,
      );
    const { seller_key, code, first_number } = await fill();
    const phone = first_number.replace(/0$/, "5");
    const everything = { from: new Date("2000-01-01T00:00:00Z"), to: new Date("2100-01-01T00:00:00Z") };
    const figures = async () => [
      await reportOf(),
      await firstDay(api.db),
      await listChangedDays(api.db, everything.to, everything.from),
      await countOrders(api.db, [everything]),
    ];
    const before = await figures();
    await order(await signUp(phone, code), seller_key);
    await calls().passTestTime({ ...inShop(), hours_ahead: 2000 });
    const test = await testShopRow();
    expect(await figures()).toEqual(before);
    const listed = (await admin.client.adminCustomers.customers({ language, search: phone, page: 1 })).data;
    expect([listed.customers, listed.total]).toEqual([[], 0]);
    await countDay(api.db, day, spanOf({ start: day, end: day }));
    await api.db
      .execute(sql`insert into shop_day (shop_id, day, orders, ordered_total, delivered, delivered_total, cancelled)
      values (${test.id}, ${day}, 1, 1, 1, 1, 1)`);
    expect(await api.db.$count(shopDayTable, eq(shopDayTable.shopId, test.id))).toBe(0);
    await api.db
      .execute(sql`insert into shop_month (shop_id, month, orders, ordered_total, delivered, delivered_total, cancelled)
      values (${test.id}, '2026-01-01', 1, 1, 1, 1, 1)`);
    expect(await api.db.$count(shopMonthTable, eq(shopMonthTable.shopId, test.id))).toBe(0);
    const ofTest = { language, seller_key };
    const { client } = owner;
    expect([
      await codeOf(client.sellerDomains.addDomain({ ...ofTest, domain: "rahim.com" })),
      await codeOf(client.sellerOpening.saveLabel({ ...ofTest, label: "rahim" })),
      await codeOf(client.sellerMembers.inviteMember({ ...ofTest, phone: "01712345678", role: "manager" })),
    ]).toEqual(Array.from({ length: 3 }, () => "not_in_test_shop"));
  });

  it("has it no longer than the shop: it closes with it, and whoever hands the shop over loses it", async () => {
    const { seller_key } = await fill();
    const status = async () => (await testShopRow()).status;
    await api.db.update(shopTable).set({ status: "suspended" }).where(eq(shopTable.id, shop.id));
    expect([await status(), (await calls().testShop(inShop())).data.test_shop]).toEqual(["suspended", null]);
    expect(await codeOf(calls().fillTestShop(inShop(), key()))).toBe("test_shop_not_possible");
    await api.db.update(shopTable).set({ status: "approved" }).where(eq(shopTable.id, shop.id));
    expect(await status()).toBe("test");
    // Who closes a shop themselves was closed by nobody, though its test shop is suspended then; nor is that another shop of theirs.
    const next = await createTestShop(api.db, { titleEn: `${shop.titleEn} test` });
    const { phone, addressBn, addressEn, titleBn } = await testShopRow();
    await api.db.update(shopTable).set({ status: "closing" }).where(eq(shopTable.id, shop.id));
    expect([
      await status(),
      await findClosedByPhone(api.db, next.id, [phone]),
      await findClosedByAddress(api.db, next.id, { bn: addressBn, en: addressEn }),
      await findAlike(api.db, next.id, { bn: titleBn, en: `${shop.titleEn} test` }),
      (await listOwnShops(api.db, owner.id, next.id)).map(({ sellerKey }) => sellerKey),
    ]).toEqual(["suspended", undefined, undefined, undefined, [shop.sellerKey]]);
    for (const back of ["paused", "approved"] as const)
      await api.db.update(shopTable).set({ status: back }).where(eq(shopTable.id, shop.id));
    await owner.client.sellerMembers.handOverShop({ ...inShop(), id_member: manager.id });
    expect(await codeOf(owner.client.sellerOrders.orders({ language, seller_key }))).toBe("shop_not_found");
    api.clock.advance(60);
    await manager.client.sellerTestShop.fillTestShop(inShop(), key());
    expect(await codeOf(manager.client.sellerOrders.orders({ language, seller_key }))).toBe("went well");
    const revoked = await api.db.$count(
      sessionTable,
      and(isNotNull(sessionTable.revokedAt), eq(sessionTable.customerId, owner.id)),
    );
    expect(revoked).toBe(0);
  });
});
