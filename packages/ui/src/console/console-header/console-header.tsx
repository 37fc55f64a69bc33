import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../../primitives/icon/icon";
import { Logo } from "../../primitives/logo/logo";
import type { RootProps } from "../../primitives/root-props/root-props";
import { useUi } from "../../primitives/ui-provider/ui-provider";

export interface ConsoleHeaderProps extends RootProps<"header"> {
  /** Where one is: a shop, the platform, or before either the console itself. */
  place: { name: string; href: string; initials: string; logo?: string | undefined };
  /** Leads to the other shops of who is signed in; none where there is one place alone. */
  change?: { href: string; label: string } | undefined;
  /** A `LanguageSwitch`. */
  language: ReactNode;
  /** Who is signed in, or the way in. */
  account?: { href: string; label: string; icon: IconName } | undefined;
}

/**
 * The head of the console: whose things these are, in which language, and who works here.
 *
 * @use Once, on every page of the console.
 * @avoid In shops.
 * @accessibility Says whose shop it is before anything can be changed.
 */
export function ConsoleHeader({ place, change, language, account, className, ...rest }: ConsoleHeaderProps) {
  const { Link } = useUi();
  return (
    <header
      data-slot="console-header"
      data-print="hide"
      className={clsx("border-b border-border bg-surface-raised", className)}
      {...rest}
    >
      <div className="flex min-h-16 items-center gap-1 px-(--gutter)">
        <div className="flex min-w-0 flex-1 items-center gap-x-2 max-xs:gap-x-0">
          <Link
            href={place.href}
            className="flex min-h-11 min-w-0 items-center gap-2.5 font-heading text-title font-bold"
          >
            <Logo src={place.logo} initials={place.initials} size="small" />
            <span className="min-w-0 truncate">{place.name}</span>
          </Link>
          {change && (
            <Link
              href={change.href}
              className="inline-flex min-h-11 shrink-0 items-center justify-center gap-1 rounded-control px-1 text-small font-semibold text-link hover:underline max-xs:-mx-1.5 max-xs:min-w-11"
            >
              <span className="max-xs:sr-only">{change.label}</span>
              <Icon name="chevron-down" size={16} />
            </Link>
          )}
        </div>
        {language}
        {account && (
          <Link
            href={account.href}
            className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-small font-semibold hover:bg-accent-soft hover:text-on-accent-soft"
          >
            <Icon name={account.icon} />
            <span className="max-xs:sr-only">{account.label}</span>
          </Link>
        )}
      </div>
    </header>
  );
}
