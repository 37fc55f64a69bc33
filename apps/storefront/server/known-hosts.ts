import { BlockList, isIPv6 } from "node:net";
import type { HostedEnvironment } from "@haat/web-host/hosted-app";
import { attempt } from "@haat/web-forms/call-failure.server";
import { callHeaders } from "@haat/contract/shared/client";
import type { Context } from "hono";
import { meaningOfHost } from "./hosts";
import { isConsoleHost } from "./mounted-console";
import type { Sites } from "./sites";
import type { StorefrontParts } from "./storefront-parts";

/** Where a server in front asks, before it has a certificate made for a host (Caddy, `on_demand_tls`): `?domain=`. */
export const knownHostPath = "/.well-known/known-host";

const status = (code: 200 | 400 | 404 | 429 | 503) =>
  new Response(null, { status: code, headers: { "Cache-Control": "no-store" } });

/** Where a server in front stands: on this machine, or on a network that no visitor is on (RFC 1918, 4193, 4291). */
const near = new BlockList();
near.addSubnet("127.0.0.0", 8, "ipv4");
near.addSubnet("10.0.0.0", 8, "ipv4");
near.addSubnet("172.16.0.0", 12, "ipv4");
near.addSubnet("192.168.0.0", 16, "ipv4");
near.addAddress("::1", "ipv6");
near.addSubnet("fc00::", 7, "ipv6");
near.addSubnet("fe80::", 10, "ipv6");

/** Whether the server in front asks for itself: it is near, and hands no visitor's request on. */
function asksForItself(headers: Headers, socketAddress: string): boolean {
  if (headers.has("x-forwarded-for") || headers.has("forwarded")) return false;
  // IPv4 inside IPv6 is looked up as what it is by BlockList.
  const address = socketAddress.split("%")[0] ?? "";
  return near.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * Answers a server in front 200 for a host that is ours, which a shop's verified domain is, and 404 for any other; it says
 * nothing else. Visitors hear 404 of every host.
 */
export function createKnownHosts(
  { api, config }: Pick<StorefrontParts, "api" | "config">,
  sites: Sites,
): (c: Context<HostedEnvironment>) => Promise<Response> {
  const { rateLimitPerMinute: perMinute, platformHost, proxySecret } = config;
  const count = perMinute === 0 ? undefined : api.counters.counter("known-host", perMinute);
  return async (c) => {
    const clientAddress = c.env?.incoming?.socket.remoteAddress ?? "127.0.0.1";
    if (!asksForItself(c.req.raw.headers, clientAddress)) return status(404);
    if ((await count?.(clientAddress))?.isOver) return status(429);
    const host = c.req.query("domain") ?? "";
    if (host.length > 253 || !/^[a-z0-9.-]+$/i.test(host)) return status(400);
    if (isConsoleHost(host, platformHost)) return status(200);
    const meaning = meaningOfHost(host, platformHost);
    const name = host.toLowerCase().replace(/\.$/, "");
    if (meaning.kind === "platform")
      return status(name === platformHost || name === `www.${platformHost}` ? 200 : 404);
    // One label: no certificate for any number of hosts below a shop's own.
    if (meaning.kind === "shop" && name !== `${meaning.shopName}.${platformHost}`) return status(404);
    const site = await sites.at({ origin: `https://${name}`, clientAddress, requestId: "known-host" });
    if (site === "unanswered") return status(503);
    if (site === "unknown") return status(404);
    if (meaning.kind === "domain") return status(200);
    const client = api.createClient({
      [callHeaders.proxySecret]: proxySecret,
      [callHeaders.clientAddress]: clientAddress,
    });
    const shop = { language: "en", shop_name: meaning.shopName } as const;
    // Also a preview, and a name that a shop had before.
    const answers = await Promise.all([
      attempt(client.store.sellerInfoByShop(shop)),
      attempt(client.shopAddress.shopWhereabouts(shop)),
    ]);
    return status(answers.some(({ ok }) => ok) ? 200 : 404);
  };
}
