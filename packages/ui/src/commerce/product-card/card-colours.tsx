import { VisuallyHidden } from "../../primitives/visually-hidden/visually-hidden";
import type { ProductCardData } from "./product-card";

/** What a product comes in, as dots whose edge shows white on white. A drawing, since a strict policy forbids `style`; where the dots are is in the stylesheet. */
export function CardColours({ swatches, more, spoken }: NonNullable<ProductCardData["colours"]>) {
  return (
    <p className="card-colours">
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <svg aria-hidden="true">
        {swatches.map((colour, place) => (
          <circle key={place} r="6" fill={colour} />
        ))}
      </svg>
      {more && <span aria-hidden="true">{more}</span>}
    </p>
  );
}
