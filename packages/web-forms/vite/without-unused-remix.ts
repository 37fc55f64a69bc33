import type { Plugin } from "vite";

interface Cut {
  /** The words of Remix's source that stand there, each occurrence of which is replaced. */
  from: string;
  to: string;
}

const folder = "@remix-run/react/dist/esm/";

/** What the flags in vite.config.ts settle before anything runs: single fetch is off, and nothing is a page without a server. */
const settledFlags: readonly Cut[] = [
  { from: "window.__remixContext.future.v3_singleFetch", to: "false" },
  { from: "window.__remixContext.isSpaMode", to: "false" },
  { from: "future.v3_singleFetch", to: "false" },
];

/**
 * What of Remix's client no page of ours can reach, by file: `<Scripts>` writes its scripts on the server and leaves them
 * alone in a browser; no loader defers, no route links to another's page, none has a fallback to show until it is hydrated.
 */
const cuts: Readonly<Record<string, readonly Cut[]>> = {
  "browser.js": [],
  "components.js": [
    { from: "isPageLinkDescriptor(link) ?", to: "false ?" },
    {
      from: "static: isStatic,\n    staticContext\n  } = useDataRouterContext();",
      to: "} = useDataRouterContext();",
    },
    { from: "let contextScript = staticContext ?", to: "let contextScript = false ?" },
    {
      from: "staticContext === null || staticContext === void 0 ? void 0 : staticContext.activeDeferreds",
      to: "undefined",
    },
    { from: 'contextScript += !activeDeferreds ? "" :', to: 'contextScript += true ? "" :' },
    { from: 'let routeModulesScript = !isStatic ? " " :', to: 'let routeModulesScript = true ? " " :' },
    { from: 'if (!isStatic && typeof __remixContext === "object" && __remixContext.a)', to: "if (false)" },
  ],
  "links.js": [],
  "routes.js": [
    { from: 'route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', to: "undefined" },
    { from: "isDeferredResponse(result) && result.body", to: "false" },
    { from: "isDeferredData(result)", to: "false" },
  ],
};

/** What a page of ours must not use, as it would not be there. */
const unused =
  /\bHydrateFallback\b|\bexport (?:const|function) links\b|\bimport\s*\{[^}]*\b(?:defer|Await)\b[^}]*\}\s*from\s*"@remix-run/;

/**
 * Leaves out of the client's build what Remix ships to every browser and none of our pages runs (docs/decisions/003). The
 * build stops where Remix no longer says what is replaced here, and where a page of ours begins to use it.
 */
export function withoutUnusedRemix(): Plugin {
  return {
    name: "haat-without-unused-remix",
    apply: "build",
    // Before anything else: our own modules are looked at as they were written.
    enforce: "pre",
    transform(code, id) {
      if (!id.includes("/node_modules/")) {
        if (unused.test(code)) this.error(`${id} uses what without-unused-remix.ts leaves out`);
        return undefined;
      }
      const file = id.split(folder)[1];
      const own = file && cuts[file];
      if (!own) return undefined;
      const missing = own.find(({ from }) => !code.includes(from));
      if (missing) this.error(`Remix no longer says "${missing.from}": look at ${file}`);
      return { code: [...own, ...settledFlags].reduce(replaceAll, code), map: null };
    },
  };
}

const replaceAll = (code: string, { from, to }: Cut) => code.replaceAll(from, to);
