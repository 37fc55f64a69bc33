import { clsx } from "clsx";
import type { RootProps } from "../../primitives/root-props/root-props";
export interface StepsProps extends RootProps<"ol"> {
  /** In order; `number` in the reader's digits. */
  steps: readonly { number: string; title: string; text: string }[];
  headingLevel?: "h2" | "h3";
}

/**
 * What to do, one after the other.
 *
 * @use For what somebody does in order, to read.
 * @avoid For where they are (`StepProgress`).
 * @accessibility An ordered list: the numbers are heard.
 */
export function Steps({ steps, headingLevel: Heading = "h3", className, ...rest }: StepsProps) {
  return (
    <ol
      data-slot="steps"
      className={clsx("grid gap-6 sm:auto-cols-fr sm:grid-flow-col sm:gap-8", className)}
      {...rest}
    >
      {steps.map(({ number, title, text }) => (
        <li
          key={number}
          className="grid content-start grid-cols-[3rem_minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-1"
        >
          <span
            aria-hidden="true"
            className="grid size-12 place-items-center rounded-pill bg-accent text-title font-bold text-on-accent"
          >
            {number}
          </span>
          <div className="grid content-start gap-1">
            <Heading className="text-h3">{title}</Heading>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
