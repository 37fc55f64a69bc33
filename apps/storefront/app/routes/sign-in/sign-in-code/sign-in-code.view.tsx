import { EntryPage, type EntryPageProps } from "../../../shell/entry-page";
import { CodeStep, type CodeStepProps } from "@haat/web-forms/code-step.view";

export interface SignInCodeViewProps extends CodeStepProps {
  page: Omit<EntryPageProps, "children">;
}

/** The second step of signing in: the code. */
export function SignInCodeView({ page, ...step }: SignInCodeViewProps) {
  return (
    <EntryPage {...page}>
      <CodeStep {...step} />
    </EntryPage>
  );
}
