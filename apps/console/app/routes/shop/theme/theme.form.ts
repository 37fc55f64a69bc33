/** What is chosen of a theme, and the version that was read. */
export const themeFormFields = {
  version: "version",
  seed: "seed",
  ribbonSeed: "ribbon_seed",
  surface: "surface",
  radius: "radius",
  density: "density",
  headingFont: "heading_font",
  cardRatio: "card_ratio",
  cardStyle: "card_style",
  headerLayout: "header_layout",
  homeLayout: "home_layout",
  darkMode: "dark_mode",
} as const;

/** What a form of the page asks for. `keep` saves while one chooses, and leaves the page where it is. */
export const themeIntents = {
  keep: "keep",
  show: "show",
  publish: "publish",
  discard: "discard",
  look: "look",
  restore: "restore",
} as const;

/** Which of them it is, and what the last two name: a ready look, the number of a version. */
export const themeButtons = { intent: "intent", look: "look", number: "number" } as const;

/** Where the previews stand on the page. */
export const previewId = "preview";
