import type { ApiConfig } from "../../process/config";
import { hashOf, keyedHashOf, randomToken } from "../../security/secrets";

/** A random UUID (RFC 9562, version 4): a key that somebody made up may be somebody else's as well. */
const randomUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/**
 * A cart key for somebody anonymous. One whose idempotency key is a random UUID is given the key that belongs to it, so that the
 * same request sent twice ends in one cart. Nothing but the server's secret leads from one to the other.
 */
export function newCartKey({ secrets }: Pick<ApiConfig, "secrets">, idempotencyKey: string | undefined) {
  const isStrong = idempotencyKey !== undefined && randomUuid.test(idempotencyKey);
  const key = isStrong ? keyedHashOf(`cart of ${idempotencyKey}`, secrets[0]) : randomToken();
  return { key, hash: hashOf(key) };
}
