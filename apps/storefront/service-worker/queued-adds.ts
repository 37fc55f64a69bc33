/// <reference lib="webworker" />
import { pageAddress, routerHeaders } from "@haat/web-host/router-protocol";
import { Queue } from "workbox-background-sync";
import type { PutInCartAnswer } from "../app/routes/catalogue/product/put-in-cart-answer";
import type { PageMessage } from "../app/shell/service-worker-messages";
import { savedTitle } from "./saved-pages";

declare const self: ServiceWorkerGlobalScope;

/** Products that were put in the cart without a connection. A day later nobody remembers them. */
const queue = new Queue("adds", { maxRetentionTime: 24 * 60, onSync: sendQueued });

/**
 * Sends a form. Only "put in the cart" is kept for later when nobody takes it; by the version of the cart in it the
 * server knows it again, should it have arrived after all (docs/decisions/016). Everything else, orders before all, fails
 * as it would have.
 * @param later the page to answer with where the browser itself sent the form, before the page's scripts ran
 */
export async function sendAdd(
  event: FetchEvent,
  request: Request,
  later: (url: URL) => Promise<Response | undefined>,
): Promise<Response> {
  const url = new URL(request.url);
  const isProduct = /\/product-details\/[^/]+$/.test(url.pathname);
  const body = isProduct ? await request.clone().text() : "";
  if (new URLSearchParams(body).get("intent") !== "add") return fetch(request);
  try {
    const answer = await fetch(request.clone());
    // A server that can take nothing at this moment is as good as none.
    if (answer.status !== 503 || !answer.headers.has(routerHeaders.failed)) return answer;
    throw new Error("not taken");
  } catch {
    const { headers } = request;
    const add = new Request(request.url, { method: "POST", headers, body, credentials: "same-origin" });
    const name = (await savedTitle(url)) ?? decodeURIComponent(url.pathname.split("/").at(-1) ?? "");
    await queue.pushRequest({ request: add, metadata: { name } });
    event.waitUntil(tellPages({ type: "queue", names: await queuedNames() }));
    if (request.mode === "navigate") return (await later(url)) ?? Response.error();
    const answer: PutInCartAnswer = { added: "later", isUnsent: true, path: pageAddress(url) };
    return Response.json(answer);
  }
}

/** Names of the products that wait. */
export async function queuedNames(): Promise<string[]> {
  return (await queue.getAll()).map(nameOf);
}

/** Sends what waits, in order; what the server refuses is told and dropped, and a lost connection stops it. */
export async function sendQueued(): Promise<void> {
  const sent: string[] = [];
  const refused: string[] = [];
  for (let entry = await queue.shiftRequest(); entry; entry = await queue.shiftRequest()) {
    const name = nameOf(entry);
    try {
      const response = await fetch(entry.request.clone());
      if (response.status >= 500) throw new Error(`status ${response.status}`);
      (response.ok ? sent : refused).push(name);
    } catch (error) {
      await queue.unshiftRequest(entry);
      await tellAll(sent, refused);
      throw error;
    }
  }
  await tellAll(sent, refused);
}

async function tellAll(sent: string[], refused: string[]): Promise<void> {
  if (sent.length > 0) await tellPages({ type: "sent", names: sent });
  if (refused.length > 0) await tellPages({ type: "refused", names: refused });
  await tellPages({ type: "queue", names: await queuedNames() });
}

const nameOf = ({ metadata }: { metadata?: object }) =>
  String((metadata as { name?: string } | undefined)?.name ?? "");

async function tellPages(message: PageMessage): Promise<void> {
  for (const client of await self.clients.matchAll({ type: "window" })) client.postMessage(message);
}
