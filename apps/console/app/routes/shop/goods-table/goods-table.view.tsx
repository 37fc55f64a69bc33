import { AppliedFilters, type AppliedFiltersProps } from "@haat/ui/commerce/applied-filters/applied-filters";
import { ConsoleForm, type ConsoleFormProps } from "@haat/ui/console/console-form/console-form";
import { FoldTitle } from "@haat/ui/console/console-form/fold-title";
import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { NumberTable, type NumberTableProps } from "@haat/ui/console/number-table/number-table";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { FormErrorSummary } from "@haat/ui/primitives/form-error-summary/form-error-summary";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { Select, type SelectOption } from "@haat/ui/primitives/select/select";
import { TabsAsLinks, type TabsAsLinksProps } from "@haat/ui/primitives/tabs-as-links/tabs-as-links";
import { TextField } from "@haat/ui/primitives/text-field/text-field";
import { Textarea } from "@haat/ui/primitives/textarea/textarea";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { formState, type FormState } from "@haat/web-forms/submission";
import { tableFields, tableIntents } from "./goods-table.form";

/** The table of prices and stock, as its loader hands it over. */
export interface GoodsTablePage extends Pick<ConsolePageProps, "title" | "back"> {
  lead: string;
  action: string;
  /** One column alone, or all of them. */
  views: Pick<TabsAsLinksProps, "tabs" | "label" | "more">;
  /** What the rows are narrowed to. */
  only: Pick<AppliedFiltersProps, "filters" | "labels">;
  filter: {
    title: string;
    action: string;
    hidden: Record<string, string>;
    category: { label: string; value: string; options: readonly SelectOption[] };
    search: { label: string; value: string };
    submit: string;
  };
  rows: readonly (NumberTableProps["rows"][number] & {
    /** Its numbers as they were read, so that somebody else's change in between is seen. */
    was: string;
  })[];
  steps: { first?: string | undefined; next?: string | undefined };
  columns: readonly { value: string; label: string }[];
  rule: Pick<ConsoleFormProps, "fields">;
  /** The changes made lately. */
  last: readonly ListRow[];
  labels: {
    product: string;
    look: string;
    unsaved: string;
    empty: string;
    emptyText: string;
    firstPage: string;
    nextPage: string;
    paste: { title: string; text: string; into: string; numbers: string; fill: string };
    rule: { title: string; text: string; look: string };
    last: string;
    errors: string;
  };
}

export interface GoodsTableViewProps {
  page: GoodsTablePage;
  /** The form that came back: which one, what was typed, and what is to be said of it. */
  typed: { of: string | undefined; state: FormState; said?: string | undefined };
}

const nothing = formState(undefined);

/** Prices and stock of many products in one form, and a rule that changes all of them. */
export function GoodsTableView({ page, typed }: GoodsTableViewProps) {
  const { title, lead, back, views, rows, labels, last } = page;
  const { of, state } = typed;
  return (
    <ConsolePage title={title} lead={lead} back={back} width="wide" className="max-sm:gap-4">
      <TabsAsLinks {...views} />
      <Filter {...page.filter} />
      <AppliedFilters {...page.only} />
      {rows.length === 0 ? (
        <EmptyState icon="tag" title={labels.empty} text={labels.emptyText} />
      ) : (
        <>
          <Table page={page} typed={typed} />
          <Steps page={page} />
          <details open={of === tableIntents.rule} className="group panel">
            <FoldTitle>
              <span data-slot="rule">{labels.rule.title}</span>
            </FoldTitle>
            <div className="grid max-w-170 gap-5 px-4 pb-4">
              <p className="text-muted">{labels.rule.text}</p>
              <Rule page={page} state={of === tableIntents.rule ? state : nothing} />
            </div>
          </details>
        </>
      )}
      {last.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{labels.last}</h2>
          <RowList rows={last} />
        </section>
      )}
    </ConsolePage>
  );
}

function Filter({ title, action, hidden, category, search, submit }: GoodsTablePage["filter"]) {
  const { Form } = useUi();
  return (
    <details open={category.value !== "" || search.value !== ""} className="group panel">
      <FoldTitle>{title}</FoldTitle>
      <Form
        key={`${category.value} ${search.value}`}
        method="get"
        action={action}
        role="search"
        className="grid grid-cols-1 items-end gap-3 px-4 pb-4 sm:grid-cols-[1fr_1fr_auto]"
      >
        <HiddenFields values={hidden} />
        <Select
          formId="filter"
          name="category"
          label={category.label}
          defaultValue={category.value}
          options={category.options}
          optionalMark=""
        />
        <TextField
          formId="filter"
          name="q"
          type="search"
          label={search.label}
          defaultValue={search.value}
          optionalMark=""
        />
        <Button variant="secondary">{submit}</Button>
      </Form>
    </details>
  );
}

function Table({ page, typed: { of, state: answered, said } }: GoodsTableViewProps) {
  const { Form } = useUi();
  const { action, rows, columns, labels } = page;
  const state = of === tableIntents.rule ? nothing : answered;
  const isPending = usePendingForm().formAction === action;
  return (
    <Form
      // What was filled in stands in new fields.
      key={`${action} ${said ?? ""}`}
      method="post"
      action={action}
      noValidate
      data-slot="console-form"
      className="grid grid-cols-1 gap-5"
    >
      {said && <InlineAlert tone="info">{said}</InlineAlert>}
      <FormErrorSummary
        formId="table"
        title={labels.errors}
        errors={state.errors}
        formErrors={state.formErrors}
      />
      {rows.map(({ id, was }) => (
        <HiddenFields
          key={id}
          values={{ [tableFields.row]: id, [tableFields.was(id)]: state.values[tableFields.was(id)] ?? was }}
        />
      ))}
      <NumberTable
        formId="table"
        heading={labels.product}
        columns={columns.map(({ label }) => label)}
        rows={rows}
        values={state.values}
        errors={state.errors}
      />
      {/* In sight from the first row on: one price is changed without going past all others. */}
      <div className="sticky bottom-16 z-10 -mx-(--gutter) border-t border-border bg-surface px-(--gutter) py-2 sm:bottom-0">
        <Button size="large" wide name={tableFields.intent} value={tableIntents.look} pending={isPending}>
          {labels.look}
        </Button>
      </div>
      <Paste page={page} state={state} isOpen={of === tableIntents.fill && said === undefined} />
    </Form>
  );
}

/** A column that was copied from a spreadsheet, to be filled in by the server. */
function Paste({ page, state, isOpen }: { page: GoodsTablePage; state: FormState; isOpen: boolean }) {
  const { columns, labels } = page;
  return (
    <details open={isOpen} className="group panel">
      <FoldTitle>{labels.paste.title}</FoldTitle>
      <div className="grid max-w-170 gap-5 px-4 pb-4">
        <p className="text-muted">{labels.paste.text}</p>
        <Select
          formId="table"
          name={tableFields.column}
          label={labels.paste.into}
          defaultValue={state.values[tableFields.column]}
          options={columns}
          optionalMark=""
        />
        <Textarea
          formId="table"
          name={tableFields.numbers}
          label={labels.paste.numbers}
          defaultValue={state.values[tableFields.numbers]}
          errors={state.errors[tableFields.numbers]}
          rows={6}
          optionalMark=""
        />
        <Button variant="secondary" name={tableFields.intent} value={tableIntents.fill}>
          {labels.paste.fill}
        </Button>
      </div>
    </details>
  );
}

function Rule({ page, state }: { page: GoodsTablePage; state: FormState }) {
  const { action, rule, labels } = page;
  return (
    <ConsoleForm
      formId="rule"
      action={action}
      fields={rule.fields}
      values={state.values}
      errors={state.errors}
      formErrors={state.formErrors}
      submit={{ name: tableFields.intent, value: tableIntents.rule }}
      labels={{ submit: labels.rule.look, errors: labels.errors }}
    />
  );
}

function Steps({ page: { steps, labels } }: { page: GoodsTablePage }) {
  if (!steps.first && !steps.next) return null;
  return (
    <nav className="grid gap-3" aria-label={labels.product}>
      <p className="text-small text-muted">{labels.unsaved}</p>
      <div className="flex flex-wrap gap-3">
        {steps.first && (
          <LinkButton href={steps.first} rel="prev" variant="secondary">
            {labels.firstPage}
          </LinkButton>
        )}
        {steps.next && (
          <LinkButton href={steps.next} rel="next" variant="secondary">
            {labels.nextPage}
          </LinkButton>
        )}
      </div>
    </nav>
  );
}
