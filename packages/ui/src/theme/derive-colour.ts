import { contrastOf, hexToOklch, paint, type Oklch, type Paint } from "./oklch";

/** Why a role has the colour it has: a code for words elsewhere. */
export type DerivationReason =
  /** The seller's colour, as it is. */
  | "kept"
  /** A fill between the lightnesses that neither text reads well on, made darker for white text. */
  | "darker_for_white_text"
  /** The same, made lighter for dark text. */
  | "lighter_for_dark_text"
  /** A fill that would vanish: made lighter until it is seen as a colour. */
  | "lighter_to_be_seen"
  /** Text or a mark too light for the page behind it. */
  | "darker_than_the_page"
  /** Text or a mark too dark for the page behind it. */
  | "lighter_than_the_page"
  /** A ground or a line: the seller's hue at the platform's lightness. */
  | "hue_only"
  /** White is the text that reads best on this fill. */
  | "white_text"
  /** A near-black of the seller's hue is the text that reads best on this fill. */
  | "dark_text"
  /** A step from the fill, away from its text's lightness. */
  | "step_from_fill"
  /** Another hue at the platform's lightness, so that it stands apart. */
  | "turned_hue"
  /** The same colour as another role's. */
  | "same_as_page"
  | "same_as_accent";

/** A colour with where it came from. Lightness is OKLCH's, 0–1. */
export interface DerivedColour extends Paint {
  reason: DerivationReason;
  /** The colour it was made from, before anything was done. */
  source: Oklch;
  /** sRGB has no colour as vivid at this lightness: chroma gave way. */
  isClipped: boolean;
}

/** Chroma lost to the gamut that an eye would notice. */
const noticed = 0.01;

/** Paints a colour and keeps why. */
export function derive(colour: Oklch, source: Oklch, reason: DerivationReason): DerivedColour {
  return explained(paint(colour), colour.c, source, reason);
}

/** A paint with its story; field by field, because a theme makes some eighty and spreading is slow. */
function explained(painted: Paint, asked: number, source: Oklch, reason: DerivationReason): DerivedColour {
  const { hex, luminance, colour } = painted;
  return { hex, luminance, colour, source, reason, isClipped: asked - colour.c > noticed };
}

/** A colour that another role has already. */
export function sameAs(colour: DerivedColour, reason: DerivationReason): DerivedColour {
  return { ...colour, reason };
}

const white = hexToOklch("#ffffff") ?? { l: 1, c: 0, h: 0 };
const ink = (h: number): Oklch => ({ l: 0.2, c: 0.015, h });

/** White, as text on a fill. */
export const whiteText = (source: Oklch) => derive({ ...white, c: 0 }, source, "white_text");
/** Near-black of a hue, as text on a fill. */
export const darkText = (source: Oklch) => derive(ink(source.h), source, "dark_text");

/** Moves a colour darker (-1) or lighter (1) in small steps until it stands out from every ground by `ratio`. */
export function separate(
  colour: Oklch,
  grounds: readonly Paint[],
  ratio: number,
  direction: -1 | 1,
  source: Oklch,
  unmoved: DerivationReason,
): DerivedColour {
  let l = colour.l;
  let painted = paint(colour);
  const fails = () => grounds.some((ground) => contrastOf(painted.luminance, ground.luminance) < ratio);
  while (fails() && l > 0 && l < 1) {
    l += direction * 0.005;
    painted = paint({ ...colour, l });
  }
  const moved = direction < 0 ? "darker_than_the_page" : "lighter_than_the_page";
  const isMoved = unmoved === "kept" && Math.abs(l - source.l) > 0.001;
  return explained(painted, colour.c, source, isMoved ? moved : unmoved);
}

/** Below this chroma a colour is a grey to the eye. */
const greyChroma = 0.04;

/**
 * A filled shape, the text on it, and the fill under a pointer. Lightness between 0.55 and 0.78 passes WCAG with one of
 * the two texts but reads badly (APCA), so it snaps to the nearer edge. On a dark page a dark
 * colour is lifted until it shows; a dark grey would then look switched off, so it turns round: light, with dark text.
 */
export function solid(seed: Oklch, scheme: "light" | "dark") {
  const turns = scheme === "dark" && seed.c < greyChroma && seed.l < 0.55;
  const takesWhite = seed.l < 0.665 && !turns;
  const text = takesWhite ? whiteText(seed) : darkText(seed);
  const floor = scheme === "dark" ? 0.5 : 0.3;
  const start = turns ? 0.9 : takesWhite ? Math.min(0.55, Math.max(floor, seed.l)) : Math.max(0.78, seed.l);
  const direction = takesWhite ? -1 : 1;
  const reach = (l: number) => separate({ ...seed, l }, [text], 4.5, direction, seed, "step_from_fill");
  const fill = reach(start);
  return {
    fill: { ...fill, reason: reasonOf(fill.colour.l - seed.l, takesWhite || turns) },
    hover: reach(takesWhite ? start - 0.07 : Math.min(0.97, start + 0.05)),
    text,
  };
}

/** Why a fill is lighter or darker by so much than the seller's colour. */
function reasonOf(by: number, wasTooDark: boolean): DerivationReason {
  if (Math.abs(by) < 0.001) return "kept";
  if (by < 0) return "darker_for_white_text";
  return wasTooDark ? "lighter_to_be_seen" : "lighter_for_dark_text";
}
