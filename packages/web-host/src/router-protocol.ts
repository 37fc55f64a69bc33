/**
 * What Remix's router in the browser and its server say to each other. Nothing else of ours knows these names: a router that
 * speaks otherwise is met here, in the storefront's `server/router/` and in `web-forms/form-refusals.server.ts`.
 */

/** In a page's address: only its data is asked for. The value is a route's id. */
const dataQuery = "_data";

/** Whether the router asks for the data of a page, and not a browser for the document. */
export const asksForData = ({ searchParams }: URL): boolean => searchParams.has(dataQuery);

/**
 * Path and query of the page that a request is about, whoever asks. It begins with one slash, also where somebody asked with
 * several: a path such as `//other.example` is another host's address to who reads it as one, and `//` is none at all.
 */
export function pageAddress({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete(dataQuery);
  const path = pathname.replace(/^\/+/, "/");
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Headers of the server's answers to the router. */
export const routerHeaders = {
  /** Where it is to go. */
  redirect: "X-Remix-Redirect",
  /** The status that a redirect would have had. */
  status: "X-Remix-Status",
  /** It is to ask again for what stands around the page. */
  revalidate: "X-Remix-Revalidate",
  /** It is to leave the page to the browser. */
  reloadDocument: "X-Remix-Reload-Document",
  /** The body is of a page that failed. */
  failed: "X-Remix-Catch",
} as const;
