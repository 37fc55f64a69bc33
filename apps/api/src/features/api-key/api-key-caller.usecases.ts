import { scopeOfCall } from "@haat/contract/shared/api-key-scopes";
import type { CallContext } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { hashOf } from "../../security/secrets";
import * as keys from "./api-key.repository";
import type { GoodApiKey } from "./api-key.repository";

/** How old the note of a key's last use may become: not every call writes. */
const lastUseSeconds = 300;

/**
 * The API key that a call comes with, where it opens this call in the shop that is named. Whether who made it may make the
 * call is looked at besides.
 * @param call as in `contract`, such as `sellerOrders.orders`
 * @throws api_key_not_valid; shop_not_found for any other shop than the key's; api_key_scope_missing
 */
export async function findCallingKey(
  { services }: Pick<CallContext, "services">,
  { key, call, sellerKey }: { key: string; call: string; sellerKey: string },
): Promise<GoodApiKey> {
  const { db, clock } = services;
  const now = clock.now();
  const found = await keys.findGoodApiKey(db, hashOf(key), now);
  if (!found) throw new DomainError("api_key_not_valid");
  if (found.shop.sellerKey !== sellerKey) throw new DomainError("shop_not_found");
  const scope = scopeOfCall(call);
  if (!scope || !found.scopes.includes(scope)) throw new DomainError("api_key_scope_missing");
  if (!found.lastUsedAt || found.lastUsedAt < secondsAfter(now, -lastUseSeconds))
    await keys.markApiKeyUsed(db, found.id, now);
  return found;
}

/** What a key is called where it is written down what it did. */
export const signatureOf = ({ name, lastFour }: Pick<GoodApiKey, "name" | "lastFour">) =>
  `${name} ····${lastFour}`;
