import type { Session } from "./session.server";

/** As whom somebody visits: what a page looks like depends on it. A guest has a cart and no account. */
export type VisitorKind = "anonymous" | "guest" | "customer";

/** What a page shows of the cart, in words of its language. */
export interface CartGlance {
  /** How many products; empty for none. */
  count: string;
  label: string;
  /** Tells any two states of the cart apart; `none` without one. */
  version: string;
}

/** What a form knows of a customer, so that it need not be typed again; nothing of others. */
export interface Writer {
  name?: string;
  /** Empty where the account has none. */
  email?: string;
}

/** What pages that many see alike show of who visits them. */
export interface Visitor {
  kind: VisitorKind;
  /** The visitor's cart in a shop; it is asked for once a request. */
  cart(sellerKey: string): Promise<CartGlance>;
  /** Who writes, for a form. */
  writer(): Promise<Writer>;
  /** What `cart` and `writer` answer are slots, which are filled for each visitor. */
  hasSlots: boolean;
}

/** As whom this session visits. */
export function visitorKind({ token, cartKey }: Session["data"]): VisitorKind {
  if (token) return "customer";
  return cartKey ? "guest" : "anonymous";
}
