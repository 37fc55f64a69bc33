import { randomBytes } from "node:crypto";
import type { Session } from "./session.server";

/**
 * Gives a visitor the key of their first cart before anything is put in it: two first products that are sent at the same
 * time then end in the same cart (32 random bytes, as the API makes them). Until then there is no cart to ask for, so the
 * visitor still counts as one without a session.
 */
export function spareCartKey({ data, set }: Session): void {
  if (!data.token && !data.cartKey && !data.spareCartKey)
    set({ spareCartKey: randomBytes(32).toString("base64url") });
}

/** After something was put in a cart: its key is the visitor's from now on. @param made the key of a cart that the API made */
export function keepCartKey({ session }: { session: Session }, made: string | null | undefined): void {
  const { token, cartKey, spareCartKey: spare } = session.data;
  const key = made ?? (token ? undefined : (cartKey ?? spare));
  if (key !== cartKey || spare) session.set({ cartKey: key ?? cartKey, spareCartKey: undefined });
}
