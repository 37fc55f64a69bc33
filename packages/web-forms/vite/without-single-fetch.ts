import type { Plugin } from "vite";

const stub = "\0turbo-stream-stub";

/**
 * Remix's client imports the decoder of single fetch even where that is off, as here (docs/decisions/003): 5 KiB that no
 * page runs. In its place stands what would say so.
 */
export function withoutSingleFetch(): Plugin {
  return {
    name: "haat-without-single-fetch",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id === "turbo-stream" ? stub : undefined),
    load: (id) =>
      id === stub
        ? 'const off = () => { throw new Error("single fetch is off"); };\nexport { off as decode, off as encode };'
        : undefined,
  };
}
