import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowPicture } from "@haat/ui/console/row-list/row-picture";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { FormErrorSummary } from "@haat/ui/primitives/form-error-summary/form-error-summary";
import { TextField } from "@haat/ui/primitives/text-field/text-field";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";
import { PageSteps, type PageStepsProps } from "../page-steps.view";
import { sheetFields, sheetIntents } from "./goods-drafts.form";

/** A page of a shop's drafts, as its loader hands it over. */
export interface GoodsDraftsPage extends Pick<ConsolePageProps, "title" | "back"> {
  lead: string;
  action: string;
  /** Of what is sent, so that it counts once. */
  key: string;
  stay: string;
  rows: readonly {
    id: string;
    href: string;
    title: string;
    picture?: string | undefined;
    state: string;
    /** When it will be published by itself. */
    goes?: string | undefined;
    /** It is named and priced here; another one is written on its own page. */
    isTyped: boolean;
    /** By the names of its fields. */
    fields: Record<string, string>;
  }[];
  empty: { title: string; text: string; step: { href: string; label: string } };
  steps: PageStepsProps["steps"];
  labels: PageStepsProps["labels"] & {
    name: string;
    price: string;
    stock: string;
    open: string;
    save: string;
    publish: string;
    errors: string;
  };
}

const formId = "form";
type Row = GoodsDraftsPage["rows"][number];

/** The drafts of a shop, to be named and priced one below the other. */
export function GoodsDraftsView({ page, state }: { page: GoodsDraftsPage; state: FormState }) {
  const { Form } = useUi();
  const { title, lead, back, action, rows, empty, labels, steps } = page;
  const isPending = usePendingForm().formAction === action;
  if (rows.length === 0)
    return (
      <ConsolePage title={title} back={back}>
        <NoDraft {...empty} />
      </ConsolePage>
    );
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      <Form
        key={page.key}
        method="post"
        action={action}
        noValidate
        data-slot="console-form"
        className="grid grid-cols-1 gap-5"
      >
        <input type="hidden" name={sheetFields.key} value={state.values[sheetFields.key] ?? page.key} />
        <FormErrorSummary
          formId={formId}
          title={labels.errors}
          errors={state.errors}
          formErrors={state.formErrors}
        />
        <ul data-slot="draft-sheet" className="panel divide-y divide-border">
          {rows.map((row) => (
            <li key={row.id} className="grid grid-cols-1 gap-3 p-4">
              <Head row={row} open={labels.open} />
              {row.isTyped && <Fields row={row} labels={labels} state={state} />}
            </li>
          ))}
        </ul>
        <Button size="large" wide name={sheetFields.intent} value={sheetIntents.publish} pending={isPending}>
          {labels.publish}
        </Button>
        <Button size="large" variant="secondary" wide name={sheetFields.intent} value={sheetIntents.save}>
          {labels.save}
        </Button>
      </Form>
      <p className="text-small text-muted">{page.stay}</p>
      <PageSteps steps={steps} labels={labels} />
    </ConsolePage>
  );
}

function NoDraft({ title, text, step }: GoodsDraftsPage["empty"]) {
  return (
    <EmptyState
      icon="tag"
      title={title}
      text={text}
      action={<LinkButton href={step.href}>{step.label}</LinkButton>}
    />
  );
}

/** What a draft is called so far, and the way to all of it. */
function Head({ row, open }: { row: Row; open: string }) {
  const { Link } = useUi();
  return (
    <div className="flex items-center gap-3">
      {row.picture && <RowPicture src={row.picture} />}
      <p className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold">{row.title}</span>
        <span className="text-small text-muted">{row.state}</span>
        {row.goes && <span className="text-small text-muted">{row.goes}</span>}
      </p>
      <Link
        href={row.href}
        aria-label={`${open}: ${row.title}`}
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        {open}
      </Link>
    </div>
  );
}

function Fields({ row, labels, state }: { row: Row; labels: GoodsDraftsPage["labels"]; state: FormState }) {
  const { id, fields } = row;
  const field = (name: string, label: string, isNumber: boolean) => (
    <TextField
      formId={formId}
      name={name}
      label={label}
      defaultValue={state.values[name] ?? fields[name]}
      errors={state.errors[name]}
      inputMode={isNumber ? "numeric" : undefined}
      autoComplete="off"
    />
  );
  const version = sheetFields.version(id);
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
      <input type="hidden" name={sheetFields.drafts} value={id} />
      <input type="hidden" name={version} value={state.values[version] ?? fields[version]} />
      <div className="col-span-2">{field(sheetFields.name(id), labels.name, false)}</div>
      {field(sheetFields.price(id), `${labels.price} (৳)`, true)}
      {field(sheetFields.stock(id), labels.stock, true)}
    </div>
  );
}
