import { clsx } from "clsx";
import { useCallback, useEffect, useRef, useState, type FocusEvent, type MouseEvent } from "react";
import { IconButton } from "../icon-button/icon-button";
import { inDigits, readNumber, type Digits } from "../digits/digits";
import { controlProps, FieldErrorText } from "../field/field";
import { useScripted } from "../scripted/scripted.hook";
import type { RootProps } from "../root-props/root-props";

export interface NumberStepperProps extends RootProps<"div"> {
  /** The number as it is now. */
  defaultValue: number;
  /** The least that its buttons go down to; the server decides. Default: 1. */
  min?: number;
  /** The most that its buttons go up to; the server decides. Default: no bound. */
  max?: number;
  labels: {
    /** Spoken name of the input, with what it counts. */
    quantity: string;
    decrease: string;
    increase: string;
    /** What the number is written in. */
    digits: Digits;
  };
  formId: string;
  /** What the number is sent under; unique in its form. */
  name: string;
  /** Value of the submit button that takes one away, sent as `intent`. Default: `decrease`. */
  decreaseIntent?: string;
  /** Value of the submit button that adds one, sent as `intent`. Default: `increase`. */
  increaseIntent?: string;
  errors?: readonly string[] | undefined;
  /** The form is on its way. The field keeps what was wanted, and shows `defaultValue` when the answer is there. */
  pending?: boolean;
}

/** Presses that follow each other faster than this are one change, ms. */
const burst = 250;

const defaultSubmitOf = (input: HTMLInputElement) =>
  input.form?.querySelector<HTMLButtonElement>('[data-slot="default-submit"]');

/**
 * Counts in the field at once and sends the sum when the presses stop, so that none of them is lost. A typed number is
 * sent when the stepper is left for somewhere else than the form's other controls.
 */
function useCounting({ defaultValue, min = 1, max, pending = false, labels }: NumberStepperProps) {
  const { digits } = labels;
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [count, setCount] = useState(defaultValue);
  const show = useCallback(
    (number: number) => {
      if (field.current) field.current.value = inDigits(number, digits);
      setCount(number);
    },
    [digits],
  );
  const shown = useRef({ defaultValue, pending });
  useEffect(() => {
    const before = shown.current;
    shown.current = { defaultValue, pending };
    const isAnswered = before.pending || before.defaultValue !== defaultValue;
    // Presses that are still counted come after this answer.
    if (isAnswered && !pending && timer.current === undefined) show(defaultValue);
  }, [defaultValue, pending, show]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const input = field.current;
    if (!input || readNumber(input.value) === defaultValue) return;
    input.form?.requestSubmit(defaultSubmitOf(input));
  };
  const press = (step: 1 | -1) => (event: MouseEvent) => {
    const input = field.current;
    // Without a default submit button the press itself has to go.
    if (!input || !defaultSubmitOf(input)) return;
    event.preventDefault();
    const next = (readNumber(input.value) ?? defaultValue) + step;
    if (next < min || (max !== undefined && next > max)) return;
    show(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(send, burst);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    const form = field.current?.form;
    if (currentTarget.contains(relatedTarget) || form?.contains(relatedTarget)) return;
    send();
  };
  return {
    field,
    count,
    press,
    leave,
    read: () => setCount(readNumber(field.current?.value ?? "") ?? count),
  };
}

/**
 * A quantity: an input between two submit buttons, so that it works without JavaScript. The form starts with a
 * `DefaultSubmit`, which is what Enter in the input presses and what a script sends the counted number by. At its
 * bound a button says so and stays where it is.
 *
 * @use For a quantity that is sent at once, as in a line of the cart.
 * @avoid As a field beside others (`QuantityField`) or for large numbers (`TextField`).
 * @words A button says its direction and its thing: "One more Miniket rice". Beside a bound stands the bound, not
 *   that something is off.
 * @accessibility A button at its bound stays where it is and says that there is no more; it does not vanish under the
 *   finger.
 */
export function NumberStepper(props: NumberStepperProps) {
  const {
    defaultValue,
    min = 1,
    max,
    labels,
    formId,
    name,
    errors,
    decreaseIntent = "decrease",
    increaseIntent = "increase",
    pending,
    className,
    ...rest
  } = props;
  const control = controlProps({ formId, name, errors });
  const scripted = useScripted();
  const { field, count, press, leave, read } = useCounting(props);
  // With a script a button keeps the focus at its bound: a disabled one would lose it.
  const bound = (reached: boolean) =>
    reached && { ...(scripted ? { "aria-disabled": true } : { disabled: true }), className: "opacity-40" };
  return (
    <div data-slot="number-stepper" className={clsx("grid justify-items-start gap-1.5", className)} {...rest}>
      <div onBlur={leave} className="control-shell">
        <IconButton
          icon="minus"
          label={labels.decrease}
          name="intent"
          value={decreaseIntent}
          onClick={press(-1)}
          {...bound(count <= min)}
        />
        <input
          ref={field}
          type="text"
          inputMode="numeric"
          data-slot="input"
          aria-label={labels.quantity}
          defaultValue={inDigits(defaultValue, labels.digits)}
          onInput={read}
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
          onClick={press(1)}
          {...bound(max !== undefined && count >= max)}
        />
      </div>
      <FieldErrorText id={control.id} errors={errors} />
    </div>
  );
}
