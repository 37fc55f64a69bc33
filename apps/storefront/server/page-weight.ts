import { formatNumber } from "@haat/i18n/numbers";
import { weightMark } from "../app/shell/page-weight";
import { compress } from "@haat/web-host/compression";
import { languageOfPath } from "@haat/web-host/language-of-path";

/** Puts the weight of a page's text, as it goes over the wire, where the page tells it (lite mode). */
export async function weighed(response: Response, request: Request): Promise<Response> {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  const html = await response.text();
  if (!html.includes(weightMark)) return new Response(html, response);
  const { byteLength } = await compress(new TextEncoder().encode(html), "br");
  const language = languageOfPath(new URL(request.url).pathname);
  const kilobytes = formatNumber(Math.max(1, Math.round(byteLength / 1024)), language);
  return new Response(html.replaceAll(weightMark, kilobytes), response);
}
