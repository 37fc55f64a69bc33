import { and, asc, count, desc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { shopTable } from "../shop/shop.table";
import { webhookDeliveryTable, webhookEndpointTable, webhookTryTable } from "./webhook.table";

/** Which endpoint of which shop. */
export interface WhichEndpoint {
  shopId: number;
  id: string;
}

const thatEndpoint = ({ shopId, id }: WhichEndpoint) =>
  and(eq(webhookEndpointTable.shopId, shopId), eq(webhookEndpointTable.id, id));

const { id, shopId, url, events, state, failingSince, oldSecretUntil, madeAt } = webhookEndpointTable;
/** What is known of an endpoint without its secrets. */
const known = { id, shopId, url, events, state, failingSince, oldSecretUntil, madeAt };

/** A shop's endpoints, in the order in which they were made. */
export function listEndpoints(db: Queryable, ofShop: number) {
  return db.select(known).from(webhookEndpointTable).where(eq(shopId, ofShop)).orderBy(asc(madeAt), asc(id));
}
export type EndpointRow = Awaited<ReturnType<typeof listEndpoints>>[number];

export async function findEndpoint(db: Queryable, which: WhichEndpoint): Promise<EndpointRow | undefined> {
  const [row] = await db.select(known).from(webhookEndpointTable).where(thatEndpoint(which));
  return row;
}

/** An endpoint with its secrets, and whom to tell; only the platform itself sees those. */
export async function findSecrets(db: Queryable, which: WhichEndpoint) {
  const { sealedSecret, sealedOldSecret } = webhookEndpointTable;
  const [row] = await db
    .select({
      ...known,
      sealedSecret,
      sealedOldSecret,
      shopPhone: shopTable.phone,
      shopTitle: { bn: shopTable.titleBn, en: shopTable.titleEn },
    })
    .from(webhookEndpointTable)
    .innerJoin(shopTable, eq(shopTable.id, shopId))
    .where(thatEndpoint(which));
  return row;
}
export type EndpointWithSecrets = NonNullable<Awaited<ReturnType<typeof findSecrets>>>;

export async function countEndpoints(db: Queryable, ofShop: number): Promise<number> {
  const [row] = await db.select({ endpoints: count() }).from(webhookEndpointTable).where(eq(shopId, ofShop));
  return row?.endpoints ?? 0;
}

export async function insertEndpoint(
  tx: Queryable,
  row: typeof webhookEndpointTable.$inferInsert,
): Promise<string> {
  const [added] = await tx.insert(webhookEndpointTable).values(row).returning({ id });
  if (!added) throw new Error("An endpoint was not added.");
  return added.id;
}

/** @returns whether it was there */
export async function changeEndpoint(
  tx: Queryable,
  which: WhichEndpoint,
  values: Partial<Omit<typeof webhookEndpointTable.$inferInsert, "shopId" | "id">>,
): Promise<boolean> {
  const changed = await tx
    .update(webhookEndpointTable)
    .set(values)
    .where(thatEndpoint(which))
    .returning({ id });
  return changed.length > 0;
}

/** @returns the address of what is gone; nothing where it was gone already */
export async function deleteEndpoint(tx: Queryable, which: WhichEndpoint): Promise<string | undefined> {
  const [gone] = await tx.delete(webhookEndpointTable).where(thatEndpoint(which)).returning({ url });
  return gone?.url;
}

/** What is sealed of all endpoints, for it to be sealed anew. */
export function listSealed(db: Queryable) {
  const { sealedSecret, sealedOldSecret } = webhookEndpointTable;
  return db.select({ shopId, id, sealedSecret, sealedOldSecret }).from(webhookEndpointTable);
}

const ofEndpoint = (which: WhichEndpoint) =>
  and(eq(webhookDeliveryTable.shopId, which.shopId), eq(webhookDeliveryTable.endpointId, which.id));

/** What was told to an endpoint, the newest first, so many at most. */
export function listDeliveries(db: Queryable, which: WhichEndpoint, most: number) {
  return db
    .select()
    .from(webhookDeliveryTable)
    .where(ofEndpoint(which))
    .orderBy(desc(webhookDeliveryTable.createdAt), desc(webhookDeliveryTable.id))
    .limit(most);
}
export type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number];

/** Whether a test waits for its first try. */
export async function hasWaitingTest(tx: Queryable, which: WhichEndpoint): Promise<boolean> {
  const { type, state: stands, attempts } = webhookDeliveryTable;
  const isUntried = and(eq(type, "webhook.test"), eq(stands, "waiting"), eq(attempts, 0));
  return (await tx.$count(webhookDeliveryTable, and(ofEndpoint(which), isUntried))) > 0;
}

/** Every time that these deliveries were sent, the first one first. */
export function listTries(db: Queryable, ofShop: number, deliveries: readonly string[]) {
  return db
    .select()
    .from(webhookTryTable)
    .where(and(eq(webhookTryTable.shopId, ofShop), inArray(webhookTryTable.deliveryId, [...deliveries])))
    .orderBy(asc(webhookTryTable.id));
}
export type TryRow = Awaited<ReturnType<typeof listTries>>[number];

export async function insertDelivery(
  tx: Queryable,
  row: typeof webhookDeliveryTable.$inferInsert,
): Promise<void> {
  await tx.insert(webhookDeliveryTable).values(row);
}

/** Lets a delivery be tried anew from the beginning. @returns the endpoint; nothing where there is no such delivery */
export async function replayDelivery(
  tx: Queryable,
  { shopId: ofShop, id: delivery }: WhichEndpoint,
  now: Date,
): Promise<string | undefined> {
  const [found] = await tx
    .update(webhookDeliveryTable)
    .set({ state: "waiting", attempts: 0, nextAt: now })
    .where(and(eq(webhookDeliveryTable.shopId, ofShop), eq(webhookDeliveryTable.id, delivery)))
    .returning({ endpointId: webhookDeliveryTable.endpointId });
  return found?.endpointId;
}

/**
 * Takes the delivery of an endpoint that has waited longest, of those that are due. Until a moment nobody else takes it: then
 * whoever has it is taken for dead.
 */
export async function takeDue(
  db: Queryable,
  which: WhichEndpoint,
  now: Date,
  until: Date,
): Promise<DeliveryRow | undefined> {
  const due = db
    .select({ id: webhookDeliveryTable.id })
    .from(webhookDeliveryTable)
    .where(
      and(
        ofEndpoint(which),
        eq(webhookDeliveryTable.state, "waiting"),
        lte(webhookDeliveryTable.nextAt, now),
      ),
    )
    .orderBy(asc(webhookDeliveryTable.nextAt), asc(webhookDeliveryTable.createdAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [taken] = await db
    .update(webhookDeliveryTable)
    .set({ nextAt: until, attempts: sql`${webhookDeliveryTable.attempts} + 1`, source: null })
    .where(and(ofEndpoint(which), eq(webhookDeliveryTable.id, sql`(${due})`)))
    .returning();
  return taken;
}

/** The endpoints that something is due for, those that wait longest first, so many at most. */
export function listDueEndpoints(db: Queryable, now: Date, most: number): Promise<WhichEndpoint[]> {
  return db
    .select({ shopId, id })
    .from(webhookDeliveryTable)
    .innerJoin(
      webhookEndpointTable,
      and(eq(shopId, webhookDeliveryTable.shopId), eq(id, webhookDeliveryTable.endpointId)),
    )
    .where(
      and(eq(webhookDeliveryTable.state, "waiting"), lte(webhookDeliveryTable.nextAt, now), eq(state, "on")),
    )
    .groupBy(shopId, id)
    .orderBy(sql`min(${webhookDeliveryTable.nextAt})`)
    .limit(most);
}

/** Writes down a try and what became of it, where nobody has begun another one meanwhile. @returns whether it did */
export async function keepTry(
  tx: Queryable,
  { shopId: ofShop, id: delivery, attempts }: Pick<DeliveryRow, "shopId" | "id" | "attempts">,
  said: Pick<TryRow, "at" | "status" | "error" | "milliseconds">,
  outcome: Partial<Pick<DeliveryRow, "state" | "nextAt">>,
): Promise<boolean> {
  const kept = await tx
    .update(webhookDeliveryTable)
    .set(outcome)
    .where(
      and(
        eq(webhookDeliveryTable.shopId, ofShop),
        eq(webhookDeliveryTable.id, delivery),
        eq(webhookDeliveryTable.attempts, attempts),
      ),
    )
    .returning({ id: webhookDeliveryTable.id });
  if (kept.length === 0) return false;
  await tx.insert(webhookTryTable).values({ shopId: ofShop, deliveryId: delivery, ...said });
  return true;
}

/** What waits for an endpoint is not sent any more. */
export async function giveUpWaiting(tx: Queryable, which: WhichEndpoint): Promise<void> {
  await tx
    .update(webhookDeliveryTable)
    .set({ state: "dropped" })
    .where(and(ofEndpoint(which), eq(webhookDeliveryTable.state, "waiting")));
}

/** Deletes deliveries from before a moment, so many at most. @returns how many it deleted */
export async function deleteDeliveriesBefore(db: Queryable, before: Date, most: number): Promise<number> {
  const old = db
    .select({ id: webhookDeliveryTable.id })
    .from(webhookDeliveryTable)
    .where(lte(webhookDeliveryTable.createdAt, before))
    .limit(most);
  const deleted = await db
    .delete(webhookDeliveryTable)
    .where(inArray(webhookDeliveryTable.id, old))
    .returning({ id: webhookDeliveryTable.id });
  return deleted.length;
}
