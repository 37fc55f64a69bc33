import { darker, lighter } from "./colour";
import type { Paint } from "./paint";

const stitches = (path: string, color: string, width = 0.9) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;

/** A garment with two sleeves, cut to `hem` (its lower edge) with sleeves down to `cuff`. */
function garment({ color, fill }: Paint, hem: number, cuff: number, flare: number): string {
  const body = fill(lighter(color, 0.22), darker(color, 0.2));
  const sleeve = fill(lighter(color, 0.12), darker(color, 0.3));
  const left = 30 - flare;
  const right = 70 + flare;
  return `<path d="M33 9L20 16 8 ${cuff}l11 4 13-24z" fill="${sleeve}"/><path d="M67 9l13 7 12 ${cuff - 16}-11 4-13-24z" fill="${sleeve}"/>
<path d="M36 6c9 5 19 5 28 0l8 7-2 30 ${right - 70} ${hem - 45}c-12 4-${right - left - 24} 4-${right - left} 0L30 43l-2-30z" fill="${body}"/>
<path d="M32 44c1 16-1 34-4 ${hem - 47}M68 44c-1 16 1 34 4 ${hem - 47}M44 60c0 10-1 20-2 ${hem - 64}M58 62c0 10 1 18 2 ${hem - 66}" fill="none" stroke="${darker(color, 0.35)}" stroke-opacity="0.3" stroke-width="1.2"/>`;
}

export const clothes = {
  /** A folded length of cloth with a woven border. */
  fold({ color, accent, fill }: Paint) {
    const layer = (y: number, height: number, tone: string) =>
      `<path d="M10 ${y}c26 5 54 5 80 0 4 0 6 2 6 6v${height - 8}c0 4-2 6-6 6-26 5-54 5-80 0-4 0-6-2-6-6V${y + 6}c0-4 2-6 6-6z" fill="${tone}"/>`;
    const band = (y: number) =>
      `<path d="M4 ${y + 3}c30 7 62 7 92 0v6c-30 7-62 7-92 0z" fill="${accent}"/><path d="M4 ${y + 5.2}c30 7 62 7 92 0v1.4c-30 7-62 7-92 0z" fill="${darker(accent, 0.3)}"/>`;
    const buti = [20, 35, 50, 65, 80]
      .map(
        (x) =>
          `<path d="M${x} 30l3 4-3 4-3-4z" fill="${accent}"/><circle cx="${x}" cy="34" r="1.1" fill="${darker(accent, 0.4)}"/>`,
      )
      .join("");
    return `${layer(64, 30, fill(darker(color, 0.1), darker(color, 0.4)))}${band(78)}
${layer(42, 32, fill(color, darker(color, 0.3)))}${band(58)}
${layer(16, 36, fill(lighter(color, 0.25), darker(color, 0.12)))}${band(36)}${buti}
<path d="M10 16c26 5 54 5 80 0 2 0 4 1 5 3-28 6-62 6-90 0 1-2 3-3 5-3z" fill="#fff" fill-opacity="0.35"/>
<path d="M72 18l4 60c1 8 3 14 5 18l4-2 3 2 2-3c-3-6-5-12-5-20l-4-56z" fill="${fill(lighter(color, 0.3), darker(color, 0.25))}"/><path d="M79 86l10-2 2 9-4 3-3-2-3 2z" fill="${accent}"/>`;
  },
  panjabi(paint: Paint) {
    const { color, accent, fill } = paint;
    return `${garment(paint, 96, 60, 5)}
<path d="M40 4c7 4 13 4 20 0l2 5c-8 5-16 5-24 0z" fill="${fill(lighter(color, 0.35), color)}"/>
<path d="M45 9h10v38l-5 5-5-5z" fill="${fill(lighter(color, 0.4), darker(color, 0.05))}"/>
${stitches("M45 10v37l5 5 5-5V10M39 5c7 5 15 5 22 0M37 9c9 6 17 6 26 0", accent, 1.1)}
${stitches("M41 14c-2 6-2 12 0 18M59 14c2 6 2 12 0 18M38 20h3M59 20h3M38 26h3M59 26h3", accent)}
${[16, 24, 32, 40].map((y) => `<circle cx="50" cy="${y}" r="1.6" fill="${accent}"/>`).join("")}
${stitches("M10 57l10 4M90 57l-10 4", accent, 1.6)}`;
  },
  kurti(paint: Paint) {
    const { color, accent } = paint;
    const hem = [26, 34, 42, 50, 58, 66, 74]
      .map((x) => `<path d="M${x} 84l3 4-3 4-3-4z" fill="${accent}"/>`)
      .join("");
    return `${garment(paint, 95, 46, 9)}
<path d="M39 6c3 14 7 20 11 24 4-4 8-10 11-24-8 3-14 3-22 0z" fill="${darker(color, 0.45)}"/>
${stitches("M37 6c3 16 8 24 13 28 5-4 10-12 13-28", accent, 2.2)}${stitches("M34 8c3 17 9 27 16 32 7-5 13-15 16-32", accent, 0.9)}
<circle cx="50" cy="41" r="3" fill="${accent}"/><circle cx="50" cy="41" r="1.3" fill="${color}"/>
${[48, 55, 62].map((y) => `<circle cx="50" cy="${y}" r="1.4" fill="${accent}"/>`).join("")}
${hem}${stitches("M22 80c18 3 38 3 56 0", accent, 1.2)}${stitches("M10 43l11 4M90 43l-11 4", accent, 2)}`;
  },
  shirt(paint: Paint) {
    const { color, accent, fill } = paint;
    return `${garment(paint, 88, 42, 1)}
<path d="M36 6l14 12L64 6l6 5-12 15-8-8-8 8-12-15z" fill="${fill(lighter(color, 0.45), lighter(color, 0.05))}"/>
${stitches("M50 19v70", darker(color, 0.3), 1)}${[28, 40, 52, 64, 76].map((y) => `<circle cx="50" cy="${y}" r="1.5" fill="${accent}"/>`).join("")}
<path d="M57 34h10v10c-3 3-7 3-10 0z" fill="${lighter(color, 0.12)}" stroke="${darker(color, 0.25)}" stroke-opacity="0.5" stroke-width="0.8"/>
${stitches("M10 39l10 4M90 39l-10 4", accent, 2)}`;
  },
  /** A sleeveless waistcoat of striped cloth. */
  waistcoat({ color, accent, fill }: Paint) {
    const stripes = [24, 31, 38, 62, 69, 76]
      .map((x) => `<path d="M${x} 8v88" stroke="${accent}" stroke-opacity="0.45" stroke-width="1.6"/>`)
      .join("");
    return `<clipPath id="waistcoat"><path d="M30 4l9 3 11 32 11-32 9-3c3 12 9 20 16 25-3 20-3 40 0 62-10 4-22 5-33 5l-3-5-3 5c-11 0-23-1-33-5 3-22 3-42 0-62 7-5 13-13 16-25z"/></clipPath>
<path d="M39 7c7 3 15 3 22 0L50 39z" fill="${darker(color, 0.55)}"/><g clip-path="url(#waistcoat)"><rect width="100" height="100" fill="${fill(lighter(color, 0.25), darker(color, 0.2), "across")}"/>${stripes}<path d="M0 0h22L44 100H0z" fill="#fff" fill-opacity="0.06"/></g>
${stitches("M39 8l11 32 11-32M50 40v51", lighter(accent, 0.1), 1.3)}${[48, 58, 68, 78, 87].map((y) => `<circle cx="53.5" cy="${y}" r="1.7" fill="${accent}"/>`).join("")}
<path d="M22 68l18 2v6l-18-2zM60 70l18-2v6l-18 2z" fill="${darker(color, 0.3)}"/><path d="M62 42l12-1v5l-12 1z" fill="${accent}"/>`;
  },
  trousers({ color, accent, fill }: Paint) {
    return `<path d="M28 4h44c4 30 9 62 12 92-9 3-19 3-27 1L50 36l-7 61c-8 2-18 2-27-1C19 66 24 34 28 4z" fill="${fill(lighter(color, 0.25), darker(color, 0.25))}"/>
<path d="M28 4h44l1 9H27z" fill="${darker(color, 0.2)}"/>${stitches("M47 9c-4 10-6 14-4 20M53 9c3 8 5 14 3 18", accent, 1.6)}
${stitches("M33 20c-2 25-6 50-9 74M67 20c2 25 6 50 9 74M50 14v22", darker(color, 0.45), 0.9)}`;
  },
};
