import { clsx } from "clsx";
import type { ReactNode } from "react";
import { LinkButton } from "../../primitives/button/button";
import { DisclosureMenu } from "../../primitives/disclosure-menu/disclosure-menu";
import { Logo } from "../../primitives/logo/logo";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { NavLink } from "../shop-header/shop-header";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface SiteHeaderProps extends RootProps<"header"> {
  /** The platform: its name, its home page, and the letters of its sign. */
  brand: { name: string; href: string; initials: string };
  /** The main pages, three to six, the current one marked. */
  links: readonly NavLink[];
  /** A `LanguageSwitch` or a `LanguageLink`. */
  language: ReactNode;
  /** The one thing to do. */
  action: { href: string; label: string };
  labels: { menu: string; main: string };
}

/**
 * The head of the marketing site.
 *
 * @use Once, on every page of the platform.
 * @avoid In shops.
 * @accessibility The menu of a phone is `details`, so that it opens without scripts.
 */
export function SiteHeader({ brand, links, language, action, labels, className, ...rest }: SiteHeaderProps) {
  const { Link } = useUi();
  return (
    <header
      data-slot="site-header"
      data-print="hide"
      className={clsx("relative border-b border-border bg-surface", className)}
      {...rest}
    >
      <div className="page flex min-h-16 items-center gap-2">
        <Link href={brand.href} className="flex min-h-11 items-center gap-2.5 font-heading text-h3 font-bold">
          <Logo initials={brand.initials} size="small" />
          {brand.name}
        </Link>
        <nav aria-label={labels.main} className="mx-auto hidden md:block">
          <ul className="flex gap-1">
            {links.map(({ href, label, current }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={current ? "page" : undefined}
                  className="flex min-h-11 items-center rounded-control px-3 font-semibold hover:text-link aria-[current]:text-link"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-1 md:ms-0">
          {language}
          <LinkButton href={action.href} size="small" className="max-xs:hidden">
            {action.label}
          </LinkButton>
          <DisclosureMenu
            icon="menu"
            label={labels.menu}
            className="-me-2.5 md:hidden"
            panelClassName="inset-x-0 top-full"
          >
            <nav aria-label={labels.menu} className="page grid gap-3 py-3">
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href} className="border-b border-border">
                    <Link href={href} className="flex min-h-12 items-center font-semibold hover:text-link">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
              <LinkButton href={action.href} className="xs:hidden">
                {action.label}
              </LinkButton>
            </nav>
          </DisclosureMenu>
        </div>
      </div>
    </header>
  );
}
