import { clsx } from "clsx";
import type { RootProps } from "../root-props/root-props";

export interface ProgressProps extends RootProps<"div"> {
  /** How far it is, from 0 to `max`; without it: on its way, nobody knows how far. */
  value?: number | undefined;
  /** What `value` counts up to, in the same unit. Default: 100. */
  max?: number;
  /** What goes on. */
  label: string;
  /** How far in words and the reader's digits, such as "৳৩০০ more for free delivery". */
  valueText: string;
  /** Of the bar; unique on the page. */
  id: string;
}

/**
 * How far something is, said in words and drawn as a native `<progress>`.
 *
 * @use For work whose end is known: an import, a collection of files.
 * @avoid For waiting without a known end: say in words what is waited for.
 * @words What is done, then how far: "Products read: 320 of 1,000". Where things can be counted, no percentage.
 * @accessibility The share stands in words above the bar, and is not announced at every step.
 */
export function Progress({ value, max = 100, label, valueText, id, className, ...rest }: ProgressProps) {
  return (
    <div data-slot="progress" className={clsx("grid gap-2", className)} {...rest}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="tabular text-small text-muted">{valueText}</span>
      </p>
      <progress id={id} value={value} max={max} aria-valuetext={valueText} className="progress-bar" />
    </div>
  );
}
