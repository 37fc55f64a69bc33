import { Button } from "@haat/ui/primitives/button/button";
import { FilesField } from "@haat/ui/primitives/file-field/files-field";
import { FormErrorSummary } from "@haat/ui/primitives/form-error-summary/form-error-summary";
import { Select, type SelectProps } from "@haat/ui/primitives/select/select";
import { TextField } from "@haat/ui/primitives/text-field/text-field";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";
import { ListPageView, type ListPageData } from "../../list-page.view";
import { statementsFields as fields } from "./cash-statements.form";

export interface CashStatementsPage extends ListPageData {
  upload: {
    title: string;
    action: string;
    courier: { label: string; placeholder: string; options: SelectProps["options"] };
    file: { label: string; hint: string; choose: string };
    /** What days are for. */
    daysHint: string;
    start: { label: string };
    end: { label: string };
    submit: string;
    /** The mark of a field that may stay open. */
    optional: string;
    /** The title of what is wrong with the form. */
    errors: string;
  };
}

const formId = "statement";

/** Couriers' statements: one to be brought, above those that were. */
export function CashStatementsView({ page, state }: { page: CashStatementsPage; state: FormState }) {
  const { upload, ...list } = page;
  return (
    <ListPageView page={list}>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-title">{upload.title}</h2>
        <Upload upload={upload} state={state} />
      </section>
    </ListPageView>
  );
}

interface UploadProps {
  upload: CashStatementsPage["upload"];
  state: FormState;
}

function Upload({ upload, state }: UploadProps) {
  const { Form } = useUi();
  const isPending = usePendingForm().formAction === upload.action;
  const { values, errors, formErrors } = state;
  return (
    <Form
      method="post"
      action={upload.action}
      encType="multipart/form-data"
      noValidate
      data-slot="console-form"
      className="panel grid grid-cols-1 items-start gap-5 p-4 sm:grid-cols-2"
    >
      <FormErrorSummary
        formId={formId}
        title={upload.errors}
        errors={errors}
        formErrors={formErrors}
        className="sm:col-span-2"
      />
      <Select
        formId={formId}
        name={fields.courier}
        label={upload.courier.label}
        placeholder={upload.courier.placeholder}
        options={upload.courier.options}
        errors={errors[fields.courier]}
        defaultValue={values[fields.courier] ?? ""}
      />
      <FilesField
        formId={formId}
        name={fields.table}
        label={upload.file.label}
        hint={upload.file.hint}
        errors={errors[fields.table]}
        accept=".xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        multiple={false}
        choose={upload.file.choose}
      />
      <Days upload={upload} state={state} />
      <Button size="large" wide className="sm:w-auto sm:justify-self-start" pending={isPending}>
        {upload.submit}
      </Button>
    </Form>
  );
}

/** Which days it is of, where its file does not say it. */
function Days({ upload, state: { values, errors } }: UploadProps) {
  const day = (name: "start" | "end") => (
    <TextField
      formId={formId}
      name={name}
      type="date"
      label={upload[name].label}
      errors={errors[name]}
      defaultValue={values[name] ?? ""}
      optionalMark={upload.optional}
    />
  );
  return (
    <div className="grid grid-cols-1 items-start gap-3 sm:col-span-2 sm:grid-cols-2 sm:gap-x-5">
      <p className="text-small text-muted sm:col-span-2">{upload.daysHint}</p>
      {day(fields.start)}
      {day(fields.end)}
    </div>
  );
}
