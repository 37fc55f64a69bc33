import type { WaitingContent } from "../rows/stock-alert.rows";

/** Who waits for what the demo's grocery has sold out. */
export const groceryAlerts: { shop: string; waiting: readonly WaitingContent[] } = {
  shop: "kacha-bazar",
  waiting: [
    { product: "mutton-leg", phone: "+8801700000011", language: "bn", daysAgo: 2 },
    { product: "mutton-leg", phone: "+8801700000012", language: "en", daysAgo: 1 },
    { product: "mutton-leg", phone: "+8801700000014", language: "bn", daysAgo: 1 },
    { product: "red-spinach", phone: "+8801700000015", language: "bn", daysAgo: 1 },
  ],
};
