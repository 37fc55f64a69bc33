import { darker, lighter } from "./colour";
import type { Paint } from "./paint";

/** What comes from the field and the river, and looks otherwise here than in the emoji. */
export const produce = {
  /** A river fish on a banana leaf. */
  riverFish({ color, accent, fill }: Paint) {
    const scales = [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3, 4, 5].map(
        (column) =>
          `<path d="M${36 + column * 7 + (row % 2) * 3.5} ${56 + row * 6}a3.6 3.6 0 0 1 0 6" fill="none" stroke="${darker(color, 0.35)}" stroke-opacity="0.4" stroke-width="0.9"/>`,
      ),
    );
    return `<path d="M0 84c14-16 36-22 58-20 18 1 32 8 42 18-12 12-30 17-50 16-20 0-38-5-50-14z" fill="${fill("#6fbf5b", "#2f7d3a")}"/><path d="M2 84c30-5 64-6 96-2M22 76l8 7M40 71l8 10M60 70l4 11M78 75l1 7M24 93l9-9M44 97l7-15M64 96l3-14M80 92l1-9" fill="none" stroke="#cdeab6" stroke-opacity="0.55" stroke-width="1.2"/>
<path d="M76 62c8-4 14-12 20-20 2 8 0 16-3 22 4 6 6 13 4 22-7-6-14-13-21-16z" fill="${fill(darker(color, 0.08), darker(color, 0.4))}"/><path d="M40 46c8-10 20-13 28-11l-6 15zM44 80c4 6 10 9 18 9l-4-12z" fill="${fill(accent, darker(accent, 0.35))}"/>
<path d="M2 66c8-16 24-23 42-22 16 1 28 9 36 20-8 12-22 20-38 20-18 0-32-6-40-18z" fill="${fill(darker(color, 0.28), lighter(color, 0.72))}"/><path d="M24 48c5 9 5 24 0 33" fill="none" stroke="${darker(color, 0.45)}" stroke-opacity="0.6" stroke-width="1.8"/>${scales.join("")}
<path d="M10 58c16-9 40-9 60 1-16-4-40-6-60-1z" fill="#fff" fill-opacity="0.45"/><path d="M30 68c6-2 12 1 14 7-7 1-12-2-14-7z" fill="${accent}"/><circle cx="14" cy="62" r="4" fill="#fffbe8"/><circle cx="13.6" cy="62" r="2.2" fill="#111827"/><path d="M2 66c3 1 6 1 8 0" fill="none" stroke="${darker(color, 0.6)}" stroke-width="1.2" stroke-linecap="round"/>`;
  },
  /** Two chilies. */
  chilies({ color, accent, fill }: Paint) {
    const chili = (turn: number, x: number) =>
      `<g transform="translate(${x} 0) rotate(${turn} 50 20)"><path d="M38 26c-2 26 0 50 20 70 3 3 6 1 5-2-8-22-4-44 0-66 1-12-24-14-25-2z" fill="${fill(lighter(color, 0.28), darker(color, 0.28), "across")}"/><path d="M43 28c-2 20-1 38 8 54" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="2.6" stroke-linecap="round"/>
<path d="M36 27c0-9 6-12 11-13 1-5 0-9-4-12l5-2c5 4 6 9 5 14 6 1 11 5 11 14-3-3-6-3-8 0-3-4-7-4-10 0-3-3-7-4-10-1z" fill="${fill(lighter(accent, 0.15), darker(accent, 0.2))}"/></g>`;
    return `${chili(-22, 16)}${chili(24, -18)}${chili(0, 0)}`;
  },
};
