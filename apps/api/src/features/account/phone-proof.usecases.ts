import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { nationalPhone } from "@haat/contract/shared/phone";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import { recordEvent } from "../audit/audit.usecases";
import type { Customer } from "./account.repository";
import type { Caller } from "./caller";
import { tryProofCode } from "./code-check.usecases";
import { sendCode } from "./one-time-code.usecases";
import { findSession, markPhoneProved } from "./session.repository";
import { inTurnOf, targetOf } from "./try-limits";

/** A customer in a session. */
interface Holder {
  customer: Customer;
  caller: Caller;
  /** What is kept of the session's token. */
  tokenHash: string;
}

/** Whether a phone answered a code so lately that an order need not ask for another. */
export function isPhoneFresh(phoneProvedAt: Date | null, now: Date): boolean {
  return phoneProvedAt !== null && secondsAfter(phoneProvedAt, business.orderProofSeconds) > now;
}

/**
 * Sends a code to a customer's own phone that proves this session and no other, and lets nobody in. It counts for the same
 * limits as codes for signing in.
 * @throws as `sendCode` does
 */
export function sendOwnCode(
  services: Services,
  { customer, caller, tokenHash }: Holder,
  { key, language }: { key: string | undefined; language: Language },
) {
  const request = { phone: nationalPhone(customer.phone), provesSession: tokenHash, key, language };
  return sendCode(services, request, caller);
}

/**
 * Proves a customer's session with a code that was sent for it. The same code once more changes nothing, while the proof is
 * fresh.
 * @throws otp_wrong (with `tries_left`), otp_expired, otp_used, otp_exhausted, too_many_requests
 */
export async function proveOwnPhone(
  services: Services,
  { customer, caller, tokenHash }: Holder,
  code: string,
): Promise<void> {
  const target = targetOf(services, customer.phone, caller);
  const now = services.clock.now();
  // A wrong try has to be counted, so the refusal is thrown only when the transaction is over.
  const attempt = async (tx: Queryable) => {
    const refused = await tryProofCode(services, tx, target, { code, tokenHash });
    if (refused?.code === "otp_used") {
      const session = await findSession(tx, tokenHash, now);
      return isPhoneFresh(session?.phoneProvedAt ?? null, now) ? undefined : refused;
    }
    if (refused) return refused;
    await markPhoneProved(tx, tokenHash, now);
    const { requestId } = caller;
    await recordEvent(tx, { action: "phone_prove", customerId: customer.id, requestId }, now);
    return undefined;
  };
  const refusal = await inTurnOf(target, () => inTransaction(services.db, attempt), caller.gone);
  if (refusal) throw refusal;
}
