import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { CodeStep, type CodeStepProps } from "@haat/web-forms/code-step.view";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";
import { PasskeyForm, type PasskeyFormProps } from "../../passkey-form.view";
import { proofFields } from "./proof.form";

interface ProofWays extends FormPageData {
  signOut: { href: string; label: string };
}

export interface FactorProofPage extends ProofWays {
  /** Left out where the account has no passkey. */
  passkey?: Pick<PasskeyFormProps, "options" | "action" | "label" | "failed"> | undefined;
  /** What to do without any of them. */
  lost: string;
}

export interface PhoneProofPage extends ProofWays {
  /** The step with the code, once one was sent. */
  code?: Pick<CodeStepProps, "otp" | "labels"> | undefined;
}

export interface ProofViewProps {
  page: FactorProofPage | PhoneProofPage;
  state: FormState;
}

/** The second factor: a code to type, or a passkey where there are scripts. Who has none types a code from their phone. */
export function ProofView({ page, state }: ProofViewProps) {
  return "lost" in page ? (
    <FactorProof page={page} state={state} />
  ) : (
    <PhoneProof page={page} state={state} />
  );
}

function FactorProof({ page, state }: { page: FactorProofPage; state: FormState }) {
  const { passkey, lost, signOut, ...form } = page;
  return (
    <FormPageView page={form} state={state}>
      {passkey && <PasskeyForm kind="answer" field={proofFields.passkey} {...passkey} />}
      <p className="text-small text-muted">{lost}</p>
      <SignOut {...signOut} />
    </FormPageView>
  );
}

function PhoneProof({ page, state }: { page: PhoneProofPage; state: FormState }) {
  const { code, signOut, ...form } = page;
  if (code)
    return (
      <ConsolePage title={form.title} lead={form.lead}>
        <CodeStep {...code} form={state} />
        <SignOut {...signOut} />
      </ConsolePage>
    );
  return (
    <FormPageView page={form} state={state}>
      <SignOut {...signOut} />
    </FormPageView>
  );
}

function SignOut({ href, label }: ProofWays["signOut"]) {
  return (
    <LinkButton href={href} variant="quiet" className="justify-self-start">
      {label}
    </LinkButton>
  );
}
