import type { StorybookConfig } from "@storybook/react-vite";
import tailwind from "@tailwindcss/vite";

/** The design system's workshop: `npm run storybook`. */
const config: StorybookConfig = {
  stories: ["../packages/ui/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
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
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), tailwind()] }),
};
export default config;
