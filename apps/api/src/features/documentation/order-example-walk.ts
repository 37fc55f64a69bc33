import { randomUUID } from "node:crypto";
import { shippingMethods } from "@haat/contract/shared/business-constants";
import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";

/** A shop's orders are looked through, one is moved, taken back, sent off and comes back; another one is written down. */
export async function keepOrders(
  owner: ApiClient,
  inShop: { language: Language; seller_key: string },
): Promise<void> {
  const { sellerOrders: calls } = owner;
  const once = () => ({ context: { idempotencyKey: randomUUID() } });
  await calls.deskCounts(inShop);
  const { orders } = (await calls.desk(inShop)).data;
  const [first] = orders;
  if (!first) throw new Error("No order of the demo waits to be accepted.");
  const { order_id } = first;
  const ofOrder = { ...inShop, order_id };
  await calls.orders({ ...inShop, status: "pending", search: first.name });
  await calls.moveOrder({ ...ofOrder, from: "pending", to: "accept" });
  await calls.undoMove({ ...ofOrder, to: "accept" });
  await calls.moveOrder({ ...ofOrder, from: "pending", to: "accept" });
  const text = inShop.language === "bn" ? "সন্ধ্যার পরে ফোন করবেন।" : "Call after sunset.";
  await calls.writeNote({ ...ofOrder, text }, once());
  const packed = { ...inShop, orders: [{ order_id, from: "accept" as const }], to: "packed" as const };
  await calls.moveOrders(packed, once());
  const [parcel] = (await calls.desk({ ...inShop, lane: "on_the_way" })).data.orders;
  if (!parcel) throw new Error("No order of the demo is on its way.");
  const ofParcel = { ...inShop, order_id: parcel.order_id };
  await calls.moveOrder({ ...ofParcel, from: "shipped", to: "cancel", reason: "refused" });
  await calls.bookReturn({ ...ofParcel, pieces: [{ position: 0, back: 1 }] }, once());
  await calls.order(ofParcel);
  await writeOrderDown(owner, inShop);
}

/** The shop writes down an order of one piece that somebody who called comes for. */
async function writeOrderDown(
  { orderEntry: calls }: ApiClient,
  inShop: { language: Language; seller_key: string },
): Promise<void> {
  const isBengali = inShop.language === "bn";
  const { goods } = (await calls.orderGoods({ ...inShop, search: isBengali ? "চাল" : "rice" })).data;
  const good = goods.find(({ available }) => available > 0);
  if (!good) throw new Error("A search of the demo finds nothing to order.");
  const { id_product, id_combination } = good;
  const lines = [{ id_product, id_combination, quantity: 1 }];
  const shipping_method = shippingMethods.homeDelivery;
  const { totals } = (await calls.quoteOrder({ ...inShop, lines, shipping_method, id_city: 26 })).data;
  await calls.enterOrder(
    {
      ...inShop,
      lines,
      shipping_method,
      id_city: 26,
      area_name: isBengali ? "নতুন বাজার" : "Notun Bazar",
      address: isBengali ? "বাসা ৭, রোড ৪" : "House 7, Road 4",
      recipient: isBengali ? "রহিমা বেগম" : "Rahima Begum",
      phone: "01711223344",
      source: "phone",
      expected_total: totals.grand_total,
    },
    { context: { idempotencyKey: randomUUID() } },
  );
}
