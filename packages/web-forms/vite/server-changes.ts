import type { Plugin } from "vite";

/**
 * Tells of every change below folders whose modules the server runs, when Vite has forgotten what it knew of them.
 * Without it only the pages' own source is watched, and what the browser does not load makes no difference.
 * @param folders absolute, with slashes
 */
export function serverChanges(folders: readonly string[], onChange: () => void): Plugin {
  return {
    name: "haat-server-changes",
    apply: "serve",
    // Before the hooks of others, which may keep it waiting.
    enforce: "pre",
    configureServer({ watcher }) {
      watcher.add([...folders]);
    },
    hotUpdate({ file }) {
      const isServers = folders.some((folder) => file.startsWith(`${folder}/`));
      // Asked for each environment, the browser's first; the modules of all of them are forgotten by then.
      if (isServers && this.environment.name === "client") onChange();
    },
  };
}
