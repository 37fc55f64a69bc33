import type { Preview } from "@storybook/react-vite";
import { createTheme, themeStyleSheet } from "@haat/ui/theme/create-theme";
import { readyThemes } from "@haat/ui/theme/ready-themes";
import { languageOf, themeOf } from "./in-language";
import "./stories.css";

/** Language and colour scheme stand on `<html>` as in the app; the theme is the same one `<style>`. */
const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    controls: { disable: true },
    options: { storySort: { order: ["Primitives", "Commerce", "Pages"] } },
    viewport: {
      options: {
        phone: { name: "360 px", styles: { width: "360px", height: "760px" } },
        smallest: { name: "320 px", styles: { width: "320px", height: "640px" } },
        desktop: { name: "1280 px", styles: { width: "1280px", height: "860px" } },
      },
    },
  },
  initialGlobals: { language: "bn", theme: "default", scheme: "light" },
  globalTypes: {
    language: {
      toolbar: {
        title: "Language",
        items: [
          { value: "bn", title: "বাংলা" },
          { value: "en", title: "English" },
        ],
        dynamicTitle: true,
      },
    },
    theme: { toolbar: { title: "Theme", items: Object.keys(readyThemes), dynamicTitle: true } },
    scheme: { toolbar: { title: "Colour scheme", items: ["light", "dark"], dynamicTitle: true } },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const root = document.documentElement;
      root.lang = languageOf(globals);
      root.dataset["colorScheme"] = globals["scheme"] === "dark" ? "dark" : "light";
      const theme = createTheme(readyThemes[themeOf(globals)]);
      return (
        <>
          <style>{themeStyleSheet(theme)}</style>
          {parameters["layout"] === "fullscreen" && parameters["bleed"] === true ? (
            <Story />
          ) : (
            <main className="page py-6">
              <Story />
            </main>
          )}
        </>
      );
    },
  ],
};
export default preview;
