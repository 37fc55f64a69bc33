import { clsx } from "clsx";
import { Icon } from "../icon/icon";
import { useUi } from "../ui-provider/ui-provider";
import type { RootProps } from "../root-props/root-props";

export interface ProgressStep {
  label: string;
  /** Its number in the reader's digits. */
  number: string;
  /** Back to it, where a reader may go back. */
  href?: string | undefined;
}

export interface StepProgressProps extends RootProps<"nav"> {
  /** Three to five, in order. */
  steps: readonly ProgressStep[];
  /** Index of the step that is on now; the ones before it are done. */
  current: number;
  labels: {
    /** Name of the whole, such as "Steps of your order". */
    steps: string;
    /** Spoken after a step that is done. */
    done: string;
  };
}

/**
 * Where one is in a journey of a few pages, such as the checkout; the steps behind are links back.
 *
 * @use Over the pages of a short journey, such as the checkout.
 * @avoid For tasks that have no order (`TaskList`).
 * @accessibility An ordered list with a name; the current step is `aria-current="step"`.
 */
export function StepProgress({ steps, current, labels, className, ...rest }: StepProgressProps) {
  return (
    <nav
      data-slot="step-progress"
      data-print="hide"
      aria-label={labels.steps}
      className={className}
      {...rest}
    >
      <ol className="flex">
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={index === current ? "step" : undefined}
            className={clsx(
              "relative flex-1 after:absolute after:start-[calc(50%+1.375rem)] after:end-[calc(-50%+1.375rem)] after:top-4 after:h-0.5 last:after:hidden",
              index < current ? "after:bg-link" : "after:bg-border",
            )}
          >
            <Step
              step={step}
              state={index < current ? "done" : index === current ? "current" : "coming"}
              labels={labels}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

const marks = {
  done: "border-link bg-surface-raised text-link",
  current: "border-accent bg-accent text-on-accent",
  coming: "border-border-control text-muted",
} as const;

function Step({
  step,
  state,
  labels,
}: {
  step: ProgressStep;
  state: keyof typeof marks;
  labels: StepProgressProps["labels"];
}) {
  const { Link } = useUi();
  const content = (
    <>
      <span
        className={clsx(
          "tabular grid size-8 place-items-center rounded-pill border-2 text-small font-bold",
          marks[state],
        )}
      >
        {state === "done" ? <Icon name="check" size={18} /> : step.number}
      </span>
      <span
        className={clsx(
          "px-1 text-center text-caption",
          state === "current" ? "font-semibold" : "text-muted",
        )}
      >
        {step.label}
        {state === "done" && <span className="sr-only"> {labels.done}</span>}
      </span>
    </>
  );
  const shape = "grid justify-items-center gap-1.5 rounded-control";
  return state === "done" && step.href ? (
    <Link href={step.href} className={clsx(shape, "hover:[&>span]:text-link")}>
      {content}
    </Link>
  ) : (
    <span className={shape}>{content}</span>
  );
}
