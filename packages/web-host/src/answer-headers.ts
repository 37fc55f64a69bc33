import { commonHeaders } from "@haat/contract/shared/answer-headers";

/** Pictures of the shops' own hosts are shown on the platform's and the other way round. */
const mediaPath = /^\/media\//;

/**
 * What any answer of this process bears, whatever made it: a page, a file, a redirect, the API or the media (ASVS 3.4.x).
 * What the maker has said itself stays. An answer that sets a cookie is one visitor's, so nobody keeps it.
 * @param transport `Strict-Transport-Security`, where visitors come over HTTPS
 */
export function withAnswerHeaders(
  response: Response,
  pathname: string,
  transport: string | undefined,
): Response {
  try {
    addAnswerHeaders(response.headers, pathname, transport);
    return response;
  } catch {
    // What `fetch` answered cannot be changed.
    const { status, statusText } = response;
    const copy = new Response(response.body, { status, statusText, headers: response.headers });
    addAnswerHeaders(copy.headers, pathname, transport);
    return copy;
  }
}

function addAnswerHeaders(headers: Headers, pathname: string, transport: string | undefined): void {
  for (const [name, value] of Object.entries(commonHeaders)) if (!headers.has(name)) headers.set(name, value);
  if (mediaPath.test(pathname)) headers.set("Cross-Origin-Resource-Policy", "same-site");
  if (transport !== undefined) headers.set("Strict-Transport-Security", transport);

  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) {
    headers.set("Cache-Control", "private, no-store");
    headers.delete("Set-Cookie");
    for (const cookie of cookies)
      headers.append("Set-Cookie", transport === undefined ? cookie : onlyOverHttps(cookie));
  }
}

function onlyOverHttps(cookie: string): string {
  return /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`;
}
