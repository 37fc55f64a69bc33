import { clsx } from "clsx";
import type { MouseEvent, ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon";

/** A link was followed inside the menu: where a router kept the page, the menu has to close by itself. */
function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) {
  if (target instanceof Element && target.closest("a")) currentTarget.open = false;
}

export interface DisclosureMenuProps {
  icon: IconName;
  /** Spoken name of the button. */
  label: string;
  children: ReactNode;
  className?: string;
  /** Where the panel hangs; the nearest positioned ancestor is its frame. */
  panelClassName?: string;
}

/** A menu behind a button, made of `<details>`: it opens without JavaScript. */
export function DisclosureMenu({ icon, label, children, className, panelClassName }: DisclosureMenuProps) {
  return (
    <details data-slot="disclosure-menu" className={clsx("group/menu", className)} onClick={closeAfterLink}>
      <summary
        aria-label={label}
        title={label}
        className="grid size-11 place-items-center rounded-control hover:bg-accent-soft hover:text-on-accent-soft"
      >
        <Icon name={icon} size={24} className="group-open/menu:hidden" />
        <Icon name="close" size={24} className="hidden group-open/menu:block" />
      </summary>
      <div
        className={clsx(
          "absolute z-(--z-drawer) border border-border bg-surface-raised text-on-surface shadow-menu",
          panelClassName,
        )}
      >
        {children}
      </div>
    </details>
  );
}
