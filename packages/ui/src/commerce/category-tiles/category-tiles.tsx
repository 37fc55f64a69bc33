import { clsx } from "clsx";
import { Picture } from "../../primitives/picture/picture";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface CategoryTile {
  href: string;
  name: string;
  /** How many shops or products are behind it, in words. */
  count?: string | undefined;
  /** Path below `/media/`; empty keeps the room. */
  picture: string;
}

export interface CategoryTilesProps extends RootProps<"ul"> {
  /** At most 40. */
  tiles: readonly CategoryTile[];
  /** Name of the list; where a heading stands above it, the same words. */
  labels: { title: string };
}

/**
 * Trades of the whole market, side by side: a picture and a name, two in a row, from a tablet on five.
 *
 * @use On the platform's first page, for its trades.
 * @avoid For a shop's own categories (`CategoryList`).
 * @accessibility A tile is one link; its picture is silent.
 */
export function CategoryTiles({ tiles, labels, className, ...rest }: CategoryTilesProps) {
  const { Link } = useUi();
  return (
    <ul
      data-slot="category-tiles"
      aria-label={labels.title}
      // As many in a row as leave none alone, of the five or ten that there are.
      className={clsx("grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-5", className)}
      {...rest}
    >
      {tiles.map(({ href, name, count, picture }) => (
        <li key={href} className="max-md:last:odd:col-span-2">
          <Link
            href={href}
            className="panel group flex h-full flex-col gap-3 p-3 hover:border-link hover:text-link xs:flex-row xs:items-center md:max-lg:flex-col md:max-lg:items-start"
          >
            <Picture
              src={picture}
              alt=""
              width={64}
              height={64}
              sizes="64px"
              className="size-14 shrink-0 rounded-control object-cover sm:size-16"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{name}</span>
              {count && <span className="block text-small text-muted">{count}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
