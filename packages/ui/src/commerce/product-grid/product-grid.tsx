import { clsx } from "clsx";
import {
  cardLines,
  ProductCard,
  type ProductCardData,
  type ProductCardLabels,
} from "../product-card/product-card";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface ProductGridProps extends RootProps<"ul"> {
  /** What is shown, in the order of the list. */
  products: readonly ProductCardData[];
  labels: ProductCardLabels;
  headingLevel?: "h2" | "h3";
  /** How many pictures are seen at once, and so are not lazy; the first of them comes before all else. */
  eager?: number;
}

/**
 * Products two, three or four in a row; one alone lies, its words beside its picture, so that no row is left half empty.
 * In lite mode one below the other, in words alone.
 *
 * @use For a list of products.
 * @avoid For a row under a heading (`RibbonRow`).
 * @accessibility A list, so that its length is heard.
 */
export function ProductGrid({
  products,
  labels,
  headingLevel,
  eager = 4,
  className,
  ...rest
}: ProductGridProps) {
  const { Kept, pictureOnTap } = useUi();
  const isAlone = products.length === 1;
  const cards = products.map((product, index) => ({
    product,
    labels,
    look: pictureOnTap === undefined ? undefined : ("line" as const),
    ...(isAlone && pictureOnTap === undefined && { look: "lying" as const, sizes: "112px" }),
    ...(headingLevel && { headingLevel }),
    priority: index >= eager ? ("lazy" as const) : index === 0 ? ("high" as const) : ("eager" as const),
  }));
  return (
    <ul
      data-slot="product-grid"
      className={clsx(
        pictureOnTap !== undefined
          ? cardLines
          : isAlone
            ? "card-rows grid max-w-form grid-cols-1"
            : "card-rows grid grid-cols-2 gap-x-3 xs:grid-cols-3 sm:gap-x-5 md:grid-cols-4",
        className,
      )}
      {...rest}
    >
      {cards.map((card) => (
        <li key={card.product.href}>
          <Kept by={["product-card", card]}>
            <ProductCard {...card} />
          </Kept>
        </li>
      ))}
    </ul>
  );
}
