import type { Visit } from "@haat/web-host/visit";
import { asksForData } from "@haat/web-host/router-protocol";
import { originOfHost } from "./hosts";
import type { Site } from "./sites";

/**
 * What stays where it is asked for: an app on a phone is known by its manifest and its links by the list of its host, and
 * both are refused behind a redirect.
 */
const staysHere = /^(?:\/en)?\/(?:manifest\.webmanifest|\.well-known\/.*|_edge\/.*)$/;

/** Whether a browser opens a page, as far as it says so; search engines and old browsers say nothing. */
const opensPage = ({ headers }: Request) => (headers.get("sec-fetch-mode") ?? "navigate") === "navigate";

/**
 * Leads who opens a page of a shop to the same one at the shop's main address. Cookies are of one host: who has a cart here or
 * is signed in here stays, so that neither is lost.
 * @param isBlank nothing of the visitor is kept at this host
 * @returns nothing where the page is to be answered here
 */
export function toMainAddress(
  site: Site,
  { request, origin }: Pick<Visit, "request" | "origin">,
  isBlank: boolean,
): Response | undefined {
  if (site.kind !== "shop") return undefined;
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isBlank || !isRead || !opensPage(request)) return undefined;
  const here = new URL(origin);
  const url = new URL(request.url);
  // A domain that is not the main address shows the shop, too, until there is one; only its name is written as it should be.
  const host = site.mainHost ?? here.hostname.replace(/\.$/, "");
  if (here.hostname === host || asksForData(url) || staysHere.test(url.pathname)) return undefined;
  const to = originOfHost(origin, host) + url.pathname + url.search;
  return new Response(null, { status: 308, headers: { Location: to, "Cache-Control": "private, no-cache" } });
}
