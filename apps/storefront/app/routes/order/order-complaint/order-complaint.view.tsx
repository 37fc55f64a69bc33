import { Breadcrumb, type BreadcrumbProps } from "@haat/ui/primitives/breadcrumb/breadcrumb";
import { Button } from "@haat/ui/primitives/button/button";
import { FilesField } from "@haat/ui/primitives/file-field/files-field";
import { longestPictureSide } from "@haat/ui/primitives/file-field/small-picture";
import { FormErrorSummary } from "@haat/ui/primitives/form-error-summary/form-error-summary";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { Icon } from "@haat/ui/primitives/icon/icon";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import type { RadioCard } from "@haat/ui/primitives/radio-cards/radio-cards";
import { Select, type SelectProps } from "@haat/ui/primitives/select/select";
import { Textarea } from "@haat/ui/primitives/textarea/textarea";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";
import { FormPage } from "../../../shell/form-page";
import { complaintForm as fields, complaintIntents, type ComplaintIntent } from "./complaint.form";
import { ComplaintKinds } from "./complaint-kinds.view";
import { Thread, type ThreadProps } from "./complaint-thread.view";

export interface ComplaintPageData {
  title: string;
  /** What the page is called behind its order on the way to it. */
  place: string;
  /** Whom to tell, and what comes of it; nothing where what was told stands first. */
  lead?: string | undefined;
  action: string;
  trail: BreadcrumbProps["trail"];
  /** Newest first. */
  complaints: readonly (ThreadProps & {
    id: string;
    mayWrite: boolean;
    mayPass: boolean;
    mayClose: boolean;
  })[];
  /** What may be asked for now; nothing where nothing may. */
  kinds: readonly RadioCard[];
  reasons: SelectProps["options"];
  none: { title: string; text: string };
  idempotencyKey: string;
  labels: Record<
    | "errors"
    | "optional"
    | "kind"
    | "reason"
    | "chooseReason"
    | "text"
    | "textHint"
    | "pictures"
    | "picturesHint"
    | "choosePictures"
    | "submit"
    | "another"
    | "write"
    | "send"
    | "pass"
    | "passText"
    | "close",
    string
  > & { breadcrumb: BreadcrumbProps["labels"] };
}

export interface OrderComplaintViewProps {
  page: ComplaintPageData;
  form: FormState;
  /** Pictures that were kept when the form was refused, and how many in words. */
  kept: { keys: readonly string[]; text?: string | undefined };
}

/** Where something wrong with an order is said and answered. */
export function OrderComplaintView({ page, form, kept }: OrderComplaintViewProps) {
  const { title, place, trail, lead, complaints, kinds, none, labels } = page;
  return (
    <FormPage
      above={<Breadcrumb trail={trail} current={place} labels={labels.breadcrumb} />}
      title={title}
      lead={lead}
    >
      {kinds.length > 0 && complaints.length === 0 && <OpenForm page={page} form={form} kept={kept} />}
      {complaints.map((complaint) => (
        <section key={complaint.id} className="grid gap-5" data-slot="complaint">
          <Thread {...complaint} />
          {complaint.mayWrite && (
            // Anew with each message: what was sent does not stay in it.
            <WriteForm
              key={complaint.messages.length}
              page={page}
              id={complaint.id}
              form={form}
              kept={kept}
            />
          )}
          <Moves page={page} {...complaint} />
        </section>
      ))}
      {kinds.length > 0 && complaints.length > 0 && <AnotherForm page={page} form={form} kept={kept} />}
      {kinds.length === 0 && complaints.length === 0 && (
        <InlineAlert tone="info" title={none.title}>
          {none.text}
        </InlineAlert>
      )}
    </FormPage>
  );
}

type FormProps = Pick<OrderComplaintViewProps, "page" | "form" | "kept">;

function OpenForm({ page, form, kept }: FormProps) {
  const { Form } = useUi();
  const { action, kinds, reasons, labels } = page;
  const { values, errors } = form;
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      className="grid gap-5"
      data-slot="complaint-form"
    >
      <Hidden page={page} intent="open" kept={kept} />
      <FormErrorSummary
        formId="complaint"
        title={labels.errors}
        errors={errors}
        formErrors={form.formErrors}
      />
      <ComplaintKinds
        kinds={kinds}
        label={labels.kind}
        chosen={values[fields.kind]}
        errors={errors[fields.kind]}
      />
      <Select
        formId="complaint"
        name={fields.reason}
        label={labels.reason}
        options={reasons}
        placeholder={labels.chooseReason}
        defaultValue={values[fields.reason]}
        errors={errors[fields.reason]}
      />
      <Words form={form} labels={labels} />
      <Pictures form={form} labels={labels} kept={kept} />
      <Button size="large" pending={usePendingForm().formData?.get(fields.intent) === complaintIntents.open}>
        {labels.submit}
      </Button>
    </Form>
  );
}

/** The form of a further complaint, folded away: what came of the last one is what somebody comes for. */
function AnotherForm({ page, form, kept }: FormProps) {
  const wasRefused = Object.keys(form.errors).length > 0 || form.formErrors.length > 0;
  return (
    <details open={wasRefused} className="group">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-link">
        {page.labels.another}
        <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pt-4">
        <OpenForm page={page} form={form} kept={kept} />
      </div>
    </details>
  );
}

function WriteForm({ page, id, form, kept }: FormProps & { id: string }) {
  const { Form } = useUi();
  const { action, labels } = page;
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      className="grid gap-4"
      data-slot="complaint-write"
    >
      <Hidden page={page} intent="write" id={id} kept={kept} />
      <FormErrorSummary
        formId="complaint"
        title={labels.errors}
        errors={form.errors}
        formErrors={form.formErrors}
      />
      <Words form={form} labels={{ ...labels, text: labels.write, textHint: "" }} />
      <Pictures form={form} labels={labels} kept={kept} />
      <Button
        variant="secondary"
        pending={usePendingForm().formData?.get(fields.intent) === complaintIntents.write}
      >
        {labels.send}
      </Button>
    </Form>
  );
}

function Hidden({
  page,
  intent,
  id,
  kept,
}: Pick<FormProps, "page" | "kept"> & { intent: ComplaintIntent; id?: string }) {
  return (
    <>
      <HiddenFields
        values={{
          [fields.intent]: complaintIntents[intent],
          [fields.key]: page.idempotencyKey,
          ...(id !== undefined && { [fields.complaint]: id }),
        }}
      />
      {kept.keys.map((key) => (
        <input key={key} type="hidden" name={fields.kept} value={key} />
      ))}
    </>
  );
}

function Words({
  form,
  labels,
}: {
  form: FormState;
  labels: Pick<ComplaintPageData["labels"], "text" | "textHint">;
}) {
  return (
    <Textarea
      formId="complaint"
      name={fields.text}
      label={labels.text}
      hint={labels.textHint || undefined}
      rows={4}
      defaultValue={form.values[fields.text]}
      errors={form.errors[fields.text]}
    />
  );
}

function Pictures({
  form,
  labels,
  kept,
}: Pick<FormProps, "form" | "kept"> & Pick<ComplaintPageData, "labels">) {
  return (
    <FilesField
      // Anew with what was kept: a picture that the server has is not sent to it again.
      key={kept.keys.join(" ")}
      formId="complaint"
      name={fields.pictures}
      label={labels.pictures}
      hint={kept.text ? `${labels.picturesHint} ${kept.text}` : labels.picturesHint}
      accept="image/png,image/jpeg"
      longestSide={longestPictureSide}
      choose={labels.choosePictures}
      errors={form.errors[fields.pictures]}
      optionalMark={labels.optional}
    />
  );
}

function Moves({
  page: { action, labels },
  id,
  mayPass,
  mayClose,
}: Pick<FormProps, "page"> & Pick<ComplaintPageData["complaints"][number], "id" | "mayPass" | "mayClose">) {
  const { Form } = useUi();
  if (!mayPass && !mayClose) return null;
  const move = (intent: ComplaintIntent) => ({
    [fields.intent]: complaintIntents[intent],
    [fields.complaint]: id,
  });
  return (
    <div className="grid gap-3">
      {mayPass && (
        <Form method="post" action={action} data-slot="complaint-pass" className="grid gap-1">
          <HiddenFields values={move("pass")} />
          <Button variant="secondary" wide>
            {labels.pass}
          </Button>
          <p className="text-small text-muted">{labels.passText}</p>
        </Form>
      )}
      {mayClose && (
        <Form method="post" action={action} data-slot="complaint-close">
          <HiddenFields values={move("close")} />
          <Button variant="quiet" wide icon="check">
            {labels.close}
          </Button>
        </Form>
      )}
    </div>
  );
}
