import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { themeChoices, type CompleteTheme } from "@haat/ui/theme/shop-theme";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { themeFormFields as fields } from "./theme.form";

type Listed = Exclude<keyof typeof themeChoices, "digits">;

/** What each value of a choice is called. */
const wordOf = {
  surface: (value) => `components.themeStudio.values.surface.${value}`,
  radius: (value) => `components.themeStudio.values.radius.${value}`,
  density: (value) => `components.themeStudio.values.density.${value}`,
  headingFont: (value) => `components.themeStudio.values.headingFont.${value}`,
  // A colon parts the keys of sentences.
  cardRatio: (value) => (value === "1:1" ? "themeStudio.square" : "themeStudio.upright"),
  cardStyle: (value) => `components.themeStudio.values.cardStyle.${value}`,
  homeLayout: (value) => `components.themeStudio.values.homeLayout.${value}`,
  headerLayout: (value) => `components.themeStudio.values.headerLayout.${value}`,
  darkMode: (value) => `components.themeStudio.values.darkMode.${value}`,
} as const satisfies { [Key in Listed]: (value: (typeof themeChoices)[Key][number]) => string };

/** The choices in the order in which they are asked, those with few values as cards. */
const asked: readonly { key: Listed; isCards: boolean }[] = [
  { key: "homeLayout", isCards: true },
  { key: "surface", isCards: true },
  { key: "headerLayout", isCards: false },
  { key: "cardStyle", isCards: false },
  { key: "cardRatio", isCards: false },
  { key: "radius", isCards: false },
  { key: "density", isCards: false },
  { key: "headingFont", isCards: false },
  { key: "darkMode", isCards: false },
];

/** What a value of a choice is called, in the page's language. */
export function themeWord<Key extends Listed>(
  { translate }: ConsoleContext,
  key: Key,
  value: (typeof themeChoices)[Key][number],
): string {
  const sentence = wordOf[key] as (value: unknown) => Parameters<typeof translate>[0];
  return translate(sentence(value));
}

/** A layout of the first page with what it shows, in words and drawn. */
const withMeaning =
  ({ translate }: ConsoleContext) =>
  ({ value, title }: { value: string; title: string }) => {
    const layout = value as CompleteTheme["homeLayout"];
    return { value, title, text: translate(`themeStudio.layouts.${layout}`), layout };
  };

/** The fields of a theme, as it is. */
export function themeFields(context: ConsoleContext, theme: CompleteTheme): ConsoleFieldData[] {
  const { translate } = context;
  const colour = (name: "seed" | "ribbonSeed"): ConsoleFieldData => ({
    kind: "text",
    type: "color",
    // A picker is never empty, and HTML knows none that has to be filled in.
    optionalMark: "",
    lang: "en",
    name: fields[name],
    label: translate(`components.themeStudio.keys.${name}`),
    value: theme[name],
  });
  const listed = asked.map(({ key, isCards }): ConsoleFieldData => {
    const common = {
      name: fields[key],
      label: translate(`components.themeStudio.keys.${key}`),
      value: String(theme[key]),
    };
    const options = themeChoices[key].map((value) => ({
      value: String(value),
      title: themeWord(context, key, value as never),
    }));
    if (key === "homeLayout") return { kind: "cards", ...common, options: options.map(withMeaning(context)) };
    return isCards
      ? { kind: "cards", columns: 2, ...common, options }
      : {
          kind: "select",
          ...common,
          options: options.map(({ value, title }) => ({ value, label: title })),
        };
  });
  return [colour("seed"), colour("ribbonSeed"), ...listed];
}
