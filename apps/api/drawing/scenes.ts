import { darker, lighter, mix } from "./colour";

/** A picture's ground: what lies behind the things in it, and how their shadows look. */
interface Scene {
  /** Background colours (CSS hex) that categories take in turn. */
  grounds: readonly string[];
  /** The ground itself, its light on `middle` (x of the things); ids must begin with `scene-`. */
  backdrop(ground: string, width: number, height: number, middle: number): string;
  /** CSS hex. */
  shadow: string;
}

const gradient = (id: string, from: string, to: string, attributes = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="scene-${id}" ${attributes}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
const glow = (id: string, color: string, opacity: number) =>
  `<radialGradient id="scene-${id}"><stop stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
const rectangle = (width: number, height: number, fill: string, y = 0) =>
  `<rect y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

function leaf(x: number, y: number, size: number, turn: number, color: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" fill="${color}"><path d="M0 0C30-40 90-50 130-10 90 30 30 40 0 0z"/><path d="M0 0C40-8 80-14 122-10" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="3"/></g>`;
}

/** A market stall: a sunny wall, a table of planks, leaves at the edges. */
const market: Scene = {
  grounds: ["#cfe8b9", "#ffe1a6", "#bfe3ea", "#f1dfbc", "#fbd3a5", "#d8e6f7", "#f8cfc4", "#d5eadb"],
  shadow: "#3d2a12",
  backdrop(ground, width, height, middle) {
    const table = height * 0.78;
    const green = mix(ground, "#5f9e45", 0.6);
    const planks = [0.25, 0.52, 0.8].map(
      (share) =>
        `<path d="M0 ${table + (height - table) * share}h${width}" stroke="#8a5a2b" stroke-opacity="0.28" stroke-width="3"/>`,
    );
    return `<defs>${gradient("wall", lighter(ground, 0.62), ground)}${gradient("table", "#e6bd86", "#b9834a")}${glow("sun", "#ffffff", 0.9)}</defs>
${rectangle(width, height, "url(#scene-wall)")}<circle cx="${middle}" cy="${height * 0.46}" r="${height * 0.52}" fill="url(#scene-sun)"/>
<circle cx="${middle}" cy="${height * 0.47}" r="${height * 0.37}" fill="#fff" fill-opacity="0.42"/>
${leaf(-20, height * 0.17, height / 800, -18, green)}${leaf(10, height * 0.06, height / 950, 32, green)}${leaf(width + 18, height * 0.22, height / 820, 196, green)}${leaf(width - 30, height * 0.05, height / 1000, 150, green)}
${rectangle(width, height - table, "url(#scene-table)", table)}<path d="M0 ${table}h${width}v10H0z" fill="#f4d6a6"/>${planks.join("")}`;
  },
};

/** A boutique: a plain wall, an arch, a round step to stand on. */
const boutique: Scene = {
  grounds: ["#e9b7ae", "#d9c3e0", "#bccfba", "#e6cfa6", "#f2bfca", "#b9cfdd", "#dcbfa5"],
  shadow: "#4a2a2a",
  backdrop(ground, width, height, middle) {
    const arch = height * (width > height ? 0.74 : 0.34);
    const floor = height * 0.83;
    return `<defs>${gradient("wall", lighter(ground, 0.3), ground)}${gradient("arch", lighter(ground, 0.82), lighter(ground, 0.5))}${gradient("step", "#ffffff", lighter(ground, 0.4))}${gradient("floor", darker(ground, 0.06), darker(ground, 0.16))}</defs>
${rectangle(width, height, "url(#scene-wall)")}${rectangle(width, height - floor, "url(#scene-floor)", floor)}
<path d="M${middle - arch} ${floor}V${height * 0.42}a${arch} ${height * 0.34} 0 0 1 ${arch * 2} 0V${floor}z" fill="url(#scene-arch)"/>
<path d="M${middle - arch} ${floor}V${height * 0.42}a${arch} ${height * 0.34} 0 0 1 ${arch * 2} 0V${floor}" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="5"/>
<path d="M${middle - arch * 1.05} ${height * 0.865}v${height * 0.05}a${arch * 1.05} ${height * 0.05} 0 0 0 ${arch * 2.1} 0v-${height * 0.05}z" fill="${lighter(ground, 0.28)}"/>
<ellipse cx="${middle}" cy="${height * 0.865}" rx="${arch * 1.05}" ry="${height * 0.052}" fill="url(#scene-step)"/>`;
  },
};

/** A studio at night: deep colour, rings of light, a bright disc that keeps dark devices readable. */
const studio: Scene = {
  grounds: ["#2346b8", "#14607f", "#5331a8", "#1f3f8f", "#0f6b6b", "#7c2d6b", "#3a2f9c"],
  shadow: "#020617",
  backdrop(ground, width, height, middle) {
    const rings = [0.34, 0.43, 0.54, 0.67].map(
      (share, index) =>
        `<circle cx="${middle}" cy="${height * 0.47}" r="${height * share}" fill="none" stroke="#fff" stroke-opacity="${0.3 - index * 0.065}" stroke-width="${index === 0 ? 6 : 2.5}"/>`,
    );
    return `<defs>${gradient("night", lighter(ground, 0.16), darker(ground, 0.62), 'x1="0.1" y1="0" x2="0.7" y2="1"')}${glow("lamp", "#ffffff", 0.95)}${gradient("floor", lighter(ground, 0.3), darker(ground, 0.5))}</defs>
${rectangle(width, height, "url(#scene-night)")}<ellipse cx="${middle}" cy="${height * 0.96}" rx="${height * 0.62}" ry="${height * 0.17}" fill="url(#scene-floor)" fill-opacity="0.55"/>
<circle cx="${middle}" cy="${height * 0.47}" r="${height * 0.5}" fill="url(#scene-lamp)"/>${rings.join("")}`;
  },
};

/** A reading room: a warm wall, out-of-focus spines behind, a wooden shelf. */
const library: Scene = {
  grounds: ["#ecd9b8", "#dcd6c4", "#f4dfae", "#d4dcc6", "#c9d8de", "#ecd0bd", "#e5d8c8"],
  shadow: "#2b1a0c",
  backdrop(ground, width, height, middle) {
    const shelf = height * 0.8;
    const tones = ["#8c3b2e", "#2f5d62", "#b7803a", "#4b4e6d", "#6b7f4f", "#7a4a21", "#9a6a6a"];
    const spines = Array.from({ length: Math.ceil(width / 62) }, (_, index) => {
      const tall = height * (0.24 + ((index * 37) % 11) * 0.014);
      return `<rect x="${index * 62 + 4}" y="${shelf - tall}" width="${50 + ((index * 13) % 9)}" height="${tall}" rx="4" fill="${tones[(index * 3) % tones.length]}"/>`;
    });
    return `<defs>${gradient("wall", lighter(ground, 0.45), darker(ground, 0.1))}${gradient("wood", "#a9713c", "#6d4220")}${glow("lamp", "#fff7df", 0.98)}</defs>
${rectangle(width, height, "url(#scene-wall)")}<g opacity="0.3">${spines.join("")}</g><ellipse cx="${middle}" cy="${height * 0.44}" rx="${height * 0.6}" ry="${height * 0.52}" fill="url(#scene-lamp)"/>
${rectangle(width, height - shelf, "url(#scene-wood)", shelf)}<path d="M0 ${shelf}h${width}v14H0z" fill="#cf9a5f"/><path d="M0 ${shelf + 48}c${width / 3} -18 ${width / 2} 22 ${width} 0M0 ${shelf + 100}c${width / 3} 14 ${width / 2} -18 ${width} 4" fill="none" stroke="#4a2b12" stroke-opacity="0.25" stroke-width="4"/>`;
  },
};

/** A sweet shop: festive colour, dots, an awning above and a scalloped cloth below. */
const confectioner: Scene = {
  grounds: ["#f9c97c", "#f7b7b2", "#f5d08c", "#f9b877", "#e9cfa2", "#f6c795", "#eeb4c8"],
  shadow: "#5a2108",
  backdrop(ground, width, height, middle) {
    const stripe = height * 0.1;
    const awning = Array.from({ length: Math.ceil(width / stripe) }, (_, index) => {
      const x = index * stripe;
      const drop = height * 0.07;
      return `<path d="M${x} 0h${stripe}v${drop}a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0z" fill="${index % 2 === 0 ? "#c2410c" : "#fff6e6"}"/>`;
    });
    const dots = Array.from({ length: Math.ceil(width / 100) * 7 }, (_, index) => {
      const row = index % 7;
      const x = Math.floor(index / 7) * 100 + (row % 2) * 50 + 25;
      return `<circle cx="${x}" cy="${height * 0.2 + row * height * 0.08}" r="7" fill="#fff" fill-opacity="0.34"/>`;
    });
    const cloth = height * 0.79;
    const scallops = Array.from(
      { length: Math.ceil(width / 80) },
      (_, index) => `<circle cx="${index * 80 + 40}" cy="${cloth}" r="42"/>`,
    );
    return `<defs>${gradient("wall", lighter(ground, 0.45), ground)}${glow("lamp", "#fffaf0", 0.95)}${gradient("cloth", "#ffffff", "#fbe6cd")}</defs>
${rectangle(width, height, "url(#scene-wall)")}${dots.join("")}<circle cx="${middle}" cy="${height * 0.5}" r="${height * 0.46}" fill="url(#scene-lamp)"/>
<g fill="#fffaf2">${scallops.join("")}</g>${rectangle(width, height - cloth, "url(#scene-cloth)", cloth)}<path d="M0 ${height * 0.94}h${width}v12H0z" fill="#c2410c" fill-opacity="0.75"/>${awning.join("")}`;
  },
};

/** The five looks; each shop has its own. */
export const scenes = { market, boutique, studio, library, confectioner };
export type SceneName = keyof typeof scenes;
