import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";

/** What a browser says of itself; its keys are nobody's. */
const device = {
  endpoint: "https://fcm.googleapis.com/fcm/send/an-address-of-its-own",
  p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
  auth: "tBHItJI5svbpez7KI4CCXg",
};

/** Somebody of a shop's staff wants to hear of its new orders, in a browser and by text message, and then no more. */
export async function hearOfOrders(
  { sellerOrderAlerts: calls }: ApiClient,
  inShop: { language: Language; seller_key: string },
): Promise<void> {
  await calls.addAlertDevice({ ...inShop, ...device });
  await calls.saveOrderTexts({ ...inShop, is_on: true });
  const { data } = await calls.orderAlerts(inShop);
  await calls.removeAlertDevice({ ...inShop, device: data.devices[0]?.id ?? "" });
  await calls.saveOrderTexts({ ...inShop, is_on: false });
}
