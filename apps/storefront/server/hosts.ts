import { isIP } from "node:net";

/**
 * What a request's `Host` stands for by its name alone: a shop's host below the platform's, the platform's, or another
 * domain, of which the API knows whether it is a shop's own.
 */
export type HostMeaning =
  { kind: "platform" } | { kind: "shop"; shopName: string } | { kind: "domain"; name: string };

/** A host without its port, in lower case. A dot at its end says the same. */
const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");

/**
 * `acme.<platform>` is shop acme; the bare host and `www` are the platform, and so is what names no domain: an address, or a
 * machine's name, by which health checks come.
 */
export function meaningOfHost(host: string, platformHost: string): HostMeaning {
  const name = nameOf(host);
  const suffix = `.${platformHost}`;
  if (name.endsWith(suffix)) {
    const label = name.slice(0, -suffix.length).split(".")[0] ?? "";
    return label === "www" || label === "" ? { kind: "platform" } : { kind: "shop", shopName: label };
  }
  const isDomain = name !== platformHost && name.includes(".") && isIP(name) === 0;
  return isDomain ? { kind: "domain", name } : { kind: "platform" };
}

/** The platform's origin as seen from any of its hosts: same scheme and port, the platform's name. */
export function platformOrigin(origin: string, platformHost: string): string {
  const url = new URL(origin);
  return `${url.protocol}//${platformHost}${url.port ? `:${url.port}` : ""}`;
}

/** Another host's origin likewise. @param host without a port */
export const originOfHost = (origin: string, host: string) => platformOrigin(origin, host);

/** The console's origin likewise: the one place whose pages may show previews of shops in a frame. */
export const consoleOrigin = (origin: string, platformHost: string) =>
  platformOrigin(origin, platformHost).replace("://", "://console.");

/**
 * Where a form on a page may lead in the end, beside the page's own host, as a content policy names it: from a shop's own
 * host to the platform for its sign-in, and from there back to a shop's.
 */
export function formTargets(origin: string, platformHost: string): string {
  const platform = platformOrigin(origin, platformHost);
  const isPlatform = meaningOfHost(new URL(origin).host, platformHost).kind === "platform";
  return isPlatform ? platform.replace("://", "://*.") : platform;
}
