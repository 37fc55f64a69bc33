import { clsx } from "clsx";
import { Picture } from "../../primitives/picture/picture";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";
import type { CategoryLink } from "../category-list/category-list";

/** `strip` small, in one line; `round` likewise; `large` four; `rows` each beside its picture. */
export type CategoryPicturesLook = "strip" | "round" | "large" | "rows";

export interface CategoryPicturesProps extends RootProps<"ul"> {
  categories: readonly CategoryLink[];
  look: CategoryPicturesLook;
  /** Name of the list; where a heading stands above it, the same words. */
  label: string;
}

const swiped =
  "scroll-row -mx-(--gutter) gap-3 px-(--gutter) py-1 scroll-px-(--gutter) md:mx-0 md:px-0 md:justify-between";

interface Shape {
  list: string;
  item?: string;
  link: string;
  picture: string;
  /** How wide a picture is, as the attribute `sizes`. */
  sizes: string;
}

const shapes: Record<CategoryPicturesLook, Shape> = {
  strip: {
    list: swiped,
    item: "w-20 md:w-32",
    link: "grid content-start gap-2 text-center",
    picture: "aspect-square w-full rounded-card",
    sizes: "(min-width: 1024px) 128px, 80px",
  },
  round: {
    list: swiped,
    item: "w-24 md:w-32",
    link: "grid content-start gap-2 text-center",
    picture: "aspect-square w-full rounded-pill",
    sizes: "(min-width: 1024px) 128px, 96px",
  },
  large: {
    list: "grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4",
    link: "grid content-start gap-2",
    picture: "aspect-square w-full rounded-card",
    sizes: "(min-width: 768px) 285px, 46vw",
  },
  rows: {
    list: "grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4",
    link: "panel flex items-center gap-2 p-2 max-sm:text-small sm:gap-3 hover:border-link",
    picture: "size-12 shrink-0 rounded-control sm:size-16",
    sizes: "64px",
  },
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
  const { list, item, link, picture: shape, sizes } = shapes[look];
  return (
    <ul
      data-slot="category-pictures"
      data-look={look}
      aria-label={label}
      className={clsx(list, className)}
      {...rest}
    >
      {categories.map(({ href, name, picture = "", count }) => (
        <li key={href} className={item}>
          <Link href={href} className={clsx("h-full hover:text-link", link)}>
            <Picture
              src={picture}
              alt=""
              width={320}
              height={320}
              sizes={sizes}
              className={clsx("object-cover", shape)}
            />
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
