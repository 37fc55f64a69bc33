import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { compress, codingFor, type Coding } from "./compression";
import { createNonce } from "./security-headers";

/** How long a page may be used when no change is heard of, in ms: stock alone is not told (docs/decisions/009). */
const freshMilliseconds = 5000;
/** Room for cached pages, in bytes. */
const room = 64 * 1024 * 1024;

/**
 * A page that is the same for every visitor without a session.
 * @typeParam View what a look at it counts as
 */
export interface CachedPage<View = unknown> {
  headers: Readonly<Record<string, string>>;
  etag: string;
  plain: Uint8Array<ArrayBuffer>;
  /** The compressed forms, each made when first asked for. */
  packed: Map<Coding, Promise<Uint8Array<ArrayBuffer>>>;
  /** The shop it shows; a page without one shows several, or none. */
  shopId: number | undefined;
  /** What a visit of it counts as. */
  view: View | undefined;
  /** Its visitor gets a key for a first cart. */
  offersCart: boolean;
  /** ms since 1970. */
  freshUntil: number;
}

export type NewPage<View = unknown> = Pick<CachedPage<View>, "headers" | "shopId" | "view" | "offersCart"> & {
  body: string;
};

export interface CachedPages<View> {
  /** The page of this key, if it is fresh. While one is being made anew, those who ask for it wait for that one. */
  find(key: string): Promise<CachedPage<View> | undefined>;
  /** Makes a page and keeps it, if `make` says that it may be shared. */
  make(key: string, make: () => Promise<NewPage<View> | undefined>): Promise<CachedPage<View> | undefined>;
  /** A change of a shop makes its pages old, and those that show several shops; without a shop, all pages. */
  forget(shopId?: number): void;
}

/**
 * Pages kept in this process for visitors without a session. Nothing of a visitor can get into one: it is made without
 * cookies, and kept only when its loader shared it and nothing was set for the visitor.
 */
export function createCachedPages<View>(now: () => number = () => Date.now()): CachedPages<View> {
  const pages = new LRUCache<string, CachedPage<View>>({
    maxSize: room,
    // Beside the plain form there are up to two compressed ones.
    sizeCalculation: (page) => Math.ceil(page.plain.byteLength * 1.5) + 1024,
  });
  const underWay = new Map<string, Promise<CachedPage<View> | undefined>>();
  let changes = 0;
  return {
    async find(key) {
      const page = pages.get(key);
      if (page && page.freshUntil > now()) return page;
      return page && underWay.get(key);
    },
    make(key, make) {
      const changesBefore = changes;
      const making = make().then((made) => {
        if (!made) return undefined;
        const page = newCachedPage(made, changes === changesBefore ? now() + freshMilliseconds : 0);
        pages.set(key, page);
        return page;
      });
      underWay.set(key, making);
      const isOver = () => {
        if (underWay.get(key) === making) underWay.delete(key);
      };
      making.then(isOver, isOver);
      return making;
    },
    forget(shopId) {
      changes += 1;
      for (const page of pages.values())
        if (shopId === undefined || page.shopId === undefined || page.shopId === shopId) page.freshUntil = 0;
    },
  };
}

function newCachedPage<View>({ body, ...page }: NewPage<View>, freshUntil: number): CachedPage<View> {
  const plain = new TextEncoder().encode(body);
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { ...page, plain, etag, packed: new Map(), freshUntil };
}

/** A cached page as the answer to a request; without a body where the visitor has this very one (RFC 9110 §13.1.2). */
export async function answerFromCache(
  page: CachedPage,
  request: Request,
  headers: Record<string, string>,
): Promise<Response> {
  const known = request.headers.get("if-none-match");
  const nonce = createNonce();
  const policy = page.headers["content-security-policy"] ?? "";
  const all: Record<string, string> = {
    ...page.headers,
    ...headers,
    etag: page.etag,
    vary: "Accept-Encoding, Cookie, Save-Data",
  };
  // For the styles that the page's own scripts make later, such as those that hold the page still under a drawer.
  all["content-security-policy"] = policy.replace(/style-src [^;]*/, `$& 'nonce-${nonce}'`);
  all["server-timing"] = `nonce;desc="${nonce}"`;
  if (known?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === page.etag))
    return new Response(null, { status: 304, headers: all });
  const coding = codingFor(request);
  if (!coding) return new Response(page.plain, { headers: all });
  let packed = page.packed.get(coding);
  if (!packed) {
    packed = compress(page.plain, coding);
    page.packed.set(coding, packed);
  }
  return new Response(await packed, { headers: { ...all, "Content-Encoding": coding } });
}
