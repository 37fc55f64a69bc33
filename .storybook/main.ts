import type { StorybookConfig } from "@storybook/react-vite";
import tailwind from "@tailwindcss/vite";

/** The design system's workshop: `npm run storybook`. */
const config: StorybookConfig = {
  stories: ["../packages/ui/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), tailwind()] }),
};
export default config;
