import { clsx } from "clsx";
import { Picture } from "../../primitives/picture/picture";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";
import type { CategoryLink } from "../category-list/category-list";

/** `strip` small, in one line; `round` likewise; `large` four; `rows` each beside its picture. */
export type CategoryPicturesLook = "strip" | "round" | "large" | "rows";

export interface CategoryPicturesProps extends RootProps<"ul"> {
  /** The shop's categories in its own order, each a link; one without a picture shows a sign. */
  categories: readonly CategoryLink[];
  /**
   * `strip`: small squares in one line; `round`: circles in one line; `large`: four tiles; `rows`: each beside its
   * picture.
   */
  look: CategoryPicturesLook;
  /** Name of the list; where a heading stands above it, the same words. */
  label: string;
}

/** How wide a picture is in each look, as the attribute `sizes`. */
const sizes: Record<CategoryPicturesLook, string> = {
  strip: "(min-width: 1024px) 128px, 80px",
  round: "(min-width: 1024px) 128px, 96px",
  large: "(min-width: 768px) 285px, 46vw",
  rows: "64px",
};

/**
 * A shop's categories with their pictures, as its first page shows them in its layout.
 *
 * @use On a shop's first page.
 * @avoid In menus, or where there are no pictures (`CategoryList`).
 * @accessibility A category is one link; its picture is silent.
 */
export function CategoryPictures({ categories, look, label, className, ...rest }: CategoryPicturesProps) {
  const { Link } = useUi();
  return (
    <ul
      data-slot="category-pictures"
      data-look={look}
      aria-label={label}
      className={clsx("category-pictures", (look === "strip" || look === "round") && "scroll-row", className)}
      {...rest}
    >
      {categories.map(({ href, name, picture = "", count }) => (
        <li key={href}>
          <Link
            href={href}
            className={look === "rows" ? "panel hover:border-link hover:text-link" : "hover:text-link"}
          >
            <Picture src={picture} alt="" width={320} height={320} sizes={sizes[look]} />
            <span className="min-w-0">
              <span className="block font-semibold">{name}</span>
              {count && <span className="block text-small text-muted max-sm:hidden">{count}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
