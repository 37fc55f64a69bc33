import { api, type CallContext, type CallHeaders } from "../../platform/call";
import { bearerToken } from "../../platform/call-headers";
import { Refusal } from "../../platform/errors";
import { hashOf } from "../../platform/secrets";
import { findCustomerBySession, type Customer } from "./account.repository";

/** Whose cart a call is about. A `stranger` is a guest who has no cart key yet. */
export type Shopper =
  { kind: "customer"; customerId: number } | { kind: "guest"; keyHash: string } | { kind: "stranger" };

/** Calls that come with the same headers, as those of one page do, ask for their session once. */
const known = new WeakMap<CallHeaders, Promise<Customer | undefined>>();

/** Who is signed in; nobody without a token, or with one that is no longer good. */
export function customerOf({ headers, services }: CallContext): Promise<Customer | undefined> {
  const found = known.get(headers);
  if (found) return found;
  const token = bearerToken(headers);
  const asked = token
    ? findCustomerBySession(services.db, hashOf(token), services.clock.now())
    : Promise.resolve(undefined);
  known.set(headers, asked);
  return asked;
}

/** Forgets who was signed in with these headers, because that has just changed. */
export function forgetCustomerOf({ headers }: CallContext): void {
  known.delete(headers);
}

/** What is kept of a guest's cart key; nothing for what cannot be one (32 random bytes as base64url). */
export function guestKeyHashOf({ headers }: CallContext): string | undefined {
  return headers.cartKey && /^[\w-]{43}$/.test(headers.cartKey) ? hashOf(headers.cartKey) : undefined;
}

export async function shopperOf(context: CallContext): Promise<Shopper> {
  const customer = await customerOf(context);
  if (customer) return { kind: "customer", customerId: customer.id };
  const keyHash = guestKeyHashOf(context);
  return keyHash ? { kind: "guest", keyHash } : { kind: "stranger" };
}

/** The contract for calls that need a session; without one they answer sign_in_required before anything is read. */
export const signedInApi = api.use(async ({ context, next }) => {
  const customer = await customerOf(context);
  if (!customer) throw new Refusal("sign_in_required");
  return next({ context: { customer } });
});
