import type { ShopTheme } from "@haat/contract/shop/store.contract";
import { createTheme, themeStyleSheet } from "@haat/ui/theme/create-theme";

/** What a page takes from a shop's theme. */
export interface ShopStyle {
  /** The text of the page's style element. */
  css: string;
  headerLayout: "compact" | "centred";
  /** `light` where the shop never goes dark; else what the visitor's device prefers. */
  colourScheme: "light" | undefined;
  /** The shop's main colour with the text that is readable on it, for its card in a list of shops. */
  accent: string;
  onAccent: string;
  /** What its pages are drawn on. */
  ground: string;
}

const styles = new Map<string, ShopStyle>();
/** Deriving a theme takes a third of a millisecond; themes change seldom, so the newest are kept. */
const keptStyles = 500;

/** A shop's theme as its pages use it. */
export function shopStyle(theme: ShopTheme): ShopStyle {
  const key = JSON.stringify(theme);
  let style = styles.get(key);
  if (!style) {
    style = deriveStyle(theme);
    if (styles.size >= keptStyles) styles.clear();
    styles.set(key, style);
  }
  return style;
}

function deriveStyle(theme: ShopTheme): ShopStyle {
  const derived = createTheme(theme);
  const { light } = derived.properties;
  return {
    css: themeStyleSheet(derived),
    headerLayout: derived.choices.headerLayout,
    colourScheme: derived.choices.darkMode === "never" ? "light" : undefined,
    accent: light.accent,
    onAccent: light["on-accent"],
    ground: light.surface,
  };
}
