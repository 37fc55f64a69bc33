import { clsx } from "clsx";
import { Picture } from "../../primitives/picture/picture";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface CategoryLink {
  href: string;
  name: string;
  /** Path below `/media/`; chips show none. */
  picture?: string | undefined;
  /** How many products, in words or digits of the reader. */
  count?: string | undefined;
  current?: boolean;
}

export interface CategoryListProps extends RootProps<"div"> {
  /** The shop's categories in its own order, each a link. */
  categories: readonly CategoryLink[];
  /** `cards` with pictures; `chips` in one row that scrolls; `wrapped` chips in as many rows as they need. */
  look?: "cards" | "chips" | "wrapped";
  /** Name of the list; where a heading stands above it, the same words. */
  label: string;
}

/** On a wide screen seven and eight tiles still stand in one row: one or two alone below would look lost. */
function columnsFor(tiles: number): string {
  return tiles === 7 ? "md:grid-cols-7" : tiles === 8 ? "md:grid-cols-8" : "md:grid-cols-6";
}

/**
 * The shop's categories as links.
 *
 * @use In a shop's menu or footer.
 * @avoid With pictures (`CategoryTiles`).
 * @accessibility A list of links; the current one is `aria-current`.
 */
export function CategoryList({ categories, look = "cards", label, className, ...rest }: CategoryListProps) {
  const { Link } = useUi();
  return (
    <div data-slot="category-list" className={clsx("min-w-0", className)} {...rest}>
      {look !== "cards" ? (
        <ul
          aria-label={label}
          className={
            look === "wrapped"
              ? "flex flex-wrap justify-center gap-2"
              : "scroll-row -mx-(--gutter) gap-2 px-(--gutter) py-1 scroll-px-(--gutter)"
          }
        >
          {categories.map(({ href, name, current }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={current ? "page" : undefined}
                className={clsx(
                  "flex min-h-11 items-center rounded-pill border px-4 font-semibold whitespace-nowrap",
                  current
                    ? "border-accent bg-accent text-on-accent"
                    : "border-border bg-surface-raised hover:border-link hover:text-link",
                )}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Tiles categories={categories} label={label} />
      )}
    </div>
  );
}

function Tiles({ categories, label }: Pick<CategoryListProps, "categories" | "label">) {
  const { Link } = useUi();
  return (
    <ul
      aria-label={label}
      className={clsx("grid grid-cols-3 gap-3 xs:grid-cols-4 sm:gap-4", columnsFor(categories.length))}
    >
      {categories.map(({ href, name, picture = "", count }) => (
        <li key={href}>
          <Link
            href={href}
            className="group grid h-full content-start gap-2 rounded-card text-center hover:text-link"
          >
            <Picture
              src={picture}
              alt=""
              width={320}
              height={320}
              sizes="(min-width: 1024px) 180px, 33vw"
              className="aspect-square rounded-card object-cover transition-transform duration-(--motion) group-hover:scale-[1.02]"
            />
            <span>
              <span className="block font-semibold">{name}</span>
              {count && <span className="block text-small text-muted">{count}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
