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

/** What pages of different kinds have in common: each of them would else bring another one's whole view with it. */
const sharedChunks = {
  goods:
    /\/ui\/src\/(primitives\/(breadcrumb|empty-state|pagination|price|product-media)|commerce\/product-card)\//,
  market:
    /\/ui\/src\/commerce\/(contact-form|faq|steps|category-tiles|store-card)\/|\/app\/shell\/closing-band\./,
  codes:
    /\/ui\/src\/(commerce\/otp-form|primitives\/code-field)\/|\/app\/shell\/entry-page\.|\/web-forms\/src\/code-step\.view\./,
  quantity: /\/ui\/src\/primitives\/number-stepper\//,
  // Each of them stands in forms of several pages, one of which it would else be joined with.
  addresses: /\/ui\/src\/commerce\/address-card\//,
  totals: /\/ui\/src\/commerce\/(coupon-box|order-summary)\//,
  password: /\/ui\/src\/primitives\/password-field\//,
  phone: /\/ui\/src\/primitives\/phone-field\//,
  textarea: /\/ui\/src\/primitives\/textarea\//,
  choices: /\/ui\/src\/primitives\/(checkbox|select|text-field)\//,
  // So small, or in so many pages, that every page has them at once.
  frame:
    /\/web-forms\/src\/(pending-form\.hook|submission\.)|\/app\/shell\/early-choices\.|\/ui\/src\/primitives\/(badge|digits|field|form-error-summary|visually-hidden)\//,
};

function sharedChunk(id: string): string | undefined {
  return Object.entries(sharedChunks).find(([, modules]) => modules.test(id))?.[0];
}

/** What every page of a shop loads. */
const frameChunk = frameChunks([
  /\/app\/root\.tsx/,
  /\/app\/entry\.client\.tsx/,
  /\/app\/routes\/shop\/shop\/shop\.route\.tsx/,
]);

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
    // Components of a kilobyte each would be a request each; on a slow network the round trips cost more than the bytes.
    rollupOptions: isSsrBuild
      ? {}
      : {
          output: {
            experimentalMinChunkSize: 1_500,
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
