import type { ApiConfig } from "../../platform/config";
import { hashOf, keyedHashOf, randomToken } from "../../platform/secrets";

/** As long as 16 random bytes in base64url; a shorter key may be somebody else's as well. */
const strongKeyLength = 22;

/**
 * A cart key for a stranger. One who brings a strong idempotency key is given the key that belongs to it, so that the
 * same request sent twice ends in one cart. Nothing but the server's secret leads from one to the other.
 */
export function newCartKey({ secret }: Pick<ApiConfig, "secret">, idempotencyKey: string | undefined) {
  const isStrong = idempotencyKey !== undefined && idempotencyKey.length >= strongKeyLength;
  const key = isStrong ? keyedHashOf(`cart of ${idempotencyKey}`, secret) : randomToken();
  return { key, hash: hashOf(key) };
}
