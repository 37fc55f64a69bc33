/** A colour as lightness 0–1, chroma 0–0.4 and hue in degrees (Björn Ottosson's OKLab, CSS Color 4 §9). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** A colour as a screen shows it. */
export interface Paint {
  /** `#rrggbb` */
  hex: string;
  /** Relative luminance, 0–1 (WCAG 2.2). */
  luminance: number;
  /** What was painted; the chroma is what sRGB could show of the one asked for. */
  colour: Oklch;
}

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** The 256 values a channel can have, as linear light; and as two digits. */
const linearOf = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));
const digitsOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** `#rgb` or `#rrggbb` as one number, `null` where the text is no such colour. */
function parseHex(hex: string): number | null {
  if (/^#[\da-f]{6}$/i.test(hex)) return parseInt(hex.slice(1), 16);
  if (!/^#[\da-f]{3}$/i.test(hex)) return null;
  const short = parseInt(hex.slice(1), 16);
  return (short >> 8) * 0x110000 + ((short >> 4) & 15) * 0x1100 + (short & 15) * 0x11;
}

const linear = (byte: number) => linearOf[byte] ?? 0;

/** A hexadecimal sRGB colour as OKLCH, or `null` where the text is no such colour. */
export function hexToOklch(hex: string): Oklch | null {
  const packed = parseHex(hex);
  if (packed === null) return null;
  const r = linear(packed >> 16);
  const g = linear((packed >> 8) & 255);
  const b = linear(packed & 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(x, y),
    h: (Math.atan2(y, x) * (180 / Math.PI) + 360) % 360,
  };
}

const cube = (x: number) => x * x * x;

/** Linear light of the colour that was last asked for; shared, because a theme asks some thousand times. */
const light = { r: 0, g: 0, b: 0 };

/** Writes the linear sRGB of a lightness, a chroma and a hue's direction into `light`; says whether sRGB can show it. */
function toLight(l: number, c: number, cos: number, sin: number): boolean {
  const x = c * cos;
  const y = c * sin;
  const long = cube(l + 0.3963377774 * x + 0.2158037573 * y);
  const medium = cube(l - 0.1055613458 * x - 0.0638541728 * y);
  const short = cube(l - 0.0894841775 * x - 1.291485548 * y);
  light.r = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  light.g = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  light.b = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  return (
    light.r >= -0.0001 &&
    light.r <= 1.0001 &&
    light.g >= -0.0001 &&
    light.g <= 1.0001 &&
    light.b >= -0.0001 &&
    light.b <= 1.0001
  );
}

/** The nearest colour of the same lightness and hue that sRGB can show: only chroma gives way. */
export function clipToGamut(colour: Oklch): Oklch {
  const angle = (colour.h * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  if (toLight(colour.l, colour.c, cos, sin)) return colour;
  let inside = 0;
  let outside = colour.c;
  for (let step = 0; step < 18; step += 1) {
    const middle = (inside + outside) / 2;
    if (toLight(colour.l, middle, cos, sin)) inside = middle;
    else outside = middle;
  }
  toLight(colour.l, inside, cos, sin);
  return { ...colour, c: inside };
}

const toByte = (channel: number) => Math.round(fromLinear(Math.min(1, Math.max(0, channel))) * 255);

/** A colour as a screen shows it, its chroma reduced to what sRGB can show. */
export function paint(colour: Oklch): Paint {
  const shown = clipToGamut(colour);
  const r = toByte(light.r);
  const g = toByte(light.g);
  const b = toByte(light.b);
  return {
    hex: `#${digitsOf[r] ?? ""}${digitsOf[g] ?? ""}${digitsOf[b] ?? ""}`,
    luminance: luminanceOf(r, g, b),
    colour: shown,
  };
}

/** A colour as `#rrggbb`, its chroma reduced to what sRGB can show. */
export const oklchToHex = (colour: Oklch): string => paint(colour).hex;

const luminanceOf = (r: number, g: number, b: number) =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** Relative luminance of a hexadecimal colour, 0–1 (WCAG 2.2). Throws on anything else. */
export function luminance(hex: string): number {
  const packed = parseHex(hex);
  if (packed === null) throw new RangeError(`not a colour: ${hex}`);
  return luminanceOf(packed >> 16, (packed >> 8) & 255, packed & 255);
}

/** The contrast of two luminances, 1–21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(one: number, other: number): number {
  return one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05);
}

/** The contrast of two hexadecimal colours, 1–21 (WCAG 2.2, "contrast ratio"). Throws on anything else. */
export function contrast(one: string, other: string): number {
  return contrastOf(luminance(one), luminance(other));
}
