import type { StorybookConfig } from "@storybook/react-vite";
import { bundledFonts } from "@haat/ui/visual/bundled-fonts";
import { readableStoryName } from "@haat/ui/guides/story-names";
import { moduleFingerprints } from "@haat/ui/visual/module-fingerprints";
import tailwind from "@tailwindcss/vite";
import { dirname } from "node:path";

/** The design system's workshop: `npm run storybook`. */
const config: StorybookConfig = {
  stories: ["../packages/ui/guides/*.mdx", "../packages/ui/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  staticDirs: [{ from: "../packages/ui/src/fonts", to: "/fonts" }],
  framework: "@storybook/react-vite",
  // Reads the props with TypeScript itself, so that a variant's names stand in the table; native attributes stay out of it.
  typescript: {
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      tsconfigPath: "packages/ui/tsconfig.json",
      include: ["packages/ui/src/**/*.tsx"],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent?.fileName.includes("node_modules/@types/react"),
    },
  },
  // The sidebar and the search say a story's name as a sentence.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          ...(entry.name && { name: readableStoryName(entry.name) }),
        })),
    })),
  // The search beside the pages finds a component by the other names that it goes by (guides/find-a-component.mdx).
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite, { configDir }) => ({
    ...vite,
    // A source on a page says a component's name, not what a minifier makes of it.
    esbuild: { ...vite.esbuild, keepNames: true },
    plugins: [...(vite.plugins ?? []), tailwind(), bundledFonts(), moduleFingerprints(dirname(configDir))],
  }),
};
export default config;
