import { darker, lighter } from "./colour";
import type { Paint } from "./paint";

const shine = (path: string, opacity = 0.35) => `<path d="${path}" fill="#fff" fill-opacity="${opacity}"/>`;

/** Containers of what is sold loose. The label's motif says what is in it. */
export const packs = {
  sack({ color, accent, motif, fill }: Paint) {
    const cloth = fill(lighter(color, 0.25), darker(color, 0.18), "across");
    return `<path d="M20 22c-6 12-11 34-10 56 0 12 4 19 12 20 18 2 38 2 56 0 8-1 12-8 12-20 1-22-4-44-10-56-20 5-40 5-60 0z" fill="${cloth}"/>
<path d="M24 24c-5-6-9-12-8-18 4 3 8 0 12 1 4-5 9 1 13-1 3-5 8-1 11 1 4-4 8-3 11-1 4-3 8 1 12 0 3-1 7 2 9 0 0 6-3 12-8 18-17 4-35 4-52 0z" fill="${fill(lighter(color, 0.4), darker(color, 0.1))}"/>
<path d="M21 21c19 6 39 6 58 0l2 6c-20 6-42 6-62 0z" fill="${fill(lighter(accent, 0.15), darker(accent, 0.2), "across")}"/>
<path d="M26 44h48c3 0 5 2 5 5v31c0 3-2 5-5 5H26c-3 0-5-2-5-5V49c0-3 2-5 5-5z" fill="#fffdf6" fill-opacity="0.92"/>
<path d="M26 44h48c3 0 5 2 5 5v2H21v-2c0-3 2-5 5-5z" fill="${accent}"/>
${motif(34, 51, 32)}${shine("M16 40c-3 14-4 28-3 42 1 6 2 9 4 11-2-18-2-36-1-53z", 0.3)}`;
  },
  bottle({ color, accent, motif, fill }: Paint) {
    const glass = fill(lighter(color, 0.45), darker(color, 0.12), "across");
    return `<rect x="41" y="1" width="18" height="12" rx="3" fill="${fill(lighter(accent, 0.25), darker(accent, 0.2), "across")}"/>
<path d="M43 12h14v9c0 6 14 10 16 22v47c0 5-4 9-9 9H36c-5 0-9-4-9-9V43c2-12 16-16 16-22z" fill="${glass}"/>
<path d="M27 48h46v32H27z" fill="#fffdf6"/><path d="M27 48h46v5H27zM27 77h46v3H27z" fill="${accent}"/>
${motif(38, 53.5, 23)}${shine("M32 42c1-7 6-11 10-15v70h-6c-2 0-4-2-4-5z", 0.28)}`;
  },
  pouch({ color, accent, motif, fill }: Paint) {
    const foil = fill(lighter(color, 0.22), darker(color, 0.2), "across");
    return `<path d="M17 4h66l2 9c-3 24-3 50 1 76 0 6-3 9-8 9H22c-5 0-8-3-8-9 4-26 4-52 1-76z" fill="${foil}"/>
<path d="M17 4h66l2 8H15z" fill="${darker(color, 0.22)}"/><path d="M19 6v4M25 6v4M31 6v4M37 6v4M43 6v4M49 6v4M55 6v4M61 6v4M67 6v4M73 6v4M79 6v4" stroke="#fff" stroke-opacity="0.25"/>
<circle cx="50" cy="53" r="27" fill="${fill("#fffef9", lighter(color, 0.82))}"/><circle cx="50" cy="53" r="27" fill="none" stroke="${accent}" stroke-width="2.5"/>
${motif(32, 35, 36)}${shine("M20 14h7c-3 26-3 54-1 82h-5c-2-1-3-3-3-6 3-26 4-50 2-76z", 0.25)}`;
  },
  jar({ color, accent, motif, fill }: Paint) {
    return `<path d="M22 20h56c8 4 12 11 12 20v46c0 7-5 12-12 12H22c-7 0-12-5-12-12V40c0-9 4-16 12-20z" fill="${fill("#f4fbff", "#cfe1ea", "across")}"/>
<path d="M15 42c10-3 60-3 70 0v43c0 5-4 9-9 9H24c-5 0-9-4-9-9z" fill="${fill(lighter(color, 0.3), darker(color, 0.12), "across")}"/>
<rect x="18" y="6" width="64" height="16" rx="5" fill="${fill(lighter(accent, 0.25), darker(accent, 0.25), "across")}"/>
<path d="M24 7v14M32 7v14M40 7v14M48 7v14M56 7v14M64 7v14M72 7v14" stroke="#fff" stroke-opacity="0.18" stroke-width="2"/>
<rect x="23" y="47" width="54" height="38" rx="5" fill="#fffdf6"/><rect x="25" y="49" width="50" height="34" rx="4" fill="none" stroke="${accent}"/>
${motif(35, 51, 30)}${shine("M15 40c0-6 3-11 8-14v66c-5-1-8-4-8-9z", 0.4)}`;
  },
  carton({ color, accent, motif, fill }: Paint) {
    return `<path d="M14 18h58v80H20c-3 0-6-3-6-6z" fill="${fill(lighter(color, 0.18), color)}"/>
<path d="M72 18l14-8v76L72 98z" fill="${darker(color, 0.35)}"/><path d="M14 18L28 8h58l-14 10z" fill="${lighter(color, 0.4)}"/>
<path d="M14 26h58v7H14zM14 88h58v4H14z" fill="${accent}"/><path d="M72 26l14-8v7l-14 8z" fill="${darker(accent, 0.3)}"/>
<ellipse cx="43" cy="60" rx="23" ry="23" fill="#fffdf6"/><ellipse cx="43" cy="60" rx="23" ry="23" fill="none" stroke="${accent}" stroke-width="2"/>
${motif(28, 45, 30)}`;
  },
  giftBox({ color, accent, fill }: Paint) {
    const band = fill(lighter(accent, 0.3), darker(accent, 0.12), "across");
    const loop = fill(lighter(accent, 0.35), darker(accent, 0.2));
    return `<rect x="10" y="44" width="80" height="54" rx="4" fill="${fill(lighter(color, 0.12), darker(color, 0.28), "across")}"/>
<rect x="5" y="30" width="90" height="18" rx="4" fill="${fill(lighter(color, 0.28), darker(color, 0.1))}"/>
<path d="M10 48h80v5H10z" fill="#000" fill-opacity="0.14"/><path d="M42 30h16v68H42z" fill="${band}"/>
<path d="M50 31C36 30 21 22 25 11c4-9 20-3 25 20z" fill="${loop}"/><path d="M50 31c14-1 29-9 25-20-4-9-20-3-25 20z" fill="${loop}"/>
<path d="M48 28C42 24 32 20 33 14c3-4 12 3 15 14zM52 28c6-4 16-8 15-14-3-4-12 3-15 14z" fill="${darker(accent, 0.35)}" fill-opacity="0.55"/>
<rect x="43" y="24" width="14" height="11" rx="4" fill="${lighter(accent, 0.25)}"/>
<path d="M18 62h12v12H18zM70 62h12v12H70zM18 82h12v8H18zM70 82h12v8H70z" fill="#fff" fill-opacity="0.09"/>`;
  },
};
