import { withoutTracking } from "@haat/web-host/tracking-parameters";

/**
 * Takes out of the browser's address what tells one click from another: the page that stands there was made without, and is
 * passed on without. To be called before React takes the page over, which compares both.
 */
export function clearTracking({ location, history }: Pick<Window, "location" | "history">): void {
  const address = location.pathname + location.search;
  const kept = withoutTracking(address);
  // With the host: a path of two slashes would name another one.
  if (kept !== address) history.replaceState(history.state, "", location.origin + kept + location.hash);
}
