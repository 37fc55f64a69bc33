import { defaultTheme, type ShopTheme } from "./shop-theme";

/**
 * Themes a seller may start from. Each changes shape and ground too, not the colour alone: six different shops. The five
 * demo shops of the API's seed (apps/api/seed/content) wear the same ones.
 */
export const readyThemes = {
  default: defaultTheme,
  grocery: {
    version: 1,
    seed: "#2e7d32",
    ribbonSeed: "#ef6c00",
    surface: "tinted",
    radius: 12,
    density: "normal",
    headingFont: "rounded",
    cardRatio: "1:1",
    cardStyle: "bordered",
    headerLayout: "compact",
  },
  fashion: {
    version: 1,
    seed: "#2b2320",
    ribbonSeed: "#a8173f",
    surface: "clean",
    radius: 0,
    density: "roomy",
    headingFont: "serif",
    cardRatio: "4:5",
    cardStyle: "plain",
    headerLayout: "centred",
  },
  electronics: {
    version: 1,
    seed: "#1d4fd8",
    ribbonSeed: "#12b886",
    surface: "bold",
    radius: 4,
    density: "compact",
    headingFont: "sans",
    cardRatio: "1:1",
    cardStyle: "bordered",
    headerLayout: "compact",
  },
  books: {
    version: 1,
    seed: "#6b4717",
    ribbonSeed: "#1f5a52",
    surface: "tinted",
    radius: 4,
    density: "normal",
    headingFont: "serif",
    cardRatio: "4:5",
    cardStyle: "bordered",
    headerLayout: "centred",
  },
  sweets: {
    version: 1,
    seed: "#c2185b",
    ribbonSeed: "#f5a623",
    surface: "bold",
    radius: 16,
    density: "roomy",
    headingFont: "rounded",
    cardRatio: "1:1",
    cardStyle: "raised",
    headerLayout: "centred",
  },
} as const satisfies Record<string, ShopTheme>;
export type ReadyThemeName = keyof typeof readyThemes;
