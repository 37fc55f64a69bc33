import { randomUUID } from "node:crypto";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "@haat/contract/shared/languages";
import { formatDateTime, formatTime } from "@haat/i18n/dates";
import { translator } from "@haat/i18n/translator";
import type { CachedPage, CachedPages } from "@haat/web-host/cached-pages";
import { codingFor, compressOnce } from "@haat/web-host/compression";
import { languageOfPath } from "@haat/web-host/language-of-path";
import { asksForData, pageAddress, routerHeaders } from "@haat/web-host/router-protocol";
import type { SlotValues } from "@haat/web-host/slots";
import { cartSlotNames } from "../app/server/present/visitor-glance.server";
import { visitorKind, type VisitorKind } from "../app/server/session/visitor.server";
import { emptyPageAge, LastPageNote, pageAge } from "../app/shell/last-page-note";
import type { RenderJob } from "./page-rendering";

/** For how long older pages are shown without trying, once nothing could be made, in ms; then one visitor tries again. */
const pauseMilliseconds = 1000;

/** Tells whether it is worth trying to make a page, while what pages are made of does not answer. */
export function createOutage(now: () => number = Date.now) {
  let isOut = false;
  let triedAt = 0;
  return {
    /** Nobody waits in vain, but one visitor each second. */
    isPaused(): boolean {
      if (!isOut) return false;
      if (now() - triedAt < pauseMilliseconds) return true;
      triedAt = now();
      return false;
    },
    note(hasAnswered: boolean): void {
      isOut = !hasAnswered;
      triedAt = now();
    },
  };
}

/**
 * Who may see the page of whom while their own cannot be made, the best first. A page for guests has places for what is a
 * visitor's own; one for nobody says that the cart is empty, and the key in its form is that of a first cart.
 */
const readableBy: Record<VisitorKind, readonly VisitorKind[]> = {
  anonymous: ["anonymous", "guest"],
  guest: ["guest"],
  customer: ["customer", "guest"],
};

/** The page as it was made last, for a visitor whom it may be shown to. @param keyOf key of a page for visitors of a kind */
export function lastPageFor<View>(
  pages: Pick<CachedPages<View>, "last">,
  { session, visit }: Pick<RenderJob, "session" | "visit">,
  keyOf: (kind: VisitorKind) => string,
): CachedPage<View> | undefined {
  const { method, url } = visit.request;
  if ((method !== "GET" && method !== "HEAD") || url.includes("%00")) return undefined;
  for (const kind of readableBy[visitorKind(session.data)]) {
    const page = pages.last(keyOf(kind));
    if (page) return page;
  }
  return undefined;
}

/**
 * A page that cannot be made at this moment, as it was when it was made last, and says so. What of it is the visitor's own
 * cannot be had either. The router of a page's scripts is sent to the browser, which brings the whole document.
 * @param cookie what the visitor's browser is to keep
 */
export function answerWithLast(
  page: CachedPage,
  { visit }: Pick<RenderJob, "visit">,
  cookie?: string,
): Response {
  const { request, requestId } = visit;
  const headers = new Headers({ "X-Request-Id": requestId, "Cache-Control": "private, no-store" });
  if (cookie) headers.append("Set-Cookie", cookie);
  const url = new URL(request.url);
  if (asksForData(url)) {
    headers.set(routerHeaders.redirect, pageAddress(url));
    headers.set(routerHeaders.status, "302");
    headers.set(routerHeaders.reloadDocument, "yes");
    return new Response(null, { status: 204, headers });
  }

  const language = languageOfPath(url.pathname);
  const translate = translator(language);
  const note = createElement(LastPageNote, {
    text: translate("pages.lastPage.text", {
      time: momentInWords(page.madeAt, language),
    }),
    again: { label: translate("pages.lastPage.again"), href: pageAddress(url) },
  });
  const values = unknownValues(translate("pages.lastPage.cart"));
  const html = Buffer.from(page.bodyFor(values).plain()).toString();
  const body = Buffer.from(html.replace(emptyPageAge, () => pageAge(renderToStaticMarkup(note))));

  for (const [name, value] of Object.entries(page.headers)) if (!headers.has(name)) headers.set(name, value);
  // How long it has been no longer fresh (RFC 9211 §2.4).
  headers.set("Cache-Status", `haat; hit; ttl=-${Math.ceil((Date.now() - page.madeAt) / 1000)}`);
  headers.set("Vary", "Accept-Encoding, Cookie, Save-Data");
  const coding = codingFor(request);
  if (!coding) return new Response(body, { headers });
  headers.set("Content-Encoding", coding);
  return new Response(compressOnce(body, coding), { headers });
}

/** How long only the time of day is said, in ms. */
const sameDayMilliseconds = 12 * 60 * 60_000;

function momentInWords(madeAt: number, language: Language): string {
  const inWords = Date.now() - madeAt < sameDayMilliseconds ? formatTime : formatDateTime;
  return inWords(new Date(madeAt).toISOString(), language);
}

/** What stands for what is a visitor's own and cannot be had. Each form counts once, also when all is there again. */
function unknownValues(cart: string): SlotValues {
  return { [cartSlotNames.count]: "", [cartSlotNames.label]: cart, [cartSlotNames.version]: randomUUID() };
}
