import { business } from "@haat/contract/shared/business-constants";
import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";

/** A shop says whose orders it takes, refuses the phone of one of its orders and takes its orders again. */
export async function keepTrust(
  { sellerTrust: calls }: ApiClient,
  inShop: { language: Language; seller_key: string },
  order_id: string,
): Promise<void> {
  await calls.saveTrust({ ...inShop, most_open_orders: 5, code_from: 1_000_000 });
  const reason = inShop.language === "bn" ? "দুইবার পার্সেল নেননি।" : "Did not take two parcels.";
  await calls.refusePhone({ ...inShop, order_id, reason });
  const { data } = await calls.trust(inShop);
  await calls.allowPhone({ ...inShop, id_refusal: data.refused[0]?.id_refusal ?? 0 });
}

/** A customer answers a code before a large order. @param pass lets so many seconds go by */
export async function proveOwnPhone(
  { account }: ApiClient,
  language: Language,
  pass: (seconds: number) => void,
): Promise<void> {
  pass(business.otpResendSeconds);
  const { data } = await account.sendPhoneCode({ language });
  await account.provePhone({ language, otp: data.otp ?? "" });
}
