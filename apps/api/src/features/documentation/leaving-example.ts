import type { Language } from "@haat/contract/shared/languages";
import type { Connect } from "./example-client";
import { business } from "@haat/contract/shared/business-constants";
import { callHeaders } from "@haat/contract/shared/client";
import { proveOwnPhone } from "./trust-example-walk";

/** Somebody opens an account, and deletes it. */
export async function leaveForGood(
  connect: Connect,
  language: Language,
  pass: (seconds: number) => void,
): Promise<void> {
  const phone = language === "bn" ? "01811111112" : "01811111113";
  const guest = connect();
  pass(business.otpResendSeconds);
  const { data: sent } = await guest.account.sendOtp({ phone });
  const { data } = await guest.account.otpValidate({
    phone,
    otp: sent.otp ?? "",
    request_id: sent.request_id,
  });
  const { access_token: token } = await guest.account.customerRegistration({
    language,
    phone,
    ticket: data.ticket,
    first_name: language === "bn" ? "করিম" : "Karim",
    last_name: language === "bn" ? "মিয়া" : "Mia",
    password: "river-boat-monsoon-9",
    terms: true,
  });
  const client = connect({ [callHeaders.authorization]: `Bearer ${token}` });
  await proveOwnPhone(client, language, pass);
  await client.ownData.deleteAccount({ language });
}
