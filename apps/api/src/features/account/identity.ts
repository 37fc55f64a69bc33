import { api, type CallContext } from "../../http/call";
import type { CallHeaders } from "../../http/call-headers";
import { DomainError } from "../../process/domain-error";
import type { Customer } from "./account.repository";
import { guestKeyHashOf, tokenHashOf } from "./caller";
import { findCaller } from "./caller.repository";
import { noteLastUse } from "./last-use";

/** Whose cart a call is about. `anonymous` is a guest who has no cart key yet. */
export type Shopper =
  { kind: "customer"; customerId: number } | { kind: "guest"; keyHash: string } | { kind: "anonymous" };

/** A session that is open, and whose it is. */
interface OpenSession {
  customer: Customer;
  /** When the account's phone answered a code for it; null where it did not. */
  phoneProvedAt: Date | null;
}

/** Calls that come with the same headers, as those of one page do, ask for their session once. */
const known = new WeakMap<CallHeaders, Promise<OpenSession | undefined>>();

type Found = Awaited<ReturnType<typeof findCaller>>;

function sessionOf(context: CallContext): Promise<OpenSession | undefined> {
  const found = known.get(context.headers);
  if (found) return found;
  const tokenHash = tokenHashOf(context);
  const { db, clock } = context.services;
  const asked = tokenHash ? findCaller(db, { tokenHash, now: clock.now() }) : undefined;
  return knownFrom(context, asked);
}

/** Who is signed in; nobody without a token, or with one that is no longer good. */
export async function customerOf(context: CallContext): Promise<Customer | undefined> {
  return (await sessionOf(context))?.customer;
}

/**
 * What pages show of the caller's cart in a shop. Whose session it is comes with it, so that the other calls of a page need
 * not ask; nothing is asked for who has neither a session nor a cart.
 */
export async function cartGlanceOf(context: CallContext, shopId: number): Promise<Found["cart"]> {
  const tokenHash = tokenHashOf(context);
  const guestKeyHash = guestKeyHashOf(context);
  if (!tokenHash && !guestKeyHash) return undefined;
  const { db, clock } = context.services;
  const asked = findCaller(db, { tokenHash, now: clock.now(), cart: { shopId, guestKeyHash } });
  if (!known.has(context.headers)) await knownFrom(context, asked);
  return (await asked).cart;
}

function knownFrom(
  context: CallContext,
  asked: Promise<Found> | undefined,
): Promise<OpenSession | undefined> {
  const session = asked
    ? asked.then((found) => noteLastUse(context, found.session))
    : Promise.resolve(undefined);
  known.set(context.headers, session);
  return session;
}

/** Forgets who was signed in with these headers, because that has just changed. */
export function forgetCustomerOf({ headers }: CallContext): void {
  known.delete(headers);
}

export async function shopperOf(context: CallContext): Promise<Shopper> {
  const customer = await customerOf(context);
  if (customer) return { kind: "customer", customerId: customer.id };
  const keyHash = guestKeyHashOf(context);
  return keyHash ? { kind: "guest", keyHash } : { kind: "anonymous" };
}

/** The contract for calls that need a session; without one they answer sign_in_required before anything is read. */
export const signedInApi = api.use(async ({ context, next }) => {
  const session = await sessionOf(context);
  if (!session) throw new DomainError("sign_in_required");
  const { customer, phoneProvedAt } = session;
  return next({ context: { customer, phoneProvedAt } });
});
