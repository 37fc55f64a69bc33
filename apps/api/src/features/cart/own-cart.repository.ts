import { eq, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../database/database";
import { preparedOnce } from "../../database/prepared";
import type { CartOwner } from "./cart.table";

/** The columns of a table or view that say whose cart a row is of. */
type OwnerColumns = Record<"shopId" | "customerId" | "guestKeyHash", AnyPgColumn>;

/**
 * A query about the shopper's own cart in a shop. It is prepared once for customers and once for guests, for each of whom there is
 * an index; one condition for both would use neither.
 * @param build puts it together; `isOwn` holds for the rows of that cart
 */
export function ownCartQuery<Query extends { execute(values: Record<string, unknown>): Promise<unknown> }>(
  { shopId, customerId, guestKeyHash }: OwnerColumns,
  build: (db: Queryable, name: string, isOwn: SQL) => Query,
) {
  const preparedBy = (isOwners: SQL) =>
    preparedOnce((db, name) =>
      build(db, name, sql`(${eq(shopId, sql.placeholder("shopId"))} and ${isOwners})`),
    );
  const ofCustomer = preparedBy(eq(customerId, sql.placeholder("customerId")));
  const ofGuest = preparedBy(eq(guestKeyHash, sql.placeholder("guestKeyHash")));

  return (db: Queryable, shop: number, owner: CartOwner) => {
    const query = "customerId" in owner ? ofCustomer(db) : ofGuest(db);
    return query.execute({ shopId: shop, ...owner }) as ReturnType<Query["execute"]>;
  };
}
