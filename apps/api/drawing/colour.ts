/** Hue in degrees, saturation and lightness from 0 to 1. */
interface Hsl {
  h: number;
  s: number;
  l: number;
}

type Rgb = [red: number, green: number, blue: number];

function channels(hex: string): Rgb {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

function toHex(rgb: readonly number[]): string {
  const byte = (value: number) => Math.round(Math.min(255, Math.max(0, value)));
  return `#${rgb.map((value) => byte(value).toString(16).padStart(2, "0")).join("")}`;
}

/** The colour `share` (0 to 1) of the way from one CSS hex to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return toHex(channels(from).map((value, index) => value + ((target[index] ?? 0) - value) * share));
}

export const lighter = (color: string, share: number) => mix(color, "#ffffff", share);
export const darker = (color: string, share: number) => mix(color, "#1a1014", share);

function toHsl(hex: string): Hsl {
  const [r, g, b] = channels(hex).map((value) => value / 255) as Rgb;
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const l = (high + low) / 2;
  const range = high - low;
  if (range === 0) return { h: 0, s: 0, l };
  const s = range / (1 - Math.abs(2 * l - 1));
  const sector =
    high === r ? ((g - b) / range + 6) % 6 : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return { h: sector * 60, s, l };
}

function fromHsl({ h, s, l }: Hsl): string {
  const chroma = (1 - Math.abs(2 * l - 1)) * s;
  const channel = (shift: number) => {
    const k = (((h / 60 + shift) % 6) + 6) % 6;
    return (l - chroma / 2 + chroma * Math.max(0, Math.min(1, Math.abs(k - 3) - 1))) * 255;
  };
  return toHex([channel(0), channel(4), channel(2)]);
}

/** Degrees from one hue to another, -180 to 180. */
const turn = (from: number, to: number) => ((to - from + 540) % 360) - 180;

/** The hue that most of the colours are near to, weighed by how strong they are. */
function mainHue(strong: readonly Hsl[]): number {
  const weight = (hue: number) =>
    strong.reduce((sum, { h, s }) => (Math.abs(turn(hue, h)) < 40 ? sum + s : sum), 0);
  return strong.reduce((best, { h }) => (weight(h) > weight(best) ? h : best), strong[0]?.h ?? 0);
}

/** The colour that a filter of Fluent Emoji lays over a shape, written as a matrix of shares of one. */
const filterColour = /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 ([\d.]+) 0"/g;

/**
 * A drawing whose main colour has become `target` (CSS hex). Colours far from the main hue (a stem, a zip, a label) and
 * greys stay as they are.
 */
export function tinted(svg: string, target: string): string {
  const goal = toHsl(target);
  const strong = [...svg.matchAll(/#[0-9a-f]{6}/gi)].map(([hex]) => toHsl(hex)).filter(({ s }) => s > 0.15);
  const main = mainHue(strong);
  const near = strong.filter(({ h }) => Math.abs(turn(main, h)) < 75);
  const mean = near.reduce((total, { l }) => total + l, 0) / Math.max(1, near.length);
  const inTint = (hex: string) => {
    const { h, s, l } = toHsl(hex);
    const away = turn(main, h);
    if (s <= 0.15 || Math.abs(away) >= 75) return hex;
    const lightness = Math.min(0.97, Math.max(0.06, goal.l + (l - mean) * 0.8));
    return fromHsl({ h: goal.h + away * 0.35, s: Math.min(1, goal.s * (0.75 + s * 0.25)), l: lightness });
  };
  return svg
    .replace(/#[0-9a-f]{6}/gi, inTint)
    .replace(filterColour, (_, r: string, g: string, b: string, alpha: string) => {
      const shares = channels(inTint(toHex([r, g, b].map((share) => Number(share) * 255)))).map(
        (byte) => byte / 255,
      );
      const [red, green, blue] = shares.map((share) => share.toFixed(4));
      return `values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 ${alpha} 0"`;
    });
}
