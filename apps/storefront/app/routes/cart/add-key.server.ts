import { createHash } from "node:crypto";
import type { RequestContext } from "../../server/http/request-context.server";

/** The field of the buy box that says which state of the cart its page was made for. */
export const cartVersionField = "cart_version";

export interface Addition {
  id_product: number;
  id_product_attribute: number[];
  quantity: number;
}

/**
 * The key under which an addition counts once: the same visitor, choice and state of the cart are the same tap, sent twice
 * on a slow line, before the page's scripts ran and after, or by the service worker once more. A page that the visitor saw
 * after the cart had changed has another version.
 * @param version as the form sent it; without one nothing tells two taps apart, and each counts
 */
export function additionKey(
  { session }: Pick<RequestContext, "session">,
  { id_product, id_product_attribute, quantity }: Addition,
  version: string | null,
): string | undefined {
  const { token, cartKey, spareCartKey } = session.data;
  const owner = token ?? cartKey ?? spareCartKey;
  if (!version || !owner) return undefined;
  const values = [...id_product_attribute].sort((one, other) => one - other);
  const text = JSON.stringify([owner, id_product, values, quantity, version.slice(0, 100)]);
  return createHash("sha256").update(text).digest("base64url");
}
