// Bundles the API's own process.
import { bundleServer } from "../../scripts/bundle-server.mjs";

// As deep below the workspace as the source is, for it finds the migrations from where it stands.
await bundleServer(import.meta.dirname, {
  "server/serve": "src/serve.ts",
  "server/database-command": "src/database-command.ts",
  "server/invoice-thread": "src/features/invoice/invoice-thread.ts",
  "server/order-paper-thread": "src/features/order-papers/order-paper-thread.ts",
  "server/shop-app-thread": "src/features/shop-app/shop-app-thread.ts",
  "server/sheet-thread": "src/features/goods-import/sheet-thread.ts",
  "server/listing-thread": "src/features/catalogue/listing-thread.ts",
});
