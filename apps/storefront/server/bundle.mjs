// The last step of the build: the server's own file, the service worker, and the compressed twins of what browsers load.
import { join } from "node:path";
import { bundleServer } from "../../../scripts/bundle-server.mjs";
import { apiThreads } from "../../../scripts/api-threads.mjs";
import { bundleServiceWorker } from "./bundle-service-worker.mjs";
import { precompress } from "../../../scripts/precompress.mjs";

const folder = join(import.meta.dirname, "..");
await bundleServer(folder, {
  main: "server/main.ts",
  // Beside the server's own file, where the API in it looks for its threads.
  ...Object.fromEntries(Object.entries(apiThreads).map(([name, file]) => [name, `../api/${file}`])),
});
await bundleServiceWorker(folder);
precompress(join(folder, "build/client"));
