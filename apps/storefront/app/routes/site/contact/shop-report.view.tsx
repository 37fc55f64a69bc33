import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { FormErrorSummary } from "@haat/ui/primitives/form-error-summary/form-error-summary";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { Select, type SelectOption } from "@haat/ui/primitives/select/select";
import { TextField } from "@haat/ui/primitives/text-field/text-field";
import { Textarea } from "@haat/ui/primitives/textarea/textarea";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import type { FormState } from "@haat/web-forms/submission";
import { FormPage } from "../../../shell/form-page";
import type { reportForm } from "./shop-report.form";

export interface ShopReportPage {
  title: string;
  lead: string;
  action: string;
  isSent: boolean;
  /** The way to the shop; none where it is closed. */
  back?: { href: string; label: string } | undefined;
  reasons: readonly SelectOption[];
  labels: Record<
    | "errors"
    | "optional"
    | "reason"
    | "choose"
    | "message"
    | "messageHint"
    | "phone"
    | "email"
    | "reachHint"
    | "submit"
    | "thanks"
    | "thanksText",
    string
  >;
}

export interface ShopReportViewProps {
  page: ShopReportPage;
  /** What the last try to send it came to. */
  state: FormState;
}

/** A shop is reported to the platform. */
export function ShopReportView({ page, state }: ShopReportViewProps) {
  const { title, lead, isSent, back, labels } = page;
  return (
    <FormPage title={title} lead={isSent ? undefined : lead}>
      {isSent ? (
        <InlineAlert tone="success" title={labels.thanks} role="status">
          {labels.thanksText}
        </InlineAlert>
      ) : (
        <ReportForm page={page} state={state} />
      )}
      {back && (
        <LinkButton href={back.href} variant="quiet">
          {back.label}
        </LinkButton>
      )}
    </FormPage>
  );
}

function ReportForm({ page: { action, reasons, labels }, state }: ShopReportViewProps) {
  const { Form } = useUi();
  const { values, errors, formErrors } = state;
  const field = (name: keyof typeof reportForm) => ({
    formId: "report",
    name,
    label: labels[name],
    defaultValue: values[name],
    errors: errors[name],
  });
  const reach = { hint: labels.reachHint, optionalMark: labels.optional };
  return (
    <Form method="post" action={action} noValidate className="grid gap-5" data-slot="report-form">
      <FormErrorSummary formId="report" title={labels.errors} errors={errors} formErrors={formErrors} />
      <Select {...field("reason")} options={reasons} placeholder={labels.choose} />
      <Textarea {...field("message")} hint={labels.messageHint} rows={5} />
      <TextField {...field("phone")} {...reach} type="tel" inputMode="tel" autoComplete="tel" />
      <TextField {...field("email")} {...reach} type="email" inputMode="email" autoComplete="email" />
      <Button size="large">{labels.submit}</Button>
    </Form>
  );
}
