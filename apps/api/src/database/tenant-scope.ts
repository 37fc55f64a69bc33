/**
 * Whose rows a transaction may see and change: PostgreSQL's own row-level security, behind the conditions that every query
 * has of its own (migrations `tenant_wall` and `people`, docs/decisions/010 and 028). A part that is not given opens nothing.
 */
export type TenantScope = ShopperScope | MemberScope | StaffScope;

/** What a shopper sees: a shop's goods and what is their own. */
export interface ShopperScope {
  shopId?: number;
  customerId?: number;
  /** What is kept of a guest's cart key. */
  guestKeyHash?: string;
  /**
   * For statements that are all prepared and find their rows by key, whatever the values: PostgreSQL plans each once (its
   * "generic plan") in place of every time, as it else does where it is given a list.
   */
  genericPlans?: boolean;
}

/** What a member sees in the console: all of the shop, and only while the account is a member of it. */
export interface MemberScope {
  shopId: number;
  memberId: number;
  /** For somebody of the platform who only looks: the database writes nothing. */
  readOnly?: boolean;
}

/** What the platform's people see in the console, only while the account is one of them. */
export interface StaffScope {
  staffId: number;
}

/** Statements that put a transaction into a tenant scope until it ends. */
export function tenantScopeStatements(tenantScope: TenantScope | undefined): string[] {
  if (!tenantScope) return [];
  const { role, ...settings } = settingsOf(tenantScope);
  const all = { shop_id: "", customer_id: "", guest_key: "", account_id: "", ...settings };
  const set = Object.entries(all).map(([name, value]) => `set_config('haat.${name}', '${value}', true)`);
  if ("readOnly" in tenantScope && tenantScope.readOnly)
    set.push("set_config('transaction_read_only', 'on', true)");
  if ("genericPlans" in tenantScope && tenantScope.genericPlans)
    set.push("set_config('plan_cache_mode', 'force_generic_plan', true)");
  // `set local role` as a part of the same statement.
  return [`select ${set.join(", ")}, set_config('role', '${role}', true)`];
}

function settingsOf(scope: TenantScope) {
  if ("staffId" in scope) return { role: "haat_staff", account_id: idText(scope.staffId) };
  if ("memberId" in scope) {
    return { role: "haat_member", shop_id: idText(scope.shopId), account_id: idText(scope.memberId) };
  }
  const { shopId, customerId, guestKeyHash } = scope;
  return {
    role: "haat_shop",
    shop_id: idText(shopId),
    customer_id: idText(customerId),
    guest_key: keyText(guestKeyHash),
  };
}

function idText(id: number | undefined): string {
  if (id === undefined) return "";
  if (!Number.isSafeInteger(id)) throw new Error("A tenant scope needs whole numbers.");
  return String(id);
}

/** The hash stands in the statement itself, so it may be nothing but base64url. */
function keyText(hash: string | undefined): string {
  if (hash === undefined) return "";
  if (!/^[\w-]+$/.test(hash)) throw new Error("A tenant scope needs the hash of a key.");
  return hash;
}
