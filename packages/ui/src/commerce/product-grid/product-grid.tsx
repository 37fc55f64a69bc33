import { clsx } from "clsx";
import { ProductCard, type ProductCardData, type ProductCardLabels } from "../product-card/product-card";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface ProductGridProps extends RootProps<"ul"> {
  products: readonly ProductCardData[];
  labels: ProductCardLabels;
  headingLevel?: "h2" | "h3";
  /** How many pictures are seen at once, and so are not lazy; the first of them comes before all else. */
  eager?: number;
}

/** Products two, three or four in a row. */
export function ProductGrid({
  products,
  labels,
  headingLevel,
  eager = 4,
  className,
  ...rest
}: ProductGridProps) {
  return (
    <ul
      data-slot="product-grid"
      className={clsx(
        "grid grid-cols-2 gap-x-3 gap-y-5 xs:grid-cols-3 sm:gap-x-5 sm:gap-y-8 md:grid-cols-4",
        className,
      )}
      {...rest}
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            labels={labels}
            {...(headingLevel && { headingLevel })}
            priority={index >= eager ? "lazy" : index === 0 ? "high" : "eager"}
          />
        </li>
      ))}
    </ul>
  );
}
