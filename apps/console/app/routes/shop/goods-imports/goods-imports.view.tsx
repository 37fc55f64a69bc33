import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { FilesField } from "@haat/ui/primitives/file-field/files-field";
import { FormErrorSummary } from "@haat/ui/primitives/form-error-summary/form-error-summary";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";
import { goodsImportsFields } from "./goods-imports.form";

/** A shop's goods as files, as its loader hands it over. */
export interface GoodsImportsPage extends Pick<ConsolePageProps, "title" | "back"> {
  lead: string;
  action: string;
  files: { title: string; text: string; links: readonly { href: string; label: string }[] };
  help: { href: string; label: string };
  /** Those that were brought lately. */
  last: readonly ListRow[];
  labels: {
    upload: string;
    table: string;
    tableHint: string;
    pictures: string;
    picturesHint: string;
    choose: string;
    submit: string;
    last: string;
    optional: string;
    errors: string;
  };
}

const formId = "import";

/** A shop's goods as files: to be had, to be brought, and those that were brought. */
export function GoodsImportsView({ page, state }: { page: GoodsImportsPage; state: FormState }) {
  const { title, lead, back, files, help, last, labels } = page;
  const { Link } = useUi();
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-title">{files.title}</h2>
        <p className="text-muted">{files.text}</p>
        <div className="flex flex-wrap gap-3">
          {files.links.map(({ href, label }) => (
            <LinkButton key={href} href={href} icon="download" variant="secondary" download="">
              {label}
            </LinkButton>
          ))}
        </div>
      </section>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-title">{labels.upload}</h2>
        <Link
          href={help.href}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-link underline underline-offset-4"
        >
          {help.label}
        </Link>
        <Upload page={page} state={state} />
      </section>
      {last.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{labels.last}</h2>
          <RowList rows={last} className="wrap-anywhere" />
        </section>
      )}
    </ConsolePage>
  );
}

function Upload({ page: { action, labels }, state }: { page: GoodsImportsPage; state: FormState }) {
  const { Form } = useUi();
  const isPending = usePendingForm().formAction === action;
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      data-slot="console-form"
      className="grid grid-cols-1 gap-5"
    >
      <FormErrorSummary
        formId={formId}
        title={labels.errors}
        errors={state.errors}
        formErrors={state.formErrors}
      />
      <FilesField
        formId={formId}
        name={goodsImportsFields.table}
        label={labels.table}
        hint={labels.tableHint}
        errors={state.errors[goodsImportsFields.table]}
        accept=".xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        multiple={false}
        choose={labels.choose}
      />
      <FilesField
        formId={formId}
        name={goodsImportsFields.pictures}
        label={labels.pictures}
        hint={labels.picturesHint}
        errors={state.errors[goodsImportsFields.pictures]}
        accept=".zip,application/zip"
        multiple={false}
        choose={labels.choose}
        optionalMark={labels.optional}
      />
      <Button size="large" wide pending={isPending}>
        {labels.submit}
      </Button>
    </Form>
  );
}
