import { Icon } from "../../primitives/icon/icon";
import { RadioCards, type RadioCard, type RadioCardsProps } from "../../primitives/radio-cards/radio-cards";
import { LayoutSketch, type SketchedLayout } from "../layout-sketch/layout-sketch";
import { RowPicture } from "../row-list/row-picture";
import { useFold } from "./fold.hook";

/** One of a few choices, in words. */
export interface CardOption {
  value: string;
  title: string;
  text?: string | undefined;
  /** What it looks like, before its title: a path, `/media/…`, without a width. */
  picture?: string | undefined;
  /** Its colours, before its title: `#rrggbb`. */
  swatch?: { ground: string; ink: string } | undefined;
  /** A design of a shop's first page, drawn beside its text. */
  layout?: SketchedLayout | undefined;
  disabled?: boolean;
  /** The form's `revealed` fields are shown only while it, or another one that reveals, is chosen. */
  reveals?: boolean;
}

interface CardsFieldProps extends Omit<RadioCardsProps, "options" | "label"> {
  /** What is asked, above the cards. */
  label: string;
  /** What can be chosen, each a card. */
  options: readonly CardOption[];
  /** The cards are behind a summary that says which one is chosen; open where none is, or where it is refused. */
  folded?: boolean | undefined;
}

/** One of a few choices, or one of many pictures behind the one that is chosen. */
export function CardsField({ folded = false, ...field }: CardsFieldProps) {
  return folded ? <FoldedCards {...field} /> : <Cards {...field} />;
}

const Cards = ({ options, ...field }: CardsFieldProps) => (
  <RadioCards {...field} options={options.map(pictured)} />
);

/** Its summary says the choice that came with the page, also after another one: it changes with the answer to the form, without scripts with the next page. */
function FoldedCards(field: CardsFieldProps) {
  const { label, options, defaultValue, errors = [] } = field;
  const chosen = options.find(({ value }) => value === defaultValue);
  // A browser cannot point at a card that is asked for and not seen.
  const fold = useFold(!chosen, errors.length > 0 ? errors : undefined);
  return (
    <details data-slot="folded-cards" {...fold} className="group panel">
      <summary className="flex min-h-16 items-center gap-3 p-3">
        {chosen?.picture && (
          <span className="group-open:hidden">
            <RowPicture src={chosen.picture} />
          </span>
        )}
        <span className="grid min-w-0 flex-1">
          <span className="font-semibold">{label}</span>
          {chosen && <span className="text-small text-muted group-open:hidden">{chosen.title}</span>}
        </span>
        <Icon name="chevron-down" className="text-muted group-open:rotate-180" />
      </summary>
      <div className="border-t border-border p-3">
        <Cards {...field} />
      </div>
    </details>
  );
}

/** A choice with its picture or its colours before its title, or with the sketch of a design beside its text. */
function pictured({ picture, swatch, layout, title, ...option }: CardOption): RadioCard {
  if (layout) return { ...option, title, text: <SketchedText text={option.text} layout={layout} /> };
  if (!picture && !swatch) return { ...option, title };
  return {
    ...option,
    title: (
      <span className="flex items-center gap-3">
        {picture && <RowPicture src={picture} />}
        {swatch && <Swatch {...swatch} />}
        {title}
      </span>
    ),
  };
}

/** What a design is, and what it looks like. */
function SketchedText({ text, layout }: { text: string | undefined; layout: SketchedLayout }) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
      <span>{text}</span>
      <LayoutSketch layout={layout} />
    </span>
  );
}

/** A label with a line of writing on it, in the colours of a choice. */
function Swatch({ ground, ink }: NonNullable<CardOption["swatch"]>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 56 28"
      className="h-7 w-14 shrink-0 rounded-badge border border-border-control"
    >
      <rect width="56" height="28" fill={ground} />
      <rect x="10" y="11" width="36" height="6" rx="3" fill={ink} />
    </svg>
  );
}
