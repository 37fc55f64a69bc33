/**
 * Whether reading a request failed because who sent it left in the middle: Node's own words for it, which no other broken
 * connection has. It is nobody's fault here, and whoever likes could fill a log with it.
 */
export const hasHungUp = (error: unknown): boolean =>
  error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET";
