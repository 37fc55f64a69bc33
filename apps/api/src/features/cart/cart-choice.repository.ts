import { asc, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { rowsOfFunction } from "../../database/function-rows";
import { joinedLookup } from "../../database/joined";
import { preparedOnce } from "../../database/prepared";
import { cartChoiceView } from "./cart-choice.table";
import type { CartOwner } from "./cart.table";

/** What a chosen value is called. */
export type { ChosenValue } from "./cart-choice.table";

/** What is known of each choice, in the cart or left out of it. */
export const choiceColumns = {
  id: cartChoiceView.id,
  productId: cartChoiceView.productId,
  combinationId: cartChoiceView.combinationId,
  quantity: cartChoiceView.quantity,
  slug: cartChoiceView.slug,
  name: { bn: cartChoiceView.nameBn, en: cartChoiceView.nameEn },
  homeCityOnly: cartChoiceView.homeCityOnly,
  picture: cartChoiceView.picture,
  valueIds: cartChoiceView.valueIds,
  unitPrice: cartChoiceView.unitPrice,
  available: cartChoiceView.available,
  isLive: cartChoiceView.isLive,
};

/** The same of a line, with its cart. */
export const lineColumns = {
  ...choiceColumns,
  cartId: cartChoiceView.cartId,
  cartVersion: cartChoiceView.cartVersion,
  cartCoupon: cartChoiceView.cartCoupon,
  cartTouchedAt: cartChoiceView.cartTouchedAt,
  priceWhenAdded: cartChoiceView.priceWhenAdded,
};

/** Whose cart, in which shop. */
interface CartAsked {
  shopId: number;
  owner: CartOwner;
}

/**
 * A cart as pages show it: its lines in the order they were added, what found no place in the order of the products, each with
 * the names of its chosen values. For the many who look at once; it is read behind the tenant wall (the function
 * `haat_cart_choices`, docs/decisions/010).
 */
export const readCart = joinedLookup(async (db: Queryable, asked: readonly CartAsked[]) => {
  const found = await cartsQuery(db).execute({
    shopIds: asked.map(({ shopId }) => shopId),
    customerIds: asked.map(({ owner }) => ("customerId" in owner ? owner.customerId : null)),
    guestKeys: asked.map(({ owner }) => ("guestKeyHash" in owner ? owner.guestKeyHash : null)),
  });
  return asked.map((_, place) => {
    const rows = found.filter((row) => row.place === place + 1);
    const leftOut = rows.filter(({ isLeftOut }) => isLeftOut);
    return { lines: rows.filter(({ isLeftOut }) => !isLeftOut), leftOut: leftOut.sort(byProduct) };
  });
});

type Choice = { productId: number; combinationId: number | null };
const byProduct = (one: Choice, other: Choice) =>
  one.productId - other.productId || (one.combinationId ?? Infinity) - (other.combinationId ?? Infinity);

const cartsQuery = preparedOnce((db, name) =>
  db
    .select({
      place: sql`asked.place`.mapWith(Number),
      ...lineColumns,
      isLeftOut: cartChoiceView.isLeftOut,
      chosen: cartChoiceView.chosen,
    })
    .from(
      sql`unnest(${sql.placeholder("shopIds")}::int[], ${sql.placeholder("customerIds")}::int[],
        ${sql.placeholder("guestKeys")}::text[]) with ordinality as asked (shop_id, customer_id, guest_key, place)`,
    )
    .innerJoinLateral(
      rowsOfFunction(
        "cart_choice",
        sql`haat_cart_choices(asked.shop_id, asked.customer_id, asked.guest_key)`,
      ),
      sql`true`,
    )
    .orderBy(asc(cartChoiceView.addedAt), asc(cartChoiceView.id))
    .prepare(name),
);
