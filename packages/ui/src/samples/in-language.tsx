import type { StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { componentWords } from "./component-words";
import { readyThemes, type ReadyThemeName } from "../theme/ready-themes";
import { changedArgs, withArgs } from "./live-controls";
import { sampleShop, type SampleShop } from "./sample-shop";

export type Language = "bn" | "en";

/** What a story draws with: the product's own words, and a shop that has something to sell. */
export interface Sample {
  language: Language;
  /** The real strings of `@haat/i18n`, a labels object for each component. */
  words: (typeof componentWords)[Language];
  shop: SampleShop;
  /** The theme, the scheme and the density of the toolbar. */
  theme: ReadyThemeName;
  scheme: "light" | "dark";
  density: "theme" | Density;
}

export const densities = ["compact", "normal", "roomy"] as const;
export type Density = (typeof densities)[number];

export function themeOf(globals: Record<string, unknown>): ReadyThemeName {
  const name = globals["theme"];
  return typeof name === "string" && name in readyThemes ? (name as ReadyThemeName) : "default";
}

export function languageOf(globals: Record<string, unknown>): Language {
  return globals["language"] === "en" ? "en" : "bn";
}

/** The sample that the toolbar's choices ask for. */
export function sampleOf(globals: Record<string, unknown>): Sample {
  const language = languageOf(globals);
  return {
    language,
    words: componentWords[language],
    shop: sampleShop[language],
    theme: themeOf(globals),
    scheme: globals["scheme"] === "dark" ? "dark" : "light",
    density: densities.find((name) => name === globals["density"]) ?? "theme",
  };
}

/** Puts values into the `{{places}}` of a sentence. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

type Story = StoryObj & { render: NonNullable<StoryObj["render"]> };

/**
 * A story in the language of the toolbar, Bengali unless chosen. `draw` calls no hooks: it is also asked for the values
 * that the controls start from. A story that needs state draws a component that has it.
 */
export function story(draw: (sample: Sample) => ReactElement, more: Omit<StoryObj, "render"> = {}): Story {
  const render: Story["render"] = (args, { globals, component, initialArgs }) =>
    withArgs(draw(sampleOf(globals)), component, changedArgs(args, initialArgs));
  return { ...more, parameters: { ...more.parameters, draw }, render };
}
