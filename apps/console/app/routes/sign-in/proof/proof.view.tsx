import { LinkButton } from "@haat/ui/primitives/button/button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";
import { PasskeyForm, type PasskeyFormProps } from "../../passkey-form.view";
import { proofFields } from "./proof.form";

export interface ProofPage extends FormPageData {
  /** Left out where the account has no passkey. */
  passkey?: Pick<PasskeyFormProps, "options" | "action" | "label" | "failed"> | undefined;
  /** What to do without any of them. */
  lost: string;
  signOut: { href: string; label: string };
}

/** The second factor: a code to type, or a passkey where there are scripts. */
export function ProofView({ page, state }: { page: ProofPage; state: FormState }) {
  const { passkey, lost, signOut, ...form } = page;
  return (
    <FormPageView page={form} state={state}>
      {passkey && <PasskeyForm kind="answer" field={proofFields.passkey} {...passkey} />}
      <p className="text-small text-muted">{lost}</p>
      <LinkButton href={signOut.href} variant="quiet" className="justify-self-start">
        {signOut.label}
      </LinkButton>
    </FormPageView>
  );
}
