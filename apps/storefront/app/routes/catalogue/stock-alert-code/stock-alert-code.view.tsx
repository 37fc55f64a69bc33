import { FormPage } from "../../../shell/form-page";
import { CodeStep, type CodeStepProps } from "@haat/web-forms/code-step.view";

export interface StockAlertCodeViewProps extends CodeStepProps {
  title: string;
  /** What they will be told of. */
  lead: string;
}

/** The code that proves whose number will be told. */
export function StockAlertCodeView({ title, lead, ...step }: StockAlertCodeViewProps) {
  return (
    <FormPage title={title} lead={lead}>
      <CodeStep {...step} />
    </FormPage>
  );
}
