import { clsx } from "clsx";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import {
  cardLines,
  ProductCard,
  type ProductCardData,
  type ProductCardLabels,
} from "../product-card/product-card";
import type { RootProps } from "../../primitives/root-props/root-props";
import { SectionHead } from "../section-head/section-head";

export interface RibbonRowProps extends RootProps<"section"> {
  /** Id of the heading. */
  id: string;
  title: string;
  /** The ribbon's own page. */
  seeAllHref: string;
  /** Some of the products with this ribbon; the rest is behind `seeAllHref`. */
  products: readonly ProductCardData[];
  labels: {
    seeAll: string;
    product: ProductCardLabels;
  };
  /** The first row of the page, seen at once. */
  eager?: boolean;
}

/**
 * Products under one heading: a row to swipe on a phone; all of them in one line on a wide screen.
 *
 * @use Below a product, for others of its category.
 * @avoid For a whole category (`ProductGrid`).
 * @accessibility The heading names the list; what is out of view is reached by Tab.
 */
export function RibbonRow({
  id,
  title,
  seeAllHref,
  products,
  labels,
  eager = false,
  className,
  ...rest
}: RibbonRowProps) {
  const { Kept, pictureOnTap } = useUi();
  const cards = products.map((product, index) => ({
    product,
    labels: labels.product,
    look: pictureOnTap === undefined ? undefined : ("line" as const),
    sizes: "(min-width: 1024px) 296px, 42vw",
    priority: eager && index < 4 ? ("eager" as const) : ("lazy" as const),
  }));
  return (
    <section
      data-slot="ribbon-row"
      aria-labelledby={id}
      className={clsx("grid min-w-0 grid-cols-1 gap-4", className)}
      {...rest}
    >
      <SectionHead id={id} title={title} href={seeAllHref} more={labels.seeAll} />
      <ul className={pictureOnTap === undefined ? "card-rows shelf scroll-row" : cardLines}>
        {cards.map((card) => (
          <li key={card.product.href}>
            <Kept by={["product-card", card]}>
              <ProductCard {...card} />
            </Kept>
          </li>
        ))}
      </ul>
    </section>
  );
}
