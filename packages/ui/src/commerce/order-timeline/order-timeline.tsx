import { clsx } from "clsx";
import { Icon } from "../../primitives/icon/icon";
import { VisuallyHidden } from "../../primitives/visually-hidden/visually-hidden";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface TimelineStep {
  id: string;
  label: string;
  /** When, in words; a step to come has none. */
  time?: string | undefined;
  /** What it means for the shopper, or what comes next; shown on the current step. */
  text?: string | undefined;
  state: "done" | "current" | "coming" | "cancelled";
}

export interface OrderTimelineProps extends RootProps<"ol"> {
  /** The stages in order, those to come as well; one is current. */
  steps: readonly TimelineStep[];
  /** Name of the list, and the states as they are spoken (never colour alone). */
  labels: { title: string } & Record<TimelineStep["state"], string>;
}

/**
 * Where an order is: what was, what is, what comes.
 *
 * @use At the top of an order's page.
 * @avoid For steps that somebody must do (`Steps`, `StepProgress`).
 * @words What has happened stands in the past, with its time: "Packed". What is to come says when, not "Pending".
 * @accessibility A list in order; what is done, now and to come is said in words, too.
 */
export function OrderTimeline({ steps, labels, className, ...rest }: OrderTimelineProps) {
  return (
    <ol data-slot="order-timeline" aria-label={labels.title} className={clsx("grid", className)} {...rest}>
      {steps.map(({ id, label, time, text, state }, index) => (
        <li
          key={id}
          data-state={state}
          aria-current={state === "current" ? "step" : undefined}
          className="relative grid grid-cols-[2rem_minmax(0,1fr)] gap-4 pb-6 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={clsx(
                "absolute start-[15px] top-8 bottom-0 w-0.5",
                state === "done" ? "bg-accent" : "bg-border",
              )}
            />
          )}
          <span className={clsx("grid size-8 place-items-center rounded-pill border-2", dots[state])}>
            {state === "done" && <Icon name="check" size={18} />}
            {state === "current" && <span className="size-2.5 rounded-pill bg-current" />}
            {state === "cancelled" && <Icon name="close" size={18} />}
          </span>
          <div className="pt-0.5">
            <p className={clsx(state === "coming" ? "text-muted" : "font-semibold")}>
              {label} <VisuallyHidden>({labels[state]})</VisuallyHidden>
            </p>
            {time && <p className="tabular text-small text-muted">{time}</p>}
            {text && <p className="mt-1">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

const dots = {
  done: "border-accent bg-accent text-on-accent",
  current: "border-link bg-surface-raised text-link",
  coming: "border-border-control bg-surface-raised",
  cancelled: "border-danger bg-danger text-on-danger",
} as const;
