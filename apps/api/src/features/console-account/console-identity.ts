import { traitsOf } from "@haat/contract/shared/call-traits";
import { isOfClosedShop } from "@haat/contract/shared/ownership-permission";
import { sellerKeyField } from "@haat/contract/shared/fields";
import {
  platformPermissionFor,
  platformPermissionsOf,
  shopPermissionFor,
  shopPermissionsOf,
} from "@haat/contract/shared/permissions";
import type { MemberScope, StaffScope } from "../../database/tenant-scope";
import { api, type CallContext } from "../../http/call";
import type { CallHeaders } from "../../http/call-headers";
import { requireValidInput } from "../../http/input-error";
import { DomainError } from "../../process/domain-error";
import type { Customer } from "../account/account.usecases";
import { tokenHashOf } from "../account/caller";
import { describeDevice } from "../account/device";
import { noteLastUse } from "../account/last-use";
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
 * The contract for calls of the console that need an account and no permission: `context.account`, `context.session`, and
 * `context.actor` for what is written down.
 * Without one they answer sign_in_required before anything is read, and second_factor_needed to a session that has to prove
 * itself first.
 */
export const accountApi = api.use(async ({ context, next, path }) => {
  const session = await sessionOf(context);
  if (!session) throw new DomainError("sign_in_required");
  requireProof(session, traitsOf(path.join(".")), context.services.clock.now());
  const account = session.customer;
  return next({ context: { account, session, actor: actorOf(context, account) } });
});

/** What somebody of the platform who looks into a shop sees there; nothing for who does not. */
async function viewOf({ services }: CallContext, accountId: number, sellerKey: string) {
  const views = await listViews(services.db, accountId, services.clock.now());
  const view = views.find(({ shop }) => shop.sellerKey === sellerKey);
  return view && { shop: view.shop, role: "owner" as const, permissions: null, isView: true };
}

/**
 * The contract for calls about the shop that `seller_key` names: `context.shop`, `context.permissions`, and `context.scope` for
 * `inTransaction`, which sees the shop's rows and no others. Who is no member hears shop_not_found, as for a shop that does
 * not exist; who lacks the permission that the contract's table asks for hears forbidden. Somebody of the platform who looks
 * into the shop sees what its owner sees; for whatever is more than reading they hear view_only, and the database refuses it. So
 * it is for the owner of a shop that is closed for good, who hears shop_is_closed, except for what is still to be finished there.
 */
export const sellerApi = accountApi.use(async ({ context, next, path, procedure }, input) => {
  const needed = shopPermissionFor(path.join("."));
  const named = sellerKeyField.safeParse((input as { seller_key?: unknown } | undefined)?.seller_key);
  // The input is checked after this; what names no shop can be refused as what it is, field by field.
  if (!named.success) await requireValidInput(procedure, input);
  const { account, services } = context;
  const sellerKey = named.data ?? "";
  const found =
    (await findMembership(services.db, account.id, sellerKey)) ??
    (await viewOf(context, account.id, sellerKey));
  if (!found) throw new DomainError("shop_not_found");
  const permissions = new Set(shopPermissionsOf(found.role, found.permissions));
  if (!permissions.has(needed)) throw new DomainError("forbidden");
  const { shop, role } = found;
  const isView = "isView" in found;
  const call = path.join(".");
  const isOver = shop.status === "closed" && !isOfClosedShop(call);
  const isReading = procedure["~orpc"].route.method === "GET";
  if (isView && !isReading) throw new DomainError("view_only");
  if (isOver && !isReading) throw new DomainError("shop_is_closed");
  const readOnly = isView || isOver;
  const scope: MemberScope = { shopId: shop.id, memberId: account.id, ...(readOnly && { readOnly }) };
  const actor: Actor = { ...context.actor, kind: "member", shopId: shop.id, role };
  return next({ context: { shop, permissions, scope, actor } });
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
