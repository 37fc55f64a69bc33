import { clsx } from "clsx";
import { cva, type VariantProps } from "class-variance-authority";
import { forwardRef, type ComponentPropsWithoutRef } from "react";
import { Icon, type IconName } from "../icon/icon";
import { useUi, type UiLinkProps } from "../ui-provider/ui-provider";

const looks = cva("button", {
  variants: {
    /** One primary button a view; `secondary` beside it, `quiet` for what is rarely wanted, `danger` for a loss. */
    variant: {
      primary: "border-transparent bg-accent text-on-accent hover:bg-accent-hover",
      secondary: "button-secondary",
      quiet: "border-transparent text-link hover:bg-accent-soft hover:text-on-accent-soft",
      danger: "border-danger bg-surface-raised text-on-danger-soft hover:bg-danger hover:text-on-danger",
    },
    /** Small is 44 px high, normal the theme's own height, large at least 52. */
    size: {
      small: "min-h-11 px-3 text-small",
      normal: "min-h-(--control) px-5",
      large: "min-h-[max(var(--control),3.25rem)] px-7 text-title",
    },
    /** As wide as its column. */
    wide: { true: "w-full", false: "" },
  },
  defaultVariants: { variant: "primary", size: "normal", wide: false },
});

interface ButtonLook extends VariantProps<typeof looks> {
  /** Stands before the words. */
  icon?: IconName;
  /** Stands behind the words. */
  iconAfter?: IconName;
}

export interface ButtonProps extends ComponentPropsWithoutRef<"button">, ButtonLook {
  /** The form is on its way: says so and ignores further presses, but keeps its size and the focus. */
  pending?: boolean;
}

/**
 * A button that submits its form; `name` and `value` say what for.
 *
 * @use For what sends or changes something: buy, save, delete. Say what happens with a verb.
 * @avoid For going somewhere: that is a `LinkButton` or a link.
 * @words A verb and its thing, two or three words: "Save the address". What cannot be undone is named: "Delete the
 *   product".
 * @accessibility While `pending` it keeps the focus and is `aria-busy`; presses are ignored, not swallowed by
 *   `disabled`.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, wide, icon, iconAfter, pending = false, className, children, onClick, ...rest },
  ref,
) {
  // In the place of an icon of its size, else over the words, which keep their room and are still read out.
  const isCovered = pending && !icon;
  return (
    <button
      ref={ref}
      type="submit"
      data-slot="button"
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={clsx(looks({ variant, size, wide, className }), isCovered && "is-covered")}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {icon ? <Sign name={icon} pending={pending} /> : pending && <Spinner />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  );
});

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export const LinkButton = forwardRef<HTMLAnchorElement, UiLinkProps & ButtonLook>(function LinkButton(
  { variant, size, wide, icon, iconAfter, className, children, ...rest },
  ref,
) {
  const { Link } = useUi();
  return (
    <Link ref={ref} data-slot="link-button" className={looks({ variant, size, wide, className })} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </Link>
  );
});

/** An icon, or the spinner in its place. */
function Sign({ name, pending }: { name: IconName; pending: boolean }) {
  if (!pending) return <Icon name={name} />;
  return (
    <span className="relative">
      <Icon name={name} className="is-replaced" />
      <Spinner />
    </span>
  );
}

function Spinner() {
  return (
    <span
      data-slot="spinner"
      aria-hidden="true"
      className="spinner absolute inset-0 m-auto size-5 rounded-pill border-2 border-current border-e-transparent"
    />
  );
}
