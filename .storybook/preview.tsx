import type { Preview, StoryContext } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { createTheme, themeStyleSheet } from "@haat/ui/theme/create-theme";
import { readyThemes } from "@haat/ui/theme/ready-themes";
import { chromaticModes } from "@haat/ui/visual/combinations";
import { controlsOf } from "@haat/ui/guides/component-controls";
import { guidanceOf } from "@haat/ui/guides/component-guidance";
import { pasteable } from "@haat/ui/guides/component-imports";
import { ComponentPage } from "@haat/ui/guides/component-page";
import { DocsFrame } from "@haat/ui/guides/docs-frame";
import { componentNames, sourceBeside } from "@haat/ui/guides/component-sources";
import { densities, sampleOf, type Sample } from "@haat/ui/samples/in-language";
import { plainProps } from "@haat/ui/samples/live-controls";
import { withHiddenValues } from "@haat/ui/guides/hidden-values";
import { followPage } from "./window-of-docs";
import { WithoutScript } from "./without-script";
import "./stories.css";

// It only ends what hangs: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 90_000 });

/** The toolbar's choices that this window's address names, such as `language:en;scheme:dark`. */
const named = Object.fromEntries(
  (new URLSearchParams(location.search).get("globals") ?? "")
    .split(";")
    .map((choice): [string, string] => [choice.split(":")[0] ?? "", choice.split(":")[1] ?? ""]),
);

/** What a story says it draws (`samples/in-language.tsx`). */
const drawnBy = (parameters: Record<string, unknown>) =>
  parameters["draw"] as ((sample: Sample) => React.ReactElement) | undefined;

/** Language and colour scheme stand on `<html>` as in the app; the theme is the same one `<style>`. */
const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    docs: {
      page: ComponentPage,
      container: DocsFrame,
      extractComponentDescription: (component: unknown) => guidanceOf(component)?.description ?? "",
      source: {
        type: "dynamic",
        transform: (source: string, { parameters, globals }: Pick<StoryContext, "parameters" | "globals">) =>
          pasteable(withHiddenValues(source, drawnBy(parameters)?.(sampleOf(globals))), componentNames),
      },
    },
    controls: { expanded: true, sort: "requiredFirst" },
    chromatic: { modes: chromaticModes },
    options: {
      storySort: {
        order: [
          "Welcome",
          "Guides",
          ["How to use", "Find a component", "Words", "Forms and errors"],
          "Foundations",
          "Theming",
          "Primitives",
          "Commerce",
          "Console",
          "Pages",
        ],
      },
    },
    viewport: {
      options: {
        smallest: { name: "320 px", styles: { width: "320px", height: "640px" } },
        phone: { name: "360 px", styles: { width: "360px", height: "760px" } },
        tablet: { name: "768 px", styles: { width: "768px", height: "900px" } },
        desktop: { name: "1280 px", styles: { width: "1280px", height: "860px" } },
      },
    },
  },
  initialGlobals: {
    language: "bn",
    theme: "default",
    scheme: "light",
    density: "theme",
    script: "on",
    ...followPage(),
  },
  globalTypes: {
    language: {
      description: "Language of words and digits",
      toolbar: {
        icon: "globe",
        title: "Language",
        items: [
          { value: "bn", title: "বাংলা" },
          { value: "en", title: "English" },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: "Theme of the shop",
      toolbar: {
        icon: "paintbrush",
        title: "Theme",
        items: Object.keys(readyThemes).map((value) => ({ value, title: `Theme: ${value}` })),
        dynamicTitle: true,
      },
    },
    scheme: {
      description: "Light or dark",
      toolbar: {
        icon: "mirror",
        title: "Colour scheme",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      description: "Density of controls and rows",
      toolbar: {
        icon: "component",
        title: "Density",
        items: [
          { value: "theme", title: "Density of the theme" },
          ...densities.map((value) => ({ value, title: `Density: ${value}` })),
        ],
        dynamicTitle: true,
      },
    },
    script: {
      description: "Whether scripts run",
      toolbar: {
        icon: "lightning",
        title: "JavaScript",
        items: [
          { value: "on", title: "With JavaScript" },
          { value: "off", title: "Without JavaScript" },
        ],
        dynamicTitle: true,
      },
    },
  },
  argTypesEnhancers: [
    ({ argTypes, parameters }) => controlsOf(argTypes, sourceBeside(String(parameters["fileName"]))),
  ],
  // The controls start from what the story draws, in the language that the page was opened in.
  argsEnhancers: [
    ({ component, parameters, initialArgs }) => {
      const draw = drawnBy(parameters);
      return { ...(draw && plainProps(draw(sampleOf(named)), component)), ...initialArgs };
    },
  ],
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      const root = document.documentElement;
      const { language, scheme, density, theme: name } = sampleOf(globals);
      root.lang = language;
      root.dataset["colorScheme"] = scheme;
      const theme = createTheme({ ...readyThemes[name], ...(density !== "theme" && { density }) });
      const page =
        parameters["bleed"] === true ? (
          <Story />
        ) : (
          <main className="page py-6">
            <Story />
          </main>
        );
      return (
        <>
          <style>{themeStyleSheet(theme)}</style>
          {globals["script"] === "off" ? (
            <WithoutScript>
              <>
                <style>{themeStyleSheet(theme)}</style>
                {page}
              </>
            </WithoutScript>
          ) : // On a component's page Storybook says that every story is English.
          viewMode === "docs" ? (
            <div lang={language}>{page}</div>
          ) : (
            page
          )}
        </>
      );
    },
  ],
};
export default preview;
