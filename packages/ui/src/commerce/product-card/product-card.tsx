import { clsx } from "clsx";
import type { PictureProps } from "../../primitives/picture/picture";
import { Price, type PriceProps } from "../../primitives/price/price";
import { ProductMedia, type ProductMediaProps } from "../../primitives/product-media/product-media";
import { CardAction, type CardActionLabels } from "./card-action";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** A product as a list shows it, every amount already formatted. */
export interface ProductCardData {
  /** Unique in its list. */
  id: string;
  href: string;
  name: string;
  /** A line below the name: who wrote a book, what matters of a device. */
  lead?: string | undefined;
  /** Path below `/media/`, without a width. */
  picture: string;
  price: string;
  oldPrice?: string | undefined;
  ribbon?: ProductMediaProps["ribbon"];
  inStock: boolean;
  /** How many pieces are left, in words, where they are few. */
  left?: string | undefined;
  /** There is nothing to choose: its last line puts it in the cart, by the page's `QuickAddForm`. */
  canAdd?: boolean | undefined;
}

export interface ProductCardLabels extends CardActionLabels {
  price: PriceProps["labels"];
  outOfStock: string;
}

export interface ProductCardProps extends RootProps<"article"> {
  product: ProductCardData;
  labels: ProductCardLabels;
  headingLevel?: "h2" | "h3";
  priority?: NonNullable<PictureProps["priority"]>;
  /** How wide the card is, as the attribute `sizes`. */
  sizes?: string;
  /** Its picture above its words, or beside them; or in one `line` without a picture. */
  look?: "upright" | "lying" | "line" | undefined;
}

/** Of its picture: a card is never wider than 280 px, and every width is named in each card of a list. */
const pictureWidths = [320, 640] as const;

const insets = { upright: "px-(--card-inset) py-3", lying: "p-3", line: "" };

/**
 * A product: the whole card is one link; the picture keeps its room, and the prices of a row stand on one line.
 *
 * @use For a product in a list, a ribbon or a search.
 * @avoid On its own page, or in the cart.
 * @accessibility Choose `headingLevel` so that the page's order of headings has no gap. The button that puts it in
 *   the cart and its field are spoken with the product's name.
 */
export function ProductCard({
  product,
  labels,
  headingLevel: Heading = "h3",
  priority = "lazy",
  sizes = "(min-width: 1024px) 280px, calc(50vw - 24px)",
  look = "upright",
  className,
  ...rest
}: ProductCardProps) {
  const { Link } = useUi();
  return (
    <article
      data-slot="product-card"
      className={clsx(
        "card-link group relative flex",
        look === "line"
          ? "p-3"
          : "h-full overflow-hidden rounded-card border border-(color:--card-edge) bg-(--card-ground) shadow-card",
        look === "upright" && "flex-col",
        className,
      )}
      {...rest}
    >
      {look !== "line" && (
        <ProductMedia
          picture={product.picture}
          ribbon={product.ribbon}
          left={product.left}
          soldOut={!product.inStock}
          labels={labels}
          sizes={sizes}
          widths={pictureWidths}
          priority={priority}
          className={clsx("rounded-(--card-picture-radius)", look === "lying" && "w-32 shrink-0 self-start")}
          pictureClassName="transition-transform duration-(--motion-slow) group-hover:scale-[1.03]"
        />
      )}
      <div className={clsx("flex min-w-0 flex-1 flex-col gap-1", insets[look])}>
        <Heading className="line-clamp-2 font-body text-body font-normal tracking-normal text-wrap">
          <Link href={product.href} className="after:absolute after:inset-0 group-hover:text-link">
            {product.name}
          </Link>
        </Heading>
        {product.lead && <p className="line-clamp-2 text-small text-muted">{product.lead}</p>}
        {look === "line" && (product.left ?? (!product.inStock && labels.outOfStock)) && (
          <p className="text-small text-muted">{product.left ?? labels.outOfStock}</p>
        )}
        <Price
          price={product.price}
          oldPrice={product.oldPrice}
          labels={labels.price}
          className={clsx("mt-auto", !product.inStock && "text-muted")}
        />
        {product.canAdd && <CardAction product={product} labels={labels} />}
      </div>
    </article>
  );
}
