import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { TextField, type TextFieldProps } from "@haat/ui/primitives/text-field/text-field";
import type { FormState } from "@haat/web-forms/submission";
import { PasskeyForm, type PasskeyFormProps } from "../../passkey-form.view";
import { passkeyFields } from "./passkey.form";

export interface PasskeyPage extends Pick<ConsolePageProps, "title" | "lead" | "back"> {
  form: Pick<PasskeyFormProps, "options" | "action" | "label" | "failed" | "noScripts">;
  name: Pick<TextFieldProps, "name" | "label" | "hint">;
}

/** Makes a passkey, with the browser's help. */
export function PasskeyView({ page, state }: { page: PasskeyPage; state: FormState }) {
  const { title, lead, back, form, name } = page;
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      {state.formErrors.map((error) => (
        <InlineAlert key={error} tone="danger" role="alert">
          {error}
        </InlineAlert>
      ))}
      <PasskeyForm kind="make" field={passkeyFields.passkey} {...form}>
        <TextField
          formId="passkey"
          {...name}
          errors={state.errors[name.name]}
          defaultValue={state.values[name.name]}
          autoComplete="off"
          maxLength={120}
        />
      </PasskeyForm>
    </ConsolePage>
  );
}
