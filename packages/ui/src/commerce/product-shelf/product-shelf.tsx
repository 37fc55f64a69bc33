import { clsx } from "clsx";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";
import { ProductCard, type ProductCardData, type ProductCardLabels } from "../product-card/product-card";
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
  products: readonly ProductCardData[];
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

/** A row to swipe on a phone. What only peeks in counts as out of sight: a browser scrolls to it when it gets the focus. */
const swiped =
  "scroll-row scroll-ps-(--gutter) scroll-pe-12 gap-3 px-(--gutter) md:grid md:grid-flow-col md:overflow-visible";

/** On a wide screen as many as there are stand in one line, none wider than this. */
const inOneLine = "md:auto-cols-[minmax(0,14rem)]";
const toTheEdges = "-mx-(--gutter) pt-1 pb-2 md:mx-0 md:px-0";

interface Shape {
  list: string;
  item?: string;
  /** How wide a card is, as the attribute `sizes`. */
  sizes: string;
}

const shapes: Record<ShelfLook, Shape> = {
  dense: {
    list: `${swiped} ${toTheEdges} ${inOneLine}`,
    item: "w-[38vw] max-w-44 min-w-32 md:w-auto md:max-w-none",
    sizes: "(min-width: 1024px) 190px, 38vw",
  },
  tall: {
    list: "grid grid-cols-2 gap-x-3 gap-y-5 sm:gap-x-5 sm:grid-cols-4",
    item: "max-sm:last:odd:hidden",
    sizes: "(min-width: 768px) 285px, 46vw",
  },
  facts: {
    list: "grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3",
    item: "sm:max-lg:last:odd:hidden",
    sizes: "128px",
  },
  covers: {
    list: `${swiped} ${toTheEdges} ${inOneLine} border-b-4 border-border md:gap-5`,
    item: "w-[42vw] max-w-56 min-w-36 md:w-auto md:max-w-none",
    sizes: "(min-width: 1024px) 180px, 42vw",
  },
  occasion: {
    list: `${swiped} py-4 md:auto-cols-[minmax(0,18rem)] md:gap-5 md:p-6`,
    item: "w-[42vw] max-w-56 min-w-36 md:w-auto md:max-w-none",
    sizes: "(min-width: 1024px) 270px, 42vw",
  },
  lines: { list: "panel divide-y divide-border sm:columns-2", sizes: "1px" },
};

/**
 * Products under one heading, as a shop's first page shows them in its layout.
 *
 * @use On a shop's first page, for some products that belong together.
 * @avoid For a whole category (`ProductGrid`).
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
  const { list, item, sizes } = shapes[look];
  const cards = products.map((product, index) => ({
    product,
    look: look === "facts" ? ("lying" as const) : look === "lines" ? ("line" as const) : undefined,
    labels: labels.product,
    sizes,
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
      <ul className={list}>
        {cards.map((card) => (
          <li key={card.product.id} className={item}>
            <Kept by={["product-card", card]}>
              <ProductCard {...card} />
            </Kept>
          </li>
        ))}
      </ul>
    </section>
  );
}
