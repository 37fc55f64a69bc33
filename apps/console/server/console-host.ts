/** The first label of the console's host, which no shop can be called. */
const label = "console";

/** Whether a request's `Host` is the console's: `console.<platform>`. */
export function isConsoleHost(host: string | null, platformHost: string): boolean {
  return host?.toLowerCase().replace(/:\d+$/, "") === `${label}.${platformHost}`;
}

/** The platform's origin as seen from the console's: same scheme and port, the platform's name. */
export function platformOriginOf(origin: string, platformHost: string): string {
  const { protocol, port } = new URL(origin);
  return `${protocol}//${platformHost}${port && `:${port}`}`;
}
