import { nationalPhone } from "@haat/contract/shared/phone";
import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { tryProofCode } from "../account/code-check.usecases";
import { sendCode } from "../account/one-time-code.usecases";
import { inTurnOf, targetOf } from "../account/try-limits";
import { recordCommand } from "../audit/audit.usecases";
import { provedUntil, type ProvableSession } from "./proof.rules";
import { findPhoneProof, markPhoneProved } from "./second-factor.repository";
import type { Holder } from "./second-factor.usecases";

/** A phone proves nothing of an account that has more than its phone. @throws second_factor_needed */
function requireNoFactor({ hasSecondFactor }: ProvableSession): void {
  if (hasSecondFactor) throw new DomainError("second_factor_needed");
}

/**
 * Sends a code to the account's own phone that proves this session and no other, and lets nobody in. It counts for the same
 * limits as codes for signing in.
 * @throws second_factor_needed for who has one; as `sendCode` does
 */
export function sendPhoneCode(
  services: Services,
  { account, caller, tokenHash }: Holder,
  session: ProvableSession,
  { key, language }: { key: string | undefined; language: Language },
) {
  requireNoFactor(session);
  const request = { phone: nationalPhone(account.phone), provesSession: tokenHash, key, language };
  return sendCode(services, request, caller);
}

/**
 * Proves a session with a code that was sent for it. The same code once more changes nothing, while the proof is fresh.
 * @throws second_factor_needed for who has one; otp_wrong, otp_expired, otp_used, otp_exhausted, too_many_requests
 */
export async function provePhone(
  services: Services,
  { account, actor, caller, tokenHash }: Holder,
  session: ProvableSession,
  code: string,
): Promise<void> {
  requireNoFactor(session);
  const target = targetOf(services, account.phone, caller);
  const now = services.clock.now();
  // A wrong try has to be counted, so the refusal is thrown only when the transaction is over.
  const attempt = async (tx: Queryable) => {
    const refused = await tryProofCode(services, tx, target, { code, tokenHash });
    if (refused?.code === "otp_used") {
      const phoneProvedAt = await findPhoneProof(tx, tokenHash);
      return provedUntil({ ...session, phoneProvedAt }, now) ? undefined : refused;
    }
    if (refused) return refused;
    await markPhoneProved(tx, tokenHash, now);
    await recordCommand(tx, actor, { action: "phone_prove" }, now);
    return undefined;
  };
  const refusal = await inTurnOf(target, () => inTransaction(services.db, attempt), caller.gone);
  if (refusal) throw refusal;
}
