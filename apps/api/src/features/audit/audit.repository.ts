import type { AuditAction, AuditActor } from "@haat/contract/shared/audit-choices";
import { and, desc, eq, gt, inArray, lt, or } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { shopTable } from "../shop/shop.table";
import { auditEventTable, type AuditState } from "./audit.table";

export type { AuditState } from "./audit.table";

/** Something to be written down. It bears no secret: no code, no token, no password, no whole phone number. */
export interface AuditEvent {
  action: AuditAction;
  /** Whose account it was; left out where nobody is known. */
  customerId?: number | undefined;
  /** Left out for what concerns the whole platform. */
  shopId?: number | undefined;
  /** What it was about: the id of an address, the number of an order, a masked phone. */
  subject?: string | undefined;
  /** The thing as it was, and as it is now, where something of it changed. */
  before?: AuditState;
  after?: AuditState;
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
  kind: Exclude<AuditActor, "customer">;
  accountId: number;
  /** The shop that is worked in. */
  shopId?: number;
  /** What the account is there, such as `manager`. */
  role?: string;
  /** With which API key a program does it. */
  apiKey?: string;
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
export function recordCommand(tx: Queryable, actor: Actor, command: Command, at: Date): Promise<void> {
  return recordCommands(tx, actor, [command], at);
}

/** The same for a command that is of several things, each of which has a row; at least one. */
export async function recordCommands(
  tx: Queryable,
  { kind, accountId, role, apiKey, shopId, device, requestId }: Actor,
  commands: readonly Command[],
  at: Date,
): Promise<void> {
  const who = { actor: kind, customerId: accountId, role, apiKey, device, requestId };
  await tx
    .insert(auditEventTable)
    .values(commands.map((command) => ({ shopId, ...command, ...who, at, result: "ok" as const })));
}

/** Which events of the trail are asked for; what is left out does not matter. */
export interface TrailAsked {
  actors: readonly AuditActor[];
  /** Of these accounts, or of these shops. */
  customerIds?: readonly number[];
  shopIds?: readonly number[];
  /** Only those written before this one. */
  before?: number | undefined;
}

/** What was done, by whom and when. */
const writtenDown = {
  id: auditEventTable.id,
  at: auditEventTable.at,
  action: auditEventTable.action,
  actor: auditEventTable.actor,
  after: auditEventTable.after,
  firstName: customerTable.firstName,
  lastName: customerTable.lastName,
};

/** Events of the trail, the newest first, so many at most. */
export function listEvents(
  db: Queryable,
  { actors, customerIds, shopIds, before }: TrailAsked,
  most: number,
) {
  const owners = [
    customerIds && inArray(auditEventTable.customerId, [...customerIds]),
    shopIds && inArray(auditEventTable.shopId, [...shopIds]),
  ].filter((condition) => condition !== undefined);
  return db
    .select({
      ...writtenDown,
      role: auditEventTable.role,
      result: auditEventTable.result,
      reason: auditEventTable.reason,
      subject: auditEventTable.subject,
      before: auditEventTable.before,
      device: auditEventTable.device,
      apiKey: auditEventTable.apiKey,
      sellerKey: shopTable.sellerKey,
      title: { bn: shopTable.titleBn, en: shopTable.titleEn },
    })
    .from(auditEventTable)
    .leftJoin(customerTable, eq(customerTable.id, auditEventTable.customerId))
    .leftJoin(shopTable, eq(shopTable.id, auditEventTable.shopId))
    .where(
      and(
        inArray(auditEventTable.actor, [...actors]),
        before === undefined ? undefined : lt(auditEventTable.id, before),
        owners.length > 0 ? or(...owners) : undefined,
      ),
    )
    .orderBy(desc(auditEventTable.id))
    .limit(most);
}
export type TrailRow = Awaited<ReturnType<typeof listEvents>>[number];

/** When one of these things was done in a shop, and by whom, the newest first, so many at most. */
export function listActions(
  db: Queryable,
  { shopId, actions }: { shopId: number; actions: readonly AuditAction[] },
  most: number,
) {
  return db
    .select(writtenDown)
    .from(auditEventTable)
    .leftJoin(customerTable, eq(customerTable.id, auditEventTable.customerId))
    .where(and(eq(auditEventTable.shopId, shopId), inArray(auditEventTable.action, [...actions])))
    .orderBy(desc(auditEventTable.id))
    .limit(most);
}

/** Which things were done in a shop after an event of it. */
export async function listActionsSince(db: Queryable, shopId: number, id: number): Promise<AuditAction[]> {
  const found = await db
    .selectDistinct({ action: auditEventTable.action })
    .from(auditEventTable)
    .where(and(eq(auditEventTable.shopId, shopId), gt(auditEventTable.id, id)));
  return found.map(({ action }) => action);
}

/** When the platform did something to a thing last, and who did it. */
export async function findLastAction(
  db: Queryable,
  { action, subject }: { action: AuditAction; subject: string },
) {
  const [found] = await db
    .select({
      at: auditEventTable.at,
      after: auditEventTable.after,
      firstName: customerTable.firstName,
      lastName: customerTable.lastName,
    })
    .from(auditEventTable)
    .leftJoin(customerTable, eq(customerTable.id, auditEventTable.customerId))
    .where(
      and(
        eq(auditEventTable.actor, "staff"),
        eq(auditEventTable.action, action),
        eq(auditEventTable.subject, subject),
      ),
    )
    .orderBy(desc(auditEventTable.id))
    .limit(1);
  return found;
}

/** What accounts are called, as far as they may be seen. */
export async function findNames(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, firstName, lastName } = customerTable;
  const found = await db
    .select({ id, firstName, lastName })
    .from(customerTable)
    .where(inArray(id, [...ids]));
  return new Map(found.map((each) => [each.id, `${each.firstName} ${each.lastName}`]));
}

/** How often something was done in a shop since a moment. */
export function countActions(
  db: Queryable,
  { shopId, action, since }: { shopId: number; action: AuditAction; since: Date },
): Promise<number> {
  return db.$count(
    auditEventTable,
    and(
      eq(auditEventTable.shopId, shopId),
      eq(auditEventTable.action, action),
      gt(auditEventTable.at, since),
    ),
  );
}

/** The accounts with a phone, and the shops with a key or an address label. @param phone E.164; left out for no phone */
export async function findOwners(db: Queryable, text: string, phone: string | undefined) {
  const accounts = phone
    ? await db.select({ id: customerTable.id }).from(customerTable).where(eq(customerTable.phone, phone))
    : [];
  const shops = await db
    .select({ id: shopTable.id })
    .from(shopTable)
    .where(or(eq(shopTable.sellerKey, text), eq(shopTable.slug, text)));
  return { customerIds: accounts.map(({ id }) => id), shopIds: shops.map(({ id }) => id) };
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
