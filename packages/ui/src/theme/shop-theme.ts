/**
 * What a seller may choose. The same shape as `shopTheme` of the contract, written again because
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
  /** How the first page is laid out; a shop that chose nothing has what goes with its trade. */
  homeLayout?: "shelves" | "showcase" | "catalogue" | "bookshelf" | "occasions" | undefined;
  digits?: "Bengali" | "Latin" | undefined;
  darkMode?: "follow" | "never" | undefined;
}

/** The closed list of heading fonts: Bengali and Latin pairs that come with us (styles/late-fonts.css), so that shops differ. */
export const headingFonts = {
  sans: "var(--font-text)",
  serif: '"Haat Serif",var(--font-bengali),Georgia,serif',
  rounded: '"Haat Rounded",var(--font-text)',
} as const;
export type HeadingFont = keyof typeof headingFonts;

/** How much more line each needs in Bengali than Noto Sans Bengali, by the height of its ink. */
export const headlineRoom: Record<HeadingFont, string> = { sans: "1", serif: "1.05", rounded: "1.1" };

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
  homeLayout: "shelves",
  digits: "Bengali",
  darkMode: "follow",
};

/** The values of each choice that is one of a list. */
export const themeChoices = {
  surface: ["clean", "tinted", "bold"],
  radius: [0, 4, 8, 12, 16],
  density: ["compact", "normal", "roomy"],
  headingFont: ["sans", "serif", "rounded"],
  cardRatio: ["1:1", "4:5"],
  cardStyle: ["plain", "bordered", "raised"],
  headerLayout: ["compact", "centred"],
  homeLayout: ["shelves", "showcase", "catalogue", "bookshelf", "occasions"],
  digits: ["Bengali", "Latin"],
  darkMode: ["follow", "never"],
} as const satisfies { [Key in keyof ShopTheme]?: readonly CompleteTheme[Key][] };

/** Why a choice of a stored theme was not usable: a code for words elsewhere. */
export type RepairReason =
  /** The text is not JSON. */
  | "not_json"
  /** More than `themeByteLimit`. */
  | "too_large"
  /** JSON, but not an object. */
  | "not_an_object"
  /** Not version 1: nothing of it is used. */
  | "wrong_version"
  /** The key has to be there, and is not. */
  | "missing"
  /** Not `#rrggbb` or `#rgb`. */
  | "not_a_colour"
  /** Not a value of the key's list. */
  | "not_in_list"
  /** No such key: it does nothing. */
  | "unknown_key";

/** What was wrong with a stored theme, and what stands in its place. For the seller's eyes only. */
export interface ThemeRepair {
  /** The key in the JSON; empty where the whole text is meant. */
  key: string;
  reason: RepairReason;
  /** What is used instead; nothing where a key is only passed over. */
  used?: string | number;
}

/** Two kibibytes: a theme has a dozen short keys. */
export const themeByteLimit = 2048;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isColour = (value: unknown): value is string =>
  typeof value === "string" && /^#([\da-f]{3}|[\da-f]{6})$/i.test(value);

/**
 * Reads a stored theme. Never throws: what is missing takes the default, what is wrong takes the default with a repair,
 * an unknown key does nothing but be named.
 */
export function readShopTheme(json: unknown): { theme: CompleteTheme; repairs: ThemeRepair[] } {
  if (!isRecord(json)) {
    return { theme: defaultTheme, repairs: [{ key: "", reason: "not_an_object" }] };
  }
  if (json["version"] !== 1) {
    const reason = json["version"] === undefined ? "missing" : "wrong_version";
    return { theme: defaultTheme, repairs: [{ key: "version", reason, used: defaultTheme.version }] };
  }
  const repairs: ThemeRepair[] = [];
  const colour = (key: "seed" | "ribbonSeed", otherwise: string): string => {
    const value = json[key];
    if (isColour(value)) return value;
    if (value !== undefined) repairs.push({ key, reason: "not_a_colour", used: otherwise });
    else if (key === "seed") repairs.push({ key, reason: "missing", used: otherwise });
    return otherwise;
  };
  const choice = <Key extends keyof typeof themeChoices>(key: Key): (typeof themeChoices)[Key][number] => {
    const allowed: readonly (typeof themeChoices)[Key][number][] = themeChoices[key];
    const found = allowed.find((value) => value === json[key]);
    if (found !== undefined) return found;
    const used = defaultTheme[key] as (typeof themeChoices)[Key][number];
    if (json[key] !== undefined) repairs.push({ key, reason: "not_in_list", used });
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
    homeLayout: choice("homeLayout"),
    digits: choice("digits"),
    darkMode: choice("darkMode"),
  };
  for (const key of Object.keys(json)) if (!(key in theme)) repairs.push({ key, reason: "unknown_key" });
  return { theme, repairs };
}

/** Reads a theme as a seller wrote it: text that should be JSON of at most `themeByteLimit` bytes. */
export function readThemeText(text: string): { theme: CompleteTheme; repairs: ThemeRepair[] } {
  if (new TextEncoder().encode(text).length > themeByteLimit) {
    return { theme: defaultTheme, repairs: [{ key: "", reason: "too_large" }] };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { theme: defaultTheme, repairs: [{ key: "", reason: "not_json" }] };
  }
  return readShopTheme(json);
}
