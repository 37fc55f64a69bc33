import type { ContractRouterClient } from "@orpc/contract";
import type { Contract } from "../contract";

/** What a single call may carry besides its input. */
export interface ClientContext {
  /** Header `Idempotency-Key`: the same key changes nothing twice (specification of the header: IETF draft -07). */
  idempotencyKey?: string;
  /** Header `If-Match`: change only what still has this version (RFC 9110, section 13.1.1). */
  ifMatch?: string;
}

/** The typed client: over HTTP or straight into the router, the type is the same. */
export type ApiClient = ContractRouterClient<Contract, ClientContext>;

/** Where the API tells servers of ours what has changed, as server-sent events. */
export const changesPath = "/changes";

/** Where it tells them that something has become of an order of a shop (`<path>/<seller_key>`), likewise. */
export const orderChangesPath = "/changes/orders";

/** Headers that carry who is calling; the same ones over HTTP and in process. */
export const callHeaders = {
  authorization: "authorization",
  language: "accept-language",
  cartKey: "x-cart-key",
  idempotencyKey: "idempotency-key",
  ifMatch: "if-match",
  requestId: "x-request-id",
  /** What the shopper's browser says of itself, passed on by the storefront's server. */
  userAgent: "user-agent",
  /**
   * `device_mark` of earlier sign-ins in this browser, with commas between them: it has a share of its own of the limits of
   * their numbers.
   */
  deviceMarks: "x-device-marks",
  /** The shopper's address, told by the storefront's server; believed only with `proxySecret`. */
  clientAddress: "x-client-address",
  proxySecret: "x-proxy-secret",
} as const;
