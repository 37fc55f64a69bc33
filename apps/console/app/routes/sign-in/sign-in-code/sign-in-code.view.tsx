import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { CodeStep, type CodeStepProps } from "@haat/web-forms/code-step.view";

export interface SignInCodeViewProps extends CodeStepProps {
  title: string;
}

/** The second step of signing in: the code. */
export function SignInCodeView({ title, ...step }: SignInCodeViewProps) {
  return (
    <ConsolePage title={title}>
      <CodeStep {...step} />
    </ConsolePage>
  );
}
