import { darker, lighter } from "./colour";
import type { Paint } from "./paint";

/** Where the cover's ornament sits: chosen by the colour, so that each title keeps its own design. */
function ornament(accent: string, color: string): string {
  const designs = [
    `<circle cx="55" cy="42" r="24" fill="${accent}"/><path d="M31 74h48M37 79h36" stroke="${accent}" stroke-width="2" stroke-linecap="round"/>`,
    `<path d="M22 18h66v48H22z" fill="${accent}"/><path d="M22 72h66M22 77h44" stroke="${accent}" stroke-width="2.4"/>`,
    `<path d="M30 70V42c0-14 11-24 25-24s25 10 25 24v28z" fill="${accent}"/><path d="M30 75h50" stroke="${accent}" stroke-width="2.4"/>`,
    `<path d="M55 12l30 30-30 30-30-30z" fill="${accent}"/><path d="M40 80h30" stroke="${accent}" stroke-width="2.4" stroke-linecap="round"/>`,
  ];
  return designs[Number.parseInt(color.slice(5, 7), 16) % designs.length] ?? "";
}

export const books = {
  book({ color, accent, motif, fill }: Paint) {
    return `<path d="M86 8l6 5v80l-6 4z" fill="${darker(color, 0.5)}"/><path d="M16 90h72v8H20c-3 0-5-2-5-5z" fill="${darker(color, 0.45)}"/>
<path d="M18 89h69v6H19c-2 0-3-1-3-3s1-3 2-3z" fill="${fill("#fffaf0", "#d8cdb8")}"/>
<path d="M20 2h66c2 0 4 2 4 4v84H20c-3 0-5 2-5 4V8c0-4 2-6 5-6z" fill="${fill(lighter(color, 0.14), darker(color, 0.16), "across")}"/>
<path d="M15 8c0-4 2-6 5-6h1v88h-1c-3 0-5 2-5 4z" fill="${darker(color, 0.3)}"/><path d="M21 2h2v88h-2z" fill="#fff" fill-opacity="0.16"/>
<rect x="25.5" y="6" width="61" height="79.5" rx="1" fill="none" stroke="${accent}" stroke-opacity="0.55" stroke-width="0.8"/>
<g transform="translate(6.5 5) scale(0.9)">${ornament(accent, color)}</g>${motif(40, 27, 32)}
<path d="M86 2c2 0 4 2 4 4v84h-3V2z" fill="#000" fill-opacity="0.12"/>`;
  },
};
