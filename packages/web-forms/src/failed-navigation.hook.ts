import { useEffect, useState } from "react";
import { asksForData, routerHeaders } from "@haat/web-host/router-protocol";

/** A page that did not come, in the words that its own page would have. */
export interface FailedNavigation {
  title: string;
  text: string;
}

/** Too late, or too many. */
const failed: readonly number[] = [408, 429];

/**
 * Keeps the visitor on the page they are on when the next one comes too late or is one too many, and tells which words a
 * dialog should say over it. The router has no way to give a navigation up from within, so its requests are watched: a
 * loader of ours in every route would make each first visit wait for the route's script before it asks for data.
 */
export function useFailedNavigation(): FailedNavigation | undefined {
  const [failure, setFailure] = useState<FailedNavigation>();
  useEffect(() => {
    const { fetch } = window;
    window.fetch = async (...request) => {
      const answer = await fetch(...request);
      const asksForPage = isForNextPage(...request) && answer.headers.has(routerHeaders.failed);
      if (!asksForPage || !failed.includes(answer.status) || !canStay()) return answer;
      const words: unknown = await answer.clone().json();
      if (!isFailedNavigation(words)) return answer;
      setFailure({ title: words.title, text: words.text });
      stay();
      // Nobody waits for it any more.
      return new Promise<Response>(() => undefined);
    };
    return () => {
      window.fetch = fetch;
    };
  }, []);
  return failure;
}

/** Whether the answer of a page that failed has the words for it. */
function isFailedNavigation(words: unknown): words is FailedNavigation {
  if (typeof words !== "object" || words === null) return false;
  return (
    "title" in words && "text" in words && typeof words.title === "string" && typeof words.text === "string"
  );
}

/** Whether this is what the navigation under way waits for, and not a part of the page that asks for itself. */
function isForNextPage(input: RequestInfo | URL, init?: RequestInit): boolean {
  if ((init?.method ?? "GET").toUpperCase() !== "GET" || input instanceof Request) return false;
  const url = new URL(input, window.location.href);
  return asksForData(url) && url.pathname === router().state.navigation.location?.pathname;
}

/** The router itself: what is drawn of its state may be a moment behind. */
const router = () => window.__remixRouter;

/** Only on the way by a link or a search: after a form something has changed, and "back" has changed the address already. */
function canStay(): boolean {
  const { navigation, location } = router().state;
  const isHere = window.location.pathname + window.location.search === location.pathname + location.search;
  return navigation.state === "loading" && navigation.formMethod?.toUpperCase() !== "POST" && isHere;
}

const nowhere = "#stay";

/** A step to a part of the same page ends the one under way and asks the server nothing; the address is as before. */
function stay(): void {
  const { pathname, search, hash, state } = router().state.location;
  const target = { pathname, search, hash: hash || nowhere };
  void router().navigate(target, { replace: true, preventScrollReset: true, state: state as unknown });
  if (!hash || hash === nowhere)
    requestAnimationFrame(() => window.history.replaceState(window.history.state, "", pathname + search));
}
