import { nextMidnightInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { LRUCache } from "lru-cache";
import { codingFor } from "./compression";
import { createFilledBodies, createPageBody, type PageBody } from "./page-body";
import { createNonce } from "./security-headers";
import { cutAtSlots, fillBody } from "./slotted-body";
import type { SlotValues } from "./slots";

/** How long a page may be used when no change is heard of, in ms: stock alone is not told (docs/decisions/009). */
const freshMilliseconds = 5000;
/** How long a page is kept, in ms: that old it may still be shown while none can be made (docs/decisions/067). */
const keptMilliseconds = 24 * 60 * 60_000;
/** Room for cached pages, in bytes: some 2,800 of them. A process has at most 350 MiB with it (`node bench/memory.mjs`). */
const room = 36 * 1024 * 1024;
/** How many addresses are remembered as those of pages for many. */
const mostAddresses = 20_000;

/**
 * A page that is the same for many visitors, but for what fills its slots.
 * @typeParam View what a look at it counts as
 */
export interface CachedPage<View = unknown> {
  headers: Readonly<Record<string, string>>;
  /** Names of its slots: what of the visitor is in it. */
  wanted: readonly string[];
  /** Its body for a visitor with these values in its slots. */
  bodyFor: (values: SlotValues) => PageBody;
  /** Room that it takes, in bytes. */
  size: number;
  /** The shop it shows; a page without one shows several, or none. */
  shopId: number | undefined;
  /** The key by which that shop's calls know it. */
  sellerKey: string | undefined;
  /** What a visit of it counts as. */
  view: View | undefined;
  /** Its visitor gets a key for a first cart. */
  offersCart: boolean;
  /** What it was drawn from: a page that would be drawn from the same is this one. */
  drawnFrom: string | undefined;
  /** When it was made last, drawn or not, in ms since 1970. */
  madeAt: number;
  freshUntil: number;
}

type FoundOut = "wanted" | "bodyFor" | "size" | "madeAt" | "freshUntil";
export type NewPage<View = unknown> = Omit<CachedPage<View>, FoundOut> & { body: Buffer<ArrayBuffer> };

/** Instead of a page for many: there is one for each, or none; or it could not be made at this moment. */
export type NoPage = "own" | "failed";

export interface CachedPages<View> {
  /** The page of this key, if it is fresh. While one is being made anew, those who ask for it wait for that one. */
  find(key: string): Promise<CachedPage<View> | undefined>;
  /** The page of this key as it was made last, however old. */
  last(key: string): CachedPage<View> | undefined;
  /** Makes a page and keeps it, if it may be shared; what was kept stays where none could be made, and where it is still right. */
  make(
    key: string,
    make: () => Promise<NewPage<View> | CachedPage<View> | NoPage>,
  ): Promise<CachedPage<View> | undefined>;
  /** Whether the page of this address was one for many when it was made last for this kind of visitor; else, for any. */
  isForMany(address: string, kind: string): boolean;
  noteForMany(address: string, kind: string, isForMany: boolean): void;
  /** A change of a shop makes its pages old, and those that show several shops; without a shop, all pages. */
  forget(shopId?: number): void;
}

/**
 * Pages kept in this process for many visitors. Nothing of one of them can get into it: it is made without cookies, and kept
 * only when its loader shared it and nothing was set for the visitor.
 */
export function createCachedPages<View>(now: () => number = () => Date.now()): CachedPages<View> {
  const pages = new LRUCache<string, CachedPage<View>>({
    maxSize: room,
    sizeCalculation: ({ size }) => size,
    ttl: keptMilliseconds,
  });
  const addresses = new LRUCache<string, boolean>({ max: mostAddresses });
  const underWay = new Map<string, Promise<CachedPage<View> | undefined>>();
  let changes = 0;
  return {
    async find(key) {
      const page = pages.get(key);
      if (page && page.freshUntil > now()) return page;
      return page && underWay.get(key);
    },
    last: (key) => pages.get(key),
    make(key, make) {
      const changesBefore = changes;
      // What is shown by days, such as a banner, begins and ends at midnight: no page of the day before is used after it.
      const midnight = nextMidnightInBangladesh(new Date(now())).getTime();
      const making = make().then((made) => {
        if (made === "own") pages.delete(key);
        if (made === "own" || made === "failed") return undefined;
        const madeAt = now();
        const isNew = changes === changesBefore;
        const freshUntil = isNew ? Math.min(madeAt + freshMilliseconds, midnight) : 0;
        const page = { ...("body" in made ? withBodies(made) : made), madeAt, freshUntil };
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
    isForMany: (address, kind) => addresses.get(`${address} ${kind}`) ?? addresses.get(address) ?? false,
    noteForMany(address, kind, isForMany) {
      addresses.set(`${address} ${kind}`, isForMany);
      if (isForMany) addresses.set(address, true);
    },
    forget(shopId) {
      changes += 1;
      for (const page of pages.values())
        if (shopId === undefined || page.shopId === undefined || page.shopId === shopId) page.freshUntil = 0;
    },
  };
}

function withBodies<View>({ body, ...page }: NewPage<View>): Omit<CachedPage<View>, "madeAt" | "freshUntil"> {
  const cut = cutAtSlots(body, page.headers["content-type"] ?? "");
  const wanted = cut?.wanted ?? [];
  const bodyFor =
    cut && wanted.length > 0 ? createFilledBodies(cut) : sameForAll(cut ? fillBody(cut, {}) : body);
  // Beside the plain form there are some compressed ones.
  return { ...page, wanted, bodyFor, size: body.byteLength * 2 + 1024 };
}

function sameForAll(plain: Uint8Array<ArrayBuffer>): () => PageBody {
  const body = createPageBody(plain);
  return () => body;
}

/**
 * A cached page as the answer to a request; without a body where the visitor has this very one (RFC 9110 §13.1.2).
 * @param values what fills its slots for this visitor
 */
export function answerFromCache(
  page: CachedPage,
  request: Request,
  headers: Record<string, string>,
  values: SlotValues = {},
): Response {
  const { etag, plain, packed } = page.bodyFor(values);
  const nonce = createNonce();
  const policy = page.headers["content-security-policy"] ?? "";
  const all: Record<string, string> = {
    ...page.headers,
    ...headers,
    etag,
    vary: "Accept-Encoding, Cookie, Save-Data",
  };
  // For the styles that the page's own scripts make later, such as those that hold the page still under a drawer.
  all["content-security-policy"] = policy.replace(/style-src [^;]*/, `$& 'nonce-${nonce}'`);
  all["server-timing"] = `nonce;desc="${nonce}"`;
  const known = request.headers.get("if-none-match");
  if (known?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag))
    return new Response(null, { status: 304, headers: all });
  const coding = codingFor(request);
  if (!coding) return new Response(plain(), { headers: all });
  return new Response(packed(coding), { headers: { ...all, "Content-Encoding": coding } });
}
