import { colourRoles, type ThemeColours } from "./colour-roles";
import {
  headingFonts,
  headlineRoom,
  readShopTheme,
  type CompleteTheme,
  type ThemeRepair,
} from "./shop-theme";

/** What a theme sets beside colours. */
type ShapeName =
  | "radius"
  | "control"
  | "font-headline"
  | "headline-room"
  | "card-ratio"
  | "card-edge"
  | "card-ground"
  | "card-inset"
  | "card-shadow"
  | "card-picture-radius";
export type ThemeShapes = Record<ShapeName, string>;

/** A theme as the page needs it. */
export interface Theme {
  /** Custom properties by name, without the dashes, for each colour scheme. `light` also carries the shapes. */
  properties: { light: ThemeColours & ThemeShapes; dark: ThemeColours };
  /** Choices that markup makes rather than a stylesheet: the header's layout, the digits, whether dark is followed. */
  choices: Pick<CompleteTheme, "headerLayout" | "digits" | "darkMode" | "cardRatio">;
  /** What of the stored theme was not usable; the seller is told, shoppers never. */
  repairs: ThemeRepair[];
}

/** Height of a control; under a finger never less than `--touch-floor`, 44 px (WCAG 2.2, 2.5.5). */
export const controlHeights = {
  compact: "max(40px,var(--touch-floor))",
  normal: "48px",
  roomy: "56px",
} as const;

const cardShapes = {
  plain: {
    "card-edge": "transparent",
    "card-ground": "transparent",
    "card-inset": "0px",
    "card-shadow": "var(--elevation-0)",
    "card-picture-radius": "calc(var(--radius) * 1.5)",
  },
  bordered: {
    "card-edge": "var(--border)",
    "card-ground": "var(--surface-raised)",
    "card-inset": "12px",
    "card-shadow": "var(--elevation-0)",
    "card-picture-radius": "0px",
  },
  raised: {
    "card-edge": "transparent",
    "card-ground": "var(--surface-raised)",
    "card-inset": "12px",
    "card-shadow": "var(--elevation-1)",
    "card-picture-radius": "0px",
  },
} as const;

/**
 * A seller's few choices as every colour and shape of the shop. Pure, never throws: an unusable
 * theme is the default one with a repair to show the seller.
 */
export function createTheme(json: unknown): Theme {
  const { theme, repairs } = readShopTheme(json);
  const { headerLayout, digits, darkMode, cardRatio } = theme;
  return {
    properties: {
      light: {
        ...colourRoles(theme, "light"),
        radius: `${theme.radius}px`,
        control: controlHeights[theme.density],
        "font-headline": headingFonts[theme.headingFont],
        "headline-room": headlineRoom[theme.headingFont],
        "card-ratio": theme.cardRatio === "4:5" ? "4 / 5" : "1 / 1",
        ...cardShapes[theme.cardStyle],
      },
      dark: colourRoles(theme, "dark"),
    },
    choices: { headerLayout, digits, darkMode, cardRatio },
    repairs,
  };
}

const declarations = (properties: Record<string, string>) =>
  Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

/**
 * The text of the page's one `<style nonce>` (no flash, works without JavaScript). It holds nothing a seller typed:
 * every value is computed or from a closed list.
 */
export function themeStyleSheet({ properties, choices }: Theme): string {
  const light = `:root{${declarations(properties.light)}}`;
  if (choices.darkMode === "never") return `${light}:root{color-scheme:light}`;
  const dark = declarations(properties.dark);
  return `${light}@media (prefers-color-scheme:dark){:root:not([data-color-scheme=light]){${dark}}}:root[data-color-scheme=dark]{${dark}}`;
}
