import { darker, lighter } from "./colour";
import type { Paint } from "./paint";

const gloss = (path: string) => `<path d="${path}" fill="#fff" fill-opacity="0.16"/>`;

/** What a switched-on screen shows: hills under a sky of the accent colour. */
const screen = ({ accent, fill }: Paint, x: number, y: number, width: number, height: number) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none"><rect width="100" height="100" fill="${fill(lighter(accent, 0.35), darker(accent, 0.35))}"/>
<circle cx="70" cy="26" r="10" fill="#fff" fill-opacity="0.85"/><path d="M0 74c18-26 32-26 48-6 14-18 32-22 52 2v30H0z" fill="${darker(accent, 0.5)}"/><path d="M0 86c26-16 46-10 62-2 14-8 26-8 38-2v18H0z" fill="${darker(accent, 0.68)}"/></svg>`;

/** Things to carry. */
export const handheldDevices = {
  phone(paint: Paint) {
    const { color, fill } = paint;
    const metal = fill(lighter(color, 0.35), darker(color, 0.3), "across");
    return `<g transform="rotate(-7 30 50)"><rect x="8" y="8" width="42" height="84" rx="8" fill="${metal}"/><rect x="12" y="13" width="18" height="25" rx="6" fill="${darker(color, 0.35)}"/>
<circle cx="21" cy="20" r="5" fill="#0b1220"/><circle cx="21" cy="20" r="2.2" fill="#4f6ea8"/><circle cx="21" cy="31" r="5" fill="#0b1220"/><circle cx="21" cy="31" r="2.2" fill="#4f6ea8"/><circle cx="36" cy="17" r="2" fill="#fff3c4"/></g>
<g transform="rotate(6 68 52)"><rect x="45" y="7" width="45" height="90" rx="8.5" fill="${metal}"/><rect x="46.6" y="8.6" width="41.8" height="86.8" rx="7" fill="#0b0f1a"/>
${screen(paint, 48.4, 11, 38.2, 82)}<circle cx="67.5" cy="15" r="1.7" fill="#0b0f1a"/><rect x="59" y="89.5" width="17" height="1.4" rx="0.7" fill="#fff" fill-opacity="0.8"/>${gloss("M49 11h20L49 62z")}</g>`;
  },
  tablet(paint: Paint) {
    const { color, fill } = paint;
    return `<rect x="12" y="4" width="76" height="94" rx="8" fill="${fill(lighter(color, 0.4), darker(color, 0.25), "across")}"/><rect x="14" y="6" width="72" height="90" rx="6.5" fill="#0b0f1a"/>
${screen(paint, 18, 11, 64, 80)}<circle cx="50" cy="8.6" r="1" fill="#5b6b86"/>${gloss("M18 11h38L18 78z")}`;
  },
  earbuds({ color, accent, fill }: Paint) {
    const shell = fill(lighter(color, 0.5), darker(color, 0.16), "ball");
    const bud = (x: number, flip: number) =>
      `<g transform="translate(${x} 30) scale(${flip} 1)"><path d="M2-2h7v26c0 5-7 5-7 0z" fill="${fill(lighter(color, 0.3), darker(color, 0.2), "across")}"/><circle cx="0" cy="-6" r="12" fill="${shell}"/><ellipse cx="-9" cy="-8" rx="5" ry="7" fill="${accent}"/><path d="M3 21h5" stroke="${accent}" stroke-width="1.6"/></g>`;
    return `${bud(28, 1)}${bud(72, -1)}
<path d="M12 66c0-10 8-16 18-16h40c10 0 18 6 18 16v14c0 10-8 18-18 18H30c-10 0-18-8-18-18z" fill="${fill(lighter(color, 0.4), darker(color, 0.2))}"/>
<path d="M12 68h76" stroke="${darker(color, 0.35)}" stroke-opacity="0.6"/><rect x="42" y="65.5" width="16" height="5" rx="2.5" fill="${darker(color, 0.25)}"/><circle cx="50" cy="80" r="2" fill="#34d399"/>${gloss("M18 58c4-5 9-6 14-6h14L26 96c-7-2-11-8-11-16V66c0-3 1-6 3-8z")}`;
  },
  powerBank({ color, accent, fill }: Paint) {
    return `<g transform="rotate(10 50 52)"><rect x="24" y="4" width="52" height="92" rx="11" fill="${fill(lighter(color, 0.3), darker(color, 0.35), "across")}"/><rect x="30" y="10" width="40" height="80" rx="7" fill="${fill(lighter(color, 0.12), darker(color, 0.2))}"/>
<path d="M54 34L40 56h9l-4 16 16-24h-9z" fill="${accent}"/>${[0, 1, 2, 3].map((light) => `<circle cx="${41 + light * 6}" cy="83" r="1.8" fill="${light < 3 ? accent : darker(color, 0.5)}"/>`).join("")}
<rect x="36" y="5.5" width="12" height="4" rx="1.4" fill="#0b0f1a"/><rect x="53" y="5.5" width="9" height="4" rx="2" fill="#0b0f1a"/>${gloss("M30 17c0-4 3-7 7-7h12L30 74z")}</g>`;
  },
  charger({ color, accent, fill }: Paint) {
    return `<path d="M36 4h6v20h-6zM58 4h6v20h-6z" fill="${fill("#eef2f6", "#8d99a8", "across")}"/><rect x="22" y="20" width="56" height="60" rx="11" fill="${fill(lighter(color, 0.4), darker(color, 0.22), "across")}"/>
<rect x="28" y="26" width="44" height="48" rx="7" fill="${fill(lighter(color, 0.6), darker(color, 0.06))}"/><path d="M53 34L41 53h8l-4 14 15-21h-8z" fill="${accent}"/><path d="M50 80v6c0 8 14 12 22 8 7-4 16-2 20 3" fill="none" stroke="${darker(color, 0.25)}" stroke-width="4" stroke-linecap="round"/><rect x="43" y="78" width="14" height="5" rx="2" fill="${darker(color, 0.4)}"/>`;
  },
  cable({ color, accent, fill }: Paint) {
    const loop = "M22 20C6 40 12 84 50 84s44-38 24-50-46 6-40 28 36 18 46 2";
    const plug = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-6" y="-8" width="12" height="18" rx="3.5" fill="${accent}"/><rect x="-4.4" y="-18" width="8.8" height="11" rx="2" fill="${fill("#f1f5f9", "#94a3b8", "across")}"/></g>`;
    return `<path d="${loop}" fill="none" stroke="${darker(color, 0.4)}" stroke-width="7" stroke-linecap="round"/><path d="${loop}" fill="none" stroke="${lighter(color, 0.12)}" stroke-width="5" stroke-linecap="round"/><path d="${loop}" fill="none" stroke="${lighter(color, 0.5)}" stroke-width="5" stroke-dasharray="1.4 3"/>${plug(24, 17, 32)}${plug(83, 58, 42)}`;
  },
  memory({ color, accent, fill }: Paint) {
    return `<path d="M20 4h42l18 18v70c0 4-2 6-6 6H20c-4 0-6-2-6-6V10c0-4 2-6 6-6z" fill="${fill("#475569", "#1e293b")}"/>${[22, 31, 40, 49, 58].map((x) => `<rect x="${x}" y="9" width="5.4" height="16" rx="1.4" fill="#f5c542"/>`).join("")}
<path d="M20 36h54v50H20z" fill="${fill(lighter(color, 0.15), darker(color, 0.25))}"/><path d="M20 36h54v9H20z" fill="${accent}"/><g transform="translate(35 52)"><path d="M4 0h16l6 6v20H0V4c0-2 2-4 4-4z" fill="${accent}"/><path d="M5 3v6M9.5 3v6M14 3v6" stroke="${color}" stroke-width="2"/></g>`;
  },
  speaker({ color, accent, fill }: Paint) {
    const mesh = [0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
        (column) =>
          `<circle cx="${18 + column * 6.4}" cy="${36 + row * 7.4}" r="1.5" fill="#000" fill-opacity="0.32"/>`,
      ),
    );
    return `<path d="M30 18c0-14 40-14 40 0" fill="none" stroke="${accent}" stroke-width="4"/><rect x="4" y="18" width="92" height="78" rx="30" fill="${fill(lighter(color, 0.22), darker(color, 0.35))}"/>${mesh.join("")}
<rect x="4" y="18" width="14" height="78" rx="7" fill="${darker(accent, 0.2)}"/><rect x="82" y="18" width="14" height="78" rx="7" fill="${darker(accent, 0.2)}"/><rect x="33" y="20" width="34" height="9" rx="4.5" fill="${accent}"/><path d="M40 24.500h5M48 22v5M57 24.500h5" stroke="#fff" stroke-opacity="0.7" stroke-width="1.4"/>${gloss("M26 22h20L22 92c-8-4-12-12-12-22V46c0-14 8-22 16-24z")}`;
  },
};

/** Things that stand in a house. */
export const homeDevices = {
  television(paint: Paint) {
    const { color, fill } = paint;
    return `<path d="M28 84l-10 12h6l12-12zM72 84l10 12h-6L64 84z" fill="${darker(color, 0.1)}"/><rect x="0" y="14" width="100" height="72" rx="4" fill="${fill(lighter(color, 0.2), darker(color, 0.4))}"/>${screen(paint, 2.5, 16.5, 95, 64)}${gloss("M2.5 16.5h46L20 80.5H2.5z")}<circle cx="50" cy="83.4" r="1" fill="#ef4444"/>`;
  },
  securityCamera({ color, accent, fill }: Paint) {
    return `<path d="M30 88h40v8c0 2-1 3-3 3H33c-2 0-3-1-3-3z" fill="${fill(lighter(color, 0.2), darker(color, 0.25))}"/><path d="M44 66h12v24H44z" fill="${darker(color, 0.2)}"/><circle cx="50" cy="38" r="36" fill="${fill(lighter(color, 0.5), darker(color, 0.18), "ball")}"/><rect x="20" y="16" width="60" height="44" rx="22" fill="#0f172a"/>
<circle cx="50" cy="38" r="17" fill="#1e293b"/><circle cx="50" cy="38" r="12" fill="${fill(lighter(accent, 0.2), darker(accent, 0.6), "ball")}"/><circle cx="45" cy="33" r="3.6" fill="#fff" fill-opacity="0.85"/>${[28, 72].map((x) => `<circle cx="${x}" cy="38" r="2.4" fill="#ef4444"/>`).join("")}<circle cx="50" cy="66" r="1.8" fill="#34d399"/>`;
  },
  router({ color, accent, fill }: Paint) {
    const aerial = (x: number, turn: number) =>
      `<rect x="${x - 2}" y="14" width="4" height="52" rx="2" fill="${fill(lighter(color, 0.3), darker(color, 0.2), "across")}" transform="rotate(${turn} ${x} 66)"/>`;
    return `${aerial(18, -10)}${aerial(39, -3)}${aerial(61, 3)}${aerial(82, 10)}<path d="M10 64h80c5 0 8 3 9 8l1 14c0 5-3 8-8 8H8c-5 0-8-3-8-8l1-14c1-5 4-8 9-8z" fill="${fill(lighter(color, 0.25), darker(color, 0.3))}"/>
<path d="M4 78h92" stroke="#fff" stroke-opacity="0.14"/>${[18, 28, 38, 48].map((x) => `<circle cx="${x}" cy="86" r="2" fill="${accent}"/>`).join("")}<circle cx="58" cy="86" r="2" fill="#f59e0b"/><path d="M42 12c5-5 11-5 16 0M36 5c9-8 19-8 28 0" fill="none" stroke="${accent}" stroke-width="3" stroke-linecap="round"/>`;
  },
  fan({ color, accent, fill }: Paint) {
    const blade = (turn: number) =>
      `<path d="M50 40c-9-6-15-18-9-28 5-7 15-6 18 2 3 9-2 19-9 26z" fill="${fill(lighter(color, 0.25), darker(color, 0.15))}" transform="rotate(${turn} 50 40)"/>`;
    const wires = [0, 30, 60, 90, 120, 150].map(
      (turn) => `<path d="M50 3v74" transform="rotate(${turn} 50 40)"/>`,
    );
    return `<path d="M46 74h8l3 18H43z" fill="${fill(lighter(color, 0.2), darker(color, 0.3), "across")}"/><ellipse cx="50" cy="93" rx="26" ry="6" fill="${fill(lighter(color, 0.3), darker(color, 0.3))}"/><circle cx="50" cy="40" r="37" fill="${accent}" fill-opacity="0.55"/>
${blade(0)}${blade(90)}${blade(180)}${blade(270)}<g fill="none" stroke="#64748b" stroke-opacity="0.55" stroke-width="0.9">${wires.join("")}<circle cx="50" cy="40" r="14"/><circle cx="50" cy="40" r="22"/><circle cx="50" cy="40" r="30"/></g><circle cx="50" cy="40" r="37.5" fill="none" stroke="${darker(color, 0.2)}" stroke-width="3"/><circle cx="50" cy="40" r="7.5" fill="${fill(lighter(color, 0.5), color, "ball")}"/>`;
  },
  kettle({ color, accent, fill }: Paint) {
    return `<path d="M74 26c18-2 22 14 18 30-2 9-8 16-14 18l-2-8c8-4 10-16 9-24-1-6-5-8-11-7z" fill="${accent}"/><path d="M28 24l-20 6 10 18 10-6z" fill="${fill(lighter(color, 0.3), darker(color, 0.2))}"/><path d="M26 22h48c5 20 7 42 7 64H19c0-22 2-44 7-64z" fill="${fill(lighter(color, 0.6), darker(color, 0.25), "across")}"/>
<path d="M28 14c8-5 36-5 44 0l3 9H25z" fill="${fill(lighter(accent, 0.25), accent)}"/><circle cx="50" cy="8" r="4.5" fill="${accent}"/><path d="M17 86h66c2 0 3 2 3 4v5c0 2-1 3-3 3H17c-2 0-3-1-3-3v-5c0-2 1-4 3-4z" fill="${fill(lighter(accent, 0.2), accent)}"/><rect x="46" y="40" width="8" height="34" rx="4" fill="#fff" fill-opacity="0.55"/><path d="M46 58h8v12c0 5-8 5-8 0z" fill="#60a5fa" fill-opacity="0.8"/>`;
  },
  riceCooker({ color, accent, fill }: Paint) {
    return `<path d="M8 44h84c2 20-2 42-10 50H18C10 86 6 64 8 44z" fill="${fill(lighter(color, 0.5), darker(color, 0.22), "across")}"/><path d="M2 46h12v12H6c-3 0-4-2-4-5zM98 46H86v12h8c3 0 4-2 4-5z" fill="#1f2937"/><path d="M6 40h88v7H6z" fill="${fill("#f8fafc", "#94a3b8", "across")}"/>
<path d="M10 40c2-16 18-24 40-24s38 8 40 24z" fill="${fill("#ffffff", "#b6c5d4")}" fill-opacity="0.92"/><path d="M42 17c0-9 16-9 16 0z" fill="#1f2937"/><path d="M20 38c3-10 12-16 24-18-10 6-14 10-15 18z" fill="#fff" fill-opacity="0.75"/><rect x="36" y="60" width="28" height="24" rx="5" fill="#1f2937"/><circle cx="43" cy="67" r="2.5" fill="#f59e0b"/><circle cx="57" cy="67" r="2.5" fill="#22c55e"/><rect x="44" y="74" width="12" height="6" rx="2" fill="${accent}"/><path d="M12 52h76v3H12z" fill="${accent}"/>`;
  },
  iron({ color, accent, fill }: Paint) {
    return `<path d="M30 30c24-8 48-4 58 26l-9 2c-8-22-26-26-46-20z" fill="${fill(lighter(color, 0.3), darker(color, 0.2))}"/><path d="M2 82c8-26 26-38 56-38h32c5 12 7 26 8 38z" fill="${fill(lighter(color, 0.25), darker(color, 0.28))}"/><path d="M2 82h96v5c0 3-2 5-5 5H4c-4 0-4-5-2-10z" fill="${fill("#f8fafc", "#94a3b8")}"/>
<path d="M30 30c-3 1-2 10 2 10l10 6h12L40 36z" fill="${darker(color, 0.2)}"/><circle cx="62" cy="64" r="9" fill="${accent}"/><path d="M62 58v6l4 3" stroke="${darker(color, 0.4)}" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M14 74c7-13 18-20 32-23-10 6-18 13-22 23z" fill="#fff" fill-opacity="0.28"/><path d="M88 56c7 2 10-2 10-9" stroke="#334155" stroke-width="3.5" fill="none" stroke-linecap="round"/>`;
  },
  fridge({ color, accent, fill }: Paint) {
    return `<rect x="20" y="0" width="60" height="96" rx="5" fill="${fill(lighter(color, 0.28), darker(color, 0.3), "across")}"/><path d="M20 36h60" stroke="#000" stroke-opacity="0.45" stroke-width="1.6"/><rect x="25" y="14" width="3.5" height="17" rx="1.7" fill="${accent}"/><rect x="25" y="42" width="3.5" height="28" rx="1.7" fill="${accent}"/><rect x="26" y="96" width="9" height="3" fill="#1f2937"/><rect x="65" y="96" width="9" height="3" fill="#1f2937"/>
<g fill="${accent}" fill-opacity="0.35"><path d="M58 52c6 0 8 6 5 10 6-1 9 5 5 9-3 3-8 1-9-3-1 5-8 6-10 2-3-5 2-9 6-7-4-4-2-11 3-11z"/><circle cx="44" cy="82" r="3.5"/><circle cx="54" cy="86" r="2.4"/></g>${gloss("M36 0h18L32 96H22V4z")}`;
  },
  washer({ color, accent, fill }: Paint) {
    return `<rect x="10" y="2" width="80" height="94" rx="6" fill="${fill(lighter(color, 0.5), darker(color, 0.15), "across")}"/><path d="M10 8c0-4 2-6 6-6h68c4 0 6 2 6 6v12H10z" fill="${lighter(color, 0.35)}"/><path d="M10 20h80" stroke="#94a3b8" stroke-opacity="0.6"/><rect x="15" y="7" width="24" height="8" rx="2" fill="#cbd5e1"/><circle cx="54" cy="11" r="5" fill="#94a3b8"/><circle cx="54" cy="11" r="2.5" fill="#f8fafc"/><rect x="64" y="7" width="21" height="8" rx="2" fill="#0f172a"/><path d="M68 11h8" stroke="#34d399" stroke-width="2"/>
<circle cx="50" cy="57" r="30" fill="${fill("#f8fafc", "#94a3b8", "across")}"/><circle cx="50" cy="57" r="23" fill="${fill(lighter(accent, 0.35), darker(accent, 0.5), "ball")}"/><path d="M28 60c8-6 14 4 22 0s14-4 22 0c-1 12-10 20-22 20s-21-8-22-20z" fill="#fff" fill-opacity="0.55"/><circle cx="42" cy="48" r="4" fill="#fff" fill-opacity="0.5"/><circle cx="59" cy="46" r="2.6" fill="#fff" fill-opacity="0.5"/><path d="M16 96h10v3H16zM74 96h10v3H74z" fill="#334155"/>`;
  },
  blender({ color, accent, fill }: Paint) {
    return `<path d="M30 4h40v7H30z" fill="${fill(lighter(color, 0.2), darker(color, 0.2))}"/><path d="M68 16c20-3 20 34-2 34l1-7c12-1 12-21 0-20z" fill="${lighter(color, 0.2)}"/><path d="M26 11h48c-1 18-4 34-8 48H34c-4-14-7-30-8-48z" fill="${fill("#ffffff", "#c7d7e2", "across")}" fill-opacity="0.85"/><path d="M28.5 28c14-5 28 5 43 0-1 11-3 21-6 31H34.500c-3-10-5-20-6-31z" fill="${fill(lighter(accent, 0.15), darker(accent, 0.18))}"/>
<path d="M40 57c6-8 14-8 20 0z" fill="#64748b"/><path d="M32 59h36l6 34c0 3-2 5-5 5H31c-3 0-5-2-5-5z" fill="${fill(lighter(color, 0.25), darker(color, 0.3), "across")}"/><circle cx="50" cy="80" r="8.5" fill="#f1f5f9"/><path d="M50 80v-7" stroke="${darker(color, 0.3)}" stroke-width="2.5" stroke-linecap="round"/><path d="M33 15c1 14 3 28 6 40" stroke="#fff" stroke-width="3" stroke-opacity="0.8" fill="none" stroke-linecap="round"/>`;
  },
};
