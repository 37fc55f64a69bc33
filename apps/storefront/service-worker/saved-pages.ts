import { savedCopyHeader } from "@haat/web-host/saved-copy-header";
import { CacheExpiration } from "workbox-expiration";
import { savedLink, withSavedLinks, withSavedTime } from "./saved-page-html";

const cacheName = "pages";
const savedAtHeader = "X-Saved-At";
/** A page that was saved a moment ago is not asked for again, in ms. */
const newEnough = 5 * 60 * 1000;
const expiration = new CacheExpiration(cacheName, { maxEntries: 40 });

/** Products, the order list and the cart can be read again without a connection; no other page. */
export function isSaveable({ pathname, search }: URL): boolean {
  return /\/product-details\/[^/]+$/.test(pathname) || (/\/(orders|cart)$/.test(pathname) && search === "");
}

/** How often all pages were forgotten. */
let timesForgotten = 0;

/**
 * To be called before a page is asked for.
 * @returns what keeps the page with the time it is from, unless all were forgotten meanwhile: then it may be somebody else's
 */
export function pageSaver(url: URL): (response: Response) => Promise<void> {
  const turn = timesForgotten;
  return (response) => savePage(url, response, () => turn === timesForgotten);
}

async function savePage(url: URL, response: Response, isWanted: () => boolean): Promise<void> {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return;
  const html = await response.text();
  // One without scripts could not say how old it is.
  if (!/<html [^>]*data-scripts=/.test(html)) return;
  const headers = new Headers(response.headers);
  headers.set(savedAtHeader, String(Date.now()));
  const cache = await caches.open(cacheName);
  if (!isWanted()) return;
  await cache.put(url.href, new Response(html, { headers }));
  await expiration.updateTimestamp(url.href);
  await expiration.expireEntries();
}

/** After the router has shown a page without asking for its document: the document is saved, too. */
export async function visitedPage(address: string): Promise<void> {
  const url = new URL(address);
  if (!isSaveable(url)) return;
  const cache = await caches.open(cacheName);
  const known = await cache.match(url.href);
  if (known && Date.now() - savedAt(known) < newEnough) return;
  const save = pageSaver(url);
  const response = await fetch(url.href, { headers: { Accept: "text/html", [savedCopyHeader]: "1" } });
  if (response.ok && !response.redirected) await save(response);
}

/** The saved page, which tells in its root element when it was saved; the page's script says it in words. */
export async function savedPage(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  const page = await cache.match(url.href);
  if (!page) return undefined;
  const html = await page.text();
  return new Response(withSavedTime(html, savedAt(page)), { headers: page.headers });
}

/** The offline page with links to what can be read. */
export async function fillSavedPages(page: Response): Promise<Response> {
  const cache = await caches.open(cacheName);
  const links: string[] = [];
  for (const request of await cache.keys()) {
    const saved = await cache.match(request);
    const title = /<title>([^<]*)<\/title>/.exec((await saved?.text()) ?? "")?.[1];
    const { pathname, search } = new URL(request.url);
    if (title) links.push(savedLink(pathname + search, title));
  }
  const html = await page.text();
  if (links.length === 0) return new Response(html, { headers: page.headers });
  return new Response(withSavedLinks(html, links.reverse()), { headers: page.headers });
}

/** The title of a saved page without the name of its shop. */
export async function savedTitle(url: URL): Promise<string | undefined> {
  const cache = await caches.open(cacheName);
  const page = await cache.match(url.href, { ignoreSearch: true });
  return page && asText(/<h1[^>]*>([^<]*)/.exec(await page.text())?.[1] ?? "");
}

const letters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const asText = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => letters[name] ?? "");

/**
 * Whether somebody may sign in or out with it, of all devices, too: by a form, or on a shop's own host by the address to which
 * the platform sends who has signed in there.
 */
export function changesVisitor({ method, url }: Pick<Request, "method" | "url">): boolean {
  const { pathname, searchParams } = new URL(url);
  if (method === "POST") return /\/(login|logout|signup|my-account)(\/|$)/.test(pathname);
  return pathname.endsWith("/login/platform") && searchParams.has("token");
}

/** Of the one before nothing stays on the phone. */
export async function forgetPages(): Promise<void> {
  timesForgotten += 1;
  await caches.delete(cacheName);
}

/**
 * Answers a request; where somebody may sign in or out with it, all pages are forgotten before, and those that were asked for
 * until it was answered, too: they may be of the one before.
 */
export async function answerAndForget(
  request: Pick<Request, "method" | "url">,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!changesVisitor(request)) return answer();
  // A browser that deletes nothing still signs in.
  const forget = () => forgetPages().catch(() => undefined);
  await forget();
  try {
    return await answer();
  } finally {
    await forget();
  }
}

const savedAt = (page: Response) => Number(page.headers.get(savedAtHeader));
