/** Links to what a shop has for programs of others. */
export interface ProgramPaths {
  /** Asks whether an API key is to open nothing any more. */
  apiKeyRevocation(sellerKey: string, id: string): string;
  /** A webhook, its form, or the question whether it is to go. */
  webhook(sellerKey: string, id: string, question?: "edit" | "remove"): string;
}

/** @param ofShop where a shop's pages begin */
export function programPaths(ofShop: (sellerKey: string) => string): ProgramPaths {
  return {
    apiKeyRevocation: (sellerKey, id) => `${ofShop(sellerKey)}/api-keys/${encodeURIComponent(id)}/revoke`,
    webhook: (sellerKey, id, question) =>
      `${ofShop(sellerKey)}/webhooks/${encodeURIComponent(id)}${question ? `/${question}` : ""}`,
  };
}
