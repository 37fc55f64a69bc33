import type { Language } from "@haat/contract/shared/languages";
import type { Retention } from "@haat/contract/shared/retention";
import { and, eq, isNull, notInArray, sql, type SQL } from "drizzle-orm";
import { orderStatuses } from "@haat/contract/shared/business-constants";
import { displayPhone } from "@haat/contract/shared/phone";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { complaintTable } from "../complaint/complaint.table";
import { shopMemberTable } from "../member/member.table";
import { customerOrderTable } from "../order/order.table";
import { platformRoleTable } from "../platform-staff/platform-role.table";
import { heldKindNames, heldKinds, removedText, type HeldKind, type HeldKindName } from "./held-kinds";

/** Of whom something is held: the phone in E.164, and the account that it has. */
export interface Person {
  phone: string;
  accountId: number | null;
}

/** A statement of the list with a person's parameters in their places. */
function ofPerson(text: string, { phone, accountId }: Person): SQL {
  const parameters: Record<string, SQL> = {
    account: sql`${accountId}::integer`,
    phone: sql`${phone}::text`,
    national: sql`${displayPhone(phone)}::text`,
  };
  // `::` is a cast; a single colon begins a parameter.
  const parts = text.split(/(?<!:):(account|phone|national)\b/);
  return sql.join(parts.map((part, place) => (place % 2 ? parameters[part]! : sql.raw(part))));
}

const kindOf = (name: HeldKindName): HeldKind => heldKinds[name];

/** The account of a phone in E.164; null where it has none. */
export async function findPerson(db: Queryable, phone: string): Promise<Person> {
  const [found] = await db
    .select({ id: customerTable.id })
    .from(customerTable)
    .where(and(eq(customerTable.phone, phone), isNull(customerTable.deletedAt)));
  return { phone, accountId: found?.id ?? null };
}

/** How many rows of each kind are held of somebody. */
export async function countHeld(
  db: Queryable,
  person: Person,
): Promise<{ kind: HeldKindName; rows: number }[]> {
  const counts: { kind: HeldKindName; rows: number }[] = [];
  for (const kind of heldKindNames) {
    const { rows } = (await db.execute(
      sql`select count(*)::integer as rows from ${ofPerson(kindOf(kind).from, person)}`,
    )) as unknown as { rows: { rows: number }[] };
    counts.push({ kind, rows: rows[0]?.rows ?? 0 });
  }
  return counts;
}

/** What somebody is given a copy of, by kinds, in a language. @param most rows of each kind */
export async function copyHeld(
  db: Queryable,
  person: Person,
  { most, language }: { most: number; language: Language },
): Promise<{ kind: HeldKindName; rows: Record<string, unknown>[] }[]> {
  const copied: { kind: HeldKindName; rows: Record<string, unknown>[] }[] = [];
  for (const kind of heldKindNames) {
    const { copied: cells, from } = kindOf(kind);
    if (cells === undefined) continue;
    const { rows } = (await db.execute(
      sql`select ${sql.raw(cells.replaceAll(":language", language))} as copied from ${ofPerson(from, person)} limit ${most}`,
    )) as unknown as { rows: { copied: Record<string, unknown> }[] };
    copied.push({ kind, rows: rows.map((row) => row.copied) });
  }
  return copied;
}

/** Lets nobody else change the account until the transaction ends. @returns whether it is there */
export async function holdAccount(tx: Queryable, accountId: number): Promise<boolean> {
  const held = await tx
    .select({ id: customerTable.id })
    .from(customerTable)
    .where(and(eq(customerTable.id, accountId), isNull(customerTable.deletedAt)))
    .for("update");
  return held.length > 0;
}

const ends = [orderStatuses.cancel, orderStatuses.delivered];

/** What keeps an account from being deleted: orders and complaints under way, work in shops or on the platform. */
export async function countTies(tx: Queryable, accountId: number) {
  const [orders, complaints, shops, roles] = [
    await tx.$count(
      customerOrderTable,
      and(eq(customerOrderTable.customerId, accountId), notInArray(customerOrderTable.status, ends)),
    ),
    await tx.$count(
      complaintTable,
      and(eq(complaintTable.customerId, accountId), isNull(complaintTable.closedAt)),
    ),
    await tx.$count(shopMemberTable, eq(shopMemberTable.accountId, accountId)),
    await tx.$count(platformRoleTable, eq(platformRoleTable.accountId, accountId)),
  ];
  return { underWay: orders + complaints, works: shops + roles };
}

/** Takes the person out of everything that is held of them, and closes the account: its number stays, and says nothing. */
export async function removePerson(
  tx: Queryable,
  accountId: number,
  phone: string,
  now: Date,
): Promise<void> {
  const person = { phone, accountId };
  for (const kind of heldKindNames)
    for (const statement of kindOf(kind).atDeletion ?? []) await tx.execute(ofPerson(statement, person));
  await tx
    .update(customerTable)
    .set({
      phone: `deleted ${accountId}`,
      firstName: removedText,
      lastName: "",
      email: null,
      passwordHash: null,
      picture: null,
      deletedAt: now,
    })
    .where(eq(customerTable.id, accountId));
}

/** For how long a kind is kept, and whether it goes when the account is deleted. @param retention what is set */
export function retentionOf(name: HeldKindName, retention: Retention) {
  const { kept, atDeletion = [] } = kindOf(name);
  const isWith = kept === "account" || kept === "order";
  const days = typeof kept === "number" ? kept : isWith ? null : retention[kept];
  return {
    kept_days: days,
    kept_with: isWith ? kept : ("days" as const),
    // Codes go by themselves; the account itself is the last to go.
    goes_with_account: name === "account" || atDeletion.length > 0,
  };
}
