import { clsx } from "clsx";
import { Price, type PriceProps } from "../../primitives/price/price";
import { BuyButtons } from "../buy-box/buy-box";
import { buyBoxFormId } from "../buy-box/buy-box-fields";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface StickyBuyBarProps extends Pick<PriceProps, "price" | "oldPrice">, RootProps<"div"> {
  labels: {
    /** Spoken name of the bar. */
    title: string;
    add: string;
    buy: string;
    price: PriceProps["labels"];
  };
  /** That of the `BuyBox`, whose form the buttons send. */
  formId: string;
  /** `add` or `buy` while that is on its way. */
  pending?: "add" | "buy" | undefined;
}

/**
 * Price and the two ways to buy, at the lower edge of a phone, while the `BuyBox`'s own buttons are out of view. Its
 * buttons belong to the box's form by their `form` attribute, and the stylesheet tells what is in view
 * (`styles/base.css`), so that it needs no script; give the box `hasBar`. The page's end and its scroll padding make
 * room for it, so that it covers nothing that has the focus (WCAG 2.4.11).
 *
 * @use On a product's page on phones.
 * @avoid Without a `BuyBox` whose form it sends.
 * @accessibility Makes room at the page's end, so that it never covers what has the focus.
 */
export function StickyBuyBar({
  price,
  oldPrice,
  labels,
  formId,
  pending,
  className,
  ...rest
}: StickyBuyBarProps) {
  return (
    <div
      data-slot="sticky-buy-bar"
      data-print="hide"
      role="group"
      aria-label={labels.title}
      className={clsx(
        "fixed inset-x-0 bottom-0 z-(--z-sticky) flex flex-wrap items-center gap-x-2 gap-y-1 border-t max-xs:**:text-small border-border bg-surface-raised px-(--gutter) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-sheet sm:hidden",
        className,
      )}
      {...rest}
    >
      {/* The old price is said above; here it would make a line of its own of a narrow bar. */}
      <Price
        price={price}
        oldPrice={oldPrice}
        labels={labels.price}
        size="small"
        className="max-xs:[&>span+span]:hidden"
      />
      <BuyButtons
        form={buyBoxFormId(formId)}
        labels={labels}
        pending={pending}
        className="flex flex-auto gap-1.5 max-xs:[&>button]:px-2"
      />
    </div>
  );
}
