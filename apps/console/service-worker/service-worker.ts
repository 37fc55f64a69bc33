/// <reference lib="webworker" />
import { askedAgain } from "@haat/web-host/asked-again";
import { languageOfPath } from "@haat/web-host/language-of-path";
import { isOfSharedPhotos, keepSharedPhotos } from "../app/shared-photos";

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build (server/bundle-service-worker.mjs). */
declare const __VERSION__: string;
declare const __KEPT__: readonly string[];

/**
 * Shows a page that says so where there is no connection, tells of new orders, and keeps photos that another app shares until a
 * page takes them out. Nothing else is kept: what the console shows is somebody's own, and
 * may be old a moment later.
 */
const cacheName = `console-${__VERSION__}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(__KEPT__)));
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method === "POST" && origin === self.location.origin && sharePaths.includes(pathname))
    return event.respondWith(keepShared(request, pathname));
  if (request.mode === "navigate" && request.method === "GET")
    return event.respondWith(askedAgain(request).catch(() => offlinePage(pathname)));
  if (origin === self.location.origin && __KEPT__.includes(pathname))
    event.respondWith(fetch(request).catch(() => kept(pathname)));
});

/** What the server says of a new order (`order-push.job.usecases.ts` of the API); of one order it is shown once. */
interface OrderNews {
  title: string;
  body: string;
  href: string;
  tag: string;
}

self.addEventListener("push", (event) => {
  if (!event.data) return;
  const { title, body, href, tag } = event.data.json() as OrderNews;
  const shown = { body, tag, icon: "/icon-192.png", badge: "/icon-192.png", data: href };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openDesk(String(event.notification.data)));
});

/** A desk that is open already is looked at; it hears of the order itself. */
async function openDesk(href: string): Promise<void> {
  const { pathname } = new URL(href);
  const open = await self.clients.matchAll({ type: "window" });
  const desk = open.find(({ url }) => new URL(url).pathname === pathname);
  if (desk) await desk.focus();
  else await self.clients.openWindow(pathname);
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  const isOld = (name: string) => name !== cacheName && !isOfSharedPhotos(name);
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
}

/** Where the manifest has other apps send photos to; no server would take a post from there. */
const sharePaths = ["/share", "/en/share"];

async function keepShared(request: Request, pathname: string): Promise<Response> {
  await keepSharedPhotos(await request.formData());
  return Response.redirect(pathname, 303);
}

const offlinePage = (pathname: string) =>
  kept(languageOfPath(pathname) === "en" ? "/en/offline" : "/offline");

async function kept(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error();
}
