import { randomUUID } from "node:crypto";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";

/** An order is found by what is scanned, and its label is printed. */
export async function keepOrderPapers(
  { sellerOrderPapers: calls }: ApiClient,
  inShop: { language: Language; seller_key: string },
  orderId: string,
): Promise<void> {
  const { data } = await calls.scannedOrder({ ...inShop, scanned: orderId });
  await calls.orderPapers({ ...inShop, paper: "label", size: "label", order_ids: data.order_id });
  await calls.pickingList({ ...inShop, order_ids: data.order_id });
  await calls.pickingListPaper({ ...inShop, size: "a4", order_ids: data.order_id });
}

/** An order's parcel is handed to a courier, and is among those of the day; another one is sent to a courier. */
export async function keepParcel(
  owner: ApiClient,
  inShop: { language: Language; seller_key: string },
  order_id: string,
): Promise<void> {
  const calls = owner.sellerCouriers;
  const { data: known } = await calls.couriers(inShop);
  const [pathao] = known.couriers;
  const rider = {
    name: inShop.language === "bn" ? "আমাদের রাইডার" : "Our rider",
    phone: "01712345678",
    version: 0,
  };
  await calls.saveCourier({ ...inShop, courier: "new", ...rider });
  await calls.parcel({ ...inShop, order_id });
  const handed = {
    courier: pathao?.courier ?? "",
    tracking_code: "DL250301ABCDE",
    pieces: 1,
    weight_grams: 800,
  };
  const { data } = await calls.saveParcel({ ...inShop, order_id, ...handed, version: 0 });
  const day = dayInBangladesh(new Date(data.order.parcel?.handed_at ?? 0));
  await calls.consignments({ ...inShop, day });
  const courier = Number(data.order.parcel?.courier.courier);
  await calls.consignmentsFile({ ...inShop, day, courier });
  await sendParcels(owner, inShop);
}

/** The shop sets its account at a courier, which is then asked to take parcels. */
async function sendParcels(
  { parcelSending: calls }: ApiClient,
  inShop: { language: Language; seller_key: string },
): Promise<void> {
  const once = () => ({ context: { idempotencyKey: randomUUID() } });
  const courier = "steadfast" as const;
  await calls.saveAccount({ ...inShop, courier, key: "the key", secret: "the secret" });
  const [first] = (await calls.sendable(inShop)).data.orders;
  if (!first) throw new Error("No order of the demo waits to be handed over.");
  const { order_id } = first;
  const sent = { ...inShop, order_id, courier, pieces: 1, weight_grams: 800, version: 0 };
  const { data } = await calls.sendParcel(sent, once());
  await calls.stopSending({ ...inShop, order_id, version: data.order.sending?.version ?? 0 });
  await calls.sendParcels({ ...inShop, courier, order_ids: [order_id] }, once());
  await calls.removeAccount({ ...inShop, courier });
}
