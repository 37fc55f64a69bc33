import { Button } from "@haat/ui/primitives/button/button";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { orderMoveFields as fields } from "./order-move.form";

export interface Step {
  label: string;
  /** With the order's number, for who hears the page. */
  spoken: string;
  hidden: Record<string, string>;
}

export interface NextStepProps {
  step: Step;
  action: string;
  /** Among those of other orders it is quieter: no page calls as loudly as it has rows. */
  isOneOfMany?: boolean;
}

/** The one next step of an order: a form with one button. */
export function NextStep({ step, action, isOneOfMany = false }: NextStepProps) {
  const { Form } = useUi();
  return (
    <Form method="post" action={action} data-slot="next-step">
      <HiddenFields values={step.hidden} />
      <Button {...(isOneOfMany ? quiet : loud)} aria-label={step.spoken} pending={useIsSent(step.hidden)}>
        {step.label}
      </Button>
    </Form>
  );
}

const loud = { size: "large", wide: true } as const;
const quiet = { size: "small", variant: "secondary" } as const;

export interface Undo {
  text: string;
  label: string;
  hidden: Record<string, string>;
  /** The step behind it, where the page has no place of its own for it. */
  step?: Step | undefined;
}

/** What has just been done, with the way to take it back, and the one onwards. */
export function UndoMove({ undo, action }: { undo: Undo; action: string }) {
  const { Form } = useUi();
  const { text, label, hidden, step } = undo;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-success-soft py-1 ps-4 pe-1 text-on-success-soft max-sm:pe-4 max-sm:pb-3">
      <p role="status" className="min-w-0 flex-[1_1_12rem] py-2">
        {text}
      </p>
      <div className="flex flex-wrap gap-2">
        {step && <StepOn step={step} action={action} />}
        <Form method="post" action={action} data-slot="undo-move">
          <HiddenFields values={hidden} />
          <Button variant="secondary" size="small" icon="undo" pending={useIsSent(hidden)}>
            {label}
          </Button>
        </Form>
      </div>
    </div>
  );
}

function StepOn({ step, action }: { step: Step; action: string }) {
  const { Form } = useUi();
  return (
    <Form method="post" action={action} data-slot="step-on">
      <HiddenFields values={step.hidden} />
      <Button variant="secondary" size="small" aria-label={step.spoken} pending={useIsSent(step.hidden)}>
        {step.label}
      </Button>
    </Form>
  );
}

/** Whether this very form is on its way. */
function useIsSent(hidden: Record<string, string>): boolean {
  return usePendingForm().formData?.get(fields.key) === hidden[fields.key];
}
