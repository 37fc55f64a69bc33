import { clsx } from "clsx";
import type { ReactNode } from "react";
import { HelpPhone, type HelpPhoneProps } from "../help-phone/help-phone";
import { FooterColumns, type FooterColumn } from "../shop-footer/shop-footer";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface SiteFooterProps extends RootProps<"footer"> {
  help: HelpPhoneProps;
  /** The platform's name, and a sentence of what it is. */
  brand: { name: string; text: string };
  /** Links under a heading each: the product, help, terms. */
  columns: readonly FooterColumn[];
  /** The last line: licence, year. */
  children?: ReactNode;
}

/**
 * The foot of the marketing site; help stands where it stands in a shop.
 *
 * @use Once, on every page of the platform.
 * @avoid In shops.
 * @accessibility Help stands at the same place as in a shop.
 */
export function SiteFooter({ help, brand, columns, children, className, ...rest }: SiteFooterProps) {
  return (
    <footer
      data-slot="site-footer"
      data-print="hide"
      className={clsx("mt-(--section) border-t border-border bg-surface-sunken", className)}
      {...rest}
    >
      <div className="page grid gap-8 py-10 md:grid-cols-[1.2fr_2fr]">
        <div className="grid content-start items-start gap-5 xs:max-md:grid-cols-2">
          <HelpPhone {...help} raised />
          <div className="grid gap-1">
            <p className="font-heading text-title font-bold">{brand.name}</p>
            <p className="max-w-prose text-muted">{brand.text}</p>
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
