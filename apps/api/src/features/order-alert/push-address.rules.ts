/**
 * Whether an address is one of a push service that browsers use: the server writes to it, so it may lead nowhere else.
 * @param hosts names of hosts, `*.` before one for all below it; an entry with a scheme is a whole origin
 */
export function isPushAddress(address: string, hosts: readonly string[]): boolean {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  if (url.username || url.password) return false;
  return hosts.some((host) => {
    if (host.includes("://")) return url.origin === host;
    if (url.protocol !== "https:" || url.port !== "") return false;
    return host.startsWith("*.") ? url.hostname.endsWith(host.slice(1)) : url.hostname === host;
  });
}
