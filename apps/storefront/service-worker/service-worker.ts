/// <reference lib="webworker" />
import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { askedAgain } from "@haat/web-host/asked-again";
import { asksForData, pageAddress, routerHeaders } from "@haat/web-host/router-protocol";
import { withoutTracking } from "@haat/web-host/tracking-parameters";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import type { WorkerMessage } from "../app/shell/service-worker-messages";
import { queuedNames, sendAdd, sendQueued } from "./queued-adds";
import {
  answerAndForget,
  fillSavedPages,
  isSaveable,
  pageSaver,
  savedPage,
  visitedPage,
} from "./saved-pages";

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build (server/bundle.mjs): what is kept from the first visit on. */
declare const __PRECACHED__: { url: string; revision: string | null }[];

/** How long a page that was saved is waited for anew before the saved one is shown, in ms. */
const patienceMilliseconds = 10_000;

/**
 * What the shop does without a connection: the offline page in both languages, products and the order list
 * that were looked at, with their age, and products that are put in the cart, which are sent later. Orders are never sent
 * by themselves: a POST that is not an add is left alone.
 */
precacheAndRoute(__PRECACHED__, { ignoreURLParametersMatching: [] });
void self.skipWaiting();
clientsClaim();

self.addEventListener("activate", (event) => {
  // The page is asked for while this worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: "assets",
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 150, purgeOnQuotaError: true }),
    ],
  }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/media/"),
  new CacheFirst({
    cacheName: "pictures",
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      new ExpirationPlugin({ maxEntries: 120, purgeOnQuotaError: true }),
    ],
  }),
);
registerRoute(
  ({ request }) => request.mode === "navigate",
  ({ event, request }) => answerAndForget(request, () => openPage(event as FetchEvent, request)),
);
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode !== "navigate" && asksForData(url),
  ({ request }) => pageData(request),
);
registerRoute(
  ({ sameOrigin }) => sameOrigin,
  ({ event, request }) => answerAndForget(request, () => sendAdd(event as FetchEvent, request, pageOfQueued)),
  "POST",
);
setCatchHandler(() => Promise.resolve(Response.error()));

self.addEventListener("message", (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === "visited") event.waitUntil(visitedPage(message.url));
  if (message.type === "send") event.waitUntil(sendQueued());
  if (message.type === "queue?") {
    const tell = async () => event.source?.postMessage({ type: "queue", names: await queuedNames() });
    event.waitUntil(tell());
  }
});

/** A page from the network; without one the saved page with its age, or the page that says that there is no connection. */
async function openPage(event: FetchEvent, request: Request): Promise<Response> {
  const url = new URL(withoutTracking(request.url));
  const save = pageSaver(url);
  const saved = request.method === "GET" ? await savedPage(url) : undefined;
  try {
    const asked = fetchPage(event, request);
    const response = saved ? await Promise.race([asked, tooLate()]) : await asked;
    if (request.method === "GET" && isSaveable(url) && response.ok && !response.redirected)
      event.waitUntil(save(response.clone()));
    return response;
  } catch {
    return saved ?? offlinePage(url);
  }
}

/** What follows a form that waits: the product's page as it was saved, which says what waits; else the offline page. */
const pageOfQueued = async (url: URL) => (await savedPage(url)) ?? offlinePage(url);

async function fetchPage(event: FetchEvent, request: Request): Promise<Response> {
  // A preload that the browser gave up says nothing of the connection; older browsers have none.
  const preload = event.preloadResponse as Promise<Response | undefined> | undefined;
  const early = await preload?.catch(() => undefined);
  return early ?? (request.method === "GET" ? askedAgain(request) : fetch(request));
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("too late")), patienceMilliseconds));
}

async function offlinePage(url: URL): Promise<Response> {
  const path = /^\/en(\/|$)/.test(url.pathname) ? "/en/offline" : "/offline";
  const page = await matchPrecache(path);
  return page ? fillSavedPages(page) : Response.error();
}

/** The data of a page for the router; without a connection it opens the page as a document, which may have been saved. */
async function pageData(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return new Response(null, {
      status: 204,
      headers: {
        [routerHeaders.redirect]: pageAddress(new URL(request.url)),
        [routerHeaders.status]: "302",
        [routerHeaders.reloadDocument]: "true",
      },
    });
  }
}
