import { randomBytes } from "node:crypto";
import type { RequestContext } from "./request-context.server";

/**
 * Gives a visitor the key of their carts before anything is put in one: two first products that are sent at the same time
 * then end in the same cart (32 random bytes, as the API makes them).
 */
export function ensureCartKey({ session }: Pick<RequestContext, "session">): void {
  const { token, cartKey } = session.data;
  if (!token && !cartKey) session.set({ cartKey: randomBytes(32).toString("base64url") });
}
