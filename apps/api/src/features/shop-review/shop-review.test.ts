import { asc, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addProduct, fillShop, pictureOf, sendShop, startShop } from "../../testing/opened-shop";
import { putTogether, saveAddress, startTestApi, type TestApi } from "../../testing/test-api";
import { addMember, createAccount, createPlatformPerson, type TestAccount } from "../../testing/test-people";
import { wholeTaka } from "../../testing/second-calculation";
import { rowsOf } from "../../testing/table-contents";
import { isOnServer } from "../../testing/test-database";
import { createTestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { jobTable } from "../../jobs/job.table";
import { inTransaction } from "../../database/transaction";
import { customerOrderTable } from "../order/order.table";
import { shopAppTable } from "../shop-app/shop-app.table";
import { shopTable } from "../shop/shop.table";

let api: TestApi;
let admin: TestAccount;
let second: TestAccount;
let owner: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  admin = await createPlatformPerson(api, "admin");
  second = await createPlatformPerson(api, "admin");
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await createAccount(api);
});

const language = "en" as const;
const refused = (code: string) => expect.objectContaining({ code });
let label = "waiting";
/** A shop that waits, with the names of its calls. */
async function waiting() {
  label += "z";
  const { seller_key, version } = await sendShop(api, owner, label);
  api.forget();
  return { language, seller_key, version };
}
const shopOf = ({ seller_key }: { seller_key: string }) => ({ language, seller_key });
const rowOf = async (sellerKey: string) =>
  (await api.db.select().from(shopTable).where(eq(shopTable.sellerKey, sellerKey)))[0];
const told = async () => {
  await api.jobs.runDue();
  return api.messages.filter(({ to }) => to === owner.phone).map(({ text }) => text);
};
const decisions = [
  "shop_approve",
  "shop_reject",
  "shop_ask_changes",
  "shop_suspend",
  "shop_reinstate",
] as const;
const decided = async (sellerKey: string) => {
  const shop = await rowOf(sellerKey);
  const rows = await api.db
    .select({ action: auditEventTable.action, by: auditEventTable.customerId })
    .from(auditEventTable)
    .where(eq(auditEventTable.shopId, shop?.id ?? 0))
    .orderBy(asc(auditEventTable.id));
  return rows.filter(({ action }) => (decisions as readonly string[]).includes(action));
};

describe("an application that waits", () => {
  test("stands in the queue, the oldest first, with its age", async () => {
    const first = await waiting();
    api.clock.advance(3600);
    const { seller_key } = await sendShop(api, await createAccount(api), "later-than-that");
    const { data } = await admin.client.adminReview.applications({ language, page: 1 });
    const keys = data.applications.map((each) => each.seller_key);
    expect(keys.indexOf(first.seller_key)).toBeLessThan(keys.indexOf(seller_key));
    const line = data.applications.find((each) => each.seller_key === first.seller_key);
    expect(line).toMatchObject({ status: "sent", times_sent: 1, age_seconds: 3600, title: "Moyna Boutique" });
    expect(data.total).toBe(data.applications.length);
  });

  test("is approved: it opens, its app is asked for, its owner is told, all of it once", async () => {
    const asked = await waiting();
    const { data } = await admin.client.adminReview.approveShop(asked);
    expect(data).toMatchObject({ status: "approved", version: asked.version + 1 });
    const shop = await rowOf(asked.seller_key);
    expect(await api.db.$count(shopAppTable, eq(shopAppTable.shopId, shop?.id ?? 0))).toBe(1);
    api.forget();
    const seen = await api.createClient().store.sellerInfoByShop({ language, shop_name: shop?.slug ?? "" });
    expect(seen.data.seller[0]?.standing).toMatchObject({ is_selling: true, is_preview: false });
    expect(await told()).toEqual([expect.stringContaining("Your shop Moyna Boutique on Haat is open.")]);
    await expect(admin.client.adminReview.approveShop(asked)).rejects.toEqual(refused("review_conflict"));
    expect(await told()).toHaveLength(1);
  });

  test("is decided by one of two admins at once; the other hears of it", async () => {
    const asked = await waiting();
    const answers = await Promise.allSettled([
      admin.client.adminReview.approveShop(asked),
      second.client.adminReview.rejectShop({ ...asked, reason: "Not what it says" }),
    ]);
    const [won, lost] = ["fulfilled", "rejected"].map((how) =>
      answers.filter(({ status }) => status === how),
    );
    expect([won?.length, lost?.length]).toEqual([1, 1]);
    expect((lost?.[0] as PromiseRejectedResult).reason).toEqual(refused("review_conflict"));
    expect(await decided(asked.seller_key)).toHaveLength(1);
    expect(await told()).toHaveLength(1);
  });

  test("cannot be decided by who read what its people changed since", async () => {
    const asked = await waiting();
    const names = { name_bn: "অন্য নাম", name_en: "Another name" };
    await owner.client.sellerOpening.saveName({ language, seller_key: asked.seller_key, ...names });
    await expect(admin.client.adminReview.approveShop(asked)).rejects.toEqual(refused("review_conflict"));
    expect((await rowOf(asked.seller_key))?.status).toBe("sent");
  });

  test("is approved also while no message can be sent; the message goes when the gateway is back", async () => {
    const asked = await waiting();
    let isDown = true;
    const down = putTogether(api.db, {}, () =>
      isDown ? Promise.reject(new Error("the gateway is down")) : Promise.resolve(),
    );
    await down.createClient(admin.headers).adminReview.approveShop(asked);
    await down.jobs.runDue();
    expect((await rowOf(asked.seller_key))?.status).toBe("approved");
    const isMessage = eq(jobTable.queue, "text message");
    expect(await api.db.$count(jobTable, isMessage)).toBe(1);
    isDown = false;
    down.clock.advance(3600);
    await down.jobs.runDue();
    expect(await api.db.$count(jobTable, isMessage)).toBe(0);
    expect(down.messages.at(-1)).toMatchObject({ to: owner.phone });
  });

  test("cannot be approved by who has not read a product that was added since", async () => {
    const asked = await waiting();
    const { seller_key } = asked;
    const picture = await pictureOf(400, 300, "saree.png");
    const { data } = await owner.client.sellerProducts.uploadProductPicture({
      language,
      seller_key,
      picture,
    });
    const product = { name_en: "Another", price: 10_000, stock: 1, pictures: [data.picture] };
    const { data: begun } = await owner.client.productDrafts.createDraft({
      language,
      seller_key,
      ...product,
    });
    const { id_draft, version } = begun.draft;
    const key = { context: { idempotencyKey: "added since" } };
    await owner.client.productDrafts.publishDraft({ language, seller_key, id_draft, version }, key);
    await expect(admin.client.adminReview.approveShop(asked)).rejects.toEqual(refused("review_conflict"));
  });

  test("is turned down, and closed, whatever its people change meanwhile to put that off", async () => {
    const reason = "A fraud";
    const rejected = await waiting();
    await owner.client.sellerOpening.renewPreview(shopOf(rejected));
    await admin.client.adminReview.rejectShop({ ...rejected, reason });
    const asked = await waiting();
    const { data: open } = await admin.client.adminReview.approveShop(asked);
    await owner.client.sellerOpening.renewPreview(shopOf(asked));
    const { version } = open;
    // What another admin decided since is still to be read first.
    await expect(second.client.adminReview.suspendShop({ ...asked, reason })).rejects.toEqual(
      refused("review_conflict"),
    );
    const { data } = await admin.client.adminReview.suspendShop({ ...asked, version, reason });
    expect(data.status).toBe("suspended");
  });

  test("comes back with a remark on the very item, which is mended before it is sent again", async () => {
    const { version, ...inShop } = await waiting();
    const remarks = [{ task: "name" as const, remark: "Please write the name as on your licence." }];
    await expect(admin.client.adminReview.askChanges({ ...inShop, version, remarks: [] })).rejects.toEqual(
      refused("invalid_input"),
    );
    await admin.client.adminReview.askChanges({ ...inShop, version, remarks });
    expect(await told()).toEqual([expect.stringContaining("asks for changes")]);
    expect((await admin.client.adminReview.application(inShop)).data.changed_tasks).toEqual([]);
    const { data } = await owner.client.sellerOpening.opening(shopOf(inShop));
    expect(data.opening).toMatchObject({ status: "changes_asked", can_be_sent: false });
    expect(data.opening.tasks[0]).toMatchObject({
      task: "name",
      state: "changes_asked",
      remark: remarks[0]?.remark,
    });
    const again = { ...inShop, version: data.opening.version };
    await expect(owner.client.sellerOpening.sendForReview(again)).rejects.toEqual(
      refused("opening_unfinished"),
    );
    const names = { name_bn: "ময়না শাড়ি", name_en: "Moyna Sarees" };
    const { data: mended } = await owner.client.sellerOpening.saveName({ ...inShop, ...names });
    expect(mended.opening).toMatchObject({ can_be_sent: true });
    await owner.client.sellerOpening.sendForReview({ ...inShop, version: mended.opening.version });
    const { data: seen } = await admin.client.adminReview.application(inShop);
    expect(seen).toMatchObject({ times_sent: 2, remarks: [{ task: "name", is_mended: true }] });
    expect(seen.opening.moves).toEqual(["approve", "ask_changes", "reject"]);
    expect(seen.changed_tasks).toEqual(["name"]);
    const { account: by } = (await admin.client.sellerAccount.me({ language })).data;
    expect(seen.steps.map(({ action }) => action)).toEqual(["shop_send", "shop_ask_changes", "shop_send"]);
    expect(seen.steps[1]).toMatchObject({ name: `${by.first_name} ${by.last_name}`, is_automatic: false });
  });

  test("is turned down with a reason, which its owner reads, puts right and sends again", async () => {
    const asked = await waiting();
    await admin.client.adminReview.rejectShop({ ...asked, reason: "We cannot sell this." });
    expect(await told()).toEqual([expect.stringContaining("We cannot sell this.")]);
    const inShop = { language, seller_key: asked.seller_key };
    const { data } = await owner.client.sellerOpening.opening(shopOf(inShop));
    expect(data.opening).toMatchObject({
      status: "rejected",
      status_reason: "We cannot sell this.",
      moves: ["send"],
    });
    const names = { name_bn: "নতুন", name_en: "New one" };
    const { data: mended } = await owner.client.sellerOpening.saveName({ ...inShop, ...names });
    await owner.client.sellerOpening.saveLabel({ ...inShop, label: `${label}-mended` });
    const { sendForReview } = owner.client.sellerOpening;
    await expect(sendForReview({ ...inShop, version: mended.opening.version })).rejects.toEqual(
      refused("review_conflict"),
    );
    const version = mended.opening.version + 1;
    const { data: sent } = await sendForReview({ ...inShop, version });
    expect(sent.opening).toMatchObject({ status: "sent", moves: [] });
    const { data: seen } = await admin.client.adminReview.application(inShop);
    expect(seen).toMatchObject({ times_sent: 2, changed_tasks: ["name", "label"] });
    expect(seen.opening.status_reason).toBe("We cannot sell this.");
    expect(seen.steps.map(({ action }) => action)).toEqual(["shop_send", "shop_reject", "shop_send"]);
    await admin.client.adminReview.approveShop({ ...inShop, version: seen.opening.version });
    expect((await rowOf(asked.seller_key))?.status).toBe("approved");
  });

  test("shows what the machine found: a closed shop's phone or address, a known name, a banned word", async () => {
    const address = { addressEn: "House 5, Road 3, Dhanmondi, Dhaka" };
    await createTestShop(api.db, {
      status: "suspended",
      titleEn: "Closed One",
      phone: owner.phone,
      ...address,
    });
    await createTestShop(api.db, { titleEn: "M0yna  Boutlque" });
    const { seller_key } = await startShop(owner);
    const productId = await addProduct(api, seller_key);
    expect(productId).toBeGreaterThan(0);
    const filled = await fillShop(owner, seller_key, "warned-shop");
    const about = { tagline_bn: "", tagline_en: "Sarees", about_bn: "এখানে মদ নেই, মদিনা আছে", about_en: "" };
    await owner.client.sellerOpening.saveAbout({ language, seller_key, ...about });
    const { data } = await admin.client.adminReview.application({ language, seller_key });
    expect(data.warnings.map(({ warning }) => warning)).toEqual([
      "phone_of_suspended",
      "address_of_suspended",
      "known_name",
      "banned_word",
    ]);
    expect(data).toMatchObject({ product_count: 1, owner: { mobile: owner.nationalPhone } });
    expect(filled.status).toBe("draft");
  });
});

test("with auto-approval a shop opens when it is sent; who switches it is written down", async () => {
  const { setAutoApproval, autoApproval } = admin.client.adminReview;
  await setAutoApproval({ is_on: true });
  await setAutoApproval({ is_on: true });
  expect((await autoApproval({})).data).toEqual({ is_on: true });
  const opening = await sendShop(api, owner, "opened-at-once");
  expect(opening.status).toBe("approved");
  expect(await decided(opening.seller_key)).toEqual([{ action: "shop_approve", by: owner.id }]);
  expect(await told()).toHaveLength(1);
  const { steps } = (await admin.client.adminReview.application(shopOf(opening))).data;
  expect(steps.map(({ action, is_automatic }) => [action, is_automatic])).toEqual([
    ["shop_approve", true],
    ["shop_send", false],
  ]);
  await setAutoApproval({ is_on: false });
  const switched = eq(auditEventTable.action, "auto_approval");
  expect(await api.db.$count(auditEventTable, switched)).toBe(2);
  const other = await createAccount(api);
  expect((await sendShop(api, other, "waits-again")).status).toBe("sent");
});

test("what somebody turned down is looked at again by somebody, also with auto-approval", async () => {
  const { setAutoApproval, rejectShop } = admin.client.adminReview;
  const asked = await waiting();
  await rejectShop({ ...asked, reason: "We cannot sell this." });
  await setAutoApproval({ is_on: true });
  const { data } = await owner.client.sellerOpening.opening(shopOf(asked));
  const { version } = data.opening;
  const again = await owner.client.sellerOpening.sendForReview({ ...shopOf(asked), version });
  await setAutoApproval({ is_on: false });
  expect(again.data.opening.status).toBe("sent");
  expect(await decided(asked.seller_key)).toEqual([{ action: "shop_reject", by: admin.id }]);
});

test("the list of shops finds them by status and words, for the platform's admins alone", async () => {
  const shop = await createTestShop(api.db, { titleEn: "Zebra Crossing", status: "rejected" });
  const found = async (asked: object) =>
    (await admin.client.adminReview.shops({ language, page: 1, ...asked })).data.shops.map(
      (each) => each.seller_key,
    );
  expect(await found({ search: "zebra cross" })).toEqual([shop.sellerKey]);
  const { data } = await admin.client.adminReview.shops({ language, page: 1, search: "zebra cross" });
  expect(data.shops.map(({ logo }) => logo)).toEqual([shop.logo || null]);
  expect(await found({ search: shop.slug, status: "rejected" })).toEqual([shop.sellerKey]);
  expect(await found({ search: "zebra", status: "approved" })).toEqual([]);
  const support = await createPlatformPerson(api, "support");
  await expect(support.client.adminReview.shops({ language, page: 1 })).rejects.toEqual(refused("forbidden"));
});

describe("a shop that does not sell", () => {
  async function openShop() {
    const shop = await createTestShop(api.db);
    await addMember(api, shop, owner, "owner");
    return { shop, inShop: { language, seller_key: shop.sellerKey } };
  }
  const pause = { note: "Back after Eid.", until: "2099-04-20" };

  test("because it is paused is looked at with its note, and nothing goes into a cart or an order", async () => {
    const { shop, inShop } = await openShop();
    const shopper = await createAccount(api);
    await saveAddress(shopper.shopper.client);
    const { cart, order, store, catalogue } = shopper.shopper.client;
    const { data: added } = await cart.addToCart({ ...inShop, id_product: shop.rice.id });
    await owner.client.sellerOpening.pauseShop({ ...inShop, ...pause });
    api.forget();
    const { data } = await store.sellerInfoByShop({ language, shop_name: shop.slug });
    expect(data.seller[0]?.standing).toEqual({
      is_selling: false,
      is_preview: false,
      is_test: false,
      preview_draft: false,
      preview_scheme: null,
      pause_note: pause.note,
      returns_on: pause.until,
    });
    const product = { language, sellerKey: shop.sellerKey, slug: "rice" };
    expect((await catalogue.shopProductById(product)).success).toBe(true);
    const { data: finder } = await store.webStoreFinder({ language, page: 1, id_shop: shop.id });
    expect(finder.stores).toEqual([]);
    const closed = refused("shop_not_selling");
    await expect(cart.addToCart({ ...inShop, id_product: shop.tea.id })).rejects.toEqual(closed);
    const line = { ...inShop, cart_unique_id: added.cart_unique_id };
    await expect(cart.updateCart({ ...line, quantity: 2 })).rejects.toEqual(closed);
    const bought = { ...inShop, shipping_method: 2 as const, expected_total: wholeTaka(12_345) };
    const key = { context: { idempotencyKey: "while paused" } };
    await expect(order.cartPurchaseOrder(bought, key)).rejects.toEqual(closed);
    const direct = { ...bought, id_product: shop.rice.id };
    await expect(order.directPurchaseOrder(direct, key)).rejects.toEqual(closed);
    await owner.client.sellerOpening.resumeShop(inShop);
    api.forget();
    expect((await order.cartPurchaseOrder(bought, key)).success).toBe(true);
  });

  test("is paused and resumed by its people alone, each once; a day that is over is refused", async () => {
    const { shop, inShop } = await openShop();
    const { pauseShop, resumeShop } = owner.client.sellerOpening;
    await expect(pauseShop({ ...inShop, until: "2026-01-01" })).rejects.toMatchObject({
      data: { errors: [{ field: "until", code: "date_past" }] },
    });
    await pauseShop({ ...inShop, ...pause });
    const { data } = await pauseShop({ ...inShop, ...pause });
    expect(data.opening).toMatchObject({ status: "paused", pause, moves: ["resume"] });
    await resumeShop(inShop);
    await resumeShop(inShop);
    const rows = await api.db
      .select({ action: auditEventTable.action })
      .from(auditEventTable)
      .where(inArray(auditEventTable.action, ["shop_pause", "shop_resume"]));
    expect(rows.length).toBe(4);
    const { data: seen } = await admin.client.adminReview.application(inShop);
    await admin.client.adminReview.suspendShop({
      ...inShop,
      version: seen.opening.version,
      reason: "Complaints",
    });
    await expect(resumeShop(inShop)).rejects.toEqual(refused("shop_move_refused"));
    expect((await rowOf(shop.sellerKey))?.status).toBe("suspended");
  });

  test("reads other words while its pause lasts; once it sells again, words alone pause it no more", async () => {
    const { shop, inShop } = await openShop();
    const { pauseShop, resumeShop } = owner.client.sellerOpening;
    const words = { ...inShop, note: "Back in spring.", only_if_paused: true };
    await expect(pauseShop(words)).rejects.toEqual(refused("shop_not_paused"));
    await pauseShop({ ...inShop, ...pause });
    const { data } = await pauseShop(words);
    expect(data.opening.pause).toEqual({ note: "Back in spring.", until: null });
    await resumeShop(inShop);
    await expect(pauseShop(words)).rejects.toEqual(refused("shop_not_paused"));
    expect((await rowOf(shop.sellerKey))?.status).toBe("approved");
  });

  // The embedded database does one thing after the other.
  test.runIf(isOnServer)("is not paused by words that waited for the end of its pause", async () => {
    const { shop, inShop } = await openShop();
    const { pauseShop } = owner.client.sellerOpening;
    await pauseShop({ ...inShop, ...pause });
    const waits = async () => {
      const query = sql`select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and query like '%shop%for no key update%'`;
      return (await rowsOf<{ waiting: number }>(api.db, query))[0]?.waiting;
    };
    const saving = await inTransaction(api.db, async (tx) => {
      const resumed = { status: "approved", pauseNote: "", pausedUntil: null } as const;
      await tx.update(shopTable).set(resumed).where(eq(shopTable.id, shop.id));
      const words = pauseShop({ ...inShop, note: "Back in spring.", only_if_paused: true });
      words.catch(() => undefined);
      await expect.poll(waits).toBe(1);
      return { words };
    });
    await expect(saving.words).rejects.toEqual(refused("shop_not_paused"));
    expect((await rowOf(shop.sellerKey))?.status).toBe("approved");
  });

  test("because it is suspended takes no new order; its open ones go on, and it can be opened again", async () => {
    const { shop, inShop } = await openShop();
    const shopper = (await createAccount(api)).shopper;
    await saveAddress(shopper.client);
    await shopper.client.cart.addToCart({ ...inShop, id_product: shop.rice.id });
    const bought = { ...inShop, shipping_method: 2 as const, expected_total: wholeTaka(12_345) };
    const key = { context: { idempotencyKey: "before it was closed" } };
    const { data: order } = await shopper.client.order.cartPurchaseOrder(bought, key);
    const { data: seen } = await admin.client.adminReview.application(inShop);
    const asked = { ...inShop, version: seen.opening.version };
    const { data: closed } = await admin.client.adminReview.suspendShop({ ...asked, reason: "Complaints" });
    api.forget();
    await expect(shopper.client.cart.addToCart({ ...inShop, id_product: shop.rice.id })).rejects.toEqual(
      refused("store_not_found"),
    );
    const { data: own } = await shopper.client.order.customerOrderList({ language, page: 1 });
    expect(own.orders.map((each) => each.order_id)).toContain(order.order_id);
    const cancelled = { order_id: order.order_id, confirmed: true };
    expect((await shopper.client.order.customerOrderUpdate(cancelled)).success).toBe(true);
    await admin.client.adminReview.reinstateShop({ ...inShop, version: closed.version });
    api.forget();
    expect((await shopper.client.cart.addToCart({ ...inShop, id_product: shop.rice.id })).success).toBe(true);
    expect(await told()).toHaveLength(2);
  });

  // The embedded database does one thing after the other: nothing is changed while others go on.
  test.runIf(isOnServer)("gets no order that was on its way when it stopped", async () => {
    const { shop, inShop } = await openShop();
    const { client } = (await createAccount(api)).shopper;
    await client.cart.addToCart({ ...inShop, id_product: shop.rice.id });
    const bought = { ...inShop, shipping_method: 2 as const, expected_total: wholeTaka(12_345) };
    const key = { context: { idempotencyKey: "at the same moment" } };
    const waits = async () => {
      const query = sql`select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and query like '%customer_order%'`;
      return (await rowsOf<{ waiting: number }>(api.db, query))[0]?.waiting;
    };
    const ordering = await inTransaction(api.db, async (tx) => {
      await tx.update(shopTable).set({ status: "paused" }).where(eq(shopTable.id, shop.id));
      const order = client.order.cartPurchaseOrder(bought, key);
      order.catch(() => undefined);
      await expect.poll(waits).toBe(1);
      return { order };
    });
    await expect(ordering.order).rejects.toEqual(refused("shop_not_selling"));
    expect(await api.db.$count(customerOrderTable, eq(customerOrderTable.shopId, shop.id))).toBe(0);
  });

  test("gets no order from the database either, whatever asks for one", async () => {
    const { shop, inShop } = await openShop();
    await owner.client.sellerOpening.pauseShop({ ...inShop, ...pause });
    const shopper = (await createAccount(api)).shopper;
    const insert = api.db.execute(
      `insert into customer_order (shop_id, customer_id) values (${shop.id}, ${shopper.id})`,
    );
    await expect(insert).rejects.toMatchObject({ cause: { message: "the shop does not sell" } });
  });
});

test("a shop without pick-up shows one way to get the goods, and takes no order for the other", async () => {
  const shop = await createTestShop(api.db, { offersPickUp: false });
  const inShop = { language, seller_key: shop.sellerKey };
  const { client } = (await createAccount(api)).shopper;
  await client.cart.addToCart({ ...inShop, id_product: shop.rice.id });
  const { data: cart } = await client.cart.showCart({ language, sellerKey: shop.sellerKey });
  expect(cart.delivery.map((way) => way.shipping_method)).toEqual([1]);
  const bought = { ...inShop, shipping_method: 2 as const, expected_total: wholeTaka(12_345) };
  const key = { context: { idempotencyKey: "picked up" } };
  await expect(client.order.cartPurchaseOrder(bought, key)).rejects.toEqual(refused("pick_up_not_offered"));
});

describe("the preview of a shop", () => {
  test("shows it before it is open to who has the link, until that is made anew, and sells nothing", async () => {
    const { seller_key } = await startShop(owner);
    await addProduct(api, seller_key);
    const opening = await fillShop(owner, seller_key, "seen-before");
    const shop_name = opening.preview_path.slice(1);
    const anybody = api.createClient();
    const { data } = await anybody.store.sellerInfoByShop({ language, shop_name });
    const [seen] = data.seller;
    expect(seen).toMatchObject({
      shop_name,
      title: "Moyna Boutique",
      standing: { is_selling: false, is_preview: true },
    });
    expect(seen?.seller_key).not.toBe(seller_key);
    const sellerKey = seen?.seller_key ?? "";
    const { data: product } = await anybody.catalogue.shopProductById({ language, sellerKey, slug: "saree" });
    const id_product = product.product[0]?.id_product ?? 0;
    await expect(anybody.cart.addToCart({ language, seller_key: sellerKey, id_product })).rejects.toEqual(
      refused("shop_not_selling"),
    );
    await expect(anybody.store.sellerInfoByShop({ language, shop_name: "seen-before" })).rejects.toEqual(
      refused("store_not_found"),
    );
    await owner.client.sellerOpening.renewPreview({ language, seller_key });
    api.forget();
    await expect(anybody.store.sellerInfoByShop({ language, shop_name })).rejects.toEqual(
      refused("store_not_found"),
    );
  });

  test("shows nothing of a shop that the platform closed or turned down", async () => {
    const anybody = api.createClient();
    const see = ({ preview_path }: { preview_path: string }) =>
      anybody.store.sellerInfoByShop({ language, shop_name: preview_path.slice(1) });
    const rejected = await waiting();
    await admin.client.adminReview.rejectShop({ ...rejected, reason: "A fraud" });
    const closed = await waiting();
    const { data: open } = await admin.client.adminReview.approveShop(closed);
    await admin.client.adminReview.suspendShop({ ...closed, version: open.version, reason: "A fraud" });
    for (const inShop of [rejected, closed]) {
      const { data } = await owner.client.sellerOpening.opening(shopOf(inShop));
      api.forget();
      await expect(see(data.opening)).rejects.toEqual(refused("store_not_found"));
    }
  });
});
