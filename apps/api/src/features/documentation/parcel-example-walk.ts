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

/** An order's parcel is handed to a courier, and is among those of the day. */
export async function keepParcel(
  { sellerCouriers: calls }: ApiClient,
  inShop: { language: Language; seller_key: string },
  order_id: string,
): Promise<void> {
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
}
