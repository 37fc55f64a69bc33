import { clsx } from "clsx";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface ColourChange {
  /** What became of the colour, both shades named. */
  text: string;
  /** `#rrggbb`: as it was chosen, and as it is shown. */
  asked: string;
  shown: string;
}

export interface ColourChangesProps extends RootProps<"ul", "children"> {
  /** The seller's colours that were not kept as they are, each with what became of it. */
  changes: readonly ColourChange[];
}

/**
 * Colours that are shown in another shade than was chosen: both side by side, and in words.
 *
 * @use Where a theme's colour had to be changed to stay readable.
 * @avoid For choosing a colour.
 * @accessibility Each change is a sentence; the two colours beside it only repeat it.
 */
export function ColourChanges({ changes, className, ...rest }: ColourChangesProps) {
  return (
    <ul data-slot="colour-changes" className={clsx("grid gap-3", className)} {...rest}>
      {changes.map(({ text, asked, shown }) => (
        <li key={text} className="flex items-center gap-3">
          <svg
            aria-hidden="true"
            viewBox="0 0 64 32"
            className="h-8 w-16 shrink-0 rounded-control border border-border-control"
          >
            <rect width="32" height="32" fill={asked} />
            <rect x="32" width="32" height="32" fill={shown} />
          </svg>
          <span className="min-w-0 break-words text-small">{text}</span>
        </li>
      ))}
    </ul>
  );
}
