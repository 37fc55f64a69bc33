/**
 * Whether a request that may change something comes from a page of this very host. A sister
 * shop's origin is foreign too. Browsers send `Origin` with every POST; a request with neither `Origin` nor
 * `Sec-Fetch-Site: same-origin` is refused.
 */
export function comesFromOwnPage(request: Request, origin: string): boolean {
  if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS") return true;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  const from = request.headers.get("origin");
  return from === null ? site === "same-origin" : from === origin;
}
