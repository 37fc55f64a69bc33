import type { MessageState, MessageView } from "@haat/contract/admin/admin-inbox.contract";
import { and, asc, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { customerTable } from "../account/account.table";
import { contactMessageTable } from "../landing/contact.table";
import { shopTable } from "../shop/shop.table";

const messages = (db: Queryable) =>
  db
    .select({
      id: contactMessageTable.id,
      name: contactMessageTable.name,
      email: contactMessageTable.email,
      phone: contactMessageTable.phone,
      subject: contactMessageTable.subject,
      message: contactMessageTable.message,
      reason: contactMessageTable.reportReason,
      shop: {
        sellerKey: shopTable.sellerKey,
        slug: shopTable.slug,
        titleBn: shopTable.titleBn,
        titleEn: shopTable.titleEn,
      },
      language: contactMessageTable.language,
      state: contactMessageTable.state,
      note: contactMessageTable.note,
      createdAt: contactMessageTable.createdAt,
      handledAt: contactMessageTable.handledAt,
      firstName: customerTable.firstName,
      lastName: customerTable.lastName,
    })
    .from(contactMessageTable)
    .leftJoin(customerTable, eq(customerTable.id, contactMessageTable.handledBy))
    .leftJoin(shopTable, eq(shopTable.id, contactMessageTable.shopId))
    .$dynamic();
export type MessageRow = Awaited<ReturnType<typeof messages>>[number];

const isReport = and(isNotNull(contactMessageTable.shopId), ne(contactMessageTable.state, "done"));

/** Messages of a view: what is done the newest first, what waits the oldest first. */
export function listMessages(db: Queryable, view: MessageView, page: { limit: number; offset: number }) {
  const order = view === "done" ? desc : asc;
  return messages(db)
    .where(view === "reports" ? isReport : eq(contactMessageTable.state, view))
    .orderBy(order(contactMessageTable.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** How many messages there are in each view. */
export async function countMessages(db: Queryable): Promise<Record<MessageView, number>> {
  const found = await db
    .select({ state: contactMessageTable.state, count: sql`count(*)`.mapWith(Number) })
    .from(contactMessageTable)
    .groupBy(contactMessageTable.state);
  return {
    open: 0,
    reports: await db.$count(contactMessageTable, isReport),
    taken: 0,
    done: 0,
    ...Object.fromEntries(found.map(({ state, count }) => [state, count])),
  };
}

export async function findMessage(db: Queryable, id: number): Promise<MessageRow | undefined> {
  const [found] = await messages(db).where(eq(contactMessageTable.id, id));
  return found;
}

/** Says what has become of a message. @returns whether it was still in the state it was read in */
export async function moveMessage(
  db: Queryable,
  { id, from }: { id: number; from: MessageState },
  change: { state: MessageState; note: string; handledBy: number; handledAt: Date },
): Promise<boolean> {
  const moved = await db
    .update(contactMessageTable)
    .set(change)
    .where(and(eq(contactMessageTable.id, id), eq(contactMessageTable.state, from)))
    .returning({ id: contactMessageTable.id });
  return moved.length > 0;
}
