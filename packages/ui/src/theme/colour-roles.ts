import { darkText, derive, sameAs, separate, solid, whiteText, type DerivedColour } from "./derive-colour";
import { hexToOklch, type Oklch } from "./oklch";
import type { CompleteTheme } from "./shop-theme";

/** The colours a theme decides; the status colours are the platform's (status-colours.ts). */
export const themeColourRoles = [
  "surface",
  "surface-sunken",
  "surface-raised",
  "on-surface",
  "on-surface-muted",
  "border",
  "border-control",
  "accent",
  "accent-hover",
  "on-accent",
  "accent-soft",
  "on-accent-soft",
  "band",
  "on-band",
  "band-accent",
  "on-band-accent",
  "link",
  "focus",
  "ribbon-1",
  "on-ribbon-1",
  "ribbon-2",
  "on-ribbon-2",
  "ribbon-3",
  "on-ribbon-3",
  "ribbon-4",
  "on-ribbon-4",
  "skeleton",
] as const;
export type ThemeColourRole = (typeof themeColourRoles)[number];
export type ThemeColours = Record<ThemeColourRole, string>;
export type DerivedColours = Record<ThemeColourRole, DerivedColour>;

/** Lightness and chroma of the page for each surface style. */
type Grounds = Record<
  CompleteTheme["surface"],
  Record<"surface" | "sunken" | "raised", readonly [number, number]>
>;
const lightGrounds: Grounds = {
  clean: { surface: [1, 0], sunken: [0.972, 0.004], raised: [1, 0] },
  tinted: { surface: [0.985, 0.01], sunken: [0.96, 0.018], raised: [1, 0] },
  bold: { surface: [0.975, 0.018], sunken: [0.945, 0.03], raised: [0.995, 0.004] },
};
const darkGrounds: Grounds = {
  clean: { surface: [0.19, 0.008], sunken: [0.155, 0.008], raised: [0.235, 0.01] },
  tinted: { surface: [0.195, 0.018], sunken: [0.16, 0.016], raised: [0.24, 0.022] },
  bold: { surface: [0.2, 0.028], sunken: [0.165, 0.024], raised: [0.25, 0.034] },
};

/** Every colour of a theme in one scheme, each pair of `contrastTargets` kept for any seed, with what became of it. */
export function deriveColours(theme: CompleteTheme, scheme: "light" | "dark"): DerivedColours {
  const dark = scheme === "dark";
  const seed = hexToOklch(theme.seed) ?? { l: 0.5, c: 0, h: 0 };
  const ribbonSeed = hexToOklch(theme.ribbonSeed) ?? seed;
  // A grey seed stays grey everywhere.
  const tint = (l: number, c: number): Oklch => ({ l, c: Math.min(c, seed.c), h: seed.h });
  const hueOnly = (l: number, c: number) => derive(tint(l, c), seed, "hue_only");
  const ground = (dark ? darkGrounds : lightGrounds)[theme.surface];
  const surfaces = {
    surface: hueOnly(...ground.surface),
    "surface-sunken": hueOnly(...ground.sunken),
    "surface-raised": hueOnly(...ground.raised),
  };
  const away = dark ? 1 : -1;
  const button = solid(seed, scheme);
  const soft = dark ? hueOnly(0.3, 0.05) : hueOnly(0.955, 0.022);
  const grounds = [...Object.values(surfaces), soft];
  const readable = (l: number, c: number, on: readonly DerivedColour[], ratio: number) =>
    separate(tint(l, c), on, ratio, away, seed, "hue_only");
  // Without a colour of its own a link would look like the muted text beside it.
  const darkestLink = seed.c < 0.04 ? 0.93 : 0.76;
  const linkStart = { ...seed, l: dark ? Math.max(darkestLink, seed.l) : Math.min(0.5, seed.l) };
  const link = separate(linkStart, grounds, 4.5, away, seed, "kept");
  return {
    ...surfaces,
    "on-surface": readable(dark ? 0.95 : 0.21, 0.015, grounds, 7),
    "on-surface-muted": readable(dark ? 0.75 : 0.49, 0.018, grounds, 4.5),
    border: dark ? hueOnly(0.33, 0.018) : hueOnly(0.905, 0.012),
    "border-control": readable(dark ? 0.58 : 0.61, 0.02, Object.values(surfaces), 3),
    accent: button.fill,
    "accent-hover": button.hover,
    "on-accent": button.text,
    "accent-soft": soft,
    "on-accent-soft": textOnSoft(seed, soft, dark, 7),
    ...bandRoles(theme.surface, surfaces.surface, button, dark, tint, seed),
    link,
    focus: link,
    ...ribbonRoles(ribbonSeed, dark),
    skeleton: dark ? hueOnly(0.29, 0.014) : hueOnly(0.93, 0.01),
  };
}

/** Every colour of a theme in one scheme as `#rrggbb`. */
export function colourRoles(theme: CompleteTheme, scheme: "light" | "dark"): ThemeColours {
  const derived = deriveColours(theme, scheme);
  const colours = {} as ThemeColours;
  for (const role of themeColourRoles) colours[role] = derived[role].hex;
  return colours;
}

/** The shop's colour as text on a pale (in the dark, a deep) ground of it. */
function textOnSoft(seed: Oklch, soft: DerivedColour, dark: boolean, ratio: number): DerivedColour {
  const start = { ...seed, l: dark ? 0.88 : 0.4, c: Math.min(seed.c, 0.12) };
  return separate(start, [soft], ratio, dark ? 1 : -1, seed, "hue_only");
}

/** The header's band, by surface style: the page, a tint, or the accent itself; and a mark on it that is not lost there. */
function bandRoles(
  style: CompleteTheme["surface"],
  page: DerivedColour,
  button: ReturnType<typeof solid>,
  dark: boolean,
  tint: (l: number, c: number) => Oklch,
  seed: Oklch,
) {
  if (style === "bold") {
    return {
      band: sameAs(button.fill, "same_as_accent"),
      "on-band": button.text,
      "band-accent": button.text,
      "on-band-accent": sameAs(button.fill, "same_as_accent"),
    };
  }
  const band =
    style === "clean"
      ? sameAs(page, "same_as_page")
      : derive(dark ? tint(0.26, 0.05) : tint(0.935, 0.036), seed, "hue_only");
  return {
    band,
    "on-band": separate(tint(dark ? 0.95 : 0.24, 0.03), [band], 7, dark ? 1 : -1, seed, "hue_only"),
    "band-accent": sameAs(button.fill, "same_as_accent"),
    "on-band-accent": button.text,
  };
}

/** Burnt orange, and what a warm shop has instead: blue. */
const warm = 47;

/** Four ribbons that belong together: solid, soft, ink, and one that stands apart. */
function ribbonRoles(seed: Oklch, dark: boolean) {
  const first = solid(seed, dark ? "dark" : "light");
  const soft = derive(
    { ...seed, l: dark ? 0.3 : 0.93, c: Math.min(seed.c, dark ? 0.05 : 0.04) },
    seed,
    "hue_only",
  );
  const neutral = derive({ ...seed, l: dark ? 0.9 : 0.29, c: Math.min(seed.c, 0.02) }, seed, "hue_only");
  const isWarm = Math.abs(seed.h - warm) < 60;
  const turned = solid({ l: 0.53, c: 0.13, h: isWarm ? (warm + 200) % 360 : warm }, "light");
  return {
    "ribbon-1": first.fill,
    "on-ribbon-1": first.text,
    "ribbon-2": soft,
    "on-ribbon-2": textOnSoft(seed, soft, dark, 4.5),
    "ribbon-3": neutral,
    "on-ribbon-3": dark ? darkText(seed) : whiteText(seed),
    "ribbon-4": { ...turned.fill, source: seed, reason: "turned_hue" as const },
    "on-ribbon-4": turned.text,
  };
}
