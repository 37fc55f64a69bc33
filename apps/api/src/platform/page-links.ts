import type { CallContext } from "./call";

interface Listing {
  page: number;
  /** The call's path for a page, without the prefix of the API. */
  pathOf: (page: number) => string;
  /** The filters, which go on to the other pages. */
  query: Record<string, string | number | undefined>;
}

/** Paths of the pages after and before one; they also go into the header `Link` (RFC 8288). */
export function neighbours(
  { replyHeaders }: Pick<CallContext, "replyHeaders">,
  { last_page }: { last_page: number },
  { page, pathOf, query }: Listing,
): { next: string | null; prev: string | null } {
  const filters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) filters.set(name, String(value));
  const linkTo = (each: number) => `/api${pathOf(each)}${filters.size > 0 ? `?${filters}` : ""}`;
  const next = page < last_page ? linkTo(page + 1) : null;
  const prev = page > 1 ? linkTo(Math.min(page - 1, last_page)) : null;
  const links = [next && `<${next}>; rel="next"`, prev && `<${prev}>; rel="prev"`].filter(Boolean);
  if (links.length > 0) replyHeaders.set("link", links.join(", "));
  return { next, prev };
}
