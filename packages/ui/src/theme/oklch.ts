/** A colour as lightness 0–1, chroma 0–0.4 and hue in degrees (Björn Ottosson's OKLab, CSS Color 4 §9). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = [number, number, number];

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** `#rgb` or `#rrggbb` as linear sRGB; `null` where the text is no such colour. */
function parseHex(hex: string): Triple | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const full = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join("")}`
    : hex;
  if (!/^#[\da-f]{6}$/i.test(full)) return null;
  const channel = (at: number) => toLinear(parseInt(full.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** A hexadecimal sRGB colour as OKLCH, or `null` where the text is no such colour. */
export function hexToOklch(hex: string): Oklch | null {
  const rgb = parseHex(hex);
  if (!rgb) return null;
  const [r, g, b] = rgb;
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

function toLinearRgb({ l, c, h }: Oklch): Triple {
  const x = c * Math.cos((h * Math.PI) / 180);
  const y = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isInGamut = (rgb: Triple) => rgb.every((channel) => channel >= -0.0001 && channel <= 1.0001);

/** The nearest colour of the same lightness and hue that sRGB can show: only chroma gives way. */
export function clipToGamut(colour: Oklch): Oklch {
  if (isInGamut(toLinearRgb(colour))) return colour;
  let inside = 0;
  let outside = colour.c;
  for (let step = 0; step < 18; step += 1) {
    const middle = (inside + outside) / 2;
    if (isInGamut(toLinearRgb({ ...colour, c: middle }))) inside = middle;
    else outside = middle;
  }
  return { ...colour, c: inside };
}

/** A colour as `#rrggbb`, its chroma reduced to what sRGB can show. */
export function oklchToHex(colour: Oklch): string {
  const channels = toLinearRgb(clipToGamut(colour)).map((channel) => {
    const value = Math.round(fromLinear(Math.min(1, Math.max(0, channel))) * 255);
    return value.toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

function luminance(hex: string): number {
  const rgb = parseHex(hex);
  if (!rgb) throw new RangeError(`not a colour: ${hex}`);
  return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
}

/** The contrast of two hexadecimal colours, 1–21 (WCAG 2.2, "contrast ratio"). Throws on anything else. */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
