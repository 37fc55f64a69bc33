import { useState, type ComponentPropsWithoutRef } from "react";
import { clsx } from "clsx";
import { Field, type FieldProps } from "../field/field";
import { useScripted } from "../scripted/scripted.hook";

export type PasswordFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"input">, keyof FieldProps | "id" | "required" | "type" | "defaultValue"> & {
    labels: {
      /** Words on the button that makes it readable, and on the one that hides it again. */
      show: string;
      hide: string;
    };
  };

/**
 * A password: paste and password managers work, and what is typed can be looked at. Without JavaScript there is no
 * button for that. It is never filled in again after an error.
 *
 * @use Where somebody types a password, new or old.
 * @avoid For codes (`CodeField`).
 * @words "Password", or "New password" beside an old one. The hint gives the whole rule before somebody types; the
 *   error repeats only what is missing.
 * @accessibility Never take away pasting; `autoComplete` says to the password manager which one is meant.
 */
export function PasswordField({ labels, ...props }: PasswordFieldProps) {
  const { formId, name, label, hint, errors, optionalMark, className, ...input } = props;
  const scripted = useScripted();
  const [shown, setShown] = useState(false);
  return (
    <Field
      formId={formId}
      name={name}
      label={label}
      hint={hint}
      errors={errors}
      optionalMark={optionalMark}
      className={className}
    >
      {(control) => (
        <div className="relative">
          <input
            data-slot="input"
            maxLength={200}
            spellCheck={false}
            autoCapitalize="none"
            className={clsx("control", scripted && "pe-24")}
            {...input}
            {...control}
            type={shown ? "text" : "password"}
          />
          {scripted && (
            <button
              type="button"
              aria-pressed={shown}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 end-1 my-auto h-11 rounded-control px-3 text-small font-semibold text-link hover:underline"
            >
              {shown ? labels.hide : labels.show}
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
