import { isApiKey } from "@haat/contract/shared/api-key-scopes";
import { traitsOf } from "@haat/contract/shared/call-traits";
import { isOfClosedShop } from "@haat/contract/shared/ownership-permission";
import { isTest } from "@haat/contract/shared/shop-status";
import { isBeyondTestShop } from "@haat/contract/shared/test-shop-calls";
import { sellerKeyField } from "@haat/contract/shared/fields";
import {
  platformPermissionFor,
  platformPermissionsOf,
  shopPermissionFor,
  shopPermissionsOf,
} from "@haat/contract/shared/permissions";
import type { MemberScope, StaffScope } from "../../database/tenant-scope";
import { api, type CallContext } from "../../http/call";
import { bearerToken, type CallHeaders } from "../../http/call-headers";
import { requireValidInput } from "../../http/input-error";
import { DomainError } from "../../process/domain-error";
import type { Customer } from "../account/account.usecases";
import { tokenHashOf } from "../account/caller";
import { describeDevice } from "../account/device";
import { noteLastUse } from "../account/last-use";
import { findCallingKey, signatureOf } from "../api-key/api-key-caller.usecases";
import type { Actor } from "../audit/audit.usecases";
import { listViews } from "../shop-view/shop-view.usecases";
import { requireProof } from "../second-factor/proof.rules";
import { findConsoleSession, findMembership, findPlatformRole } from "./console-caller.repository";

/** Calls that come with the same headers, as those of one page do, ask for their session once. */
const known = new WeakMap<CallHeaders, ReturnType<typeof findSession>>();

/** The console's session that a call comes with; a shopper's is none here. */
function sessionOf(context: CallContext) {
  let session = known.get(context.headers);
  if (!session) {
    session = findSession(context);
    known.set(context.headers, session);
  }
  return session;
}

async function findSession(context: CallContext) {
  const tokenHash = tokenHashOf(context);
  if (!tokenHash) return undefined;
  const { db, clock } = context.services;
  return noteLastUse(context, await findConsoleSession(db, { tokenHash, now: clock.now() }));
}

const actorOf = ({ headers }: CallContext, { id }: Customer): Actor => ({
  kind: "account",
  accountId: id,
  device: describeDevice(headers.userAgent),
  requestId: headers.requestId,
});

/** Forgets who was signed in with these headers, because that has just changed. */
export function forgetAccountOf({ headers }: CallContext): void {
  known.delete(headers);
}

/**
 * Who is signed in to the console, for a call.
 * @throws sign_in_required; second_factor_needed where the session has to prove itself first
 */
async function signedIn(context: CallContext, call: string) {
  const session = await sessionOf(context);
  if (!session) throw new DomainError("sign_in_required");
  requireProof(session, traitsOf(call), context.services.clock.now());
  const account = session.customer;
  return { account, session, actor: actorOf(context, account) };
}

/**
 * The contract for calls of the console that need an account and no permission: `context.account`, `context.session`, and
 * `context.actor` for what is written down.
 * Without one they answer sign_in_required before anything is read, and second_factor_needed to a session that has to prove
 * itself first.
 */
export const accountApi = api.use(async ({ context, next, path }) =>
  next({ context: await signedIn(context, path.join(".")) }),
);

/** What somebody of the platform who looks into a shop sees there; nothing for who does not. */
async function viewOf({ services }: CallContext, accountId: number, sellerKey: string) {
  const views = await listViews(services.db, accountId, services.clock.now());
  const view = views.find(({ shop }) => shop.sellerKey === sellerKey);
  return view && { shop: view.shop, role: "owner" as const, permissions: null, isView: true };
}

/** Somebody of a shop's staff, or of the platform who looks into it. @throws shop_not_found for anybody else */
async function memberCalling(context: CallContext, { account, actor }: SignedIn, sellerKey: string) {
  const found =
    (await findMembership(context.services.db, account.id, sellerKey)) ??
    (await viewOf(context, account.id, sellerKey));
  if (!found) throw new DomainError("shop_not_found");
  const { shop, role, permissions } = found;
  const isView = "isView" in found;
  return {
    accountId: account.id,
    shop,
    role,
    permissions,
    isView,
    actor: { ...actor, kind: "member" as const, role },
  };
}
type SignedIn = Awaited<ReturnType<typeof signedIn>>;

/** A program with an API key: it works as who made the key, and is written down as what it is. */
async function programCalling(context: CallContext, asked: Parameters<typeof findCallingKey>[1]) {
  const key = await findCallingKey(context, asked);
  const { madeBy: accountId, shop, role, permissions } = key;
  const actor = { accountId, device: undefined, requestId: context.headers.requestId };
  const kind = "program" as const;
  return {
    accountId,
    shop,
    role,
    permissions,
    isView: false,
    actor: { ...actor, kind, apiKey: signatureOf(key) },
  };
}

/**
 * The contract for calls about the shop that `seller_key` names: `context.shop`, `context.permissions`, and `context.scope` for
 * `inTransaction`, which sees the shop's rows and no others. Who is no member hears shop_not_found, as for a shop that does
 * not exist; who lacks the permission that the contract's table asks for hears forbidden. A program comes with an API key in
 * place of a session, and may do what its key is for, as far as who made it may. Somebody of the platform who looks
 * into the shop sees what its owner sees; for whatever is more than reading they hear view_only, and the database refuses it. So
 * it is for the owner of a shop that is closed for good, who hears shop_is_closed, except for what is still to be finished there.
 * In a test shop what would reach beyond it answers not_in_test_shop.
 */
export const sellerApi = api.use(async ({ context, next, path, procedure }, input) => {
  const call = path.join(".");
  const needed = shopPermissionFor(call);
  const key = bearerToken(context.headers);
  const person = isApiKey(key) ? undefined : await signedIn(context, call);
  const named = sellerKeyField.safeParse((input as { seller_key?: unknown } | undefined)?.seller_key);
  // The input is checked after this; what names no shop can be refused as what it is, field by field.
  if (!named.success) await requireValidInput(procedure, input);
  const sellerKey = named.data ?? "";
  const found = person
    ? await memberCalling(context, person, sellerKey)
    : await programCalling(context, { key: key ?? "", call, sellerKey });
  const { accountId, shop, role, isView } = found;
  const permissions = new Set(shopPermissionsOf(role, found.permissions));
  if (!permissions.has(needed)) throw new DomainError("forbidden");
  if (isTest(shop.status) && isBeyondTestShop(call)) throw new DomainError("not_in_test_shop");
  const isOver = shop.status === "closed" && !isOfClosedShop(call);
  const isReading = procedure["~orpc"].route.method === "GET";
  if (isView && !isReading) throw new DomainError("view_only");
  if (isOver && !isReading) throw new DomainError("shop_is_closed");
  const readOnly = isView || isOver;
  const scope: MemberScope = { shopId: shop.id, memberId: accountId, ...(readOnly && { readOnly }) };
  const actor: Actor = { ...found.actor, shopId: shop.id };
  return next({ context: { accountId, shop, permissions, scope, actor } });
});

/**
 * The contract for calls about the platform itself: `context.permissions`, and `context.scope` for `inTransaction`. Who lacks
 * the permission that the contract's table asks for hears forbidden, who has no second factor second_factor_missing.
 */
export const adminApi = accountApi.use(async ({ context, next, path }) => {
  const needed = platformPermissionFor(path.join("."));
  const { account, services } = context;
  const role = await findPlatformRole(services.db, account.id);
  const permissions = new Set(role ? platformPermissionsOf(role) : []);
  if (!role || !permissions.has(needed)) throw new DomainError("forbidden");
  if (!context.session.hasSecondFactor) throw new DomainError("second_factor_missing");
  const scope: StaffScope = { staffId: account.id };
  const actor: Actor = { ...context.actor, kind: "staff", role };
  return next({ context: { permissions, scope, actor } });
});

/** A shop as the calls of its members get it. */
export type MembersShop = NonNullable<Awaited<ReturnType<typeof findMembership>>>["shop"];
