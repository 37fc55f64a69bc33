import { inArray, lt } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { auditEventTable, type AuditAction, type AuditState, type auditActors } from "./audit.table";

export type { AuditAction, AuditState } from "./audit.table";

/** Something to be written down. It bears no secret: no code, no token, no password, no whole phone number. */
export interface AuditEvent {
  action: AuditAction;
  /** Whose account it was; left out where nobody is known. */
  customerId?: number | undefined;
  /** Left out for what concerns the whole platform. */
  shopId?: number | undefined;
  /** What it was about: the id of an address, the number of an order, a masked phone. */
  subject?: string | undefined;
  /** Why it was refused, in one word; left out where it went well. */
  refusedFor?: string | undefined;
  /** `headers.requestId` of the call. */
  requestId: string | undefined;
}

/** Writes an event into the audit trail. Give it the transaction of the change, so that there is neither without the other. */
export async function recordEvent(
  tx: Queryable,
  { refusedFor, ...event }: AuditEvent,
  at: Date,
): Promise<void> {
  await tx
    .insert(auditEventTable)
    .values({ ...event, at, result: refusedFor === undefined ? "ok" : "refused", reason: refusedFor });
}

/** Who gives a command in the console. */
export interface Actor {
  kind: Exclude<(typeof auditActors)[number], "customer">;
  accountId: number;
  /** The shop that is worked in. */
  shopId?: number;
  /** What the account is there, such as `manager`. */
  role?: string;
  device: string | undefined;
  requestId: string | undefined;
}

/** What a command did. */
export interface Command {
  action: AuditAction;
  /** For what one of the platform's people does with a shop; a member's own is known. */
  shopId?: number;
  /** What it was about: the id of a row, a masked phone. */
  subject?: string;
  /** The thing as it was; left out for what is new. */
  before?: AuditState;
  /** The thing as it is now; left out for what is gone. */
  after?: AuditState;
  /** The same for all that one press did. */
  batch?: string;
}

/** Writes down what somebody did in the console, in the transaction that does it: one command, one row. */
export async function recordCommand(
  tx: Queryable,
  { kind, accountId, role, shopId, device, requestId }: Actor,
  command: Command,
  at: Date,
): Promise<void> {
  const who = { actor: kind, customerId: accountId, role, device, requestId };
  await tx.insert(auditEventTable).values({ shopId, ...command, ...who, at, result: "ok" });
}

/** Deletes events from before a moment, so many at most. @returns how many it deleted */
export async function deleteEventsBefore(db: Queryable, before: Date, most: number): Promise<number> {
  const old = db
    .select({ id: auditEventTable.id })
    .from(auditEventTable)
    .where(lt(auditEventTable.at, before))
    .limit(most);
  const deleted = await db
    .delete(auditEventTable)
    .where(inArray(auditEventTable.id, old))
    .returning({ id: auditEventTable.id });
  return deleted.length;
}
