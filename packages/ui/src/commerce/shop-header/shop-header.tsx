import { clsx } from "clsx";
import type { ReactNode } from "react";
import { DisclosureMenu } from "../../primitives/disclosure-menu/disclosure-menu";
import { Icon } from "../../primitives/icon/icon";
import { Logo } from "../../primitives/logo/logo";
import { SearchField, type SearchFieldProps } from "../../primitives/search-field/search-field";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface NavLink {
  href: string;
  label: string;
  current?: boolean;
}

export interface ShopHeaderProps extends RootProps<"header"> {
  shop: { name: string; href: string; logo?: string | undefined; initials: string };
  /** The categories, most wanted first. */
  categories: readonly NavLink[];
  search: Omit<SearchFieldProps, "id" | "labels" | "hidden" | "className">;
  cart: {
    href: string;
    /** Number of lines in the reader's digits; empty for none. */
    count: string;
    /** What the badge says, such as "Cart, 3 products". */
    label: string;
  };
  /** To the account, or to sign in. */
  account: { href: string; label: string };
  /** A `LanguageSwitch` or a `LanguageLink`; in the bar, and on a phone in the menu. */
  language: ReactNode;
  /** More links at the end of the menu: orders, addresses, help. */
  menuLinks?: readonly NavLink[];
  layout?: "compact" | "centred";
  labels: { menu: string; categories: string; search: SearchFieldProps["labels"] };
}

/**
 * The shop's head on every page: name, search, categories, account and cart. The menu is a `<details>`. On a phone the
 * name has a line for itself, and search stands beside the cart: so the order of the keys is the order that is seen, at
 * every width (WCAG 2.4.3).
 */
export function ShopHeader(props: ShopHeaderProps) {
  const {
    search,
    cart,
    account,
    language,
    layout = "compact",
    labels,
    shop,
    categories,
    menuLinks,
    className,
    ...rest
  } = props;
  const centred = layout === "centred";
  return (
    <header
      data-slot="shop-header"
      data-layout={layout}
      data-print="hide"
      className={clsx("on-band relative border-b border-border bg-band", className)}
      {...rest}
    >
      <div
        className={clsx(
          "page grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 py-2.5",
          centred
            ? "md:grid-cols-[minmax(13rem,1fr)_minmax(0,auto)_minmax(auto,1fr)] md:gap-x-4 md:gap-y-1"
            : "md:flex",
        )}
      >
        <Name {...props} />
        <Menu {...props} />
        <SearchField
          id="shop-search"
          {...search}
          labels={labels.search}
          className={clsx("text-on-surface", centred ? "md:max-w-72" : "md:mx-4 md:flex-1")}
        />
        {centred && <CategoryBar {...props} className="min-w-0" />}
        <Actions {...props} />
      </div>
      {!centred && <CategoryBar {...props} className="page" />}
    </header>
  );
}

const barLink =
  "flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 hover:bg-accent-soft hover:text-on-accent-soft";

/** The reader's own: language, account, cart. */
function Actions({ cart, account, language, layout }: ShopHeaderProps) {
  const { Link } = useUi();
  return (
    <div className="-me-2 flex items-center justify-end">
      <div className="hidden sm:block">{language}</div>
      <Link href={account.href} className={barLink}>
        <Icon name="user" size={24} />
        <span
          className={clsx(
            "sr-only text-small font-semibold",
            layout === "centred"
              ? "lg:not-sr-only lg:whitespace-nowrap"
              : "md:not-sr-only md:whitespace-nowrap",
          )}
        >
          {account.label}
        </span>
      </Link>
      <CartLink cart={cart} />
    </div>
  );
}

function Name({ shop, layout }: ShopHeaderProps) {
  const { Link } = useUi();
  return (
    <Link
      href={shop.href}
      className={clsx(
        "flex min-h-11 min-w-0 items-center gap-2.5",
        layout === "centred" && "md:col-span-full md:justify-self-center",
      )}
    >
      <Logo src={shop.logo} initials={shop.initials} size="small" ground="band" />
      <span
        className={clsx(
          "line-clamp-2 font-heading text-body font-bold sm:text-title",
          layout === "centred" ? "md:text-h3" : "md:max-w-80",
        )}
      >
        {shop.name}
      </span>
    </Link>
  );
}

function Menu({ categories, account, language, menuLinks = [], labels }: ShopHeaderProps) {
  const { Link } = useUi();
  return (
    <DisclosureMenu
      icon="menu"
      label={labels.menu}
      className="-me-2.5 justify-self-end md:hidden"
      panelClassName="inset-x-0 top-full"
    >
      <nav aria-label={labels.menu} className="page py-3">
        <ul>
          {[...categories, account, ...menuLinks].map(({ href, label }) => (
            <li key={href} className="border-b border-border">
              <Link
                href={href}
                className="flex min-h-12 items-center justify-between font-semibold hover:text-link"
              >
                {label}
                <Icon name="chevron-right" className="text-muted" />
              </Link>
            </li>
          ))}
        </ul>
        <div className="-ms-2.5 pt-2 sm:hidden">{language}</div>
      </nav>
    </DisclosureMenu>
  );
}

/** The categories in one line, from the width on where the menu is not shown. */
function CategoryBar({ categories, layout, labels, className }: ShopHeaderProps & { className: string }) {
  const { Link } = useUi();
  return (
    <nav aria-label={labels.categories} className={clsx("hidden md:block", className)}>
      <ul className={clsx("scroll-row", layout === "centred" ? "justify-center-safe" : "-mx-3 gap-1")}>
        {categories.map(({ href, label, current }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={current ? "page" : undefined}
              className={clsx(
                "flex min-h-11 items-center border-b-2 text-small font-semibold whitespace-nowrap -outline-offset-2",
                layout === "centred" ? "px-2" : "px-3",
                current ? "border-current" : "border-transparent hover:border-current",
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CartLink({ cart }: Pick<ShopHeaderProps, "cart">) {
  const { Link } = useUi();
  return (
    <Link
      href={cart.href}
      aria-label={cart.label}
      data-slot="cart-link"
      className={clsx(barLink, "relative")}
    >
      <Icon name="cart" size={24} />
      {/* There without a number, too: a page that is made for many is filled with it. */}
      <span
        data-slot="cart-count"
        className="tabular absolute end-0 top-0 grid h-5 min-w-5 place-items-center rounded-pill bg-band-accent px-1 text-caption font-bold text-on-band-accent shadow-[0_0_0_2px_var(--band)] empty:hidden"
      >
        {cart.count}
      </span>
    </Link>
  );
}
