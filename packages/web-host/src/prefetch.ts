/** Whether a browser fetches a page ahead of a tap, which may never come. */
export const isPrefetch = (headers: Headers): boolean =>
  headers.get("sec-purpose")?.includes("prefetch") ?? false;
