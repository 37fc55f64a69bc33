/** Whether the browser's router asks, which shows the answer itself, and no page is to be sent. */
export function isClientNavigation(request: Request): boolean {
  return new URL(request.url).searchParams.has("_data");
}

/** The page's own path and query: what the router adds to ask for data alone is no part of it. */
export function pagePath(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("_data");
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
