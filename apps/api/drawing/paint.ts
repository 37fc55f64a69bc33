import { darker } from "./colour";

/** How a fill runs: top to bottom, left to right, or as a ball lit from the upper left. */
type Run = "down" | "across" | "ball";

/** What a drawing draws with. Drawings fill a box of 100 × 100 and stand on its lower edge. */
export interface Paint {
  /** CSS hex of the body. */
  color: string;
  /** CSS hex of label, trim, syrup. */
  accent: string;
  /** The motif's glyph with its upper left corner at (x, y); nothing where there is none. */
  motif(x: number, y: number, size: number): string;
  /** A gradient's reference, for `fill`. */
  fill(from: string, to: string, run?: Run): string;
}

const runs: Record<Run, readonly [tag: string, attributes: string]> = {
  down: ["linearGradient", 'x1="0" y1="0" x2="0" y2="1"'],
  across: ["linearGradient", 'x1="0" y1="0" x2="1" y2="0"'],
  ball: ["radialGradient", 'cx="0.36" cy="0.3" r="0.78"'],
};

/** A paint box and the gradients that have been mixed in it. `prefix` keeps their ids apart in one picture. */
export function openPaint(
  prefix: string,
  color: string,
  accent: string | undefined,
  motif: (x: number, y: number, size: number) => string,
): { paint: Paint; definitions: () => string } {
  const mixed = new Map<string, string>();
  const fill = (from: string, to: string, run: Run = "down") => {
    const id = `${prefix}-${run}-${from.slice(1)}-${to.slice(1)}`;
    const [tag, attributes] = runs[run];
    mixed.set(
      id,
      `<${tag} id="${id}" ${attributes}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></${tag}>`,
    );
    return `url(#${id})`;
  };
  return {
    paint: { color, accent: accent ?? darker(color, 0.45), motif, fill },
    definitions: () => [...mixed.values()].join(""),
  };
}
