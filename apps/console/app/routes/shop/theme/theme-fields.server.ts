import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { ConsoleFormProps } from "@haat/ui/console/console-form/console-form";
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

/** The choices in the order in which they are asked: what changes a shop most, and the rest behind a word. */
const asked = {
  inSight: ["homeLayout", "surface", "headerLayout", "darkMode"],
  folded: ["cardStyle", "cardRatio", "radius", "density", "headingFont"],
} as const satisfies Record<string, readonly Listed[]>;

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
export function themeFields(
  context: ConsoleContext,
  theme: CompleteTheme,
): Pick<ConsoleFormProps, "fields" | "folded"> {
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
  const listed = (key: Listed): ConsoleFieldData => {
    const common = {
      name: fields[key],
      label: translate(`components.themeStudio.keys.${key}`),
      value: String(theme[key]),
    };
    const options = themeChoices[key].map((value) => ({
      value: String(value),
      title: themeWord(context, key, value as never),
    }));
    if (key === "homeLayout")
      return { kind: "cards", folded: true, ...common, options: options.map(withMeaning(context)) };
    return {
      kind: "select",
      ...common,
      options: options.map(({ value, title }) => ({ value, label: title })),
    };
  };
  return {
    fields: [colour("seed"), colour("ribbonSeed"), ...asked.inSight.map(listed)],
    folded: {
      label: translate("themeStudio.details"),
      fields: asked.folded.map(listed),
      isOpen: false,
    },
  };
}
