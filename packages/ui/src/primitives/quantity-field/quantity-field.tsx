import { useRef } from "react";
import { inDigits, readNumber, type Digits } from "../digits/digits";
import { Field, type FieldProps } from "../field/field";
import { IconButton } from "../icon-button/icon-button";
import { useScripted } from "../scripted/scripted.hook";

export interface QuantityFieldProps extends FieldProps {
  /** How many it starts with; after an error what was typed, also where it is no number. */
  defaultValue?: number | string;
  /** The least that its buttons go down to; the server checks what comes. Default: 1. */
  min?: number;
  /** The most that its buttons go up to; the server checks what comes. Default: 10, the most of one product. */
  max?: number;
  labels: {
    decrease: string;
    increase: string;
    /** What the number is written in. */
    digits: Digits;
  };
}

/**
 * How many, as a field of a larger form. Without JavaScript an input; with it, buttons beside it that count up and
 * down and stay within the bounds. The server checks what comes.
 *
 * @use For how many in a form with other fields, such as the buy box.
 * @avoid Where a press should be sent at once (`NumberStepper`).
 * @words The label is a noun, with a unit only where it is not pieces. The error says the bound: "At most 10 of one
 *   product".
 * @accessibility Say the bounds in an error, not only in the buttons.
 */
export function QuantityField({ defaultValue = 1, min = 1, max = 10, labels, ...field }: QuantityFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const scripted = useScripted();
  const add = (step: number) => {
    if (!input.current) return;
    const next = (readNumber(input.current.value) ?? min) + step;
    input.current.value = inDigits(Math.min(max, Math.max(min, next)), labels.digits);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div data-slot="quantity-field" className="control-shell justify-self-start">
          {scripted ? (
            <IconButton type="button" icon="minus" label={labels.decrease} onClick={() => add(-1)} />
          ) : (
            <ButtonPlace />
          )}
          <input
            ref={input}
            type="text"
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            defaultValue={inDigits(defaultValue, labels.digits)}
            className="tabular h-(--control) w-14 rounded-control bg-transparent text-center font-semibold"
            {...control}
          />
          {scripted ? (
            <IconButton type="button" icon="plus" label={labels.increase} onClick={() => add(1)} />
          ) : (
            <ButtonPlace />
          )}
        </div>
      )}
    </Field>
  );
}

/** Where a button will be as soon as scripts run. */
function ButtonPlace() {
  return <span className="hidden size-11 shrink-0 awaits-scripts:block" />;
}
