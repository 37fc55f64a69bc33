import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { FormErrorSummary } from "@haat/ui/primitives/form-error-summary/form-error-summary";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { CodeStep, type CodeStepProps } from "@haat/web-forms/code-step.view";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { FormPage } from "../../../shell/form-page";

interface SendProps {
  action: string;
  hidden: Record<string, string>;
  label: string;
}

export interface OrderCodeViewProps extends Pick<CodeStepProps, "form" | "labels"> {
  title: string;
  /** Which order it is about, and what it costs. */
  lead: string;
  /** Null where no code is on its way. */
  otp: CodeStepProps["otp"] | null;
  send: SendProps;
  back: { href: string; label: string };
  errors: string;
}

/** The code before a large order: once it is right, the order is placed. */
export function OrderCodeView({ title, lead, otp, send, back, form, labels, errors }: OrderCodeViewProps) {
  return (
    <FormPage title={title} lead={lead}>
      {otp ? (
        <CodeStep otp={otp} form={form} labels={labels} />
      ) : (
        <SendCode {...send} form={form} errors={errors} />
      )}
      <LinkButton href={back.href} variant="quiet">
        {back.label}
      </LinkButton>
    </FormPage>
  );
}

function SendCode({
  action,
  hidden,
  label,
  form,
  errors,
}: SendProps & Pick<OrderCodeViewProps, "form" | "errors">) {
  const { Form } = useUi();
  const isPending = usePendingForm().formAction === action;
  return (
    <Form method="post" action={action} data-slot="send-code" className="grid gap-5">
      <HiddenFields values={hidden} />
      <FormErrorSummary formId="send" title={errors} errors={form.errors} formErrors={form.formErrors} />
      <Button size="large" pending={isPending}>
        {label}
      </Button>
    </Form>
  );
}
