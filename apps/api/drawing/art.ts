import { tinted } from "./colour";
import { drawings, type DrawingName } from "./drawings";
import glyphFile from "./glyphs.generated.json";
import { openPaint } from "./paint";

/** Name of a glyph that `generate-glyphs.ts` has taken out of Fluent Emoji. */
export type GlyphName = keyof typeof glyphFile.glyphs;

/** What a picture shows: an emoji glyph, in another colour where `tint` (CSS hex) is given, or a drawing. */
export type Art =
  | { glyph: GlyphName; tint?: string }
  | {
      draw: DrawingName;
      /** CSS hex of the body. */
      color: string;
      /** CSS hex of the second colour: label, trim, syrup; derived from `color` where left out. */
      accent?: string;
      /** Glyph on the label or the cover. */
      motif?: GlyphName;
    };

/** The sides of the box that every piece of art fills. */
export const artBox = 100;

function glyphSvg(name: GlyphName, id: string, x: number, y: number, size: number): string {
  const body = glyphFile.glyphs[name].replaceAll("~", `${id}-`);
  return `<g transform="translate(${x} ${y}) scale(${size / 32})">${body}</g>`;
}

/** Art as SVG in a box of 100 × 100. `id` must be one of its own for each piece of art in a picture. */
export function drawArt(art: Art, id: string): string {
  if ("glyph" in art) {
    const svg = glyphSvg(art.glyph, id, 0, 0, artBox);
    return art.tint ? tinted(svg, art.tint) : svg;
  }
  const { motif } = art;
  const { paint, definitions } = openPaint(id, art.color, art.accent, (x, y, size) =>
    motif ? glyphSvg(motif, `${id}-motif`, x, y, size) : "",
  );
  const body = drawings[art.draw](paint);
  return `<defs>${definitions()}</defs>${body}`;
}

/** The same thing in another main colour (CSS hex). */
export function inColour(art: Art, color: string): Art {
  return "glyph" in art ? { ...art, tint: color } : { ...art, color };
}
