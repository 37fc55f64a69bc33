import type { PlatformRatingBox, ShopRatingBox } from "@haat/contract/shared/rating-choices";
import { and, asc, desc, eq, gt, isNotNull, isNull, ne, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { hasSlugOrNumber, readSlugOrNumber, slugsOwnFirst } from "../../database/slug-or-number";
import { productTable } from "../catalogue/catalogue.table";
import { customerOrderTable, orderLineTable } from "../order/order.table";
import { shopTable } from "../shop/shop.table";
import { ratingTable } from "./rating.table";

const ratings = (db: Queryable) =>
  db
    .select({
      shopId: ratingTable.shopId,
      id: ratingTable.id,
      productId: ratingTable.productId,
      stars: ratingTable.stars,
      text: ratingTable.text,
      shownName: ratingTable.shownName,
      ratedAt: ratingTable.ratedAt,
      state: ratingTable.state,
      answer: ratingTable.answer,
      answeredAt: ratingTable.answeredAt,
      reportReason: ratingTable.reportReason,
      reportedAt: ratingTable.reportedAt,
      decisionReason: ratingTable.decisionReason,
      decidedAt: ratingTable.decidedAt,
      // As it was called in the order: the platform's people read no goods.
      slug: orderLineTable.slug,
      name: { bn: orderLineTable.nameBn, en: orderLineTable.nameEn },
      sellerKey: shopTable.sellerKey,
      shopTitle: { bn: shopTable.titleBn, en: shopTable.titleEn },
    })
    .from(ratingTable)
    .innerJoin(
      orderLineTable,
      and(
        eq(orderLineTable.shopId, ratingTable.shopId),
        eq(orderLineTable.orderId, ratingTable.orderId),
        eq(orderLineTable.position, ratingTable.linePosition),
      ),
    )
    .innerJoin(shopTable, eq(shopTable.id, ratingTable.shopId))
    .$dynamic();
export type RatingRow = Awaited<ReturnType<typeof ratings>>[number];

const isShown = ne(ratingTable.state, "hidden");
const newestFirst = [desc(ratingTable.ratedAt), desc(ratingTable.id)];

/** A product that is sold, by its slug or its number, with the sums of its ratings. */
export async function findRated(db: Queryable, shopId: number, slugOrNumber: string) {
  const asked = readSlugOrNumber(slugOrNumber);
  const [product] = await db
    .select({
      id: productTable.id,
      ratingCount: productTable.ratingCount,
      ratingSum: productTable.ratingSum,
    })
    .from(productTable)
    .where(
      and(
        eq(productTable.shopId, shopId),
        eq(productTable.status, "live"),
        hasSlugOrNumber(productTable, asked),
      ),
    )
    .orderBy(slugsOwnFirst(productTable, asked))
    .limit(1);
  return product;
}

/** What shoppers read of a product, newest first. */
export function listShown(
  db: Queryable,
  shopId: number,
  productId: number,
  page: { limit: number; offset: number },
) {
  return ratings(db)
    .where(and(eq(ratingTable.shopId, shopId), eq(ratingTable.productId, productId), isShown))
    .orderBy(...newestFirst)
    .limit(page.limit)
    .offset(page.offset);
}

/** Whose list it is: a shop's, or the platform's. */
export type RatingInbox = { shopId: number; box: ShopRatingBox } | { box: PlatformRatingBox };

const inShopBox = {
  waiting: isNull(ratingTable.answer),
  answered: isNotNull(ratingTable.answer),
  reported: isNotNull(ratingTable.reportedAt),
} as const satisfies Record<ShopRatingBox, SQL>;

const inInbox = (inbox: RatingInbox): SQL | undefined =>
  "shopId" in inbox
    ? and(eq(ratingTable.shopId, inbox.shopId), inShopBox[inbox.box])
    : eq(ratingTable.state, inbox.box);

export function listInbox(db: Queryable, inbox: RatingInbox, page: { limit: number; offset: number }) {
  return ratings(db)
    .where(inInbox(inbox))
    .orderBy(...newestFirst)
    .limit(page.limit)
    .offset(page.offset);
}

export const countInbox = (db: Queryable, inbox: RatingInbox): Promise<number> =>
  db.$count(ratingTable, inInbox(inbox));

export interface WhichRating {
  shopId: number;
  id: number;
}

const isThat = ({ shopId, id }: WhichRating) => and(eq(ratingTable.shopId, shopId), eq(ratingTable.id, id));

export async function findRating(db: Queryable, which: WhichRating): Promise<RatingRow | undefined> {
  const [found] = await ratings(db).where(isThat(which));
  return found;
}

/**
 * Holds one rating and reads it then. What is read together with its order's line while somebody changes its order would not be
 * there at all: PostgreSQL looks at the changed rating beside the line as it was before.
 */
async function hold(tx: Queryable, which: SQL | undefined): Promise<RatingRow | undefined> {
  await tx.select({ id: ratingTable.id }).from(ratingTable).where(which).for("update");
  const [found] = await ratings(tx).where(which);
  return found;
}

/** A rating, which nobody else changes until the transaction ends. */
export const holdRating = (tx: Queryable, which: WhichRating): Promise<RatingRow | undefined> =>
  hold(tx, isThat(which));

export async function changeRating(
  tx: Queryable,
  which: WhichRating,
  change: Partial<typeof ratingTable.$inferInsert>,
): Promise<void> {
  await tx.update(ratingTable).set(change).where(isThat(which));
}

/** A customer's own ratings of the products of an order, by product. */
export function listOwn(db: Queryable, shopId: number, customerId: number) {
  return ratings(db).where(and(eq(ratingTable.shopId, shopId), eq(ratingTable.customerId, customerId)));
}

/** A customer's own rating of a product, held. */
export function holdOwn(
  tx: Queryable,
  { shopId, productId, customerId }: { shopId: number; productId: number; customerId: number },
): Promise<RatingRow | undefined> {
  const isOwn = [
    eq(ratingTable.shopId, shopId),
    eq(ratingTable.productId, productId),
    eq(ratingTable.customerId, customerId),
  ];
  return hold(tx, and(...isOwn));
}

/** Keeps a rating; nothing where the customer has one of the product already. */
export async function insertRating(
  tx: Queryable,
  row: typeof ratingTable.$inferInsert,
): Promise<number | undefined> {
  const [made] = await tx
    .insert(ratingTable)
    .values(row)
    .onConflictDoNothing({ target: [ratingTable.shopId, ratingTable.productId, ratingTable.customerId] })
    .returning({ id: ratingTable.id });
  return made?.id;
}

/** An order of a customer's own, as far as rating looks at it. */
export async function findOrder(db: Queryable, shopId: number, number: string) {
  const [order] = await db
    .select({ id: customerOrderTable.id, customerId: customerOrderTable.customerId })
    .from(customerOrderTable)
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.number, number)));
  return order;
}

/** Holds an order as it is until the transaction ends: nobody takes it back meanwhile. */
export async function holdOrder(tx: Queryable, shopId: number, orderId: number): Promise<void> {
  await tx
    .select({ id: customerOrderTable.id })
    .from(customerOrderTable)
    .where(and(eq(customerOrderTable.shopId, shopId), eq(customerOrderTable.id, orderId)))
    .for("update");
}

/** The first line of each product of an order that its customer may rate: the database's own rule (`haat_may_rate`). */
export async function listRatable(db: Queryable, shopId: number, orderId: number, customerId: number) {
  const lines = await db
    .select({
      position: orderLineTable.position,
      productId: orderLineTable.productId,
      slug: orderLineTable.slug,
      name: { bn: orderLineTable.nameBn, en: orderLineTable.nameEn },
      picture: orderLineTable.picture,
    })
    .from(orderLineTable)
    .where(
      and(
        eq(orderLineTable.shopId, shopId),
        eq(orderLineTable.orderId, orderId),
        gt(orderLineTable.quantity, 0),
        sql`haat_may_rate(${shopId}, ${orderId}, ${orderLineTable.position}, ${orderLineTable.productId}, ${customerId})`,
      ),
    )
    .orderBy(asc(orderLineTable.position));
  return [...new Map(lines.toReversed().map((line) => [line.productId, line])).values()].toReversed();
}

/** A shop by its key, whatever its status. */
export async function findShopId(db: Queryable, sellerKey: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: shopTable.id })
    .from(shopTable)
    .where(eq(shopTable.sellerKey, sellerKey));
  return found?.id;
}
