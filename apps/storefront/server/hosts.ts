/** What a request's `Host` stands for: a shop's own host, the platform's, or none of ours. */
export type HostMeaning = { kind: "platform" } | { kind: "shop"; shopName: string };

/**
 * `acme.<platform>` is shop acme; the bare host and `www` are the platform. Any other host
 * (an IP address, a health check) is read as the platform's.
 */
export function meaningOfHost(host: string, platformHost: string): HostMeaning {
  const name = host.toLowerCase().replace(/:\d+$/, "");
  const suffix = `.${platformHost}`;
  if (!name.endsWith(suffix)) return { kind: "platform" };
  const label = name.slice(0, -suffix.length).split(".")[0] ?? "";
  return label === "www" || label === "" ? { kind: "platform" } : { kind: "shop", shopName: label };
}

/** The platform's origin as seen from any of its hosts: same scheme and port, the platform's name. */
export function platformOrigin(origin: string, platformHost: string): string {
  const url = new URL(origin);
  return `${url.protocol}//${platformHost}${url.port ? `:${url.port}` : ""}`;
}

/** The console's origin likewise: the one place whose pages may show previews of shops in a frame. */
export const consoleOrigin = (origin: string, platformHost: string) =>
  platformOrigin(origin, platformHost).replace("://", "://console.");

/**
 * Where a form on a page may lead in the end, beside the page's own host, as a content policy names it: from a shop's own
 * host to the platform for its sign-in, and from there back to a shop's.
 */
export function formTargets(origin: string, platformHost: string): string {
  const platform = platformOrigin(origin, platformHost);
  const isShop = meaningOfHost(new URL(origin).host, platformHost).kind === "shop";
  return isShop ? platform : platform.replace("://", "://*.");
}
