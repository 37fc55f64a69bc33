import { clsx } from "clsx";
import { Icon, type IconName } from "../../primitives/icon/icon";
import type { RootProps } from "../../primitives/root-props/root-props";
import { useUi } from "../../primitives/ui-provider/ui-provider";

export interface CountTile {
  /** Tells it apart from the others. */
  id: string;
  /** What is counted. */
  label: string;
  /** How many, written out. */
  count: string;
  icon: IconName;
  /** Where they are. */
  href: string;
  /** How urgent they are; `neutral` where there are none. */
  tone: "neutral" | "info" | "warning" | "danger";
}

export interface CountTilesProps extends RootProps<"ul"> {
  /** Three to six, in the order in which they are dealt with. On a phone the first of an odd number is as wide as two, and so is that of five on a tablet. */
  tiles: readonly CountTile[];
}

/**
 * How many things wait at each step of a work, the numbers first and biggest; each leads to its things.
 *
 * @use For what is to be done next, on the first page of a shop.
 * @avoid For the numbers of a report (`FigureList`) or things themselves (`RowList`).
 * @words The number, then what is to be done: "5 to accept". No states as the system calls them.
 * @accessibility A list of links: each is heard as its number and what it counts; the tone only repeats it.
 */
export function CountTiles({ tiles, className, ...rest }: CountTilesProps) {
  const { Link } = useUi();
  return (
    <ul
      data-slot="count-tiles"
      className={clsx("grid grid-cols-2 gap-3 sm:grid-cols-3", wideColumns(tiles.length), className)}
      {...rest}
    >
      {tiles.map(({ id, label, count, icon, href, tone }) => (
        // No row has an empty place: the first of an odd number is as wide as two, or that of five where three stand in a row.
        <li
          key={id}
          className="grid max-sm:first:nth-last-[2n+1]:col-span-2 sm:max-lg:first:nth-last-[3n+2]:col-span-2"
        >
          <Link
            href={href}
            className="group panel grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-3 gap-y-2 p-3 hover:bg-surface-sunken sm:p-4"
          >
            <span className={clsx("grid size-10 place-items-center rounded-pill", tones[tone])}>
              <Icon name={icon} />
            </span>
            <span className={clsx("tabular text-h2 font-bold", tone === "neutral" && "text-muted")}>
              {count}
            </span>
            <span className="col-span-full font-semibold group-hover:text-link">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const tones = {
  neutral: "bg-surface-sunken text-muted",
  info: "bg-info-soft text-on-info-soft",
  warning: "bg-warning-soft text-on-warning-soft",
  danger: "bg-danger-soft text-on-danger-soft",
} as const;

/** One row where there is room for it. */
const wideColumns = (count: number) =>
  count % 5 === 0 ? "lg:grid-cols-5" : count % 4 === 0 && "lg:grid-cols-4";
