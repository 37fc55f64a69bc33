import { clsx } from "clsx";
import { Button } from "../../primitives/button/button";
import { Icon } from "../../primitives/icon/icon";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";
import { couponFields, couponIntents } from "../coupon-box/coupon-box";

/** A coupon as a cart's goal. */
export interface CouponGoal {
  /** What it takes off, and what the cart still lacks for it. */
  text: string;
  /** Its code, where the cart lacks nothing. */
  usable?: string | undefined;
}

export interface CartGoalsProps extends RootProps<"ul"> {
  /** How far it is to free delivery, in words; left out where delivery is never free. */
  delivery?: {
    text: string;
    /** How much of the way is done, 0 to 100. */
    percent: number;
  } | null;
  /** The coupon that is nearest. */
  coupon?: CouponGoal | undefined;
  /** A coupon that takes off more than that one, or than the one that is used. */
  better?: CouponGoal | undefined;
  /** Where a usable coupon is used with one press. Default: it is only told of. */
  use?:
    | {
        action: string;
        label: string;
        /** The code that is on its way. */
        pending?: string | undefined;
      }
    | undefined;
}

/**
 * What a cart is on its way to: free delivery, and the coupon nearest to reach, which one press uses once it is reached.
 *
 * @use Beside a cart's lines and sums.
 * @avoid For coupons to choose from (`CouponBox`).
 * @accessibility The bar only draws what the sentence says, so it is silent.
 */
export function CartGoals({ delivery, coupon, better, use, className, ...rest }: CartGoalsProps) {
  const coupons = [coupon, better].filter((goal) => goal !== undefined);
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
      {coupons.map((goal) => (
        <li key={goal.text} className="flex items-center gap-2">
          <Icon name="tag" />
          <span className="min-w-0 flex-1">{goal.text}</span>
          {use && goal.usable && <UseCoupon code={goal.usable} {...use} />}
        </li>
      ))}
    </ul>
  );
}

function UseCoupon({ code, action, label, pending }: NonNullable<CartGoalsProps["use"]> & { code: string }) {
  const { Form } = useUi();
  return (
    <Form method="post" action={action}>
      <input type="hidden" name={couponFields.code} value={code} />
      <Button
        variant="secondary"
        size="small"
        name={couponFields.intent}
        value={couponIntents.apply}
        pending={pending === code}
      >
        {label}
        <span className="sr-only"> {code}</span>
      </Button>
    </Form>
  );
}
