import { clsx } from "clsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden";
import type { RootProps } from "../root-props/root-props";

export interface PriceProps extends RootProps<"span"> {
  /** Already formatted; where prices vary, already with its "from". */
  price: string;
  /** The price before, already formatted. */
  oldPrice?: string | undefined;
  /** What it comes to by the kilogram, the litre or the piece, already formatted; below it. */
  unitPrice?: string | undefined;
  labels: {
    /** Spoken before the old price, such as "Old price". */
    oldPrice: string;
    /** Spoken before the price where there is an old one, such as "Now". */
    nowPrice: string;
  };
  /** In a list, on a card, on the product's own page. */
  size?: "small" | "normal" | "large";
}

const sizes = { small: "text-body", normal: "text-title", large: "text-h2" } as const;

/**
 * A price, with the one it replaces struck and said in words.
 *
 * @use Wherever money is shown: it writes digits in the page's language.
 * @avoid For computing anything: amounts come from the API in words.
 * @words The amount with its ৳; "From" only where there are several. What is struck out is spoken as the price
 *   before, never as a saving.
 * @accessibility The old price is struck and said in words, so that two numbers are not heard as one.
 */
export function Price({
  price,
  oldPrice,
  unitPrice,
  labels,
  size = "normal",
  className,
  ...rest
}: PriceProps) {
  return (
    <span data-slot="price" className={clsx("price", oldPrice && "reduced", className)} {...rest}>
      <span className={clsx("font-bold", sizes[size])}>
        {oldPrice && <VisuallyHidden>{labels.nowPrice} </VisuallyHidden>}
        {price}
      </span>
      {oldPrice && (
        <span>
          <VisuallyHidden>{labels.oldPrice} </VisuallyHidden>
          <s>{oldPrice}</s>
        </span>
      )}
      {unitPrice && <small>{unitPrice}</small>}
    </span>
  );
}
