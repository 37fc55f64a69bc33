import { signInStatus, type SignInStatus } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { displayPhone, internationalPhone } from "@haat/contract/shared/phone";
import type { Queryable } from "../../database/database";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { maskPhone } from "../../process/log";
import { hashOf } from "../../security/secrets";
import { inTransaction } from "../../database/transaction";
import { recordEvent, type AuditEvent } from "../audit/audit.usecases";
import { platformFacts } from "../platform-settings/platform-facts.usecases";
import * as accounts from "./account.repository";
import type { Customer } from "./account.repository";
import { useTicket } from "./account.usecases";
import type { Caller } from "./caller";
import { hashPassword, isPassword, refuseWeakPassword } from "./password.rules";
import { revokeSessionsOf } from "./session.repository";
import { openSession } from "./session.usecases";
import {
  refuseEntry,
  welcome,
  withGuestCarts,
  type Entered,
  type Entry,
  type Identity,
} from "./sign-in-answer";
import { countPasswordTry, inTurnOf, targetOf } from "./try-limits";
import { deleteTry } from "./wrong-try.repository";

/**
 * Compares a password with the account's, within the limits of tries. It takes the same steps and the same time where
 * there is no account, or one without a password.
 * @returns the id of the try, to be taken back, where the password is right
 * @throws too_many_requests with `retry_after` in seconds
 */
async function tryPassword(
  services: Services,
  phone: string,
  password: string,
  caller: Caller,
): Promise<number | undefined> {
  const { db, clock } = services;
  const target = targetOf(services, phone, caller);
  const count = (tx: Queryable) => countPasswordTry(tx, target, clock.now());
  const tryId = await inTurnOf(target, () => inTransaction(db, count), caller.gone);
  const known = await accounts.findPasswordHash(db, phone);
  return (await isPassword(password, known)) ? tryId : undefined;
}

/**
 * Signs in with the password, where no message arrives.
 * @throws password_wrong, also where there is no account or no password; too_many_requests
 */
export async function signInByPassword(
  services: Services,
  given: { language: Language; phone: string; password: string },
  caller: Caller,
): Promise<Identity<SignInStatus>> {
  const now = services.clock.now();
  const phone = internationalPhone(given.phone);
  const { requestId } = caller;
  const { helpPhone } = await platformFacts(services);
  const { language } = given;
  const entry: Entry = { action: "sign_in_by_password", phone, language, requestId, now, helpPhone };
  const tryId = await tryPassword(services, phone, given.password, caller);
  const customer = await accounts.findCustomerByPhone(services.db, phone);
  if (tryId === undefined || !customer) {
    const event = { action: entry.action, customerId: customer?.id, subject: maskPhone(phone), requestId };
    await recordEvent(services.db, { ...event, refusedFor: "password_wrong" }, now);
    throw new DomainError("password_wrong");
  }
  const entered: Entered<SignInStatus> = await inTransaction(services.db, async (tx) => {
    await deleteTry(tx, tryId);
    const held = await accounts.holdCustomerByPhone(tx, phone);
    if (held?.status !== "active") {
      const refusal = { status: signInStatus.blocked, reason: "blocked", customerId: customer.id } as const;
      return refuseEntry(tx, entry, refusal);
    }
    return welcome(
      tx,
      entry,
      customer,
      await openSession(services, tx, customer, caller, { phoneProvedAt: null }),
    );
  });
  return withGuestCarts(services, language, entered);
}

interface NewPassword {
  password: string;
  old_password?: string | undefined;
  ticket?: string | undefined;
}

/**
 * Sets or changes a customer's password, which takes the old one or a fresh ticket. The customer's other sessions end.
 * @throws invalid_input for a common password, a wrong old one, or no proof at all; ticket_invalid, too_many_requests
 */
export async function changePassword(
  services: Services,
  customer: Customer,
  given: NewPassword,
  caller: Caller,
): Promise<void> {
  refuseWeakPassword(given.password, displayPhone(customer.phone));
  const now = services.clock.now();
  const event = { action: "password_change", customerId: customer.id, requestId: caller.requestId } as const;
  const tryId = given.ticket ? undefined : await proveOldPassword(services, customer, given, caller, event);
  const passwordHash = await hashPassword(given.password);
  await inTransaction(services.db, async (tx) => {
    if (given.ticket) await useTicket(tx, { phone: customer.phone, ticket: given.ticket }, now);
    if (tryId !== undefined) await deleteTry(tx, tryId);
    await accounts.updatePasswordHash(tx, customer.id, passwordHash);
    await revokeSessionsOf(
      tx,
      { customerId: customer.id, audience: "shop" },
      now,
      hashOf(caller.token ?? ""),
    );
    await recordEvent(tx, event, now);
  });
}

async function proveOldPassword(
  services: Services,
  customer: Customer,
  { old_password: old }: NewPassword,
  caller: Caller,
  event: AuditEvent,
): Promise<number> {
  if (old === undefined) {
    throw new DomainError("invalid_input", {}, [{ field: "old_password", code: "old_password_required" }]);
  }
  const tryId = await tryPassword(services, customer.phone, old, caller);
  if (tryId !== undefined) return tryId;
  await recordEvent(services.db, { ...event, refusedFor: "password_wrong" }, services.clock.now());
  throw new DomainError("invalid_input", {}, [{ field: "old_password", code: "old_password_wrong" }]);
}
