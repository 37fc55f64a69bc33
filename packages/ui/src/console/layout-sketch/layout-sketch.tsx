import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { RootProps } from "../../primitives/root-props/root-props";

/** The designs of a shop's first page. */
export type SketchedLayout = "shelves" | "showcase" | "catalogue" | "bookshelf" | "occasions";

export interface LayoutSketchProps extends RootProps<"svg"> {
  /** Which of the designs of a shop's first page it draws. */
  layout: SketchedLayout;
}

/**
 * What a design of a shop's first page looks like on a phone, in a few strokes of the theme's colours.
 *
 * @use Beside the words of a choice between designs.
 * @avoid As the only sign of a choice: it is silent.
 * @accessibility Decorative: the words beside it say the same.
 */
export function LayoutSketch({ layout, className, ...rest }: LayoutSketchProps) {
  return (
    <svg
      aria-hidden="true"
      data-slot="layout-sketch"
      viewBox="0 0 80 100"
      className={clsx("h-25 w-20 shrink-0", className)}
      {...rest}
    >
      <rect x="0.5" y="0.5" width="79" height="99" rx="7" className="fill-surface stroke-border-control" />
      <rect x="6" y="6" width="22" height="3.5" rx="1.75" className={line} />
      <circle cx="71" cy="7.75" r="2.25" className={line} />
      {drawings[layout]}
    </svg>
  );
}

const line = "fill-border-control";
const picture = "fill-accent-soft";
const strong = "fill-accent";
const card = "fill-border";

/** The same thing at several places. */
const at = (places: readonly number[], draw: (place: number) => ReactNode) =>
  places.map((place) => <g key={place}>{draw(place)}</g>);

/** A picture of goods, with a line of words below it. */
const goods = (x: number, y: number, width: number, height: number) => (
  <>
    <rect x={x} y={y} width={width} height={height} rx="2" className={card} />
    <rect x={x} y={y + height + 2} width={width * 0.7} height="2" rx="1" className={line} />
  </>
);

const drawings: Record<SketchedLayout, ReactNode> = {
  shelves: (
    <>
      <rect x="6" y="14" width="68" height="10" rx="2" className={picture} />
      {at([6, 20, 34, 48, 62], (x) => (
        <rect x={x} y="28" width="12" height="9" rx="2" className={picture} />
      ))}
      {at([42, 69], (y) => (
        <>
          <rect x="6" y={y} width="18" height="2" rx="1" className={line} />
          {at([6, 24, 42, 60], (x) => (
            <>
              {goods(x, y + 5, 14, 12)}
              <circle cx={x + 11.5} cy={y + 15} r="3" className={strong} />
            </>
          ))}
        </>
      ))}
    </>
  ),
  showcase: (
    <>
      <rect x="6" y="14" width="68" height="30" rx="2" className={picture} />
      <rect x="12" y="36" width="22" height="4" rx="2" className={strong} />
      {at([6, 42], (x) => goods(x, 50, 32, 38))}
    </>
  ),
  catalogue: (
    <>
      {at([14, 23, 32], (y) =>
        at([6, 42], (x) => (
          <>
            <rect x={x} y={y} width="32" height="7" rx="2" className={picture} />
            <rect x={x + 10} y={y + 2.5} width="16" height="2" rx="1" className={line} />
          </>
        )),
      )}
      {at([45, 63, 81], (y) => (
        <>
          <rect x="6" y={y} width="18" height="14" rx="2" className={card} />
          <rect x="28" y={y + 1} width="40" height="2" rx="1" className={line} />
          <rect x="28" y={y + 6} width="46" height="2" rx="1" className={card} />
          <rect x="28" y={y + 11} width="14" height="2.5" rx="1.25" className={strong} />
        </>
      ))}
    </>
  ),
  bookshelf: (
    <>
      {at([6, 28, 50], (x) => (
        <rect x={x} y="14" width="19" height="7" rx="3.5" className={picture} />
      ))}
      {at([27, 63], (y) => (
        <>
          {at([6, 24, 42, 60], (x) => (
            <>
              <rect
                x={x}
                y={y + (x === 24 ? 3 : 0)}
                width="14"
                height={x === 24 ? 19 : 22}
                rx="1"
                className={x === 42 ? strong : picture}
              />
              <rect x={x} y={y + 27} width="10" height="2" rx="1" className={line} />
            </>
          ))}
          <rect x="3" y={y + 22} width="74" height="2" rx="1" className={line} />
        </>
      ))}
    </>
  ),
  occasions: (
    <>
      {at([12, 31, 50, 69], (x) => (
        <circle cx={x - 0.5} cy="20" r="6.5" className={picture} />
      ))}
      {at([31, 66], (y) => (
        <>
          <rect x="3" y={y} width="74" height="31" rx="4" className={y === 31 ? picture : card} />
          <rect x="8" y={y + 4} width="24" height="2.5" rx="1.25" className={strong} />
          {at([8, 31, 54], (x) => (
            <rect x={x} y={y + 10} width="18" height="17" rx="2" className="fill-surface-raised" />
          ))}
        </>
      ))}
    </>
  ),
};
