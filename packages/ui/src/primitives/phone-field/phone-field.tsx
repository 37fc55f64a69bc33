import { useRef, useState, type FormEvent } from "react";
import { TextField, type TextFieldProps } from "../text-field/text-field";
import { countNationalDigits } from "./national-digits";

export interface PhoneFieldProps extends Omit<TextFieldProps, "type" | "inputMode" | "maxLength"> {
  /** Said where a key is pressed past the last digit; without it nothing is said. */
  tooLong?: string | undefined;
}

/** A Bangladeshi mobile number as it is read. */
const phoneDigits = 11;

/**
 * A mobile number in whatever way people write it: no mask, no length limit below 20, Bengali digits welcome. The
 * server brings it into form. With JavaScript a key past the last digit is not taken, and why is said; what is pasted
 * stays as it is.
 *
 * @use For a mobile number of Bangladesh.
 * @avoid For numbers of other countries or landlines (`TextField`).
 * @words "Mobile number", not "Phone". The hint shows a whole number as people write it; an error says what is
 *   missing, not that it is invalid.
 * @accessibility No mask: what is typed stays; the error says what is missing, not that it is invalid.
 */
export function PhoneField({ tooLong, ...field }: PhoneFieldProps) {
  const last = useRef("");
  const [isFull, setFull] = useState(false);
  const watch = (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const count = countNationalDigits(input.value);
    const { inputType } = event.nativeEvent as InputEvent;
    const isTyped = inputType === "insertText" || inputType === "insertCompositionText";
    setFull(count > phoneDigits);
    if (count > phoneDigits && isTyped && countNationalDigits(last.current) === phoneDigits)
      input.value = last.current;
    last.current = input.value;
  };
  const says = tooLong !== undefined && isFull;
  return (
    <>
      <TextField
        autoComplete="tel"
        className="xs:max-w-80"
        {...field}
        {...(tooLong !== undefined && { onInput: watch })}
        errors={says ? [tooLong] : field.errors}
        // What a password is kept under is text to a browser, whatever its keys.
        type={field.autoComplete === "username" ? "text" : "tel"}
        inputMode="tel"
        maxLength={64}
      />
      {tooLong !== undefined && (
        <span role="status" className="sr-only">
          {says && tooLong}
        </span>
      )}
    </>
  );
}
