// The last step of the build: the server's own file, the service worker, and the compressed twins of what browsers load.
import { join } from "node:path";
import { bundleServer } from "../../../scripts/bundle-server.mjs";
import { bundleServiceWorker } from "./bundle-service-worker.mjs";
import { precompress } from "../../../scripts/precompress.mjs";

const folder = join(import.meta.dirname, "..");
await bundleServer(folder, {
  main: "server/main.ts",
  // Beside the server's own file, where the API in it looks for its threads.
  "invoice-thread": "../api/src/features/invoice/invoice-thread.ts",
  "order-paper-thread": "../api/src/features/order-papers/order-paper-thread.ts",
  "shop-app-thread": "../api/src/features/shop-app/shop-app-thread.ts",
  "sheet-thread": "../api/src/features/goods-import/sheet-thread.ts",
  "listing-thread": "../api/src/features/catalogue/listing-thread.ts",
});
await bundleServiceWorker(folder);
precompress(join(folder, "build/client"));
