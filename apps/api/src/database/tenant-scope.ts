/**
 * Whose rows a transaction may see and change: PostgreSQL's own row-level security, behind the conditions that every query
 * has of its own. A part that is not given opens nothing (migration `tenant_wall`, docs/decisions/010).
 */
export interface TenantScope {
  shopId?: number;
  customerId?: number;
  /** What is kept of a guest's cart key. */
  guestKeyHash?: string;
}

/** Statements that put a transaction into a tenant scope until it ends. */
export function tenantScopeStatements(tenantScope: TenantScope | undefined): string[] {
  if (!tenantScope) return [];
  const { shopId, customerId, guestKeyHash } = tenantScope;
  const settings = {
    shop_id: idText(shopId),
    customer_id: idText(customerId),
    guest_key: keyText(guestKeyHash),
  };
  const set = Object.entries(settings).map(([name, value]) => `set_config('haat.${name}', '${value}', true)`);
  // `set local role` as a part of the same statement.
  return [`select ${set.join(", ")}, set_config('role', 'haat_shop', true)`];
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
