import { createHash } from "node:crypto";

/**
 * Gives an answer that anybody may keep its strong entity tag (RFC 9110, section 8.8.3), and answers 304 to who has this
 * very answer already. Other answers pass as they are.
 */
export async function withEntityTag(request: Request, response: Response): Promise<Response> {
  const isPublic = response.headers.get("cache-control")?.startsWith("public");
  if (response.status !== 200 || !isPublic) return response;
  const body = Buffer.from(await response.arrayBuffer());
  const tag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = new Headers(response.headers);
  headers.set("etag", tag);
  if (!holdsTag(request.headers.get("if-none-match"), tag))
    return new Response(body, { status: 200, headers });
  headers.delete("content-type");
  headers.delete("content-length");
  return new Response(null, { status: 304, headers });
}

/** Compared weakly, as `If-None-Match` asks for (RFC 9110, section 13.1.2): a compressed copy has a weak tag. */
function holdsTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((each) => each.trim().replace(/^W\//, "") === tag);
}
