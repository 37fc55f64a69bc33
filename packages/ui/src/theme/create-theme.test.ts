import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { themeColourRoles } from "./colour-roles";
import { contrastFigures } from "./contrast-targets";
import { createTheme, themeStyleSheet } from "./create-theme";
import { clipToGamut, contrast, hexToOklch, oklchToHex } from "./oklch";
import { readyThemes } from "./ready-themes";
import { explainTheme } from "./explain-theme";
import { defaultTheme, headingFonts, readShopTheme, readThemeText, themeChoices } from "./shop-theme";
import { statusColours, type StatusColourRole } from "./status-colours";

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
while (seeds.length < 10_000) seeds.push(randomColour());

describe("a shop's theme", () => {
  it("keeps every pair of colours readable whatever seed a seller picks, in light and in dark", () => {
    const failures: string[] = [];
    seeds.forEach((seed, index) => {
      const surface = themeChoices.surface[index % 3];
      const ribbonSeed = seeds[seeds.length - 1 - index];
      const { properties } = createTheme({ version: 1, seed, ribbonSeed, surface });
      for (const scheme of ["light", "dark"] as const) {
        const figures = contrastFigures({ ...properties[scheme], ...statusColours[scheme] });
        for (const { front, ground, target, reached } of figures) {
          if (reached < target)
            failures.push(`${seed} ${surface} ${scheme}: ${front} on ${ground} ${reached.toFixed(2)}`);
        }
      }
    });
    expect(failures).toEqual([]);
  });

  it("tells a link from muted text in the dark, where the shop's colour is hardly one", () => {
    for (const seed of ["#342c29", "#222222", "#808080", "#4a4540"]) {
      const { dark } = createTheme({ version: 1, seed }).properties;
      expect(contrast(dark.link, dark["on-surface-muted"]), seed).toBeGreaterThan(1.5);
    }
  });

  it("never fills a button between the lightnesses where neither white nor ink reads well", () => {
    const failures = seeds.slice(0, 2000).filter((seed) => {
      const l = hexToOklch(createTheme({ version: 1, seed }).properties.light.accent)?.l ?? 0;
      return l > 0.556 && l < 0.774;
    });
    expect(failures).toEqual([]);
  });

  it.each([undefined, null, 7, "red", [], {}, { version: 2, seed: "#123456" }])(
    "falls back to the default theme with a repair when what is stored is %j",
    (stored) => {
      const theme = createTheme(stored);
      expect(theme.properties).toEqual(createTheme(defaultTheme).properties);
      expect(theme.repairs).not.toEqual([]);
    },
  );

  it("mends one wrong choice, says why, and keeps the others", () => {
    const theme = createTheme({
      version: 1,
      seed: "url(evil)",
      radius: 12,
      density: "huge",
      headerLayuot: "centred",
    });
    expect(theme.repairs).toEqual([
      { key: "seed", reason: "not_a_colour", used: defaultTheme.seed },
      { key: "density", reason: "not_in_list", used: "normal" },
      { key: "headerLayuot", reason: "unknown_key" },
    ]);
    expect(theme.properties.light).toMatchObject({ radius: "12px", control: "48px" });
  });

  it.each([
    ["{", "", "not_json"],
    [`"${"x".repeat(3000)}"`, "", "too_large"],
    ["[]", "", "not_an_object"],
    ["{}", "version", "missing"],
    ['{"version": 2, "seed": "#123456"}', "version", "wrong_version"],
    ['{"version": 1}', "seed", "missing"],
  ])("names what is wrong with a text, case %#", (text, key, reason) => {
    const { theme, repairs } = readThemeText(text);
    expect(theme).toEqual(defaultTheme);
    expect(repairs).toMatchObject([{ key, reason }]);
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
    const tokens = readFileSync(new URL("../styles/tokens/colour.css", import.meta.url), "utf8");
    const { properties } = createTheme(defaultTheme);
    const dark = tokens.slice(tokens.indexOf("@variant dark-document"));
    const light = { ...properties.light, ...statusColours.light };
    for (const role of [...themeColourRoles, ...(Object.keys(statusColours.light) as StatusColourRole[])]) {
      expect(tokens).toContain(`    --${role}: ${light[role]};`);
      expect(dark).toContain(`      --${role}: ${{ ...properties.dark, ...statusColours.dark }[role]};`);
    }
  });
});

describe("what becomes of a seller's colour", () => {
  const explain = (seed: string, role: string, scheme: "light" | "dark" = "light") => {
    const found = explainTheme(readShopTheme({ version: 1, seed }).theme, scheme).find(
      (one) => one.role === role,
    );
    if (!found) throw new Error(`no role ${role}`);
    return found;
  };

  it.each([
    ["#00736d", "accent", "kept"],
    ["#f57224", "accent", "lighter_for_dark_text"],
    ["#1877f2", "accent", "darker_for_white_text"],
    ["#000000", "accent", "lighter_to_be_seen"],
    ["#ffc107", "link", "darker_than_the_page"],
    ["#ffc107", "on-accent", "dark_text"],
    ["#1877f2", "on-accent", "white_text"],
    ["#1877f2", "surface-sunken", "hue_only"],
    ["#1877f2", "ribbon-4", "turned_hue"],
    ["#1877f2", "band", "same_as_page"],
  ])("%s as %s: %s", (seed, role, reason) => {
    expect(explain(seed, role)).toMatchObject({ reason, before: { hex: seed } });
  });

  it("turns a dark grey round in the dark, where it would look switched off", () => {
    expect(explain("#2b2320", "accent", "dark")).toMatchObject({ reason: "lighter_to_be_seen" });
    expect(explain("#2b2320", "accent", "dark").after.lightness).toBeGreaterThan(0.85);
    expect(explain("#2b2320", "on-accent", "dark")).toMatchObject({ reason: "dark_text" });
  });

  it("gives the lightness before and after", () => {
    const { before, after } = explain("#1877f2", "accent");
    expect(before.lightness).toBeGreaterThan(0.55);
    expect(after.lightness).toBeLessThanOrEqual(0.55);
  });

  it("tells, of every role of every seed, the colour that the shop shows", () => {
    for (const seed of seeds.slice(0, 100)) {
      const { properties } = createTheme({ version: 1, seed });
      for (const scheme of ["light", "dark"] as const) {
        for (const { role, after } of explainTheme(readShopTheme({ version: 1, seed }).theme, scheme))
          expect(after.hex).toBe(properties[scheme][role]);
      }
    }
  });
});

describe("colour arithmetic", () => {
  it("comes back to the colour it started from", () => {
    const changed = seeds.filter((seed) => {
      const colour = hexToOklch(seed);
      return !colour || oklchToHex(colour) !== seed;
    });
    expect(changed).toEqual([]);
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

it("has the text's Bengali in headings until a heading font has come, which is after the page", () => {
  for (const fonts of Object.values(headingFonts)) expect(fonts).toMatch(/var\(--font-(text|bengali)\)/);
});
