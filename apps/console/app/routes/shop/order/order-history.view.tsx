import { ConsoleForm, type ConsoleFormProps } from "@haat/ui/console/console-form/console-form";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import type { FormState } from "@haat/web-forms/submission";
import { Fold } from "../../fold.view";
import { Section } from "./order-section.view";

export interface HistoryData {
  title: string;
  /** Where it stands now. */
  last: readonly ListRow[];
  /** How it came there, with what opens it. */
  before?: { label: string; rows: readonly ListRow[] } | undefined;
}

/** What became of the order: where it stands, and how it came there behind a word. */
export function OrderHistory({ history: { title, last, before } }: { history: HistoryData }) {
  return (
    <Section title={title} name="history">
      <RowList rows={last} />
      {before && (
        <Fold label={before.label} isOpen={false} isOpenOnPaper>
          <RowList rows={before.rows} />
        </Fold>
      )}
    </Section>
  );
}

const isRefused = ({ errors, formErrors }: FormState) =>
  Object.keys(errors).length + (formErrors?.length ?? 0) > 0;

export interface NotesData extends Pick<ConsoleFormProps, "fields" | "hidden" | "labels"> {
  title: string;
  /** What opens the form. */
  open: string;
  lead: string;
  rows: readonly ListRow[];
}

/** What the shop's people wrote beside the order, and the form for more. */
export function OrderNotes({ notes, action, state }: { notes: NotesData; action: string; state: FormState }) {
  const { title, open, lead, rows, ...form } = notes;
  return (
    <Section title={title} name="notes">
      {rows.length > 0 && <RowList rows={rows} />}
      {/* A note that was written leaves the form empty and folded again. */}
      <Fold key={rows.length} label={open} isOpen={isRefused(state)}>
        <p className="mb-3 max-w-prose text-muted">{lead}</p>
        <ConsoleForm
          formId="notes"
          action={action}
          {...form}
          // The page's main button is the order's next step.
          tone="secondary"
          values={state.values}
          errors={state.errors}
          formErrors={state.formErrors}
        />
      </Fold>
    </Section>
  );
}
