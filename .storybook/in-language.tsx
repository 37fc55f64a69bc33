import { strings } from "@haat/i18n/strings";
import { readyThemes, type ReadyThemeName } from "@haat/ui/theme/ready-themes";
import type { StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { sampleShop, type SampleShop } from "./sample-shop";

export type Language = "bn" | "en";

/** What a story draws with: the product's own words, and a shop that has something to sell. */
export interface Sample {
  language: Language;
  /** The real strings of `@haat/i18n`, a labels object for each component. */
  words: (typeof strings)["en" | "bn"]["components"];
  shop: SampleShop;
  /** The theme of the toolbar. */
  theme: ReadyThemeName;
}

export function themeOf(globals: Record<string, unknown>): ReadyThemeName {
  const name = globals["theme"];
  return typeof name === "string" && name in readyThemes ? (name as ReadyThemeName) : "default";
}

export function languageOf(globals: Record<string, unknown>): Language {
  return globals["language"] === "en" ? "en" : "bn";
}

/** Puts values into the `{{places}}` of a sentence. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

type Story = StoryObj & { render: NonNullable<StoryObj["render"]> };

/** A story in the language of the toolbar, Bengali unless chosen. */
export function story(draw: (sample: Sample) => ReactElement, more: Omit<StoryObj, "render"> = {}): Story {
  const render: Story["render"] = (_args, { globals }) => {
    const language = languageOf(globals);
    return draw({
      language,
      words: strings[language].components,
      shop: sampleShop[language],
      theme: themeOf(globals),
    });
  };
  return { ...more, render };
}

/** The same story in English, whatever the toolbar says. */
export function inEnglish(original: Story): Story {
  return { ...original, globals: { ...original.globals, language: "en" } };
}

/** The same story as another shop wears it. */
export function inTheme(original: Story, theme: ReadyThemeName, scheme: "light" | "dark" = "light"): Story {
  return { ...original, globals: { ...original.globals, theme, scheme } };
}
