/**
 * What a seller may choose (design-language §4.3). The same shape as `shopTheme` of the contract, written again because
 * the design system imports nothing of ours; TypeScript compares the two by structure where a page passes one on.
 */
export interface ShopTheme {
  version: 1;
  /** `#rrggbb` or `#rgb`: the shop's colour. */
  seed: string;
  /** A second colour, for ribbons only. */
  ribbonSeed?: string | undefined;
  surface?: "clean" | "tinted" | "bold" | undefined;
  /** Base radius in px. */
  radius?: 0 | 4 | 8 | 12 | 16 | undefined;
  density?: "compact" | "normal" | "roomy" | undefined;
  /** A name of `headingFonts`. */
  headingFont?: string | undefined;
  cardRatio?: "1:1" | "4:5" | undefined;
  cardStyle?: "plain" | "bordered" | "raised" | undefined;
  headerLayout?: "compact" | "centred" | undefined;
  digits?: "Bengali" | "Latin" | undefined;
  darkMode?: "follow" | "never" | undefined;
}

/** The closed list of heading fonts: families that machines have, Bengali beside Latin, no download. */
export const headingFonts = {
  sans: "var(--font-text)",
  serif: '"Noto Serif Bengali", "Haat Bengali", Georgia, "Noto Serif", "Liberation Serif", serif',
  rounded:
    '"Baloo Da 2", "Haat Bengali", ui-rounded, "SF Pro Rounded", "Arial Rounded MT Bold", Nunito, var(--font-text)',
} as const;
export type HeadingFont = keyof typeof headingFonts;

/** A theme with every choice made. */
export type CompleteTheme = { [Key in keyof ShopTheme]-?: NonNullable<ShopTheme[Key]> } & {
  headingFont: HeadingFont;
};

/** The theme of the platform, and of a shop that chose nothing. */
export const defaultTheme: CompleteTheme = {
  version: 1,
  seed: "#00736d",
  ribbonSeed: "#00736d",
  surface: "clean",
  radius: 8,
  density: "normal",
  headingFont: "sans",
  cardRatio: "1:1",
  cardStyle: "plain",
  headerLayout: "compact",
  digits: "Bengali",
  darkMode: "follow",
};

/** The values of each choice that is one of a list. */
const choices = {
  surface: ["clean", "tinted", "bold"],
  radius: [0, 4, 8, 12, 16],
  density: ["compact", "normal", "roomy"],
  headingFont: ["sans", "serif", "rounded"],
  cardRatio: ["1:1", "4:5"],
  cardStyle: ["plain", "bordered", "raised"],
  headerLayout: ["compact", "centred"],
  digits: ["Bengali", "Latin"],
  darkMode: ["follow", "never"],
} as const satisfies { [Key in keyof ShopTheme]?: readonly CompleteTheme[Key][] };

/** A choice that was not one, and what stands in its place. For the seller's eyes only. */
export interface ThemeRepair {
  key: string;
  used: string | number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isColour = (value: unknown): value is string =>
  typeof value === "string" && /^#([\da-f]{3}|[\da-f]{6})$/i.test(value);

/**
 * Reads a stored theme. Never throws: what is missing takes the default, what is wrong takes the default with a repair,
 * unknown keys are ignored.
 */
export function readShopTheme(json: unknown): { theme: CompleteTheme; repairs: ThemeRepair[] } {
  if (!isRecord(json) || json["version"] !== 1) {
    return { theme: defaultTheme, repairs: [{ key: "version", used: defaultTheme.version }] };
  }
  const repairs: ThemeRepair[] = [];
  const colour = (key: "seed" | "ribbonSeed", otherwise: string): string => {
    const value = json[key];
    if (isColour(value)) return value;
    if (value !== undefined || key === "seed") repairs.push({ key, used: otherwise });
    return otherwise;
  };
  const choice = <Key extends keyof typeof choices>(key: Key): (typeof choices)[Key][number] => {
    const allowed: readonly (typeof choices)[Key][number][] = choices[key];
    const found = allowed.find((value) => value === json[key]);
    if (found !== undefined) return found;
    const used = defaultTheme[key] as (typeof choices)[Key][number];
    if (json[key] !== undefined) repairs.push({ key, used });
    return used;
  };
  const seed = colour("seed", defaultTheme.seed);
  const theme: CompleteTheme = {
    version: 1,
    seed,
    ribbonSeed: colour("ribbonSeed", seed),
    surface: choice("surface"),
    radius: choice("radius"),
    density: choice("density"),
    headingFont: choice("headingFont"),
    cardRatio: choice("cardRatio"),
    cardStyle: choice("cardStyle"),
    headerLayout: choice("headerLayout"),
    digits: choice("digits"),
    darkMode: choice("darkMode"),
  };
  return { theme, repairs };
}
