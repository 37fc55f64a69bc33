/** Whether the browser's router asks, which shows the answer itself, and no page is to be sent. */
export function isClientNavigation(request: Request): boolean {
  return new URL(request.url).searchParams.has("_data");
}
