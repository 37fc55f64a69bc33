import type { RepeatableRequest } from "../../http/idempotency";
import type { InShop } from "./audit.usecases";

/**
 * A command of somebody who works in a shop, which is done once for its key: nobody else's requests, and none of theirs in
 * another shop, meet it.
 * @param route name of the call
 * @param fingerprint what is asked for: the same key with another one is refused
 * @param key of the request; without one the command is done whenever it is asked for
 */
export function memberRequest(
  { scope, actor }: InShop,
  route: string,
  fingerprint: object,
  key: string | undefined,
): RepeatableRequest {
  return {
    shopId: scope.shopId,
    owner: `account ${actor.accountId}`,
    route,
    key,
    fingerprint: { ...fingerprint },
    tenantScope: scope,
  };
}
