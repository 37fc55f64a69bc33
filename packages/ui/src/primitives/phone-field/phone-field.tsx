import { TextField, type TextFieldProps } from "../text-field/text-field";

/**
 * A mobile number in whatever way people write it: no mask, no length limit below 20 (ux.md 84–86), Bengali digits
 * welcome. The server brings it into form.
 */
export function PhoneField(props: Omit<TextFieldProps, "type" | "inputMode" | "maxLength">) {
  return (
    <TextField
      autoComplete="tel-national"
      className="xs:max-w-80"
      {...props}
      type="tel"
      inputMode="tel"
      maxLength={64}
    />
  );
}
