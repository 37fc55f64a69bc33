import { clsx } from "clsx";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";
import {
  cardLines,
  ProductCard,
  type ProductCardData,
  type ProductCardLabels,
} from "../product-card/product-card";
import { SectionHead } from "../section-head/section-head";

/**
 * How goods stand beside each other: `dense` six in a row; `tall` few with large pictures; `facts` with what matters of each
 * beside its picture; `covers` on a board, as books do; `occasion` on a ground of its own; `lines` without pictures.
 */
export type ShelfLook = "dense" | "tall" | "facts" | "covers" | "occasion" | "lines";

export interface ProductShelfProps extends RootProps<"section", "title"> {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Where there is more of it. */
  seeAllHref: string;
  /** What is shown, best first; the rest is behind `seeAllHref`. */
  products: readonly ProductCardData[];
  /**
   * What kind of goods it is for: `dense` for many small ones, `tall` for clothes, `facts` for devices, `covers` for
   * books, `occasion` on a coloured ground, `lines` in words alone.
   */
  look: ShelfLook;
  /** Which of the theme's ribbon colours the heading of an `occasion` stands on. */
  tone?: 1 | 2 | 3 | 4 | undefined;
  labels: {
    seeAll: string;
    product: ProductCardLabels;
  };
  /** Its pictures are seen at once. */
  eager?: boolean;
}

/** How wide a card is in each look, as the attribute `sizes`. */
const sizes: Record<ShelfLook, string> = {
  dense: "(min-width: 1024px) 296px, 38vw",
  tall: "(min-width: 768px) 285px, 46vw",
  facts: "112px",
  covers: "(min-width: 1024px) 296px, 42vw",
  occasion: "(min-width: 1024px) 296px, 42vw",
  lines: "1px",
};

/**
 * Products under one heading, as a shop's first page shows them in its layout.
 *
 * @use On a shop's first page, for some products that belong together.
 * @avoid For a whole category (`ProductGrid`).
 * @words The title says why these belong together: "For the rainy season", not "Products".
 * @accessibility The heading names the list; what is out of view is reached by Tab.
 */
export function ProductShelf({
  id,
  title,
  seeAllHref,
  products,
  look,
  tone,
  labels,
  eager = false,
  className,
  ...rest
}: ProductShelfProps) {
  const { Kept } = useUi();
  const cards = products.map((product, index) => ({
    product,
    look: look === "facts" ? ("lying" as const) : look === "lines" ? ("line" as const) : undefined,
    labels: labels.product,
    sizes: sizes[look],
    priority: eager && index < 4 ? ("eager" as const) : ("lazy" as const),
  }));
  return (
    <section
      data-slot="product-shelf"
      data-look={look}
      aria-labelledby={id}
      className={clsx(
        "grid min-w-0 grid-cols-1",
        look === "occasion" ? "overflow-hidden rounded-sheet bg-accent-soft md:grid-cols-[1fr_3fr]" : "gap-4",
        className,
      )}
      {...rest}
    >
      <SectionHead
        id={id}
        title={title}
        href={seeAllHref}
        more={labels.seeAll}
        tone={look === "occasion" ? (tone ?? 1) : undefined}
      />
      <ul
        className={clsx(
          look === "lines" ? cardLines : "shelf card-rows",
          /dense|covers|occasion/.test(look) && "scroll-row",
        )}
      >
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
