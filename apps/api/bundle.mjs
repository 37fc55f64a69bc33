// Bundles the API's own process.
import { bundleServer } from "../../scripts/bundle-server.mjs";
import { apiThreads } from "../../scripts/api-threads.mjs";

// As deep below the workspace as the source is, for it finds the migrations from where it stands.
await bundleServer(import.meta.dirname, {
  "server/serve": "src/serve.ts",
  "server/database-command": "src/database-command.ts",
  ...Object.fromEntries(Object.entries(apiThreads).map(([name, file]) => [`server/${name}`, file])),
});
