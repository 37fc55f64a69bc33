import { business } from "@haat/contract/shared/business-constants";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Queryable } from "../../database/database";
import { sqlStateOf } from "../../database/database-failure";
import { inTransaction } from "../../database/transaction";
import { wholeTaka } from "../../testing/second-calculation";
import { tableContents } from "../../testing/table-contents";
import { createShopper, startTestApi, type TestApi, type TestShopper } from "../../testing/test-api";
import { isOnServer } from "../../testing/test-database";
import { createPlatformPerson, createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { inLine } from "../../testing/waiting-line";
import { sessionTable } from "../account/account.table";
import { auditEventTable } from "../audit/audit.table";
import { shopMemberTable } from "../member/member.table";
import { customerOrderTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";
import { courierAccountTable } from "../courier/booking.table";
import { shopDomainTable } from "../shop-domain/shop-domain.table";
import { stockAlertTable } from "../stock-alert/stock-alert.table";
import { shopClosingTable } from "./shop-closing.table";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let buyer: TestShopper;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db, { titleEn: "Moyna Boutique", titleBn: "ময়না বুটিক" });
  staff = await createStaffOf(api, shop);
  buyer = await createShopper(api);
});

const language = "en" as const;
const daySeconds = 24 * 3600;
const inShop = () => ({ language, seller_key: shop.sellerKey });
const refused = (code: string) => expect.objectContaining({ code });
const calls = () => staff.owner.client.sellerClosing;
const why = { reason: "few_orders", words: "Next year again, perhaps." } as const;
const close = (name = "Moyna Boutique") => calls().closeShop({ ...inShop(), ...why, name });
const reopen = () => calls().reopenShop(inShop());
const standing = async () => (await calls().shopClosing(inShop())).data.closing;

/** One piece of rice, picked up at the shop. */
const buy = () =>
  buyer.client.order.directPurchaseOrder(
    {
      language,
      seller_key: shop.sellerKey,
      id_product: shop.rice.id,
      quantity: 1,
      shipping_method: 2,
      expected_total: wholeTaka(12_345),
    },
    { context: { idempotencyKey: crypto.randomUUID() } },
  );
/** Hands an order over, stage by stage. */
async function deliver(order_id: string): Promise<void> {
  const stages = ["pending", "accept", "packed", "in_store", "delivered"] as const;
  for (const [at, to] of stages.slice(1).entries()) {
    const from = stages[at] ?? "pending";
    if (to !== "pending")
      await staff.packer.client.sellerOrders.moveOrder({ ...inShop(), order_id, from, to });
  }
}
const statusOf = async ({ id }: TestShop) =>
  (await api.db.select().from(shopTable).where(eq(shopTable.id, id)))[0]?.status;
const countOrders = () => api.db.$count(customerOrderTable, eq(customerOrderTable.shopId, shop.id));
const actions = async () =>
  (await api.db.select().from(auditEventTable).where(eq(auditEventTable.shopId, shop.id))).map(
    ({ action }) => action,
  );

/** The text messages that some work sends. */
async function textsOf(work: () => Promise<unknown>) {
  await api.jobs.runDue();
  const before = api.messages.length;
  await work();
  await api.jobs.runDue();
  return api.messages.slice(before);
}
async function passDays(days: number): Promise<void> {
  api.clock.advance(days * daySeconds);
  await api.jobs.runDue();
}

describe("closing a shop", () => {
  test("hides it at once, sells nothing, says who closed it, and tells all of its people", async () => {
    const other = await createTestShop(api.db);
    const texts = await textsOf(() => close());
    const people = [staff.owner, staff.manager, staff.packer].map(({ phone }) => phone);
    expect(texts.map(({ to }) => to).sort()).toEqual(people.sort());
    for (const { text } of texts) expect(text).toContain("ময়না বুটিক");
    expect(await standing()).toMatchObject({
      status: "closing",
      can_close: false,
      can_reopen: true,
      closing: { ...why, final_at: null },
    });
    const guest = api.createClient();
    const { shop_name, sellerKey } = { shop_name: shop.slug, sellerKey: shop.sellerKey };
    await expect(guest.store.sellerInfoByShop({ language, shop_name })).rejects.toEqual(
      refused("store_not_found"),
    );
    await expect(guest.catalogue.shopProducts({ language, sellerKey, page: 1 })).rejects.toEqual(
      refused("store_not_found"),
    );
    await expect(guest.productFeed.shopProductFeed({ language, sellerKey })).rejects.toEqual(
      refused("store_not_found"),
    );
    const found = (await guest.store.storeNames({ page: 1 })).data.stores.map((store) => store.shop_name);
    expect([found.includes(shop.slug), found.includes(other.slug)]).toEqual([false, true]);
    const { data } = await guest.shopAddress.shopWhereabouts({ language, shop_name });
    expect(data).toMatchObject({ shop_name, is_open: false, is_closed_by_owner: true });
    expect((await guest.shopAddress.shopLink({ sellerKey })).data.shop_name).toBe(shop.slug);
    await expect(buy()).rejects.toEqual(refused("store_not_found"));
    expect(await actions()).toContain("shop_close");
    expect([await statusOf(other), await countOrders()]).toEqual(["approved", 0]);
  });

  test("asks for the shop's name in either language, however it is spaced, and changes nothing for another", async () => {
    await expect(close("Moyna")).rejects.toMatchObject({
      code: "invalid_input",
      data: { errors: [{ field: "name", code: "closing_name_wrong" }] },
    });
    expect([await statusOf(shop), (await standing()).closing]).toEqual(["approved", null]);
    await close("  MOYNA   boutique ");
    await reopen();
    await close("ময়না বুটিক");
    expect(await statusOf(shop)).toBe("closing");
  });

  test("done twice changes nothing and tells nobody again", async () => {
    await close();
    const before = await tableContents(api.db);
    expect(await textsOf(() => close())).toEqual([]);
    const after = await tableContents(api.db);
    expect(after.shop_closing).toEqual(before.shop_closing);
    expect((await actions()).filter((action) => action === "shop_close")).toHaveLength(1);
  });

  test("is its owner's alone, with a fresh proof, and not another shop's", async () => {
    const asked = { ...inShop(), ...why, name: "Moyna Boutique" };
    for (const member of [staff.manager, staff.packer])
      await expect(member.client.sellerClosing.closeShop(asked)).rejects.toEqual(refused("forbidden"));
    const stranger = await createStaffOf(api, await createTestShop(api.db));
    await expect(stranger.owner.client.sellerClosing.closeShop(asked)).rejects.toEqual(
      refused("shop_not_found"),
    );
    await api.db
      .update(sessionTable)
      .set({ phoneProvedAt: new Date(0) })
      .where(eq(sessionTable.customerId, staff.owner.id));
    await expect(close()).rejects.toEqual(refused("phone_proof_needed"));
    expect(await statusOf(shop)).toBe("approved");
  });

  test("is kept to its owner by the database, too, and so is taking it back", async () => {
    const asManager = { shopId: shop.id, memberId: staff.manager.id };
    const closedAt = api.clock.now();
    const row = { shopId: shop.id, reason: "other" as const, closedAt, finalFrom: new Date("2027-01-01") };
    const insert = (accountId: number) => (tx: Queryable) =>
      tx.insert(shopClosingTable).values({ ...row, accountId });
    for (const accountId of [staff.manager.id, staff.owner.id]) {
      const tried = inTransaction(api.db, insert(accountId), asManager);
      expect(await tried.then(() => "", sqlStateOf)).toBe("42501");
    }
    await close();
    await inTransaction(
      api.db,
      (tx) => tx.delete(shopClosingTable).where(eq(shopClosingTable.shopId, shop.id)),
      asManager,
    );
    expect(await api.db.$count(shopClosingTable, eq(shopClosingTable.shopId, shop.id))).toBe(1);
  });

  test("is not possible where the shop never opened or the platform closed it", async () => {
    for (const status of ["draft", "sent", "changes_asked", "rejected", "suspended"] as const) {
      shop = await createTestShop(api.db, { status, titleEn: "Moyna Boutique" });
      staff = await createStaffOf(api, shop);
      await expect(close()).rejects.toEqual(refused("shop_move_refused"));
      expect(await standing()).toMatchObject({ status, can_close: false, can_reopen: false });
    }
  });

  test("leaves open orders to be finished by the shop and cancelled by their customers", async () => {
    const [first, second] = [(await buy()).data.order_id, (await buy()).data.order_id];
    await close();
    expect(await standing()).toMatchObject({ open_orders: 2 });
    await buyer.client.order.customerOrderUpdate({ order_id: first, confirmed: true });
    await deliver(second);
    expect(await standing()).toMatchObject({ open_orders: 0 });
    const { data } = await buyer.client.order.purchaseOrderDetails({ language, orderId: second });
    expect(data.orders[0]?.status).toBe("delivered");
  });

  test("is seen by the platform, with the reason, and found by where the shop stands", async () => {
    await close();
    const admin = await createPlatformPerson(api, "admin");
    const { adminReview } = admin.client;
    const listed = await adminReview.shops({ language, page: 1, status: "closing" });
    expect(listed.data.shops.map(({ seller_key }) => seller_key)).toContain(shop.sellerKey);
    const { data } = await adminReview.application(inShop());
    expect(data).toMatchObject({ closing: why, opening: { status: "closing", moves: [] } });
    expect(data.steps[0]).toMatchObject({ action: "shop_close", reason: "" });
  });
});

describe.runIf(isOnServer)("an order at the same moment", () => {
  test("that came first stands, and the shop is closed behind it", async () => {
    const [bought, closed] = await inLine(api.db, buyer.id, [buy, () => close()]);
    expect([bought?.status, closed?.status]).toEqual(["fulfilled", "fulfilled"]);
    expect([await countOrders(), await statusOf(shop)]).toEqual([1, "closing"]);
    expect(await standing()).toMatchObject({ open_orders: 1 });
  });

  test("that came second is refused, and takes no stock", async () => {
    const [closed, bought] = await inLine(api.db, staff.owner.id, [() => close(), buy]);
    expect(closed?.status).toBe("fulfilled");
    expect(bought).toMatchObject({ status: "rejected", reason: { code: "shop_not_selling" } });
    expect([await countOrders(), await statusOf(shop)]).toEqual([0, "closing"]);
  });
});

describe("taking the closing back", () => {
  test("pauses the shop, shows it again, and tells all of its people; done twice it changes nothing", async () => {
    await close();
    await api.jobs.runDue();
    const texts = await textsOf(reopen);
    expect(texts).toHaveLength(3);
    expect(await textsOf(reopen)).toEqual([]);
    expect(await standing()).toMatchObject({ status: "paused", can_close: true, closing: null });
    const { data } = await api.createClient().store.sellerInfoByShop({ language, shop_name: shop.slug });
    expect(data.seller[0]?.standing.is_selling).toBe(false);
    await staff.owner.client.sellerOpening.resumeShop(inShop());
    expect((await buy()).data.order_id).toMatch(/-/);
    expect(await actions()).toContain("shop_reopen");
  });

  test("is the owner's alone, and the time of an earlier closing does not end a later one", async () => {
    await close();
    await expect(staff.manager.client.sellerClosing.reopenShop(inShop())).rejects.toEqual(
      refused("forbidden"),
    );
    await passDays(20);
    await reopen();
    await close();
    await passDays(15);
    expect(await statusOf(shop)).toBe("closing");
    await passDays(15);
    expect(await statusOf(shop)).toBe("closed");
  });
});

describe("the end of the time", () => {
  /** A shop with a domain, an alert, an account at a courier and an invitation, closed for good. */
  async function closeForGood(): Promise<void> {
    const now = api.clock.now();
    await api.db.insert(shopDomainTable).values({
      shopId: shop.id,
      domain: `${shop.slug}.com`,
      token: "a".repeat(43),
      prefersWww: false,
      addedAt: now,
      hasRecord: true,
      bareState: "here",
      lookedAt: now,
      goodAt: now,
      verifiedAt: now,
      // The job asks DNS no more in this test.
      nextLookAt: new Date("2036-01-01T00:00:00Z"),
    });
    await api.db.insert(stockAlertTable).values({
      shopId: shop.id,
      productId: shop.rice.id,
      phone: buyer.phone,
      language,
      createdAt: now,
    });
    await staff.owner.client.parcelSending.saveAccount({
      ...inShop(),
      courier: "steadfast",
      key: "the key",
      secret: "the secret",
    });
    const phone = "01911111111";
    await staff.owner.client.sellerMembers.inviteMember({ ...inShop(), phone, role: "packer" });
    await close();
    // Its domain leads to the page that says so until it is let go.
    expect((await atDomain()).data.shop_name).toBe(shop.slug);
    await passDays(business.closingDays);
  }
  const atDomain = () => api.createClient().shopAddress.shopAtHost({ host: `${shop.slug}.com` });

  test("makes it final: staff, domain, alerts and accounts at couriers go, the rest stays to be read by the owner", async () => {
    const other = await createTestShop(api.db);
    const others = await createStaffOf(api, other);
    await closeForGood();
    expect([await statusOf(shop), await statusOf(other)]).toEqual(["closed", "approved"]);
    const members = await api.db.select().from(shopMemberTable).where(eq(shopMemberTable.shopId, shop.id));
    expect(members.map(({ accountId }) => accountId)).toEqual([staff.owner.id]);
    expect((await others.manager.client.sellerAccount.me({ language })).data.shops).toHaveLength(1);
    await expect(staff.manager.client.sellerOrders.deskCounts(inShop())).rejects.toEqual(
      refused("shop_not_found"),
    );
    await expect(atDomain()).rejects.toEqual(refused("store_not_found"));
    for (const table of [shopDomainTable, stockAlertTable, courierAccountTable])
      expect(await api.db.$count(table, eq(table.shopId, shop.id))).toBe(0);
    const { owner } = staff;
    expect((await owner.client.sellerMembers.members(inShop())).data.invitations).toEqual([]);
    expect(await standing()).toMatchObject({ status: "closed", can_close: false, can_reopen: false });
    expect((await standing()).closing?.final_at).not.toBeNull();
    await expect(reopen()).rejects.toEqual(refused("shop_is_closed"));
    expect(await actions()).toEqual(
      expect.arrayContaining(["shop_close_final", "domain_remove", "member_remove"]),
    );
  });

  test("leaves the owner what is owed and all data, and nothing else to change", async () => {
    const order_id = (await buy()).data.order_id;
    await deliver(order_id);
    await closeForGood();
    const { client } = staff.owner;
    expect((await client.sellerOrders.order({ ...inShop(), order_id })).data.order.order_id).toBe(order_id);
    const till = { ...inShop(), move: "put_in" as const, amount: 10_000, note: "Change" };
    await client.sellerCash.moveTill(till, { context: { idempotencyKey: crypto.randomUUID() } });
    const table = new File(["Invoice,Collected\nABCD-22222,500"], "pathao.csv");
    const statement = await client.courierStatements.uploadStatement({
      ...inShop(),
      courier: "pathao",
      table,
    });
    expect(statement.data.state).toBe("checked");
    expect((await client.sellerTakeOut.askTakeOut(inShop())).data.take_out.state).toBe("asked");
    const changes = [
      () => client.sellerOpening.saveName({ ...inShop(), name_bn: "ক", name_en: "K" }),
      () => client.sellerOpening.resumeShop(inShop()),
      () => client.sellerMembers.inviteMember({ ...inShop(), phone: "01911111112", role: "packer" }),
    ];
    for (const change of changes) await expect(change()).rejects.toEqual(refused("shop_is_closed"));
    const { data } = await buyer.client.order.purchaseOrderDetails({ language, orderId: order_id });
    expect(data.orders[0]?.status).toBe("delivered");
  });

  test("waits for open orders, says so once, and comes when the last one is over", async () => {
    const order_id = (await buy()).data.order_id;
    await close();
    await api.jobs.runDue();
    const held = await textsOf(() => passDays(business.closingDays));
    const waiting = held.filter(({ text }) => text.includes("একেবারে বন্ধ হয়নি"));
    expect(waiting.map(({ to }) => to)).toEqual([staff.owner.phone]);
    expect(await textsOf(() => passDays(2))).toEqual([]);
    expect([await statusOf(shop), (await standing()).can_reopen]).toEqual(["closing", true]);
    await buyer.client.order.customerOrderUpdate({ order_id, confirmed: true });
    await passDays(1);
    expect(await statusOf(shop)).toBe("closed");
  });

  test("waits for an order that was handed over just now, which may be taken back", async () => {
    const order_id = (await buy()).data.order_id;
    await close();
    await passDays(business.closingDays);
    api.clock.advance(daySeconds);
    await deliver(order_id);
    await api.jobs.runDue();
    expect(await statusOf(shop)).toBe("closing");
    await staff.packer.client.sellerOrders.undoMove({ ...inShop(), order_id, to: "delivered" });
    const again = { ...inShop(), order_id, from: "in_store" as const, to: "delivered" as const };
    await staff.packer.client.sellerOrders.moveOrder(again);
    api.clock.advance(120);
    await api.jobs.runDue();
    expect(await statusOf(shop)).toBe("closed");
  });

  test("leaves the shop's name on the web to nobody else", async () => {
    await closeForGood();
    const [row] = await api.db.select().from(shopClosingTable).where(eq(shopClosingTable.shopId, shop.id));
    expect(row?.finalAt).toEqual(api.clock.now());
    const opener = await createStaffOf(api, (shop = await createTestShop(api.db, { status: "draft" })));
    const asked = {
      ...inShop(),
      label: (
        await api.db
          .select()
          .from(shopTable)
          .where(eq(shopTable.id, row?.shopId ?? 0))
      )[0]?.slug,
    };
    const { data } = await opener.owner.client.sellerOpening.labelAvailability(asked);
    expect(data.state).toBe("taken");
  });
});
