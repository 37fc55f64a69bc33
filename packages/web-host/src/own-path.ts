/**
 * The path that a form asks to come back to as a `Location`, or `/`. One leading slash only: a path such as
 * `/.//evil.example` must not become another site's address.
 */
export function ownLocation(asked: string, origin: string): string {
  const { pathname, search, hash } = new URL(isOwnPath(asked, origin) ? asked : "/", origin);
  return (pathname + search + hash).replace(/^\/+/, "/");
}

const isUnsafe = (character: string) => character === "\\" || character < " ";

/** Whether a path stays on this host. */
export function isOwnPath(path: string, origin: string): boolean {
  if (!path.startsWith("/") || path.startsWith("//") || [...path].some(isUnsafe)) return false;
  try {
    return new URL(path, origin).origin === origin;
  } catch {
    return false;
  }
}
