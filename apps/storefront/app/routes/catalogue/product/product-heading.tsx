import { clsx } from "clsx";
import type { AttributeGroup } from "@haat/ui/commerce/attribute-picker/attribute-picker";
import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { Price, type PriceProps } from "@haat/ui/primitives/price/price";
import { RatingLine, type RatingLineProps } from "./rating-line";
import { SizesLink } from "./sizes-link";

/** What the top of a product's page says of it. */
export interface ProductHeadingData {
  name: string;
  /** Who wrote a book, what matters of a device. */
  lead?: string | undefined;
  price: string;
  oldPrice?: string | undefined;
  /** What it comes to by the kilogram, the litre or the piece. */
  unitPrice?: string | undefined;
  ribbons: { label: string; tone: 1 | 2 | 3 | 4 }[];
  stock: { tone: BadgeProps["tone"]; text: string };
  rating?: RatingLineProps["rating"] | undefined;
  /** To the measures of its sizes, where no choice stands beside it. */
  sizes?: AttributeGroup["help"];
}

interface ProductHeadingProps {
  product: ProductHeadingData;
  priceLabels: PriceProps["labels"];
}

/** What it is called and what it costs, with its state, its ribbons and what customers say of it. */
export function ProductHeading({ product, priceLabels }: ProductHeadingProps) {
  return (
    <div className="grid gap-1 sm:gap-3">
      <h1 className="text-h2 sm:text-h1">{product.name}</h1>
      {product.lead && <p className="text-muted">{product.lead}</p>}
      {/* On a phone in places that are fixed: whether all of it fits into a line would change with the font that comes. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 xs:flex xs:flex-wrap xs:items-center xs:gap-x-4">
        <Price
          price={product.price}
          oldPrice={product.oldPrice}
          unitPrice={product.unitPrice}
          // Its second line would push what stands beside it away.
          className={clsx(!product.rating && "max-xs:col-span-2", product.unitPrice && "xs:w-full")}
          labels={priceLabels}
          size="large"
        />
        <p className="flex flex-wrap gap-2 max-xs:col-span-2">
          <Badge tone={product.stock.tone}>{product.stock.text}</Badge>
          {product.ribbons.map(({ label, tone }) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
        </p>
        {product.rating && (
          <RatingLine
            rating={product.rating}
            className="max-xs:col-start-2 max-xs:row-start-1 max-xs:-my-1.5"
          />
        )}
      </div>
      <SizesLink link={product.sizes} />
    </div>
  );
}
