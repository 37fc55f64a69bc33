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
  /**
   * The shop: its name, its home page, its logo's path below `/media/`, and the letters that stand where there is
   * none.
   */
  shop: { name: string; href: string; logo?: string | undefined; initials: string };
  /** The categories, most wanted first. */
  categories: readonly NavLink[];
  /** The search in the bar: see `SearchField`; its id and its words are the header's. */
  search: Omit<SearchFieldProps, "id" | "labels" | "hidden" | "className">;
  /** The way to the cart, and how much is in it. */
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
  /** More of the reader's own, at the end of the menu: orders, addresses. */
  menuLinks?: readonly NavLink[];
  /**
   * Where the name stands on wide screens: at the beginning of the bar, or in its middle. Default: `compact`, at the
   * beginning.
   */
  layout?: "compact" | "centred";
  /** `more` stands behind the categories that fit into the row, `own` in the menu above what is the reader's own. */
  labels: {
    menu: string;
    categories: string;
    more: string;
    own: string;
    search: SearchFieldProps["labels"];
  };
}

/**
 * The shop's head on every page. On a phone it is one line: menu, name, search, cart; the search takes that line while
 * it has the focus, which its sign gives it without a script. From a tablet's width on the categories have a row of
 * their own. The order of the keys is the order that is seen, at every width (WCAG 2.4.3).
 *
 * @use Once, on every page of a shop.
 * @avoid On the platform's own pages (`SiteHeader`).
 * @words The name as its owner writes it. Categories are nouns of one or two words; the cart is spoken with its
 *   count.
 * @accessibility The order of the keys is the order that is seen; the cart says its count in words.
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
          "page relative flex min-h-13.75 items-center sm:min-h-16 sm:gap-4",
          // The name is in the middle as long as what may be searched for is read whole.
          centred && "sm:grid sm:grid-cols-[minmax(0,1fr)_auto_minmax(20rem,1fr)]",
        )}
      >
        {centred && <div className="-ms-2.5 hidden sm:block">{language}</div>}
        <Menu {...props} />
        <Name {...props} />
        <div className="-me-2 flex min-w-0 items-center justify-end sm:flex-1">
          <Search search={search} labels={labels} className={clsx("sm:me-4", centred && "sm:max-w-60")} />
          {!centred && <div className="hidden sm:block">{language}</div>}
          <Actions cart={cart} account={account} centred={centred} />
        </div>
      </div>
      {categories.length > 0 && <CategoryBar {...props} />}
    </header>
  );
}

const searchId = "shop-search";

/**
 * A field from a tablet's width on. On a phone its sign stands for it: being the field's label it gives it the focus, and
 * the field covers the header's line as long as it, or what it proposes, has it.
 */
function Search({ search, labels, className }: Pick<ShopHeaderProps, "search" | "labels" | "className">) {
  return (
    <>
      <label htmlFor={searchId} title={labels.search.search} className={clsx(barLink, "sm:hidden")}>
        <Icon name="search" size={24} />
      </label>
      {/* Where a browser gives no focus to a button that is pressed, it goes to this frame instead of leaving the search. */}
      <div tabIndex={-1} className={clsx("group/find outline-none sm:flex-1", className)}>
        <SearchField
          id={searchId}
          {...search}
          labels={labels.search}
          className="text-on-surface max-sm:absolute max-sm:inset-0 max-sm:z-1 max-sm:flex max-sm:flex-col max-sm:justify-center max-sm:bg-band max-sm:px-(--gutter) max-sm:not-group-focus-within/find:[clip-path:inset(50%)] [&_input]:min-h-11 [&_input]:py-1"
        />
      </div>
    </>
  );
}

const barLink =
  "flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 hover:bg-accent-soft hover:text-on-accent-soft";

/** The reader's own: account and cart. On a narrow phone the account stands in the menu alone. */
function Actions({
  cart,
  account,
  centred,
}: Pick<ShopHeaderProps, "cart" | "account"> & { centred: boolean }) {
  const { Link } = useUi();
  return (
    <>
      <Link href={account.href} className={clsx(barLink, "max-xs:hidden")}>
        <Icon name="user" size={24} />
        <span
          className={clsx(
            "sr-only text-small font-semibold whitespace-nowrap",
            centred ? "lg:not-sr-only" : "md:not-sr-only",
          )}
        >
          {account.label}
        </span>
      </Link>
      <CartLink cart={cart} />
    </>
  );
}

function Name({ shop, layout }: ShopHeaderProps) {
  const { Link } = useUi();
  return (
    <Link href={shop.href} className="flex min-h-11 min-w-0 items-center gap-2 max-sm:flex-1 sm:gap-2.5">
      <Logo src={shop.logo} initials={shop.initials} size="small" ground="band" />
      <span
        className={clsx(
          "line-clamp-2 font-heading text-small font-bold xs:text-body sm:text-title",
          layout === "centred" ? "md:text-h3" : "sm:max-w-60 md:max-w-80",
        )}
      >
        {shop.name}
      </span>
    </Link>
  );
}

/** What the shop has, and with a space and a heading of its own what is the reader's. */
function Menu({ categories, account, language, menuLinks = [], labels }: ShopHeaderProps) {
  return (
    <DisclosureMenu
      icon="menu"
      label={labels.menu}
      className="-ms-2.5 sm:hidden"
      panelClassName="inset-x-0 top-full"
    >
      <nav aria-label={labels.menu} className="page py-3">
        <MenuLinks label={labels.categories} links={categories} />
        <p className="pt-6 text-small text-muted">{labels.own}</p>
        <MenuLinks label={labels.own} links={[account, ...menuLinks]} />
        <div className="-ms-2.5 pt-2">{language}</div>
      </nav>
    </DisclosureMenu>
  );
}

function MenuLinks({ label, links }: { label: string; links: readonly NavLink[] }) {
  const { Link } = useUi();
  return (
    <ul aria-label={label}>
      {links.map((link) => (
        <li key={link.href} className="border-b border-border">
          <Link
            href={link.href}
            className="flex min-h-12 items-center justify-between font-semibold hover:text-link"
          >
            {link.label}
            <Icon name="chevron-right" className="text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The categories in one line, those of them that fit whole; the rest comes with "more". */
function CategoryBar({ categories, layout, labels }: ShopHeaderProps) {
  const { Link } = useUi();
  return (
    <nav
      aria-label={labels.categories}
      className={clsx("page fitting-row max-sm:hidden", layout === "centred" && "fitting-row-centred")}
    >
      <ul className={layout === "centred" ? "justify-center" : "-ms-3"}>
        {categories.map(({ href, label, current }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={current ? "page" : undefined}
              className={clsx(
                "flex min-h-11 items-center border-b-2 px-3 text-small font-semibold whitespace-nowrap -outline-offset-2",
                current ? "border-current" : "border-transparent hover:border-current",
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <details className="group">
        <summary className={clsx(barLink, "text-small font-semibold whitespace-nowrap")}>
          {labels.more}
          <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
        </summary>
      </details>
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
