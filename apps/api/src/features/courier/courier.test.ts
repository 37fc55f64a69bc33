import { business } from "@haat/contract/shared/business-constants";
import type { CancelReason, OrderStage } from "@haat/contract/shared/order-choices";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { isTrackingPattern, trackingLink } from "@haat/contract/shared/courier-choices";
import {
  createShopper,
  saveAddress,
  startTestApi,
  type TestApi,
  type TestShopper,
} from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { productTable } from "../catalogue/catalogue.table";
import { customerOrderTable } from "../order/order.table";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
let buyer: TestShopper;
let order_id: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await createTestShop(api.db);
  staff = await createStaffOf(api, shop);
  buyer = await createShopper(api);
  order_id = await placeOrder(shop);
});

async function placeOrder({ sellerKey, rice }: TestShop): Promise<string> {
  const address_unique_id = await saveAddress(buyer.client);
  const asked = { language: "en" as const, seller_key: sellerKey, id_product: rice.id, quantity: 2 };
  const placed = await buyer.client.order.directPurchaseOrder(
    { ...asked, address_unique_id, expected_total: 30_600 },
    once(),
  );
  return placed.data.order_id;
}

const inShop = () => ({ language: "en" as const, seller_key: shop.sellerKey });
const calls = () => staff.packer.client.sellerCouriers;
const handOver = (given: object = {}) =>
  calls().saveParcel({
    ...inShop(),
    order_id,
    courier: "steadfast",
    tracking_code: "SFR250301AB",
    pieces: 1,
    weight_grams: 800,
    version: 0,
    ...given,
  });
const saveCourier = (given: object = {}) =>
  staff.manager.client.sellerCouriers.saveCourier({
    ...inShop(),
    courier: "new",
    name: "Our rider",
    version: 0,
    ...given,
  });
const once = () => ({ context: { idempotencyKey: crypto.randomUUID() } });
const move = (
  from: OrderStage,
  to: Exclude<OrderStage, "pending">,
  more: { reason?: CancelReason; pieces?: { position: number; back: number }[] } = {},
) => staff.packer.client.sellerOrders.moveOrder({ ...inShop(), order_id, from, to, ...more });
const parcelNow = async () => {
  const { parcel } = (await calls().parcel({ ...inShop(), order_id })).data.order;
  if (!parcel) throw new Error("The order has no parcel.");
  return parcel;
};
/** Saves the parcel as its page shows it, but for what is given. */
const saveAgain = async (given: object = {}) => {
  const { courier, tracking_code, state, version } = await parcelNow();
  return handOver({ courier: courier.courier, tracking_code, state, version, ...given });
};
const today = () => dayInBangladesh(api.clock.now());
const ofToday = async () => (await calls().consignments({ ...inShop(), day: today() })).data;
const fileOf = async (courier: string) =>
  ((await calls().consignmentsFile({ ...inShop(), day: today(), courier: Number(courier) })) as File).text();
const stockOf = async () => {
  const [rice] = await api.db.select().from(productTable).where(eq(productTable.id, shop.rice.id));
  return rice?.stock;
};
const refused = (code: string) => expect.objectContaining({ code });
const onField = (field: string, code: string) =>
  expect.objectContaining({
    data: expect.objectContaining({ errors: [expect.objectContaining({ field, code })] }),
  });
const trail = (action: "parcel_save" | "courier_save") =>
  api.db
    .select()
    .from(auditEventTable)
    .where(eq(auditEventTable.shopId, shop.id))
    .then((rows) => rows.filter((row) => row.action === action));

describe("the couriers of a shop", () => {
  test("are the known ones from the first day, with their links, then its own", async () => {
    await saveCourier({ phone: "০১৭১২৩৪৫৬৭৮" });
    const { couriers } = (await calls().couriers(inShop())).data;
    expect(couriers.map(({ kind, name, version }) => [kind, name, version])).toEqual([
      ["pathao", "Pathao", 0],
      ["steadfast", "Steadfast", 0],
      ["redx", "RedX", 0],
      ["own", "Our rider", 1],
    ]);
    expect(couriers.slice(0, 3).every(({ link }) => isTrackingPattern(link))).toBe(true);
  });

  test("are added once however often it is sent, and no two have one name", async () => {
    const made = (await saveCourier()).data.courier;
    expect((await saveCourier()).data.courier).toEqual(made);
    await expect(saveCourier({ name: "our RIDER", link: "https://a.example/{code}" })).rejects.toEqual(
      onField("name", "courier_name_taken"),
    );
    expect(await trail("courier_save")).toHaveLength(1);
  });

  test("are thirty at most", async () => {
    for (let made = 0; made < business.couriersPerShop; made += 1)
      await saveCourier({ name: `Rider ${made}` });
    await expect(saveCourier({ name: "One more" })).rejects.toEqual(refused("too_many_of_shop"));
  });

  test("are added and changed by who may change the shop, for their links lead its customers elsewhere", async () => {
    const given = { ...inShop(), courier: "new", name: "Elsewhere", version: 0 };
    await expect(calls().saveCourier({ ...given, link: "https://a.example/{code}" })).rejects.toEqual(
      refused("forbidden"),
    );
    expect((await calls().couriers(inShop())).data.couriers).toHaveLength(3);
  });

  test("may be called like a known one, which takes parcels all the same", async () => {
    for (const name of ["Pathao", "pathao 2", "Pathao Courier"]) await saveCourier({ name });
    const { parcel } = (await handOver({ courier: "pathao" })).data.order;
    expect(parcel?.courier).toMatchObject({ kind: "pathao", name: "Pathao 3" });
  });

  test("are changed as they were read: of two at once the later hears of it", async () => {
    const link = "https://steadfast.example/track/{code}";
    const changed = (await saveCourier({ courier: "steadfast", name: "Steadfast", link })).data.courier;
    expect(changed).toMatchObject({ kind: "steadfast", link, version: 1 });
    await expect(saveCourier({ courier: "steadfast", name: "Other" })).rejects.toEqual(
      refused("review_conflict"),
    );
    const { courier, version } = changed;
    expect((await saveCourier({ courier, name: "SF", link, version })).data.courier.version).toBe(2);
  });

  test("have a link that is safe, with one place for the code", async () => {
    for (const link of [
      "http://a.example/{code}",
      "https://a.example/",
      "https://{code}.example/",
      "https://a.example/{code}/{code}",
      "javascript:alert(1)//{code}",
      "https://me:pass@a.example/{code}",
      "https://localhost/{code}",
    ])
      expect([link, await saveCourier({ link }).catch((error: unknown) => error)]).toEqual([
        link,
        onField("link", "link_shape"),
      ]);
    expect(trackingLink("https://a.example/t?c={code}", "a&b=c/d")).toBe(
      "https://a.example/t?c=a%26b%3Dc%2Fd",
    );
    expect(trackingLink("javascript:{code}", "x")).toBeNull();
    expect(trackingLink("https://a.example/{code}", "")).toBeNull();
  });
});

describe("a parcel", () => {
  test("is handed to a courier; the customer sees who has it and where it is followed", async () => {
    const { order } = (await handOver()).data;
    expect(order.parcel).toMatchObject({
      courier: { kind: "steadfast", name: "Steadfast" },
      own_number: order_id,
      tracking_code: "SFR250301AB",
      tracking_link: "https://steadfast.com.bd/t/SFR250301AB",
      cash_to_collect: 30_600,
      state: "handed_over",
      weight_grams: 800,
      version: 1,
    });
    const { data } = await buyer.client.order.purchaseOrderDetails({ language: "en", orderId: order_id });
    expect(data.orders[0]?.courier).toEqual({
      name: "Steadfast",
      phone: "",
      tracking_code: "SFR250301AB",
      tracking_link: "https://steadfast.com.bd/t/SFR250301AB",
    });
  });

  test("says nothing to the customer before it is handed over", async () => {
    const { data } = await buyer.client.order.purchaseOrderDetails({ language: "en", orderId: order_id });
    expect(data.orders[0]?.courier).toBeNull();
    const { order } = (await calls().parcel({ ...inShop(), order_id })).data;
    expect(order).toMatchObject({ parcel: null, is_sent: true, cash_due: 30_600, is_address_long: false });
    expect(order.copy_text.split("\n").slice(0, 3)).toEqual([order_id, "Rahim Uddin", "01712345678"]);
  });

  test("is written once however often it is sent; of two at once the later hears of it", async () => {
    const [one, two] = await Promise.allSettled([handOver(), handOver({ courier: "pathao" })]);
    expect([one.status, two.status].sort()).toEqual(["fulfilled", "rejected"]);
    const { order } = (await calls().parcel({ ...inShop(), order_id })).data;
    const same = { courier: order.parcel?.courier.courier ?? "" };
    expect((await handOver(same)).data.order.parcel?.version).toBe(1);
    await expect(handOver({ tracking_code: "Z" })).rejects.toEqual(refused("review_conflict"));
    expect(await trail("parcel_save")).toHaveLength(1);
  });

  test("is followed until it is back, which has its moment", async () => {
    await handOver();
    const back = (await handOver({ state: "returned", fee: "১২০০০", version: 1 })).data.order.parcel;
    expect(back).toMatchObject({ state: "returned", fee: 12_000, returned_at: expect.any(String) });
    const again = (await handOver({ state: "on_the_way", version: 2 })).data.order.parcel;
    expect(again).toMatchObject({ state: "on_the_way", returned_at: null });
  });

  test("is to bring in what the order costs now, once it is saved again", async () => {
    const before = (await handOver()).data.order.parcel;
    await staff.packer.client.sellerOrderChanges.acceptWithLess(
      { ...inShop(), order_id, from: "pending", left: [{ position: 0, quantity: 1 }] },
      once(),
    );
    const { order } = (await calls().parcel({ ...inShop(), order_id })).data;
    expect(order.cash_due).toBe(18_300);
    expect(order.parcel).toEqual(before);
    const { parcel, copy_text } = (await saveAgain()).data.order;
    expect(parcel).toMatchObject({ cash_to_collect: 18_300, version: 2 });
    expect(copy_text).toContain("\n183\n");
    expect(await fileOf(parcel?.courier.courier ?? "")).toContain(",183,");
    expect((await ofToday()).cash_to_collect).toBe(18_300);
    expect((await saveAgain()).data.order.parcel?.version).toBe(2);
    expect((await trail("parcel_save")).map(({ after }) => (after as { cash: number }).cash)).toEqual([
      30_600, 18_300,
    ]);
  });

  test("that is delivered still says what the courier was told to collect", async () => {
    await handOver();
    await move("pending", "accept");
    await move("accept", "shipped");
    await move("shipped", "delivered");
    const { parcel, cash_due } = (await saveAgain({ state: "delivered", fee: "6000" })).data.order;
    expect(parcel).toMatchObject({ cash_to_collect: 30_600, fee: 6000, state: "delivered" });
    expect(cash_due).toBe(0);
    expect((await ofToday()).cash_to_collect).toBe(30_600);
  });

  test("that is delivered has its cash with the courier that brought it, and in the till where it had come back", async () => {
    const deliver = async () => {
      await move("pending", "accept");
      await move("accept", "shipped");
      await move("shipped", "delivered");
      return (await staff.owner.client.sellerCash.cash(inShop())).data;
    };
    await handOver();
    const owed = [{ holder: "courier", name: "Steadfast", amount: 30_600 }];
    expect(await deliver()).toMatchObject({ till: 0, owed });
    order_id = await placeOrder(shop);
    await handOver();
    await handOver({ state: "returned", version: 1 });
    expect(await deliver()).toMatchObject({ till: 30_600, owed });
  });

  test("that the courier has keeps the customer from cancelling, until it is back", async () => {
    await move("pending", "accept");
    await handOver();
    const cancel = (confirmed: boolean) => buyer.client.order.customerOrderUpdate({ order_id, confirmed });
    const seen = async () =>
      (await buyer.client.order.purchaseOrderDetails({ language: "en", orderId: order_id })).data.orders[0];
    for (const confirmed of [false, true])
      await expect(cancel(confirmed)).rejects.toEqual(refused("order_not_cancellable"));
    expect([await stockOf(), (await seen())?.can_cancel]).toEqual([18, false]);
    await saveAgain({ state: "returned" });
    expect((await seen())?.can_cancel).toBe(true);
    await cancel(true);
    expect(await stockOf()).toBe(20);
  });

  test("is handed over or cancelled, never both, where both come at once", async () => {
    const both = await Promise.allSettled([
      handOver(),
      buyer.client.order.customerOrderUpdate({ order_id, confirmed: true }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const { status, parcel } = (await calls().parcel({ ...inShop(), order_id })).data.order;
    expect(parcel === null).toBe(status === "cancel");
  });

  test("has clear errors for what is wrong", async () => {
    const wrong = [
      [{ courier: "dhl" }, "courier", "courier_unknown"],
      [{ courier: "999999" }, "courier", "courier_unknown"],
      [{ tracking_code: "a b/../c" }, "tracking_code", "tracking_shape"],
      [{ pieces: "0" }, "pieces", "parcel_pieces"],
      [{ weight_grams: "heavy" }, "weight_grams", "parcel_weight"],
      [{ note: "x".repeat(201) }, "note", "parcel_note_long"],
    ] as const;
    for (const [given, field, code] of wrong)
      await expect(handOver(given)).rejects.toEqual(onField(field, code));
    expect((await calls().parcel({ ...inShop(), order_id })).data.order.parcel).toBeNull();
  });

  test("of an order that is not sent is refused, as is one of a courier that takes none", async () => {
    const { courier } = (await saveCourier({ is_active: false })).data.courier;
    await expect(handOver({ courier })).rejects.toEqual(onField("courier", "courier_unknown"));
    await api.db
      .update(customerOrderTable)
      .set({ status: 3, paymentStatus: "void" })
      .where(eq(customerOrderTable.number, order_id));
    await expect(handOver()).rejects.toEqual(refused("parcel_impossible"));
  });

  test("of another shop does not exist, nor does its courier; another customer sees neither", async () => {
    const other = await createTestShop(api.db);
    const foreign = await placeOrder(other);
    await expect(handOver({ order_id: foreign })).rejects.toEqual(refused("order_not_found"));
    const others = await createStaffOf(api, other);
    const { courier } = (
      await others.owner.client.sellerCouriers.saveCourier({
        language: "en",
        seller_key: other.sellerKey,
        courier: "new",
        name: "Theirs",
        version: 0,
      })
    ).data.courier;
    await expect(handOver({ courier })).rejects.toEqual(onField("courier", "courier_unknown"));
    await handOver();
    const stranger = await createShopper(api);
    await expect(
      stranger.client.order.purchaseOrderDetails({ language: "en", orderId: order_id }),
    ).rejects.toEqual(refused("order_not_found"));
  });
});

describe("the consignments of a day", () => {
  test("are listed with what is to be collected, by courier and by day", async () => {
    const { order } = (await handOver()).data;
    const second = await placeOrder(shop);
    await handOver({ order_id: second, courier: "redx", tracking_code: "" });
    const listed = (await calls().consignments({ ...inShop(), day: today() })).data;
    expect(listed.consignments.map((each) => each.order_id)).toEqual([order_id, second]);
    expect(listed.cash_to_collect).toBe(61_200);
    const courier = Number(order.parcel?.courier.courier);
    const some = (await calls().consignments({ ...inShop(), day: today(), courier })).data;
    expect(some.consignments.map((each) => each.order_id)).toEqual([order_id]);
    expect((await calls().consignments({ ...inShop(), day: "2020-01-01" })).data.consignments).toEqual([]);
  });

  test("count nothing of an order that the shop cancelled, nor is it in the file", async () => {
    const courier = (await handOver()).data.order.parcel?.courier.courier ?? "";
    const second = await placeOrder(shop);
    await handOver({ order_id: second, courier });
    await move("pending", "cancel", { reason: "asked" });
    const { consignments, ...sums } = await ofToday();
    expect(consignments.map((each) => [each.order_id, each.status])).toEqual([
      [order_id, "cancel"],
      [second, "pending"],
    ]);
    expect(sums).toEqual({ parcels: 1, cash_to_collect: 30_600, with_file: [courier], is_cut: false });
    const text = await fileOf(courier);
    expect([text.includes(order_id), text.includes(second)]).toEqual([false, true]);
  });

  test("are all in the file, however many, and each courier has one of which none is shown", async () => {
    const courier = (await handOver()).data.order.parcel?.courier.courier ?? "";
    const others = await placeOrder(shop);
    await api.db.execute(sql`insert into customer_order overriding system value
      select (jsonb_populate_record(o, jsonb_build_object('id', 1000000 + n, 'number', concat('MANY-', n)))).*
      from customer_order o, generate_series(1, 501) n where o.number = ${order_id}`);
    await api.db.execute(sql`insert into parcel
      select (jsonb_populate_record(p, jsonb_build_object('order_id', 1000000 + n, 'own_number', concat('MANY-', n)))).*
      from parcel p, generate_series(1, 501) n where p.own_number = ${order_id}`);
    api.clock.advance(1);
    const last = (await handOver({ order_id: others, courier: "redx" })).data.order.parcel?.courier.courier;
    const day = await ofToday();
    expect(day).toMatchObject({ parcels: 503, cash_to_collect: 503 * 30_600, is_cut: true });
    expect(day.consignments).toHaveLength(500);
    expect(day.with_file).toEqual([courier, last]);
    const rows = (await fileOf(courier)).trim().split("\r\n").slice(1);
    expect(new Set(rows).size).toBe(502);
    expect(rows).toHaveLength(502);
  });

  test("come as a file in the columns of each courier, with nothing that a spreadsheet takes for a formula", async () => {
    await api.db
      .update(customerOrderTable)
      .set({ recipientName: "=HYPERLINK(1)" })
      .where(eq(customerOrderTable.number, order_id));
    const heads = {
      pathao:
        "ItemType,StoreName,MerchantOrderId,RecipientName(*),RecipientPhone(*),RecipientAddress(*),RecipientCity(*),RecipientZone(*),RecipientArea,AmountToCollect(*),ItemQuantity,ItemWeight,ItemDesc,SpecialInstruction",
      steadfast: "Invoice,Name,Address,Phone,Amount,Note,Lot,Item Description",
      redx: "Invoice,Customer Name,Contact No.,Customer Address,Cash Collection Amount,Product Weight (gm),Product Selling Price,Instruction",
    };
    let version = 0;
    for (const [kind, head] of Object.entries(heads)) {
      const { order } = (await handOver({ courier: kind, version })).data;
      version += 1;
      const text = await fileOf(order.parcel?.courier.courier ?? "");
      const [first, row = ""] = text.replace(/^\ufeff/, "").split("\r\n");
      expect([kind, first]).toEqual([kind, head]);
      for (const part of [order_id, "'=HYPERLINK(1)", "01712345678", ",306,"]) expect(row).toContain(part);
    }
    await expect(fileOf("999999")).rejects.toEqual(refused("not_found"));
  });

  test("say where an address is longer than couriers take", async () => {
    await api.db
      .update(customerOrderTable)
      .set({ deliveryAddressBn: "ক্ষ".repeat(221), deliveryAddressEn: "ক্ষ".repeat(220) })
      .where(eq(customerOrderTable.number, order_id));
    expect((await calls().parcel({ ...inShop(), order_id })).data.order.is_address_long).toBe(false);
    const { data } = await calls().parcel({ ...inShop(), language: "bn", order_id });
    expect(data.order.is_address_long).toBe(true);
  });
});
