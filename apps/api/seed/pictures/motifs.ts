/** What stands in the middle of a print: an outline in one colour, its light and dark where the outline says too little, or a view. */
import glyphFile from "../../drawing/glyphs.generated.json";
import type { GlyphName } from "../../drawing/art";

/** Ours, in the ink that `currentColor` is; a share of it for what lies further back. */
const own = {
  abc: `<text x="16" y="15.5" text-anchor="middle" font-family="Liberation Serif, serif" font-weight="700" font-size="16.5" fill="currentColor">Aa</text><text x="16" y="29" text-anchor="middle" font-family="Liberation Serif, serif" font-weight="700" font-size="12.5" fill="currentColor" opacity=".8">Bb Cc</text>`,
  lotus: [
    ...[
      [-66, 0.45],
      [66, 0.45],
      [-36, 0.7],
      [36, 0.7],
      [0, 1],
    ].map(
      ([turn, share]) =>
        `<path transform="rotate(${turn} 16 24) translate(3.2 4.8) scale(.8)" d="M16 24.5C10.6 19.5 10.8 11.5 16 5.5c5.2 6 5.4 14 0 19z" fill="currentColor" opacity="${share}"/>`,
    ),
    `<path d="M5 27.2c3.6-1.6 7.4 1.6 11 0s7.4-1.6 11 0M9 30c2.4-1.1 4.7 1.1 7 0s4.6-1.1 7 0" fill="none" stroke="currentColor" stroke-width="1.1" stroke-linecap="round"/>`,
  ].join(""),
  "ear-of-wheat": [
    `<path d="M16 31V13" stroke="currentColor" stroke-width="1.3" stroke-linecap="round"/>`,
    ...[24, 18.6, 13.2, 8.4].flatMap((y, row) =>
      [-1, 1].map(
        (side) =>
          `<ellipse cx="${16 + side * (3.5 - row * 0.3)}" cy="${y - 1.6}" rx="${1.9 - row * 0.15}" ry="${3.6 - row * 0.2}" transform="rotate(${side * 34} ${16 + side * (3.5 - row * 0.3)} ${y - 1.6})" fill="currentColor"/>`,
      ),
    ),
    `<ellipse cx="16" cy="3.6" rx="1.5" ry="3.3" fill="currentColor"/>`,
  ].join(""),
  hills: [
    `<circle cx="22.5" cy="7.5" r="3.6" fill="currentColor"/>`,
    `<path d="M0 23 8 11l4 5 5-8 7 10 3-3 5 6v8H0z" fill="currentColor" opacity=".45"/>`,
    `<path d="M0 30v-5c6-5 12-4 17-1s10 2 15-2v8z" fill="currentColor" opacity=".85"/>`,
    ...[5, 9.2, 27.5].map(
      (x, at) =>
        `<path transform="translate(${x} ${[25, 23.6, 24.6][at]})" d="M-.5 0v-2.4h-3l2.2-2.8h-1.4L-.9-8h-.9L0-11l1.8 3H.9l1.8 2.8H1.3l2.2 2.8h-3V0z" fill="currentColor"/>`,
    ),
  ].join(""),
};

/** Names of those that are our own drawings and no glyphs. */
export const ownMotifs: ReadonlySet<string> = new Set(Object.keys(own));

export type Motif = GlyphName | keyof typeof own;

/** Those whose outline alone does not say what they are. */
const engraved: ReadonlySet<string> = new Set<GlyphName>(["cooked-rice", "cookie", "laptop", "owl", "tiger"]);

/** How light a CSS hex colour is, from 0 to 1. */
const lightness = (colour: string): number =>
  [0.3, 0.59, 0.11].reduce(
    (sum, weight, at) => sum + (weight * Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16)) / 255,
    0,
  );

/** Leaves of a motif as much as it is light, or as it is dark where the ink is darker than the paper. */
const engraving = (dark: boolean): string => {
  const [red, green, blue, all] = dark ? [-0.48, -0.95, -0.17, 1.45] : [0.57, 1.12, 0.21, -0.28];
  return `<filter id="tones" color-interpolation-filters="sRGB"><feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 ${red} ${green} ${blue} ${all} 0"/></filter>`;
};

function outlineOf(motif: Motif, printed: boolean, dark: boolean): string {
  if (motif in own) return own[motif as keyof typeof own];
  const drawn = glyphFile.glyphs[motif as GlyphName].replaceAll("~", "m-");
  return printed && engraved.has(motif) ? `${engraving(dark)}<g filter="url(#tones)">${drawn}</g>` : drawn;
}

/** The motif in the colour of the ink; `printed` says whether it has its light and dark, which a screen does not show. */
export function inOneInk(motif: Motif, ink: string, paper: string, printed: boolean): string {
  const drawn = outlineOf(motif, printed, lightness(ink) < lightness(paper));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawn}</svg>`;
  return `<i style="background:${ink};mask:url('data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}') center/contain no-repeat"></i>`;
}

/** A boat with its bent roof and its oarsman, on the water at (x, y). */
const boat = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="#1d0f1c"><path d="M-90-16C-60 8 60 8 96-22 70 26-66 26-90-16z"/><path d="M-34 0c0-44 66-44 70 0z" fill="#4a2a20"/><path d="M-62-2l4-40h8l6 40z"/><circle cx="-54" cy="-50" r="9"/><path d="M-50-36-96 22" stroke="#1d0f1c" stroke-width="5"/></g>`;

/** The bank of a river with its trees, from `left` to `right`, at y = 430. */
const bank = (left: number, right: number, high: number): string => {
  const crowns = Array.from({ length: Math.round((right - left) / 34) }, (_, at) => {
    const size = high * (0.62 + 0.38 * Math.abs(Math.sin(at * 2.3)));
    return `<ellipse cx="${left + 17 + at * 34}" cy="${432 - size * 0.55}" rx="${34 + (at % 3) * 9}" ry="${size * 0.62}"/>`;
  });
  return `<rect x="${left}" y="400" width="${right - left}" height="34"/>${crowns.join("")}`;
};

/** A river through a forest when the sun goes down, as wide screens show it: 1400 by 800. */
export const riverAtSunset = `<svg viewBox="0 0 1400 800" preserveAspectRatio="xMidYMid slice"><defs>
<linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop stop-color="#1d2f66"/><stop offset=".5" stop-color="#c2506a"/><stop offset="1" stop-color="#ffb04a"/></linearGradient>
<linearGradient id="water" x1="0" x2="0" y1="0" y2="1"><stop stop-color="#f39a4a"/><stop offset=".45" stop-color="#8a3f66"/><stop offset="1" stop-color="#16244f"/></linearGradient></defs>
<rect width="1400" height="432" fill="url(#sky)"/><circle cx="760" cy="368" r="104" fill="#fff0b8"/>
<g fill="#3a2148" opacity=".75">${bank(-20, 1420, 46)}</g><rect y="430" width="1400" height="370" fill="url(#water)"/>
<g fill="#ffe29a">${Array.from({ length: 9 }, (_, at) => `<rect x="${760 - 96 + at * 7}" y="${446 + at * 34}" width="${192 - at * 14}" height="${11 + at}" rx="6" opacity="${0.95 - at * 0.08}"/>`).join("")}</g>
<g fill="#141329">${bank(-20, 420, 190)}${bank(1080, 1420, 230)}</g>${boat(500, 590, 1.5)}</svg>`;
