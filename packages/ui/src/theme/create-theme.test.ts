import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastTargets, themeColourRoles } from "./colour-roles";
import { createTheme, themeStyleSheet } from "./create-theme";
import { clipToGamut, contrast, hexToOklch, oklchToHex } from "./oklch";
import { readyThemes } from "./ready-themes";
import { defaultTheme } from "./shop-theme";

/** Deterministic numbers between 0 and 1 (mulberry32), so that a failure comes again. */
function randomNumbers(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const next = randomNumbers(20_260_101);
const randomColour = () =>
  `#${Math.floor(next() * 0x1000000)
    .toString(16)
    .padStart(6, "0")}`;
const seeds = [
  "#000000",
  "#ffffff",
  "#808080",
  "#ffff00",
  "#0000ff",
  "#f57224",
  "#00a859",
  "#e2136e",
  "#ffc107",
];
while (seeds.length < 2000) seeds.push(randomColour());

describe("a shop's theme", () => {
  it("keeps every pair of colours readable whatever seed a seller picks, in light and in dark", () => {
    const failures: string[] = [];
    seeds.forEach((seed, index) => {
      const surface = (["clean", "tinted", "bold"] as const)[index % 3];
      const { properties } = createTheme({
        version: 1,
        seed,
        ribbonSeed: seeds[seeds.length - 1 - index],
        surface,
      });
      for (const scheme of ["light", "dark"] as const) {
        for (const [front, ground, target] of contrastTargets) {
          const reached = contrast(properties[scheme][front] ?? "", properties[scheme][ground] ?? "");
          if (reached < target)
            failures.push(`${seed} ${surface} ${scheme}: ${front} on ${ground} ${reached.toFixed(2)}`);
        }
      }
    });
    expect(failures).toEqual([]);
  });

  it("never fills a button between the lightnesses where neither white nor ink reads well", () => {
    for (const seed of seeds) {
      const { l } = hexToOklch(createTheme({ version: 1, seed }).properties.light["accent"] ?? "") ?? {
        l: 0,
      };
      expect(l <= 0.556 || l >= 0.774, `${seed} gives ${l}`).toBe(true);
    }
  });

  it.each([undefined, null, 7, "red", [], {}, { version: 2, seed: "#123456" }])(
    "falls back to the default theme with a repair when what is stored is %j",
    (stored) => {
      const theme = createTheme(stored);
      expect(theme.properties).toEqual(createTheme(defaultTheme).properties);
      expect(theme.repairs).not.toEqual([]);
    },
  );

  it("mends one wrong choice and keeps the others", () => {
    const theme = createTheme({
      version: 1,
      seed: "url(evil)",
      radius: 12,
      density: "huge",
      unknown: "ignored",
    });
    expect(theme.repairs.map(({ key }) => key)).toEqual(["seed", "density"]);
    expect(theme.properties.light).toMatchObject({ radius: "12px", control: "48px" });
  });

  it("puts nothing a seller typed into the stylesheet", () => {
    const sheet = themeStyleSheet(
      createTheme({
        version: 1,
        seed: "#123456;}</style>",
        headingFont: "x;}</style><script>",
        surface: "</style>",
      }),
    );
    expect(sheet).not.toContain("<");
  });

  it("stays a page's small head: at most forty properties for a scheme, three kilobytes in all", () => {
    for (const ready of Object.values(readyThemes)) {
      const theme = createTheme(ready);
      expect(Object.keys(theme.properties.light).length).toBeLessThanOrEqual(40);
      expect(themeStyleSheet(theme).length).toBeLessThan(3072);
      expect(theme.repairs).toEqual([]);
    }
  });

  it("says no dark colours for a shop that never is dark", () => {
    const sheet = themeStyleSheet(createTheme({ version: 1, seed: "#123456", darkMode: "never" }));
    expect(sheet).not.toContain("prefers-color-scheme");
    expect(sheet).toContain("color-scheme:light");
  });

  it("is, by default, what the stylesheet says before any theme comes", () => {
    const tokens = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
    const { properties } = createTheme(defaultTheme);
    const dark = tokens.slice(tokens.indexOf("@variant dark-document"));
    for (const role of themeColourRoles) {
      expect(tokens).toContain(`    --${role}: ${properties.light[role]};`);
      expect(dark).toContain(`      --${role}: ${properties.dark[role]};`);
    }
  });
});

describe("colour arithmetic", () => {
  it("comes back to the colour it started from", () => {
    for (const seed of seeds) {
      const colour = hexToOklch(seed);
      expect(colour && oklchToHex(colour)).toBe(seed);
    }
  });

  it("gives up chroma, never lightness, to stay within sRGB", () => {
    const clipped = clipToGamut({ l: 0.6, c: 0.4, h: 150 });
    expect(clipped).toMatchObject({ l: 0.6, h: 150 });
    expect(clipped.c).toBeLessThan(0.25);
  });

  it("measures contrast as WCAG does", () => {
    expect(contrast("#000", "#ffffff")).toBe(21);
    expect(contrast("#767676", "#fff")).toBeCloseTo(4.54, 2);
  });
});
