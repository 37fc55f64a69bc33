import type { AnyContractProcedure } from "@orpc/contract";

/** Where the pages next to this one are; `null` at the ends. */
export interface PageLinks {
  next: string | null;
  prev: string | null;
}

/**
 * The paths of the pages next to one of a list, with the same query, and the same as a `Link` header (RFC 8288).
 * @param call the call's contract; its path has a `{page}`
 * @param input what the call was asked with; what stands in the path is not repeated in the query
 */
export function linkPages(
  call: AnyContractProcedure,
  input: { page: number; [name: string]: unknown },
  lastPage: number,
  replyHeaders: Map<string, string>,
): PageLinks {
  const pathOf = (page: number) => pathWith(call["~orpc"].route.path ?? "", { ...input, page });
  const links = {
    first: pathOf(1),
    prev: input.page > 1 ? pathOf(Math.min(input.page - 1, lastPage)) : null,
    next: input.page < lastPage ? pathOf(input.page + 1) : null,
    last: pathOf(lastPage),
  };
  const header = Object.entries(links).flatMap(([rel, path]) => (path ? [`<${path}>; rel="${rel}"`] : []));
  replyHeaders.set("link", header.join(", "));
  return { next: links.next, prev: links.prev };
}

function pathWith(template: string, input: object): string {
  const rest = new Map<string, unknown>(Object.entries(input));
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of rest) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) query.append(name, String(one));
    }
  }
  return `/api${path}${query.size > 0 ? `?${query.toString()}` : ""}`;
}
