import { clsx } from "clsx";
import { Badge, type BadgeProps } from "../badge/badge";
import { Picture, type PictureProps } from "../picture/picture";
import type { RootProps } from "../root-props/root-props";

export interface ProductMediaProps extends RootProps<"div"> {
  /** Path below `/media/`, without a width; empty: the box stays, empty. */
  picture: string;
  /** Empty where the product's name stands beside it. */
  alt?: string;
  /** The mark in the corner, in one of the theme's four colours. */
  ribbon?: { label: string; tone: Extract<BadgeProps["tone"], number> } | null | undefined;
  /** How many pieces are left, in words, where they are few. */
  left?: string | undefined;
  /** Nothing is left: the picture steps back behind the words. */
  soldOut?: boolean;
  labels: {
    /** On a picture of something that is sold out. */
    outOfStock: string;
  };
  /** How wide it is shown, as the attribute `sizes`. */
  sizes: string;
  /** Those of the media server's widths that it is ever shown at. Default: all. */
  widths?: PictureProps["widths"];
  priority?: NonNullable<PictureProps["priority"]>;
}

/**
 * The picture of a product in a box of the shop's own ratio, kept before it is there.
 *
 * @use For the picture of a product in a list or a card.
 * @avoid For the large picture of its page (`ProductGallery`).
 * @accessibility The name beside it says what it is, so that the picture is silent.
 */
export function ProductMedia({
  picture,
  alt = "",
  ribbon,
  left,
  soldOut = false,
  labels,
  sizes,
  widths,
  priority = "lazy",
  className,
  ...rest
}: ProductMediaProps) {
  return (
    <div data-slot="product-media" className={clsx("product-media", className)} {...rest}>
      <Picture
        src={picture}
        alt={alt}
        sizes={sizes}
        widths={widths}
        priority={priority}
        lite="onTap"
        className="product-picture"
      />
      {soldOut && (
        <span
          data-slot="product-media-veil"
          className="absolute inset-0 grid place-items-end justify-center bg-surface-raised/60 p-3"
        >
          <span className="rounded-pill bg-on-surface px-3 py-1 text-small font-semibold text-surface">
            {labels.outOfStock}
          </span>
        </span>
      )}
      {ribbon && (
        <Badge tone={ribbon.tone} className="media-ribbon">
          {ribbon.label}
        </Badge>
      )}
      {left && (
        <Badge tone="warning" className="media-left">
          {left}
        </Badge>
      )}
    </div>
  );
}
