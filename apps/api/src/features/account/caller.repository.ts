import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { joinedLookup } from "../../database/joined";
import { preparedOnce } from "../../database/prepared";
import { customerTable, sessionTable } from "./account.table";
import { sessionColumns, sessionsQuery } from "./session.repository";

/** What a call comes with of whoever makes it. */
interface CallerAsked {
  tokenHash: string | undefined;
  /** When it is asked: a session that is over by then is nobody's. */
  now: Date;
  /** The cart in a shop, which is the guest's where nobody is signed in; nothing for who does not ask for it. */
  cart?: { shopId: number; guestKeyHash: string | undefined };
}

/**
 * Whose session a call comes with, and what pages show of the cart in a shop; for the many calls that come at once, so that
 * those of one page go together. Sessions are read as the platform, carts behind the tenant wall (the function
 * `haat_cart_glance`, docs/decisions/010).
 */
export const findCaller = joinedLookup((db: Queryable, asked: readonly CallerAsked[]) =>
  asked.some(({ cart }) => cart) ? withCarts(db, asked) : sessionsAlone(db, asked),
);

async function sessionsAlone(db: Queryable, asked: readonly CallerAsked[]) {
  const tokenHashes = asked.map(({ tokenHash }) => tokenHash ?? "");
  const sessions = await sessionsQuery(db).execute({ tokenHashes });
  const byHash = new Map(sessions.map((session) => [session.tokenHash, session]));
  return asked.map(({ tokenHash, now }) => {
    const session = byHash.get(tokenHash ?? "");
    return { session: session && session.expiresAt > now ? session : undefined, cart: undefined };
  });
}

async function withCarts(db: Queryable, asked: readonly CallerAsked[]) {
  const found = await callersQuery(db).execute({
    tokenHashes: asked.map(({ tokenHash }) => tokenHash ?? null),
    moments: asked.map(({ now }) => now.toISOString()),
    shopIds: asked.map(({ cart }) => cart?.shopId ?? null),
    guestKeys: asked.map(({ cart }) => cart?.guestKeyHash ?? null),
  });
  const byPlace = new Map(found.map((row) => [row.place, row]));
  return asked.map((_, place) => {
    const row = byPlace.get(place + 1);
    const { customer, lastUsedAt, phoneProvedAt = null } = row ?? {};
    const cart = row?.cartId ? { id: row.cartId, version: row.cartVersion, lines: row.lines } : undefined;
    return { session: customer && lastUsedAt ? { customer, lastUsedAt, phoneProvedAt } : undefined, cart };
  });
}

const callersQuery = preparedOnce((db, name) =>
  db
    .select({
      place: sql`asked.place`.mapWith(Number),
      ...sessionColumns,
      cartId: sql<string | null>`glance.cart_id`,
      cartVersion: sql<number>`glance.cart_version`,
      lines: sql<number>`glance.lines`,
    })
    .from(
      sql`unnest(${sql.placeholder("tokenHashes")}::text[], ${sql.placeholder("moments")}::timestamptz[],
        ${sql.placeholder("shopIds")}::int[], ${sql.placeholder("guestKeys")}::text[])
        with ordinality as asked (token_hash, moment, shop_id, guest_key, place)`,
    )
    .leftJoin(
      sessionTable,
      and(
        sql`${sessionTable.tokenHash} = asked.token_hash`,
        sql`${sessionTable.expiresAt} > asked.moment`,
        eq(sessionTable.audience, "shop"),
        isNull(sessionTable.revokedAt),
      ),
    )
    .leftJoin(
      customerTable,
      and(eq(customerTable.id, sessionTable.customerId), eq(customerTable.status, "active")),
    )
    .leftJoin(
      // Where no shop is asked about, the function is not called: the offset keeps the condition before it.
      sql`lateral (select * from haat_cart_glance(asked.shop_id, ${customerTable.id},
        case when ${customerTable.id} is null then asked.guest_key end)
        where asked.shop_id is not null offset 0) as glance`,
      sql`true`,
    )
    .prepare(name),
);
