import { VisuallyHidden } from "../../primitives/visually-hidden/visually-hidden";

export interface CardColoursProps {
  /** The first colours, as CSS. */
  swatches: readonly string[];
  /** How many there are besides, such as "+2". */
  more?: string | undefined;
  /** All of them in words. */
  spoken: string;
}

/** What a product comes in, as dots whose edge shows white on white. A drawing, since a strict policy forbids `style`; where the dots are is in the stylesheet. */
export function CardColours({ swatches, more, spoken }: CardColoursProps) {
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
