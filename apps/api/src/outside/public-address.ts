import { BlockList, isIP, isIPv6 } from "node:net";

/**
 * Addresses that are nobody's on the internet (IANA's registries of special-purpose addresses), and those behind which others
 * hide. What a shop types in leads there by mistake, or to reach machines that only we reach.
 */
const special = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  special.addSubnet(net, bits, "ipv4");

/** Of the newer kind only what is given out as public (2000::/3), less what embeds addresses of the older kind. */
const publicSix = new BlockList();
publicSix.addSubnet("2000::", 3, "ipv6");
const tunnels = new BlockList();
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  tunnels.addSubnet(net, bits, "ipv6");

/** Whether an IP address is one that anybody on the internet may have. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return publicSix.check(address, "ipv6") && !tunnels.check(address, "ipv6");
  return isIP(address) === 4 && !special.check(address, "ipv4");
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether an IP address is this machine itself. */
export const isLoopbackAddress = (address: string) =>
  isIP(address) !== 0 && loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");
