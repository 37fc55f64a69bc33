import { isIPv6 } from "node:net";

/**
 * An address as limits count it: IPv4 as it is, also where it comes inside IPv6, and of IPv6 the first 64 bits, for one
 * connection has all that follow (RFC 4291, sections 2.5.4 and 2.5.5). What is no address stays as it is.
 */
export function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address.slice(0, 64);
  const [before = "", after] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const groups = (text: string | undefined) => (text ? text.split(":") : []);
  const missing = 8 - groups(before).length - groups(after).length;
  const all =
    after === undefined
      ? groups(before)
      : [...groups(before), ...Array<string>(missing).fill("0"), ...groups(after)];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
