// The last step of the build: the server's own file, the service worker, and the compressed twins of what browsers load.
import { join } from "node:path";
import { bundleServer } from "../../../scripts/bundle-server.mjs";
import { precompress } from "../../../scripts/precompress.mjs";
import { bundleServiceWorker } from "./bundle-service-worker.mjs";

const folder = join(import.meta.dirname, "..");
await bundleServer(folder, { main: "server/main.ts" });
await bundleServiceWorker(folder);
precompress(join(folder, "build/client"));
