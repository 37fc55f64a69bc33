import { join } from "node:path";
import type { Plugin } from "vite";

const reload = "window.location.reload();";

/** Remix loads the page anew whenever a route's script cannot be loaded; here it asks src/reload-limit.ts first. */
export function reloadLimit(): Plugin {
  const limit = join(import.meta.dirname, "../src/reload-limit.ts");
  return {
    name: "haat-reload-limit",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith("@remix-run/react/dist/esm/routeModules.js")) return undefined;
      if (!code.includes(reload)) this.error("Remix no longer reloads where it did: look at routeModules.js");
      return {
        code: `import { mayReload } from ${JSON.stringify(limit)};\n${code.replace(reload, `if (!mayReload()) throw error; ${reload}`)}`,
        map: null,
      };
    },
  };
}
