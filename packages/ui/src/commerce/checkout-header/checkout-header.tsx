import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "../../primitives/icon/icon";
import { Logo } from "../../primitives/logo/logo";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface CheckoutHeaderProps extends RootProps<"header"> {
  /**
   * The shop: its name, its home page, its logo's path below `/media/`, and the letters that stand where there is
   * none.
   */
  shop: { name: string; href: string; logo?: string | undefined; initials: string };
  /** To what is bought, where it can be changed. */
  back: { href: string; label: string };
  /** A `LanguageSwitch`. */
  language: ReactNode;
  labels: {
    /** Beside the lock, a few words. */
    secure: string;
  };
}

/**
 * The head of the checkout: whose shop it is, that it is safe, the way back, and the language. No other way leads off.
 *
 * @use In place of the `ShopHeader` while an order is being placed.
 * @avoid On any page that one looks around from.
 * @accessibility The way back is a link with words, also where only its arrow is seen.
 */
export function CheckoutHeader({ shop, back, language, labels, className, ...rest }: CheckoutHeaderProps) {
  const { Link } = useUi();
  return (
    <header
      data-slot="checkout-header"
      data-print="hide"
      className={clsx("on-band border-b border-border bg-band", className)}
      {...rest}
    >
      <div className="page flex min-h-13.75 items-center gap-2 sm:min-h-16 sm:gap-4">
        <Link
          href={back.href}
          title={back.label}
          className="-ms-2 flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 text-small font-semibold hover:bg-accent-soft hover:text-on-accent-soft"
        >
          <Icon name="chevron-left" size={24} />
          <span className="sr-only md:not-sr-only">{back.label}</span>
        </Link>
        <Link href={shop.href} className="flex min-h-11 min-w-0 items-center gap-2">
          <Logo src={shop.logo} initials={shop.initials} size="small" ground="band" />
          <span className="line-clamp-2 font-heading text-small font-bold sm:text-title">{shop.name}</span>
        </Link>
        <p className="ms-auto flex items-center gap-1 text-caption font-semibold whitespace-nowrap">
          <Icon name="lock" size={16} />
          <span className="max-xs:sr-only">{labels.secure}</span>
        </p>
        <div className="-me-2 whitespace-nowrap">{language}</div>
      </div>
    </header>
  );
}
