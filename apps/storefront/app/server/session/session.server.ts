import type { SignInUnderWay } from "@haat/web-forms/code-request.server";
import { business } from "@haat/contract/shared/business-constants";
import {
  createSessionCookie,
  type FlashMessage,
  type Session as SessionOf,
  type SessionContent,
  type SessionCookie,
  type SessionCookieSettings,
} from "@haat/web-host/session";

/** What the shopper's cookie holds. It is encrypted: the browser carries it and cannot read it. */
export interface SessionData extends SessionContent {
  /** Key of the guest's carts. */
  cartKey?: string;
  /** The key that the guest's first cart will have; there is no cart yet (cart-key.server.ts). */
  spareCartKey?: string;
  /** The sign-in under way. */
  signIn?: SignInUnderWay;
  /** The code that an order of this customer asked for: when it expires and another may be asked for (ms since 1970). */
  orderCode?: Pick<SignInUnderWay, "expiresAt" | "resendAt" | "resendIn" | "demoCode">;
  /** What a guest wants to be told of, once the number has answered its code. */
  stockAlert?: {
    sellerKey: string;
    productId: number;
    /** The values of the choice; none for the product in any choice. */
    attributeIds: number[];
    name: string;
    /** The product's page with the choice: a path on this host. */
    path: string;
  };
  /** What the API gave this browser at its last sign-ins, newest first; it outlives them (`callHeaders.deviceMarks`). */
  deviceMarks?: string[];
  /** The secret with which this browser asked the platform's host for its sign-in: what comes back is good only with it. */
  handOverVerifier?: string;
  /** Where to go after sign-in: a path on this host. */
  redirectPath?: string;
  message?: WaitingMessage;
}

/** What the next page of a shop says about what was just done. */
export interface WaitingMessage extends FlashMessage {
  /** What was taken out of the cart, to be put back. */
  undo?: {
    productId: number;
    attributeIds: number[];
    quantity: number;
    /** Putting it back twice with the same key puts it back once. */
    key: string;
  };
}

export type Session = SessionOf<SessionData>;
export type ShopperCookie = SessionCookie<SessionData>;

/** The one cookie of the storefront. */
export function createShopperCookie(
  settings: Pick<SessionCookieSettings, "secrets" | "secure" | "now">,
): ShopperCookie {
  return createSessionCookie<SessionData>({
    ...settings,
    name: "haat-session",
    longestSeconds: business.sessionSeconds,
  });
}
