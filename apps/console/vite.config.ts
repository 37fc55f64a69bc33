import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkContents } from "../../packages/web-forms/vite/chunk-contents";
import { frameChunks } from "../../packages/web-forms/vite/frame-chunks";
import { reloadLimit } from "../../packages/web-forms/vite/reload-limit";
import { withoutUnusedRemix } from "../../packages/web-forms/vite/without-unused-remix";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: false;
  }
}

/** What every page of the console loads. */
const frameChunk = frameChunks([
  /\/app\/root\.tsx/,
  /\/app\/entry\.client\.tsx/,
  /\/app\/routes\/frame\/frame\/frame\.route\.tsx/,
]);

/** What pages of different kinds have in common: in files of a kilobyte each it would be many requests, and heavier. */
const sharedChunks = {
  pages: /\/ui\/src\/console\/(console-page|row-list)\/|\/ui\/src\/primitives\/(badge|prose)\//,
  forms:
    /\/ui\/src\/(console\/console-form\/console-f|primitives\/(checkbox|digits|field|form-error-summary|phone-field|radio-cards|select|text-field|textarea)\/)|\/web-forms\/src\/(pending-form\.hook|submission\.)/,
};

function sharedChunk(id: string): string | undefined {
  return Object.entries(sharedChunks).find(([, modules]) => modules.test(id))?.[0];
}

export default defineConfig(({ isSsrBuild }) => ({
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
            experimentalMinChunkSize: 500,
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
