import type { RequestContext } from "./request-context.server";

/**
 * Where to go when a detour (sign-in, a new address) is over: the saved path if it is one of this host's, else the fallback (ASVS 3.7.2). Backslashes
 * and control characters are refused outright: browsers read `/\evil` as another site.
 */
export function returnPath(context: RequestContext, fallback: string): string {
  const { redirectPath } = context.session.data;
  return redirectPath && isOwnPath(redirectPath, context.origin) ? redirectPath : fallback;
}

/** Whether a path stays on this host. */
export function isOwnPath(path: string, origin: string): boolean {
  if (!path.startsWith("/") || /[\\\u0000-\u001f]/.test(path) || path.startsWith("//")) return false;
  try {
    return new URL(path, origin).origin === origin;
  } catch {
    return false;
  }
}
