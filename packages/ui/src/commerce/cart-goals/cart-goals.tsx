import { clsx } from "clsx";
import { Icon } from "../../primitives/icon/icon";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface CartGoalsProps extends RootProps<"ul"> {
  /** How far it is to free delivery, in words; left out where delivery is never free. */
  delivery?: {
    text: string;
    /** How much of the way is done, 0 to 100. */
    percent: number;
  } | null;
  /** The coupon that is nearest, and what it takes to reach it, in words. */
  coupon?: string | undefined;
  /** A coupon that takes off more than that one, or than the one that is used, and what it takes to reach it, in words. */
  better?: string | undefined;
}

/**
 * What a cart is on its way to: free delivery, and the coupon nearest to reach.
 *
 * @use Beside a cart's lines and sums.
 * @avoid For coupons to choose from (`CouponBox`).
 * @accessibility The bar only draws what the sentence says, so it is silent.
 */
export function CartGoals({ delivery, coupon, better, className, ...rest }: CartGoalsProps) {
  const coupons = [coupon, better].filter((text) => text !== undefined);
  if (!delivery && coupons.length === 0) return null;
  return (
    <ul data-slot="cart-goals" className={clsx("grid gap-2 text-small", className)} {...rest}>
      {delivery && (
        <li className="grid gap-1">
          <span className="flex items-center gap-2">
            <Icon name="truck" />
            {delivery.text}
          </span>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            className="h-2 w-full rounded-pill bg-skeleton text-success"
          >
            <rect width={delivery.percent} height="1" fill="currentColor" />
          </svg>
        </li>
      )}
      {coupons.map((text) => (
        <li key={text} className="flex items-center gap-2">
          <Icon name="tag" />
          {text}
        </li>
      ))}
    </ul>
  );
}
