import { contrast, hexToOklch, oklchToHex, type Oklch } from "./oklch";
import type { CompleteTheme } from "./shop-theme";

/** The colours a theme decides; the status colours are the platform's (tokens.css). */
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

/**
 * What must stand out from what, by how much: WCAG 2.2 1.4.3 (text, 4.5), 1.4.6 for reading text (7), 1.4.11 (3).
 * The property test walks this list; `colourRoles` keeps it.
 */
export const contrastTargets: readonly (readonly [ThemeColourRole, ThemeColourRole, number])[] = [
  ...(["surface", "surface-sunken", "surface-raised"] as const).flatMap(
    (ground) =>
      [
        ["on-surface", ground, 7],
        ["on-surface-muted", ground, 4.5],
        ["link", ground, 4.5],
        ["border-control", ground, 3],
        ["focus", ground, 3],
      ] as const,
  ),
  ["on-accent", "accent", 4.5],
  ["on-accent", "accent-hover", 4.5],
  ["on-accent-soft", "accent-soft", 7],
  ["link", "accent-soft", 4.5],
  ["on-band", "band", 4.5],
  ["on-band-accent", "band-accent", 4.5],
  ["on-ribbon-1", "ribbon-1", 4.5],
  ["on-ribbon-2", "ribbon-2", 4.5],
  ["on-ribbon-3", "ribbon-3", 4.5],
  ["on-ribbon-4", "ribbon-4", 4.5],
];

const white = "#ffffff";
const ink = (h: number) => oklchToHex({ l: 0.2, c: 0.015, h });

/**
 * A filled shape and the text on it. Lightness between 0.55 and 0.78 passes WCAG with one of the two but reads badly
 * (APCA), so it snaps to the nearer edge (design-language §4.3).
 */
function solid(seed: Oklch, floor: number): { fill: string; hover: string; text: string } {
  const takesWhite = seed.l < 0.665;
  const text = takesWhite ? white : ink(seed.h);
  const start = takesWhite ? Math.min(0.55, Math.max(floor, seed.l)) : Math.max(0.78, seed.l);
  const fill = separate({ ...seed, l: start }, [text], 4.5, takesWhite ? -1 : 1);
  const hoverStart = takesWhite ? start - 0.07 : Math.min(0.97, start + 0.05);
  const hover = separate({ ...seed, l: hoverStart }, [text], 4.5, takesWhite ? -1 : 1);
  return { fill, hover, text };
}

/** Moves a colour darker (-1) or lighter (1) in small steps until it stands out from every ground by `ratio`. */
function separate(colour: Oklch, grounds: readonly string[], ratio: number, direction: -1 | 1): string {
  let l = colour.l;
  let hex = oklchToHex(colour);
  while (grounds.some((ground) => contrast(hex, ground) < ratio) && l > 0 && l < 1) {
    l += direction * 0.005;
    hex = oklchToHex({ ...colour, l });
  }
  return hex;
}

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

/** Every colour of a theme in one scheme, each pair of `contrastTargets` kept for any seed. */
export function colourRoles(theme: CompleteTheme, scheme: "light" | "dark"): ThemeColours {
  const dark = scheme === "dark";
  const seed = hexToOklch(theme.seed) ?? { l: 0.5, c: 0, h: 0 };
  const ribbonSeed = hexToOklch(theme.ribbonSeed) ?? seed;
  // A grey seed stays grey everywhere.
  const tint = (l: number, c: number): Oklch => ({ l, c: Math.min(c, seed.c), h: seed.h });
  const ground = (dark ? darkGrounds : lightGrounds)[theme.surface];
  const surfaces = {
    surface: oklchToHex(tint(...ground.surface)),
    "surface-sunken": oklchToHex(tint(...ground.sunken)),
    "surface-raised": oklchToHex(tint(...ground.raised)),
  };
  const grounds = Object.values(surfaces);
  const away = dark ? 1 : -1;
  const button = solid(seed, dark ? 0.5 : 0.3);
  const soft = oklchToHex(dark ? tint(0.3, 0.05) : tint(0.955, 0.022));
  const link = separate(
    { ...seed, l: dark ? Math.max(0.76, seed.l) : Math.min(0.5, seed.l) },
    [...grounds, soft],
    4.5,
    away,
  );
  const band =
    theme.surface === "clean"
      ? { fill: surfaces.surface, text: null }
      : theme.surface === "tinted"
        ? { fill: oklchToHex(dark ? tint(0.26, 0.05) : tint(0.935, 0.036)), text: null }
        : { fill: button.fill, text: button.text };
  const onSurface = separate(tint(dark ? 0.95 : 0.21, 0.015), grounds, 7, away);
  return {
    ...surfaces,
    "on-surface": onSurface,
    "on-surface-muted": separate(tint(dark ? 0.75 : 0.49, 0.018), grounds, 4.5, away),
    border: oklchToHex(dark ? tint(0.33, 0.018) : tint(0.905, 0.012)),
    "border-control": separate(tint(dark ? 0.58 : 0.61, 0.02), grounds, 3, away),
    accent: button.fill,
    "accent-hover": button.hover,
    "on-accent": button.text,
    "accent-soft": soft,
    "on-accent-soft": separate({ ...seed, l: dark ? 0.88 : 0.4, c: Math.min(seed.c, 0.12) }, [soft], 7, away),
    band: band.fill,
    // A mark on the band: the accent, or the band turned round where the band is the accent.
    "band-accent": band.text ?? button.fill,
    "on-band-accent": band.text ? band.fill : button.text,
    "on-band": band.text ?? separate(tint(dark ? 0.95 : 0.24, 0.03), [band.fill], 7, away),
    link,
    focus: link,
    ...ribbonRoles(ribbonSeed, dark),
    skeleton: oklchToHex(dark ? tint(0.29, 0.014) : tint(0.93, 0.01)),
  };
}

/** Burnt orange, and what a warm shop has instead: blue. */
const warm = 47;

/** Four ribbons that belong together: solid, soft, ink, and one that stands apart. */
function ribbonRoles(seed: Oklch, dark: boolean) {
  const first = solid(seed, dark ? 0.5 : 0.3);
  const soft = oklchToHex({ ...seed, l: dark ? 0.3 : 0.93, c: Math.min(seed.c, dark ? 0.05 : 0.04) });
  const neutral = oklchToHex({ ...seed, l: dark ? 0.9 : 0.29, c: Math.min(seed.c, 0.02) });
  const isWarm = Math.abs(seed.h - warm) < 60;
  const turned = solid({ l: 0.53, c: 0.13, h: isWarm ? (warm + 200) % 360 : warm }, 0.3);
  return {
    "ribbon-1": first.fill,
    "on-ribbon-1": first.text,
    "ribbon-2": soft,
    "on-ribbon-2": separate(
      { ...seed, l: dark ? 0.88 : 0.4, c: Math.min(seed.c, 0.12) },
      [soft],
      4.5,
      dark ? 1 : -1,
    ),
    "ribbon-3": neutral,
    "on-ribbon-3": dark ? ink(seed.h) : white,
    "ribbon-4": turned.fill,
    "on-ribbon-4": turned.text,
  };
}
