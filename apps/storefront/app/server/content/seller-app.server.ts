/** Where sellers get their app (README.md, "Settings"); the specification's `/mobile` leads there. */
const fallback = "https://play.google.com/store/apps/details?id=bd.haat.seller";

/**
 * The address of the seller app's store listing from the environment. @throws where it is no web address: a redirect to
 * anything else could run code
 */
export function sellerAppUrl(environment: Record<string, string | undefined> = process.env): string {
  const url = new URL(environment.SELLER_APP_URL || fallback);
  if (url.protocol !== "https:") throw new Error("SELLER_APP_URL must begin with https://");
  return url.href;
}
