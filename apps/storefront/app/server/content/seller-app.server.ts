/**
 * The address of a store's listing of the seller's app from the environment (README.md, "Settings"); none where there is no
 * such listing. @throws where it is no web address: a redirect to anything else could run code
 */
export function sellerAppUrl(
  environment: Record<string, string | undefined> = process.env,
): string | undefined {
  if (!environment.SELLER_APP_URL) return undefined;
  const url = new URL(environment.SELLER_APP_URL);
  if (url.protocol !== "https:") throw new Error("SELLER_APP_URL must begin with https://");
  return url.href;
}
