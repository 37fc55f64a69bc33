/** The files of the API's threads, below `apps/api`, by the names that they have beside a bundle. */
export const apiThreads = {
  "invoice-thread": "src/features/invoice/invoice-thread.ts",
  "order-paper-thread": "src/features/order-papers/order-paper-thread.ts",
  "shop-app-thread": "src/features/shop-app/shop-app-thread.ts",
  "sheet-thread": "src/sheets/sheet-thread.ts",
  "listing-thread": "src/features/catalogue/listing-thread.ts",
};
