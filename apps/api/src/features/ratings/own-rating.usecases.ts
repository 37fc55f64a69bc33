import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { OwnRating, RatableProduct } from "@haat/contract/shop/rating.contract";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { lastPageOf, pageOf } from "../../http/pages";
import { DomainError } from "../../process/domain-error";
import type { Customer } from "../account/account.usecases";
import { recordEvent } from "../audit/audit.usecases";
import { findShopOfOrder } from "../order/order.usecases";
import { requireShop } from "../shop/shop.usecases";
import { describeAverage } from "../catalogue/rating-average";
import { describeOwn, describeShown } from "./rating-view";
import * as ratings from "./rating.repository";
import type { RatingRow } from "./rating.repository";

/**
 * What customers say of a product, newest first.
 * @throws store_not_found, product_not_found
 */
export async function describeProductRatings(
  services: Services,
  { sellerKey, slug, page }: { sellerKey: string; slug: string; page: number },
) {
  const shop = await requireShop(services, sellerKey);
  const product = await ratings.findRated(services.db, shop.id, slug);
  if (!product) throw new DomainError("product_not_found");
  const perPage = business.ratingsPerPage;
  const rows = await ratings.listShown(services.db, shop.id, product.id, pageOf(page, perPage));
  return {
    rating: describeAverage(product),
    ratings: rows.map(describeShown),
    last_page: lastPageOf(product.ratingCount, perPage),
  };
}

/** An order of the customer's own. @throws order_not_found for everybody else's, too */
async function ownOrder(tx: Queryable, shopId: number, number: string, customer: Customer): Promise<number> {
  const order = await ratings.findOrder(tx, shopId, number);
  if (order?.customerId !== customer.id) throw new DomainError("order_not_found");
  return order.id;
}

/**
 * The products of an order that its customer may rate, with what they said of each; nothing until it is delivered.
 * @throws order_not_found
 */
export async function describeOrderRatings(
  services: Services,
  customer: Customer,
  { orderId, language }: { orderId: string; language: Language },
): Promise<RatableProduct[]> {
  const number = orderId.toUpperCase();
  const shopId = await findShopOfOrder(services, number);
  return inTransaction(
    services.db,
    async (tx) => {
      const order = await ownOrder(tx, shopId, number, customer);
      const lines = await ratings.listRatable(tx, shopId, order, customer.id);
      const own = lines.length > 0 ? await ratings.listOwn(tx, shopId, customer.id) : [];
      return lines.map(({ productId, slug, name, picture }) => {
        const rating = own.find((each) => each.productId === productId);
        return {
          id_product: productId,
          slug,
          name: textIn(language, name),
          picture,
          rating: rating ? describeOwn(rating) : null,
        };
      });
    },
    { shopId, customerId: customer.id },
  );
}

interface Said {
  order_id: string;
  id_product: number;
  stars: number;
  text: string;
}

/**
 * Rates a product of a delivered order, or changes what was said of it; the same once more changes nothing.
 * @throws order_not_found; rating_impossible where the order is not delivered, has nothing of the product, or its customer works
 * in the shop
 */
export async function rateProduct(
  services: Services,
  { customer, requestId }: { customer: Customer; requestId: string | undefined },
  { order_id, id_product: productId, stars, text }: Said,
): Promise<OwnRating> {
  const number = order_id.toUpperCase();
  const shopId = await findShopOfOrder(services, number);
  return inTransaction(
    services.db,
    async (tx) => {
      const orderId = await ownOrder(tx, shopId, number, customer);
      await ratings.holdOrder(tx, shopId, orderId);
      const lines = await ratings.listRatable(tx, shopId, orderId, customer.id);
      const line = lines.find((each) => each.productId === productId);
      if (!line) throw new DomainError("rating_impossible");
      const now = services.clock.now();
      const said = { stars, text, shownName: customer.firstName, ratedAt: now };
      const place = { shopId, productId, customerId: customer.id, orderId, linePosition: line.position };
      const { id, before } = await keep(tx, { ...place, ...said });
      const after = await ratings.findRating(tx, { shopId, id });
      if (!after) throw new Error("A rating that was given is gone.");
      if (before && !isChanged(before, { stars, text })) return describeOwn(after);
      const event = { action: "rating_save", customerId: customer.id, shopId, subject: String(id) } as const;
      await recordEvent(
        tx,
        { ...event, ...(before && { before: { stars: before.stars } }), after: { stars }, requestId },
        now,
      );
      return describeOwn(after);
    },
    { shopId, customerId: customer.id },
  );
}

const isChanged = (before: RatingRow, { stars, text }: Pick<RatingRow, "stars" | "text">) =>
  before.stars !== stars || before.text !== text;

type Kept = Parameters<typeof ratings.insertRating>[1];

/** Keeps a new rating, or changes the one that there is. @returns which, and what it was */
async function keep(tx: Queryable, row: Kept): Promise<{ id: number; before?: RatingRow }> {
  const made = await ratings.insertRating(tx, row);
  if (made !== undefined) return { id: made };
  const before = await ratings.holdOwn(tx, row);
  if (!before) throw new Error("A rating that is there was not found.");
  const { orderId, linePosition, stars, text = "", shownName, ratedAt } = row;
  if (isChanged(before, { stars, text }))
    await ratings.changeRating(tx, before, { orderId, linePosition, stars, text, shownName, ratedAt });
  return { id: before.id, before };
}
