import type { ApiKey } from "@haat/contract/seller/seller-api-keys.contract";
import type { ApiKeyScope } from "@haat/contract/shared/api-key-choices";
import { apiKeyPrefix, testKeyPrefix } from "@haat/contract/shared/api-key-scopes";
import { business } from "@haat/contract/shared/business-constants";
import { isTest } from "@haat/contract/shared/shop-status";
import { isUuid } from "../../database/uuid";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { hashOf, randomToken } from "../../security/secrets";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import type { MembersShop } from "../console-account/console-identity";
import { holdShop } from "../shop/shop.usecases";
import * as keys from "./api-key.repository";
import type { ApiKeyRow } from "./api-key.repository";

const daySeconds = 24 * 3600;

function stateOf({ revokedAt, expiresAt, makerRole, makerStatus }: ApiKeyRow, now: Date): ApiKey["state"] {
  if (revokedAt) return "revoked";
  if (expiresAt && expiresAt <= now) return "expired";
  return makerRole && makerStatus === "active" ? "active" : "ownerless";
}

const describe = (row: ApiKeyRow, now: Date): ApiKey => ({
  id_api_key: row.id,
  name: row.name,
  scopes: row.scopes,
  state: stateOf(row, now),
  prefix: row.prefix,
  last_four: row.lastFour,
  made_by: [row.makerFirstName, row.makerLastName].filter(Boolean).join(" "),
  made_at: row.madeAt.toISOString(),
  expires_at: row.expiresAt && row.expiresAt.toISOString(),
  last_used_at: row.lastUsedAt && row.lastUsedAt.toISOString(),
  revoked_at: row.revokedAt && row.revokedAt.toISOString(),
});

/** A shop's API keys, as they are known after they were made. */
export async function listApiKeys({ db, clock }: Services, scope: MemberScope): Promise<ApiKey[]> {
  const now = clock.now();
  const endedSince = secondsAfter(now, -business.apiKeyKeptDays * daySeconds);
  const rows = await inTransaction(db, (tx) => keys.listApiKeys(tx, scope.shopId, endedSince), scope);
  return rows.map((row) => describe(row, now));
}

export interface AskedApiKey {
  name: string;
  scopes: readonly ApiKeyScope[];
  /** For how many days it is good; left out for no end. */
  days?: number | undefined;
}

/**
 * Makes an API key, which is told this one time: what is kept of it opens nothing.
 * @throws too_many_api_keys
 */
export function createApiKey(
  { db, clock }: Services,
  { scope, actor, shop }: InShop & { shop: Pick<MembersShop, "status"> },
  { name, scopes: asked, days }: AskedApiKey,
): Promise<ApiKey & { api_key: string }> {
  const start = isTest(shop.status) ? testKeyPrefix : apiKeyPrefix;
  const key = `${start}${randomToken()}`;
  const scopes = [...new Set(asked)];
  const { shopId, memberId: madeBy } = scope;
  return inTransaction(
    db,
    async (tx) => {
      const now = clock.now();
      await holdShop(tx, shopId);
      if ((await keys.countApiKeys(tx, shopId, now)) >= business.apiKeysPerShop)
        throw new DomainError("too_many_api_keys", { most: business.apiKeysPerShop });
      const id = await keys.insertApiKey(tx, {
        shopId,
        name,
        scopes,
        keyHash: hashOf(key),
        prefix: key.slice(0, start.length + 4),
        lastFour: key.slice(-4),
        madeBy,
        madeAt: now,
        expiresAt: days === undefined ? null : secondsAfter(now, days * daySeconds),
      });
      await recordCommand(tx, actor, { action: "api_key_create", subject: name, after: { scopes } }, now);
      const made = await keys.findApiKey(tx, shopId, id);
      if (!made) throw new Error("An API key is not there after it was made.");
      return { ...describe(made, now), api_key: key };
    },
    scope,
  );
}

/** Revokes an API key. Again changes nothing. @throws api_key_not_found */
export function revokeApiKey({ db, clock }: Services, { scope, actor }: InShop, id: string): Promise<ApiKey> {
  const { shopId } = scope;
  return inTransaction(
    db,
    async (tx) => {
      const now = clock.now();
      if (isUuid(id) && (await keys.revokeApiKey(tx, shopId, id, now))) {
        const ended = await keys.findApiKey(tx, shopId, id);
        await recordCommand(tx, actor, { action: "api_key_revoke", subject: ended?.name ?? id }, now);
      }
      const found = isUuid(id) ? await keys.findApiKey(tx, shopId, id) : undefined;
      if (!found) throw new DomainError("api_key_not_found");
      return describe(found, now);
    },
    scope,
  );
}
