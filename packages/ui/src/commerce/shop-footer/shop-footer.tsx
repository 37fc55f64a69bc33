import { clsx } from "clsx";
import type { ReactNode } from "react";
import { HelpPhone, type HelpPhoneProps } from "../help-phone/help-phone";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface FooterColumn {
  title: string;
  links: readonly { href: string; label: string }[];
}

export interface ShopFooterProps extends RootProps<"footer"> {
  help: HelpPhoneProps;
  /** The shop's name, what it says of itself and where it is. */
  shop: { name: string; text?: string; address?: string };
  /** Links under a heading each: the shop, its help, its terms. */
  columns: readonly FooterColumn[];
  /** The last line: the platform, its licence. */
  children?: ReactNode;
}

/**
 * The foot of every page of a shop: whom to call first, then the shop and its links.
 *
 * @use Once, on every page of a shop but the checkout.
 * @avoid On the platform's own pages (`SiteFooter`).
 * @words Groups are headed by what or whom they are for; links are called as their pages. Hours stand beside the
 *   number.
 * @accessibility Links in groups with headings; the phone comes first.
 */
export function ShopFooter({ help, shop, columns, children, className, ...rest }: ShopFooterProps) {
  return (
    <footer
      data-slot="shop-footer"
      data-print="hide"
      className={clsx("mt-(--section) border-t border-border bg-surface-sunken", className)}
      {...rest}
    >
      <div className="page grid gap-8 py-10 md:grid-cols-[1.2fr_2fr]">
        <div className="grid content-start items-start gap-5 xs:max-md:grid-cols-2">
          <HelpPhone {...help} raised />
          <div className="grid gap-1">
            <p className="font-heading text-title font-bold">{shop.name}</p>
            {shop.text && <p className="text-muted">{shop.text}</p>}
            {shop.address && <p className="text-small text-muted">{shop.address}</p>}
          </div>
        </div>
        <FooterColumns columns={columns} />
      </div>
      {children && (
        <div className="page">
          <div className="border-t border-border py-5 text-small text-muted">{children}</div>
        </div>
      )}
    </footer>
  );
}

/** Groups of links side by side. */
export function FooterColumns({
  columns,
  className,
  ...rest
}: {
  /** Links under a heading each. */
  columns: readonly FooterColumn[];
} & RootProps<"div">) {
  const { Link } = useUi();
  return (
    <div
      data-slot="footer-columns"
      className={clsx("grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-6", className)}
      {...rest}
    >
      {columns.map(({ title, links }) => (
        <div key={title}>
          <p className="mb-1 font-semibold">{title}</p>
          <ul aria-label={title}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="inline-flex min-h-11 items-center py-1 text-muted hover:text-link hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
