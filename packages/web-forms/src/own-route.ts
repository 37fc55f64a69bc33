/**
 * Answers the router itself where it asks the server about the page it stands on (`/__manifest`): it does so before that page's
 * forms are first sent, since a path with a parameter might have a better route, but the server has just answered with this one.
 * Asked over the line, what a visitor puts in the cart would be lost with the question. To be called before the page is hydrated.
 */
export function knowOwnRoute(): void {
  const { fetch } = window;
  window.fetch = (input, init) =>
    isAboutOwnPage(input) ? Promise.resolve(nothingNew()) : fetch(input, init);
}

/** Not by `Response.json()`, which Safari has since 17 only. */
const nothingNew = () => new Response("{}", { headers: { "Content-Type": "application/json" } });

function isAboutOwnPage(input: RequestInfo | URL): boolean {
  if (!(input instanceof URL) || input.pathname !== "/__manifest") return false;
  const [path, ...others] = input.searchParams.getAll("p");
  // The router's own place: on the way back in the history the browser's address is ahead of it.
  return others.length === 0 && path === window.__remixRouter.state.location.pathname;
}
