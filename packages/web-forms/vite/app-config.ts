import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkContents } from "./chunk-contents";
import { frameChunks } from "./frame-chunks";
import { reloadLimit } from "./reload-limit";
import { withoutUnusedRemix } from "./without-unused-remix";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: false;
  }
}

/** How an app's scripts are cut into files. */
interface AppChunks {
  /** What every page with a frame around it loads: the document, the start in the browser, and the frame. */
  framePages: readonly RegExp[];
  /** What pages of different kinds have in common, by the name of its file. */
  shared: Readonly<Record<string, RegExp>>;
  /** Smaller files are joined with others, in bytes. */
  smallest: number;
}

/** How Vite builds and develops one of the apps: Remix, Tailwind, and its scripts cut into these files. */
export function appConfig({ framePages, shared, smallest }: AppChunks) {
  const frameChunk = frameChunks(framePages);
  const sharedChunk = (id: string) => Object.entries(shared).find(([, modules]) => modules.test(id))?.[0];

  return defineConfig(({ isSsrBuild }) => ({
    plugins: [
      tailwindcss(),
      reloadLimit(),
      ...(isSsrBuild ? [] : [withoutUnusedRemix(), chunkContents()]),
      remix({
        appDirectory: "app",
        // Single fetch stays off: docs/decisions/003-remix-2-until-its-end.md.
        future: {
          v3_fetcherPersist: true,
          v3_lazyRouteDiscovery: true,
          v3_relativeSplatPath: true,
          v3_routeConfig: true,
          v3_singleFetch: false,
          v3_throwAbortReason: true,
        },
      }),
    ],
    ssr: { noExternal: [/^@haat\//] },
    build: {
      target: "es2022",
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rollupOptions: isSsrBuild
        ? {}
        : {
            output: {
              experimentalMinChunkSize: smallest,
              onlyExplicitManualChunks: true,
              manualChunks: (id, modules) => frameChunk(id, modules) ?? sharedChunk(id),
            },
          },
    },
    resolve: { dedupe: ["react", "react-dom"] },
    optimizeDeps: {
      esbuildOptions: { target: "es2022" },
      // All at once at the start: one that is found later reloads the page, with two Reacts in between.
      include: [
        "react",
        "react-dom",
        "react-dom/client",
        "react/jsx-runtime",
        "react/jsx-dev-runtime",
        "@remix-run/react",
        "@remix-run/node",
        "@conform-to/zod/v4",
        "@orpc/client",
        "class-variance-authority",
        "clsx",
        "radix-ui",
        "zod",
      ],
    },
  }));
}
