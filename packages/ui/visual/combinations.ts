import { readyThemes, type ReadyThemeName } from "../src/theme/ready-themes";

/** One way of looking at a story. */
export interface Combination {
  language: "bn" | "en";
  scheme: "light" | "dark";
  /** Of the window, px: the smallest phone (WCAG 1.4.10), a tablet, a desk. */
  width: 320 | 768 | 1280;
  theme: ReadyThemeName;
}

export const themeNames = Object.keys(readyThemes) as ReadyThemeName[];
const languages = ["bn", "en"] as const;
const schemes = ["light", "dark"] as const;
const widths = [320, 768, 1280] as const;

/**
 * Four looks in which every pair of language and scheme occurs, and every width; each story has one of the two. Between
 * them every pair with a width occurs too.
 */
const looks = [
  [
    { language: "bn", scheme: "light", width: 320 },
    { language: "en", scheme: "dark", width: 320 },
    { language: "en", scheme: "light", width: 768 },
    { language: "bn", scheme: "dark", width: 1280 },
  ],
  [
    { language: "bn", scheme: "light", width: 320 },
    { language: "en", scheme: "dark", width: 320 },
    { language: "bn", scheme: "dark", width: 768 },
    { language: "en", scheme: "light", width: 1280 },
  ],
] as const;

/** A number from a story's id that stays when other stories come and go. */
const turnOf = (storyId: string) =>
  [...storyId].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 0);

/**
 * The pictures of a story that every run takes: four looks, each in another theme. Which theme meets which look turns from
 * story to story, so that over a few stories all pairs of language, scheme, width and theme are seen.
 */
export function coverOf(storyId: string): Combination[] {
  const turn = turnOf(storyId);
  return looks[turn % 2 === 0 ? 0 : 1].map((look, index) => ({
    ...look,
    theme: themeNames[(index + turn) % themeNames.length] ?? "default",
  }));
}

/** At the desk a story is played and axe looks at it, in both languages and schemes; the phone's looks are in its cover. */
export const deskLooks: Combination[] = [
  { language: "bn", scheme: "light", width: 1280, theme: "default" },
  { language: "en", scheme: "dark", width: 1280, theme: "default" },
];

/** Every picture there is: 2 languages, 2 schemes, 3 widths, all themes. */
export const fullProduct: Combination[] = languages.flatMap((language) =>
  schemes.flatMap((scheme) =>
    widths.flatMap((width) => themeNames.map((theme) => ({ language, scheme, width, theme }))),
  ),
);

/** `bn-light-320-default`: the name of a picture within its story's folder. */
export const nameOf = ({ language, scheme, width, theme }: Combination): string =>
  `${language}-${scheme}-${width}-${theme}`;

/** The same kind of looks for teams that use the Chromatic service. */
export const chromaticModes = Object.fromEntries(
  coverOf("").map((look) => {
    const { width, ...globals } = look;
    return [nameOf(look), { ...globals, viewport: { width, height: 860 } }];
  }),
);
