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
 * Price and the two ways to buy, at the lower edge of a phone. Its buttons belong to the `BuyBox`'s form by
 * their `form` attribute, so that it needs no script; give the box `hasBar`, which then hides its own. The page's end and
 * its scroll padding make room for it, so that it covers nothing that has the focus (WCAG 2.4.11).
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
        "fixed inset-x-0 bottom-0 z-(--z-sticky) border-t border-border bg-surface-raised px-(--gutter) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-sheet sm:hidden",
        className,
      )}
      {...rest}
    >
      <Price price={price} oldPrice={oldPrice} labels={labels.price} size="normal" />
      <BuyButtons
        form={buyBoxFormId(formId)}
        labels={labels}
        pending={pending}
        className="mt-1.5 flex gap-2"
      />
    </div>
  );
}
