import type { SignedInDevice } from "@haat/contract/shop/session.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { translator } from "@haat/i18n/translator";
import type { ExpectedCarts, Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import { hashOf, randomToken } from "../../security/secrets";
import { inTransaction } from "../../database/transaction";
import { isUuid } from "../../database/uuid";
import { recordEvent, type AuditEvent } from "../audit/audit.usecases";
import { lockCustomer, type Customer } from "./account.repository";
import { describeDevice } from "./device";
import { makeMark, markOf, type DeviceMark } from "./device-mark";
import { actionFor, type Caller } from "./caller";
import * as sessions from "./session.repository";

/** What somebody who was let in is given; neither is kept anywhere. */
export interface OpenedSession {
  token: string;
  deviceMark: DeviceMark;
  /** What was gathered as a guest, to be brought once the transaction has ended (`withGuestCarts`); nothing where nothing was. */
  carts: ExpectedCarts | undefined;
}

/**
 * Opens a session for an account, for a shopper with the guest's carts to come. The session of the same audience that the caller had
 * until now ends: a sign-in never goes on with an old token. The browser keeps the mark that it has, or gets its first.
 * @param phoneProvedAt when the account's phone answered a code for it; null where none did
 * @param lastsUntil where it may not last as long as others
 */
export async function openSession(
  { guestCarts, clock, config: { secrets } }: Services,
  tx: Queryable,
  { id: customerId, phone }: Pick<Customer, "id" | "phone">,
  caller: Caller,
  { phoneProvedAt, lastsUntil }: { phoneProvedAt: Date | null; lastsUntil?: Date },
): Promise<OpenedSession> {
  const now = clock.now();
  const { audience, guestKeyHash } = caller;
  if (caller.token) await sessions.revokeSession(tx, { tokenHash: hashOf(caller.token), audience }, now);
  const token = randomToken();
  await sessions.insertSession(tx, {
    tokenHash: hashOf(token),
    customerId,
    audience,
    device: describeDevice(caller.userAgent),
    createdAt: now,
    lastUsedAt: now,
    phoneProvedAt,
    expiresAt: lastsUntil ?? secondsAfter(now, secondsFor[audience]),
  });
  const carts = guestKeyHash ? await guestCarts.expect(tx, { guestKeyHash, customerId }, now) : undefined;
  const deviceMark = markOf(phone, caller.deviceMarks, secrets) ?? makeMark(phone, secrets);
  return { token, deviceMark, carts };
}

/** How long a session lasts. */
const secondsFor = { shop: business.sessionSeconds, console: business.consoleSessionSeconds };

/** Ends sessions of an account, and writes it down. @returns how many there were to end */
async function end(
  { db, clock }: Services,
  event: Pick<AuditEvent, "action" | "customerId" | "subject" | "requestId">,
  revoke: (tx: Queryable, now: Date) => Promise<number>,
): Promise<number> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const ended = await revoke(tx, now);
    if (ended > 0) await recordEvent(tx, event, now);
    return ended;
  });
}

/** Ends the session that calls for good, on this server and every other. */
export async function signOut(services: Services, customerId: number, caller: Caller): Promise<void> {
  const { token = "", audience, requestId } = caller;
  const action = actionFor("sign_out", caller);
  await end(services, { action, customerId, requestId }, (tx, now) =>
    sessions.revokeSession(tx, { tokenHash: hashOf(token), audience }, now),
  );
}

/** Ends every session of an account, in the console and in shops, as part of something else. */
export async function endAllSessions(tx: Queryable, customerId: number, now: Date): Promise<void> {
  await sessions.revokeSessionsOf(tx, { customerId }, now);
}

/** Ends every session of an account in the console, as part of something else; those in shops go on. */
export async function endConsoleSessions(tx: Queryable, customerId: number, now: Date): Promise<void> {
  await sessions.revokeSessionsOf(tx, { customerId, audience: "console" }, now);
}

/**
 * An open session of a customer and whose it is, for another one to come of it in the same transaction. No others are
 * ended at once in the meantime: what comes of it would be left out.
 */
export async function sessionToHandOver(tx: Queryable, customerId: number, tokenHash: string, now: Date) {
  await lockCustomer(tx, customerId);
  return sessions.findSession(tx, tokenHash, now);
}

/** Ends every session of an account, the one that calls too: a shopper's those in shops, who is in the console both kinds. */
export async function signOutEverywhere(
  services: Services,
  customerId: number,
  caller: Caller,
): Promise<void> {
  const { audience, requestId } = caller;
  const ended = audience === "console" ? { customerId } : { customerId, audience };
  const action = actionFor("sign_out_everywhere", caller);
  await end(services, { action, customerId, requestId }, async (tx, now) => {
    await lockCustomer(tx, customerId);
    return sessions.revokeSessionsOf(tx, ended, now);
  });
}

/**
 * Ends one session of an account.
 * @throws session_not_found, also for somebody else's, for one of the other audience and for one that has ended
 */
export async function endSession(
  services: Services,
  customerId: number,
  id: string,
  caller: Caller,
): Promise<void> {
  if (!isUuid(id)) throw new DomainError("session_not_found");
  const { audience, requestId } = caller;
  const event = { action: actionFor("session_end", caller), customerId, subject: id, requestId };
  const ended = await end(services, event, (tx, now) =>
    sessions.revokeSessionOf(tx, { customerId, audience }, id, now),
  );
  if (ended === 0) throw new DomainError("session_not_found");
}

/** Where an account is signed in, last used first. */
export async function listSessions(
  { db, clock }: Services,
  customerId: number,
  { token = "", audience }: Caller,
  language: Language,
): Promise<SignedInDevice[]> {
  const open = await sessions.listSessions(db, { customerId, audience }, clock.now());
  const own = hashOf(token);
  return open.map(({ id, tokenHash, createdAt, lastUsedAt, device }) => ({
    id,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    device: device ?? translator(language)("api.account.unknownDevice"),
    current: tokenHash === own,
  }));
}
