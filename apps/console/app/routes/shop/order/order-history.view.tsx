import { ConsoleForm, type ConsoleFormProps } from "@haat/ui/console/console-form/console-form";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import type { FormState } from "@haat/web-forms/submission";
import { Section } from "./order-section.view";

/** What became of the order. */
export function OrderHistory({ history }: { history: { title: string; rows: readonly ListRow[] } }) {
  return (
    <Section title={history.title} name="history">
      <RowList rows={history.rows} />
    </Section>
  );
}

export interface NotesData extends Pick<ConsoleFormProps, "fields" | "hidden" | "labels"> {
  title: string;
  lead: string;
  rows: readonly ListRow[];
}

/** What the shop's people wrote beside the order, and the form for more. */
export function OrderNotes({ notes, action, state }: { notes: NotesData; action: string; state: FormState }) {
  const { title, lead, rows, ...form } = notes;
  return (
    <Section title={title} lead={lead} name="notes">
      {rows.length > 0 && <RowList rows={rows} />}
      {/* A note that was written leaves the form empty again. */}
      <ConsoleForm
        key={rows.length}
        formId="notes"
        action={action}
        {...form}
        // The page's main button is the order's next step.
        tone="secondary"
        values={state.values}
        errors={state.errors}
        formErrors={state.formErrors}
      />
    </Section>
  );
}
