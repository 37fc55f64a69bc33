import { clsx } from "clsx";
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon";
import type { RootProps } from "../root-props/root-props";

/** A link was followed inside the menu: where a router kept the page, the menu has to close by itself. */
function closeAfterLink({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) {
  if (target instanceof Element && target.closest("a")) currentTarget.open = false;
}

/** Escape closes it and gives the focus back to its button, as a reader knows it from every menu (WCAG 1.4.13). */
function closeByEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  const menu = event.currentTarget;
  if (event.key !== "Escape" || !menu.open) return;
  event.preventDefault();
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

/** The focus went on to the page: an open panel would cover it (WCAG 2.4.11). */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

export interface DisclosureMenuProps extends RootProps<"details"> {
  /** What the button shows while the panel is closed; open, it shows a cross. */
  icon: IconName;
  /** Spoken name of the button. */
  label: string;
  /** Links, mostly a `nav` with a list. */
  children: ReactNode;
  /** Where the panel hangs; the nearest positioned ancestor is its frame. */
  panelClassName?: string;
}

/**
 * A panel of links behind a button: where a reader may go. Made of `<details>`, so that it opens without JavaScript;
 * with it Escape, a followed link and a focus that moves on close it. What can be done with a thing is a `Menu`.
 *
 * @use For a handful of places behind one word, as in a header.
 * @avoid For actions (`Menu`) or for two or three links that fit on the page.
 * @words One noun for all that is behind it; each entry is called as the page that it leads to.
 * @accessibility Links in a list, not an ARIA menu: they are reached by Tab.
 */
export function DisclosureMenu({
  icon,
  label,
  children,
  panelClassName,
  className,
  ...rest
}: DisclosureMenuProps) {
  return (
    <details
      {...rest}
      data-slot="disclosure-menu"
      className={clsx("group/fold", className)}
      onClick={closeAfterLink}
      onKeyDown={closeByEscape}
      onBlur={closeWhenLeft}
    >
      <summary
        aria-label={label}
        title={label}
        className="grid size-11 place-items-center rounded-control hover:bg-accent-soft hover:text-on-accent-soft"
      >
        <Icon name={icon} size={24} className="group-open/fold:hidden" />
        <Icon name="close" size={24} className="hidden group-open/fold:block" />
      </summary>
      <div
        data-slot="disclosure-menu-panel"
        className={clsx(
          "on-page absolute z-(--z-drawer) border border-border bg-surface-raised shadow-menu",
          panelClassName,
        )}
      >
        {children}
      </div>
    </details>
  );
}
