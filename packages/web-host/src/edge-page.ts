import { randomBytes } from "node:crypto";
import { slotText } from "./slotted-body";
import { slotValuesName, type SlotValues } from "./slots";
import type { CachedPage } from "./cached-pages";

/** The variant of a page, as the cache in front tells it; pages that it may share vary by it. */
export const variantHeader = "Haat-Variant";

/** Below it stands what a cache in front puts in the place of slots, each for the visitor who asks. */
const piecesPath = /^(?:\/en)?\/_edge\/(\w+|-)\/(text|values)\/(\w+(?:\.\w+)*)$/;

/** In the place of a slot until the address stands there: nobody can write it. */
const mark = (name: string) => `${secretMark}-${name}-`;
const secretMark = randomBytes(12).toString("hex");

/** The values as the page's scripts get them, in the element for that. */
const markedValues = new RegExp(`\\{(?:"\\w+":"${secretMark}-\\w+-",?)+\\}`, "g");

/** Whether a request comes through a cache that puts pieces into pages (Edge Side Includes). */
export const canInclude = (headers: Headers) =>
  /\bESI\/1\.0\b/.test(headers.get("surrogate-capability") ?? "");

/** What is asked for: the text of one slot, or values as the page's scripts get them. */
export interface EdgePiece {
  form: "text" | "values";
  wanted: readonly string[];
  sellerKey: string | undefined;
}

/** Which piece an address is that of; nothing where it is none. */
export function readPiece(pathname: string): EdgePiece | undefined {
  const [, shop, form, names] = piecesPath.exec(pathname) ?? [];
  if (!names) return undefined;
  return {
    form: form === "text" ? "text" : "values",
    wanted: names.split("."),
    sellerKey: shop === "-" ? undefined : shop,
  };
}

/** A piece for one visitor, as it stands in the page. */
export function pieceAnswer({ form, wanted }: EdgePiece, values: SlotValues): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "private, no-store" };
  const own = Object.fromEntries(wanted.map((name) => [name, values[name] ?? ""]));
  const [name = ""] = wanted;
  return new Response(slotText(form === "text" ? name : slotValuesName, own), { headers });
}

/**
 * A page for a cache in front: with the addresses of its pieces in the place of its slots, without anything that is one
 * visitor's or secret, and good there for as long as it is here.
 * @param language prefix of the pieces' addresses, such as `/en`
 */
export function edgePage(page: CachedPage, language: string): Response {
  const { wanted, sellerKey = "-" } = page;
  const hasSlots = wanted.length > 0;
  const piece = (form: EdgePiece["form"], names: string) =>
    `<esi:include src="${language}/_edge/${sellerKey}/${form}/${names}"/>`;
  const { etag, plain } = page.bodyFor(Object.fromEntries(wanted.map((name) => [name, mark(name)])));
  let body: string | Uint8Array<ArrayBuffer> = plain();
  if (hasSlots) {
    body = new TextDecoder().decode(body).replaceAll(markedValues, piece("values", wanted.join(".")));
    for (const name of wanted) body = body.replaceAll(mark(name), piece("text", name));
  }
  const seconds = Math.max(0, Math.floor((page.freshUntil - Date.now()) / 1000));
  const headers = new Headers(page.headers);
  headers.set("Surrogate-Control", `max-age=${seconds}${hasSlots ? ', content="ESI/1.0"' : ""}`);
  headers.set("Surrogate-Key", page.shopId === undefined ? "many-shops" : `shop-${page.shopId}`);
  headers.set("Vary", `Accept-Encoding, ${variantHeader}`);
  // The pieces of one with slots change without it.
  if (!hasSlots) headers.set("ETag", etag);
  return new Response(body, { headers });
}
