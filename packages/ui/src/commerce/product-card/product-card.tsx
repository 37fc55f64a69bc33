import { clsx } from "clsx";
import { Badge } from "../../primitives/badge/badge";
import type { PictureProps } from "../../primitives/picture/picture";
import { Price, type PriceProps } from "../../primitives/price/price";
import { ProductMedia, type ProductMediaProps } from "../../primitives/product-media/product-media";
import { CardColours, type CardColoursProps } from "./card-colours";
import { CardAction, CardChoice, type CardActionLabels } from "./card-action";
import { withWholeWords } from "./whole-words";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** A product as a list shows it, every amount already formatted. */
export interface ProductCardData {
  /** Its page; no other card of the list leads there. */
  href: string;
  name: string;
  /** A line below the name: who wrote a book, what matters of a device. */
  lead?: string | undefined;
  /** Path below `/media/`, without a width. */
  picture: string;
  price: string;
  oldPrice?: string | undefined;
  /** What it comes to by the kilogram, the litre or the piece. */
  unitPrice?: string | undefined;
  /** What it comes in. */
  colours?: CardColoursProps | undefined;
  ribbon?: ProductMediaProps["ribbon"];
  inStock: boolean;
  /** How many pieces are left, in words, where they are few. */
  left?: string | undefined;
  /** Where there is nothing to choose, what its last line puts in the cart, by the page's `QuickAddForm`. */
  addId?: string | undefined;
  /** There is something to choose before it can be put in the cart; its last line says so. */
  hasChoices?: boolean | undefined;
  /** That was refused: how many as it was typed, and why. */
  refused?: { quantity: string; error: string } | undefined;
}

export interface ProductCardLabels extends CardActionLabels {
  price: PriceProps["labels"];
  outOfStock: string;
}

export interface ProductCardProps extends RootProps<"article"> {
  /** What is shown of the product, its amounts already formatted. */
  product: ProductCardData;
  labels: ProductCardLabels;
  headingLevel?: "h2" | "h3";
  priority?: NonNullable<PictureProps["priority"]>;
  /** How wide the card is, as the attribute `sizes`. */
  sizes?: string;
  /** Its picture above its words, or beside them; or in one `line` without a picture. */
  look?: "upright" | "lying" | "line" | undefined;
}

/** Of its picture: a card is never wider than 296 px, and every width is named in each card of a list. */
const pictureWidths = [320, 640] as const;

/** What a list wears whose cards stand in lines. */
export const cardLines = "panel card-lines grid grid-cols-1 md:grid-cols-2";

const looks = { upright: "card-box card-upright", lying: "card-box card-lying", line: "p-3" };

/**
 * A product: the whole card is one link; the picture keeps its room, and the prices of a row stand on one line.
 *
 * @use For a product in a list, a ribbon or a search.
 * @avoid On its own page, or in the cart.
 * @words A name begins with the thing, then what tells it apart: "Miniket rice, 5 kg". How many are left is said
 *   only where they are few.
 * @accessibility Colours are a decoration: how many there are is said. Choose `headingLevel` so that the page's order of headings has no gap. The button that puts it in
 *   the cart and its field are spoken with the product's name.
 */
export function ProductCard({
  product,
  labels,
  headingLevel: Heading = "h3",
  priority = "lazy",
  sizes = "(min-width: 1024px) 296px, calc(50vw - 24px)",
  look = "upright",
  className,
  ...rest
}: ProductCardProps) {
  const { Link } = useUi();
  // In a line what is said stands beside the button, and one below the other where there is none.
  const row = look === "line" && !product.addId && !product.hasChoices && "col-span-full";
  return (
    <article
      data-slot="product-card"
      className={clsx("card-link product-card", looks[look], className)}
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
        />
      )}
      <div>
        <Heading>
          <Link href={product.href}>{withWholeWords(product.name)}</Link>
        </Heading>
        {product.lead && <p className={clsx("line-clamp-2 text-small text-muted", row)}>{product.lead}</p>}
        {look === "line" && <Marks product={product} outOfStock={labels.outOfStock} className={row} />}
        {product.colours && <CardColours {...product.colours} />}
        <Price
          price={product.price}
          oldPrice={product.oldPrice}
          unitPrice={product.unitPrice}
          labels={labels.price}
          className={clsx(!product.inStock && "text-muted", row)}
        />
        {product.addId && (
          <CardAction id={product.addId} name={product.name} refused={product.refused} labels={labels} />
        )}
        {product.hasChoices && <CardChoice labels={labels} />}
      </div>
    </article>
  );
}

/** What stands on the picture elsewhere, in words of the line. */
function Marks({
  product,
  outOfStock,
  className,
}: {
  product: ProductCardData;
  outOfStock: string;
  className: string | false;
}) {
  const { ribbon, left, inStock } = product;
  const stock = left ?? (inStock ? undefined : outOfStock);
  if (!ribbon && stock === undefined) return null;
  return (
    <p className={clsx("flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted", className)}>
      {ribbon && <Badge tone={ribbon.tone}>{ribbon.label}</Badge>}
      {stock}
    </p>
  );
}
