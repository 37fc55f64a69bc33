import { darker, lighter } from "./colour";
import type { Paint } from "./paint";

/** A brass plate that the dry sweets lie on, or a bowl for those in syrup. */
const plate = ({ fill }: Paint) =>
  `<ellipse cx="50" cy="84" rx="48" ry="13" fill="${fill("#f6d98c", "#a9741f")}"/><ellipse cx="50" cy="81.5" rx="44" ry="10.5" fill="${fill("#d9a648", "#fbe7ae")}"/>`;
const bowl = ({ fill }: Paint, syrup: string) =>
  `<path d="M4 62h92c-2 22-16 36-34 36H38C20 98 6 84 4 62z" fill="${fill("#ffffff", "#c9d3dc", "across")}"/>
<path d="M6 66h88l-1 6H7z" fill="#c2410c" fill-opacity="0.75"/><ellipse cx="50" cy="62" rx="46" ry="12" fill="#eef3f6"/><ellipse cx="50" cy="62.5" rx="42" ry="9.5" fill="${fill(lighter(syrup, 0.2), darker(syrup, 0.12))}"/>`;

const ball = ({ color, fill }: Paint, x: number, y: number, r: number) =>
  `<ellipse cx="${x}" cy="${y + r * 0.9}" rx="${r * 0.85}" ry="${r * 0.22}" fill="#3b1d0a" fill-opacity="0.22"/>
<circle cx="${x}" cy="${y}" r="${r}" fill="${fill(lighter(color, 0.32), darker(color, 0.25), "ball")}"/>
<ellipse cx="${x - r * 0.35}" cy="${y - r * 0.45}" rx="${r * 0.26}" ry="${r * 0.16}" fill="#fff" fill-opacity="0.7" transform="rotate(-30 ${x - r * 0.35} ${y - r * 0.45})"/>`;

const crumbs = (color: string, at: readonly (readonly [number, number])[]) =>
  at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.3" fill="${color}"/>`).join("");

function tile(paint: Paint, x: number, y: number): string {
  const { color, accent, fill } = paint;
  return `<path d="M${x} ${y}l18 8v11l-18 8-18-8V${y + 8}z" fill="${darker(color, 0.28)}"/><path d="M${x} ${y}l18 8-18 8-18-8z" fill="${fill(lighter(color, 0.35), color)}"/>
<path d="M${x} ${y + 16}l18-8v11l-18 8z" fill="${darker(color, 0.14)}"/><ellipse cx="${x}" cy="${y + 8}" rx="5" ry="2.6" fill="${accent}"/><path d="M${x - 10} ${y + 8}l4-2M${x + 6} ${y + 10}l4-2" stroke="${accent}" stroke-width="1.4" stroke-linecap="round"/>`;
}

function roll(paint: Paint, x: number, y: number): string {
  const { color, accent, fill } = paint;
  return `<g transform="rotate(-14 ${x} ${y})"><rect x="${x - 25}" y="${y - 10.5}" width="50" height="21" rx="10.5" fill="${fill(lighter(color, 0.4), darker(color, 0.22))}"/>
<path d="M${x - 16} ${y - 6}h28" stroke="#fff" stroke-opacity="0.5" stroke-width="2" stroke-linecap="round"/><ellipse cx="${x + 22}" cy="${y}" rx="4.8" ry="9" fill="${darker(color, 0.12)}"/><ellipse cx="${x + 22.4}" cy="${y}" rx="2.9" ry="5.8" fill="${accent}"/></g>`;
}

function spiral({ color, accent }: Paint, x: number, y: number, r: number): string {
  const path = `M${x} ${y}c${r * 0.3} ${-r * 0.3} ${r * 0.5} ${r * 0.3} 0 ${r * 0.36}c${-r * 0.75} ${r * 0.1} ${-r * 0.75} ${-r * 0.85} 0 ${-r * 0.9}c${r * 1.15} 0 ${r * 1.15} ${r * 1.35} 0 ${r * 1.42}c${-r * 1.6} 0 ${-r * 1.5} ${-r * 1.85} ${r * 0.1} ${-r * 1.88}`;
  const line = (tone: string, width: number, opacity = 1) =>
    `<path d="${path}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"/>`;
  return `${line(darker(color, 0.4), r * 0.36)}${line(color, r * 0.3)}${line(accent, r * 0.1, 0.9)}`;
}

export const sweets = {
  balls(paint: Paint) {
    const syrupy = paint.accent === "#e9f3f7";
    const heap = [
      ball(paint, 30, 60, 17),
      ball(paint, 70, 60, 17),
      ball(paint, 50, 36, 17),
      ball(paint, 50, 65, 18),
    ].join("");
    return syrupy
      ? `${bowl(paint, "#dfeaf0")}<g transform="translate(0 -6)">${heap}</g>`
      : `${plate(paint)}${heap}${crumbs(paint.accent, [
          [45, 30],
          [55, 28],
          [50, 24],
          [24, 53],
          [30, 50],
          [70, 50],
          [76, 54],
          [44, 57],
          [53, 54],
          [50, 60],
        ])}`;
  },
  ovals(paint: Paint) {
    return `${plate(paint)}${[roll(paint, 50, 74), roll(paint, 44, 56), roll(paint, 58, 58), roll(paint, 50, 38)].join("")}${crumbs(
      paint.accent,
      [
        [40, 34],
        [48, 36],
        [56, 32],
        [34, 56],
        [44, 70],
        [56, 72],
      ],
    )}`;
  },
  discs(paint: Paint) {
    const { color, accent, fill } = paint;
    const disc = (x: number, y: number) =>
      `<ellipse cx="${x}" cy="${y + 3}" rx="14" ry="6.5" fill="${darker(color, 0.28)}"/><ellipse cx="${x}" cy="${y}" rx="14" ry="6.5" fill="${fill(lighter(color, 0.5), darker(color, 0.06))}"/><path d="M${x - 4} ${y}l4-2 4 2-4 2z" fill="${darker(accent, 0.15)}"/>`;
    return `${bowl(paint, accent)}${[disc(32, 58), disc(68, 58), disc(50, 52), disc(50, 63)].join("")}`;
  },
  tiles(paint: Paint) {
    return `${plate(paint)}${[tile(paint, 28, 56), tile(paint, 72, 56), tile(paint, 50, 63), tile(paint, 50, 40), tile(paint, 50, 20)].join("")}`;
  },
  spirals(paint: Paint) {
    return `${plate(paint)}${[spiral(paint, 28, 62, 17), spiral(paint, 72, 62, 17), spiral(paint, 50, 68, 18), spiral(paint, 50, 36, 19)].join("")}`;
  },
  /** Yoghurt in a pot of burnt clay. */
  clayPot({ color, accent, fill }: Paint) {
    return `<path d="M8 34h84c4 10 3 22-4 34-8 16-22 28-38 30-16-2-30-14-38-30C5 56 4 44 8 34z" fill="${fill(lighter(color, 0.28), darker(color, 0.35), "across")}"/>
<ellipse cx="50" cy="32" rx="46" ry="14" fill="${fill(lighter(color, 0.3), darker(color, 0.15))}"/><ellipse cx="50" cy="31" rx="40" ry="10.5" fill="${darker(color, 0.4)}"/>
<ellipse cx="50" cy="33" rx="39" ry="9.5" fill="${fill(lighter(accent, 0.35), accent)}"/><path d="M22 33c8-5 20-6 30-5-8 3-14 2-18 7-4-2-8 0-12-2z" fill="#fff" fill-opacity="0.6"/>
<path d="M9 52c26 9 56 9 82 0M12 60c25 9 51 9 76 0" fill="none" stroke="#fff3dc" stroke-opacity="0.55" stroke-width="1.6"/>
${[20, 32, 44, 56, 68, 80].map((x) => `<circle cx="${x}" cy="${62.6 - Math.abs(x - 50) * 0.11 + 8}" r="1.9" fill="#fff3dc" fill-opacity="0.6"/>`).join("")}
<path d="M14 46c2 18 12 34 24 42-14-6-26-22-26-40z" fill="#fff" fill-opacity="0.18"/>`;
  },
  /** Salty pastry: triangles in a heap. */
  crisps(paint: Paint) {
    const { color, accent, fill } = paint;
    const crisp = (x: number, y: number, turn: number) =>
      `<g transform="rotate(${turn} ${x} ${y})"><path d="M${x} ${y - 17}c2 0 4 2 6 5l12 20c2 4 0 7-4 7-9 2-19 2-28 0-4 0-6-3-4-7l12-20c2-3 4-5 6-5z" fill="${fill(lighter(color, 0.32), darker(color, 0.22))}"/><path d="M${x - 14} ${y + 10}c9 3 19 3 28 0" fill="none" stroke="${darker(color, 0.35)}" stroke-opacity="0.5"/>${crumbs(
        accent,
        [
          [x - 3, y - 4],
          [x + 4, y + 2],
          [x - 5, y + 5],
        ],
      )}</g>`;
    return `${plate(paint)}${[crisp(26, 62, -18), crisp(74, 62, 16), crisp(50, 40, 6), crisp(50, 66, -4)].join("")}`;
  },
  /** Round steamed or fried cakes with something dark in the middle. */
  cakes(paint: Paint) {
    const { color, accent, fill } = paint;
    const cake = (x: number, y: number) =>
      `<path d="M${x - 20} ${y}c0 12 4 16 20 16s20-4 20-16z" fill="${darker(color, 0.22)}"/><ellipse cx="${x}" cy="${y}" rx="20" ry="9" fill="${fill(lighter(color, 0.45), color)}"/><ellipse cx="${x}" cy="${y}" rx="8" ry="3.6" fill="${accent}"/><path d="M${x - 14} ${y - 2}c4-3 9-4 13-4" stroke="#fff" stroke-opacity="0.7" stroke-width="1.6" fill="none" stroke-linecap="round"/>`;
    return `${plate(paint)}${[cake(29, 62), cake(71, 62), cake(50, 68), cake(50, 42)].join("")}`;
  },
};
