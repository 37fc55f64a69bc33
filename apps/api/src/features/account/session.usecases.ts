import type { SignedInDevice } from "@haat/contract/session.contract";
import { business } from "@haat/contract/business-constants";
import type { Language } from "@haat/contract/languages";
import { translator } from "@haat/i18n/translator";
import type { LeftOutPieces, Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import type { Queryable } from "../../database/database";
import { DomainError } from "../../process/domain-error";
import { hashOf, randomToken } from "../../security/secrets";
import { inTransaction } from "../../database/transaction";
import { recordEvent, type AuditEvent } from "../audit/audit.usecases";
import { lockCustomer, type Customer } from "./account.repository";
import { describeDevice } from "./device";
import { makeMark, markOf, type DeviceMark } from "./device-mark";
import type { Caller } from "./identity";
import * as sessions from "./session.repository";

/** What a customer who was let in is given; neither is kept anywhere. */
export interface OpenedSession {
  token: string;
  deviceMark: DeviceMark;
  /** Pieces of the guest's carts that found no place in the customer's. */
  leftOut: LeftOutPieces[];
}

/**
 * Opens a session for a customer and brings the guest's carts along. The session that the caller had until now ends: a
 * sign-in never goes on with an old token. The browser keeps the mark that it has, or gets its first.
 * @param lastsUntil where it may not last as long as others
 */
export async function openSession(
  { adoptGuest, clock, config: { secrets } }: Services,
  tx: Queryable,
  { id: customerId, phone }: Pick<Customer, "id" | "phone">,
  caller: Caller,
  lastsUntil?: Date,
): Promise<OpenedSession> {
  const now = clock.now();
  if (caller.token) await sessions.revokeSession(tx, hashOf(caller.token), now);
  const token = randomToken();
  await sessions.insertSession(tx, {
    tokenHash: hashOf(token),
    customerId,
    device: describeDevice(caller.userAgent),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: lastsUntil ?? secondsAfter(now, business.sessionSeconds),
  });
  const { guestKeyHash } = caller;
  const leftOut = guestKeyHash ? await adoptGuest(tx, guestKeyHash, customerId, now) : [];
  const deviceMark = markOf(phone, caller.deviceMarks, secrets) ?? makeMark(phone, secrets);
  return { token, deviceMark, leftOut };
}

/** Ends sessions of a customer, and writes it down. @returns how many there were to end */
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
export async function signOut(
  services: Services,
  customerId: number,
  { token = "", requestId }: Caller,
): Promise<void> {
  await end(services, { action: "sign_out", customerId, requestId }, (tx, now) =>
    sessions.revokeSession(tx, hashOf(token), now),
  );
}

/**
 * An open session of a customer and whose it is, for another one to come of it in the same transaction. No others are
 * ended at once in the meantime: what comes of it would be left out.
 */
export async function sessionToHandOver(tx: Queryable, customerId: number, tokenHash: string, now: Date) {
  await lockCustomer(tx, customerId);
  return sessions.findSession(tx, tokenHash, now);
}

/** Ends every session of a customer, the one that calls too. */
export async function signOutEverywhere(
  services: Services,
  customerId: number,
  { requestId }: Caller,
): Promise<void> {
  await end(services, { action: "sign_out_everywhere", customerId, requestId }, async (tx, now) => {
    await lockCustomer(tx, customerId);
    return sessions.revokeSessionsOf(tx, customerId, now);
  });
}

/** PostgreSQL refuses to compare a uuid with what is none. */
const isSessionId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/** Ends one session of a customer. @throws session_not_found, also for somebody else's and for one that has ended */
export async function endSession(
  services: Services,
  customerId: number,
  id: string,
  { requestId }: Caller,
): Promise<void> {
  if (!isSessionId(id)) throw new DomainError("session_not_found");
  const event = { action: "session_end", customerId, subject: id, requestId } as const;
  const ended = await end(services, event, (tx, now) => sessions.revokeSessionOf(tx, customerId, id, now));
  if (ended === 0) throw new DomainError("session_not_found");
}

/** Where a customer is signed in, last used first. */
export async function listSessions(
  { db, clock }: Services,
  customerId: number,
  { token = "" }: Caller,
  language: Language,
): Promise<SignedInDevice[]> {
  const open = await sessions.listSessions(db, customerId, clock.now());
  const own = hashOf(token);
  return open.map(({ id, tokenHash, createdAt, lastUsedAt, device }) => ({
    id,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    device: device ?? translator(language)("api.account.unknownDevice"),
    current: tokenHash === own,
  }));
}
