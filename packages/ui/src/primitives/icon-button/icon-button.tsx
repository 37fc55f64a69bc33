import { clsx } from "clsx";
import { forwardRef, type ComponentPropsWithoutRef } from "react";
import { Icon, type IconName } from "../icon/icon";

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<"button">, "children"> {
  /** What it shows. */
  icon: IconName;
  /** The spoken name, and the tooltip. */
  label: string;
}

/**
 * A button that shows a picture only; 44 px in both directions (WCAG 2.2, 2.5.5).
 *
 * @use For an action that is known by its sign and has no room for a word: close, remove.
 * @avoid Where there is room for a word: a `Button` is understood by more people.
 * @words A verb with the thing that it acts on: "Remove Miniket rice, 5 kg". Never what the sign looks like: not
 *   "Bin".
 * @accessibility `label` is its spoken name: say the thing, too (remove the saree, not remove).
 */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, className, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="submit"
      data-slot="icon-button"
      aria-label={label}
      title={label}
      className={clsx(
        "grid size-11 shrink-0 place-items-center rounded-control transition-colors duration-(--motion-fast) hover:bg-accent-soft hover:text-on-accent-soft disabled:bg-transparent disabled:text-current disabled:opacity-40",
        className,
      )}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
});
