import { clsx } from "clsx";
import { Icon } from "../../primitives/icon/icon";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import { ProductCard, type ProductCardData, type ProductCardLabels } from "../product-card/product-card";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface RibbonRowProps extends RootProps<"section"> {
  /** Id of the heading. */
  id: string;
  title: string;
  /** The ribbon's own page. */
  seeAllHref: string;
  products: readonly ProductCardData[];
  labels: {
    seeAll: string;
    product: ProductCardLabels;
  };
  /** The first row of the page, seen at once. */
  eager?: boolean;
}

/** How many stand side by side on a wide screen. */
const columns = 4;

/**
 * Products under one heading: a row to swipe on a phone; on a wide screen a grid of four, without a last row that is
 * not full.
 *
 * @use On a shop's first page, for some products that belong together.
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
  const { Kept, Link } = useUi();
  const cards = products.map((product, index) => ({
    product,
    labels: labels.product,
    sizes: "(min-width: 1024px) 280px, 42vw",
    priority: eager && index < 4 ? ("eager" as const) : ("lazy" as const),
  }));
  const fullRows = products.length - (products.length % columns) || columns;
  return (
    <section
      data-slot="ribbon-row"
      aria-labelledby={id}
      className={clsx("grid min-w-0 grid-cols-1 gap-4", className)}
      {...rest}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={id} className="text-h2">
          {title}
        </h2>
        <Link
          href={seeAllHref}
          className="flex min-h-11 shrink-0 items-center gap-1.5 font-semibold text-link underline-offset-4 hover:underline"
        >
          {labels.seeAll}
          <span className="sr-only"> {title}</span>
          <Icon name="arrow-right" size={18} />
        </Link>
      </div>
      {/* What only peeks in at the end counts as out of sight: a browser scrolls to it when it gets the focus. */}
      <ul className="scroll-row -mx-(--gutter) scroll-ps-(--gutter) scroll-pe-12 gap-3 px-(--gutter) pt-1 pb-2 md:mx-0 md:grid md:grid-cols-4 md:gap-x-5 md:gap-y-8 md:overflow-visible md:px-0">
        {cards.map((card, index) => (
          <li
            key={card.product.href}
            className={clsx(
              "w-[42vw] max-w-56 min-w-36 md:w-auto md:max-w-none",
              index >= fullRows && "md:hidden",
            )}
          >
            <Kept by={["product-card", card]}>
              <ProductCard {...card} />
            </Kept>
          </li>
        ))}
      </ul>
    </section>
  );
}
