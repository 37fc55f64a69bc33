import { clsx } from "clsx";
import type { FocusEvent } from "react";
import { IconButton } from "../icon-button/icon-button";
import { controlProps, FieldErrorText } from "../field/field";

/** A number that was typed counts when the stepper is left for somewhere else than the form's other controls. */
function submitWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) {
  const input = currentTarget.querySelector("input");
  const form = input?.form;
  if (!form || input.value === input.defaultValue) return;
  if (relatedTarget instanceof Node && form.contains(relatedTarget)) return;
  form.requestSubmit(form.querySelector<HTMLButtonElement>('[data-slot="default-submit"]'));
}

export interface NumberStepperProps {
  formId: string;
  name: string;
  /** The number as Latin digits; an input's value never has others. */
  defaultValue: number;
  labels: {
    /** Spoken name of the input, with what it counts. */
    quantity: string;
    decrease: string;
    increase: string;
  };
  /** Values of the two submit buttons, named `intent`. */
  decreaseIntent?: string;
  increaseIntent?: string;
  min?: number;
  max?: number;
  errors?: readonly string[] | undefined;
  className?: string;
}

/**
 * A quantity: an input between two submit buttons, so that it works without JavaScript. The form starts with a
 * `DefaultSubmit`, which is what Enter in the input presses. At its bound a button says so and stays where it is.
 */
export function NumberStepper({
  formId,
  name,
  defaultValue,
  labels,
  decreaseIntent = "decrease",
  increaseIntent = "increase",
  min = 1,
  max,
  errors,
  className,
}: NumberStepperProps) {
  const control = controlProps({ formId, name, errors });
  const bound = (reached: boolean) => (reached ? { disabled: true, className: "opacity-40" } : {});
  return (
    <div data-slot="number-stepper" className={clsx("grid justify-items-start gap-1.5", className)}>
      <div
        onBlur={submitWhenLeft}
        className="inline-flex items-center rounded-control border border-border-control bg-surface-raised"
      >
        <IconButton
          icon="minus"
          label={labels.decrease}
          name="intent"
          value={decreaseIntent}
          {...bound(defaultValue <= min)}
        />
        <input
          key={defaultValue}
          type="text"
          inputMode="numeric"
          data-slot="input"
          aria-label={labels.quantity}
          defaultValue={defaultValue}
          maxLength={4}
          autoComplete="off"
          className="tabular h-11 w-11 rounded-control bg-transparent text-center font-semibold"
          {...control}
        />
        <IconButton
          icon="plus"
          label={labels.increase}
          name="intent"
          value={increaseIntent}
          {...bound(max !== undefined && defaultValue >= max)}
        />
      </div>
      <FieldErrorText id={control.id} errors={errors} />
    </div>
  );
}
