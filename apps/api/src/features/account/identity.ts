import { api, type CallContext, type Services } from "../../http/call";
import type { CallHeaders } from "../../http/call-headers";
import { bearerToken, cartKeyOf } from "../../http/call-headers";
import { DomainError } from "../../process/domain-error";
import { hashOf } from "../../security/secrets";
import { secondsAfter } from "../../process/clock";
import type { Customer } from "./account.repository";
import { findCallersSession, markSessionUsed } from "./session.repository";

/** Whose cart a call is about. `anonymous` is a guest who has no cart key yet. */
export type Shopper =
  { kind: "customer"; customerId: number } | { kind: "guest"; keyHash: string } | { kind: "anonymous" };

/** Who makes a call, as far as signing in and out and the audit trail need it. */
export interface Caller {
  /** Where the call comes from, as far as it can be believed. */
  clientAddress: string;
  requestId: string | undefined;
  userAgent: string | undefined;
  /** The session's token that came with the call, good or not. */
  token: string | undefined;
  guestKeyHash: string | undefined;
  /** What the caller's browser was given when it signed in (device-mark.ts). */
  deviceMarks: string | undefined;
}

export function callerOf(context: CallContext): Caller {
  const { headers, clientAddress } = context;
  return {
    clientAddress,
    requestId: headers.requestId,
    userAgent: headers.userAgent,
    token: bearerToken(headers),
    guestKeyHash: guestKeyHashOf(context),
    deviceMarks: headers.deviceMarks,
  };
}

/** Calls that come with the same headers, as those of one page do, ask for their session once. */
const known = new WeakMap<CallHeaders, Promise<Customer | undefined>>();

/** Who is signed in; nobody without a token, or with one that is no longer good. */
export function customerOf({ headers, services }: CallContext): Promise<Customer | undefined> {
  const found = known.get(headers);
  if (found) return found;
  const token = bearerToken(headers);
  const asked = token ? customerWith(token, services) : Promise.resolve(undefined);
  known.set(headers, asked);
  return asked;
}

/** How old the note of a session's last use may become: not every call writes. */
const lastUseSeconds = 900;

async function customerWith(token: string, { db, clock }: Services): Promise<Customer | undefined> {
  const [tokenHash, now] = [hashOf(token), clock.now()];
  const session = await findCallersSession(db, tokenHash, now);
  if (session && session.lastUsedAt < secondsAfter(now, -lastUseSeconds)) {
    await markSessionUsed(db, tokenHash, now);
  }
  return session?.customer;
}

/** Forgets who was signed in with these headers, because that has just changed. */
export function forgetCustomerOf({ headers }: CallContext): void {
  known.delete(headers);
}

/** What is kept of a guest's cart key; nothing for what cannot be one (32 random bytes as base64url). */
export function guestKeyHashOf({ headers }: CallContext): string | undefined {
  const key = cartKeyOf(headers);
  return key && hashOf(key);
}

export async function shopperOf(context: CallContext): Promise<Shopper> {
  const customer = await customerOf(context);
  if (customer) return { kind: "customer", customerId: customer.id };
  const keyHash = guestKeyHashOf(context);
  return keyHash ? { kind: "guest", keyHash } : { kind: "anonymous" };
}

/** The contract for calls that need a session; without one they answer sign_in_required before anything is read. */
export const signedInApi = api.use(async ({ context, next }) => {
  const customer = await customerOf(context);
  if (!customer) throw new DomainError("sign_in_required");
  return next({ context: { customer } });
});
