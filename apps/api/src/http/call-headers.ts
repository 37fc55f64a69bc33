import { callHeaders } from "@haat/contract/shared/client";
import { isEqual } from "../security/secrets";

/** The headers of a call by their names in the contract; the same over HTTP and in process. */
export type CallHeaders = Partial<Record<keyof typeof callHeaders, string>>;

const headerNames = Object.keys(callHeaders) as (keyof typeof callHeaders)[];

/** Longest value of a header that is read; longer ones are as if they were not there. */
const longest = 1000;

/** The headers of a call by their names in the contract, out of whatever holds them. */
export function readCallHeaders(valueOf: (header: string) => string | null | undefined): CallHeaders {
  const found: CallHeaders = {};
  for (const name of headerNames) {
    const value = valueOf(callHeaders[name]);
    if (value && value.length <= longest) found[name] = value;
  }
  return found;
}

/** The bearer token of a call (RFC 6750, section 2.1). */
export function bearerToken(headers: CallHeaders): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(headers.authorization ?? "")?.[1];
}

/** The key of a guest's cart; nothing for what cannot be one (32 random bytes as base64url). */
export function cartKeyOf({ cartKey }: CallHeaders): string | undefined {
  return cartKey && /^[\w-]{43}$/.test(cartKey) ? cartKey : undefined;
}

/** Whether a call over HTTP comes through a server of ours, which may tell the shopper's address. */
export function bringsProxySecret(
  { proxySecret: told }: CallHeaders,
  proxySecrets: readonly string[],
): boolean {
  return told !== undefined && proxySecrets.some((secret) => isEqual(told, secret));
}
