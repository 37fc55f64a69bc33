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
  const next = input.page < lastPage ? pathOf(input.page + 1) : null;
  const prev = input.page > 1 ? pathOf(Math.min(input.page - 1, lastPage)) : null;
  const links = [next && `<${next}>; rel="next"`, prev && `<${prev}>; rel="prev"`].filter(Boolean);
  if (links.length > 0) replyHeaders.set("link", links.join(", "));
  return { next, prev };
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
