import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { bulkEditFields, bulkEditIntents } from "./bulk-edit.form";
import type { PageStepsProps } from "../page-steps.view";

/** A change of many products, as its loader hands it over. */
export interface BulkEditPage extends Pick<ConsolePageProps, "title" | "back"> {
  lead: string;
  action: string;
  /** Said where products changed since it was made. */
  moved?: string | undefined;
  /** The largest change among them. */
  biggest?: string | undefined;
  /** The one thing to do with it; none where it is over. */
  move?: { intent: string; label: string; text: string } | undefined;
  rowsTitle: string;
  rows: readonly ListRow[];
  steps: PageStepsProps["steps"];
  labels: PageStepsProps["labels"];
}

/** A change of many products: what it changes, and the one thing to do with it. */
export function BulkEditView({ page }: { page: BulkEditPage }) {
  const { title, lead, back, moved, biggest, rows, rowsTitle, steps, labels } = page;
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      {moved && <InlineAlert tone="warning">{moved}</InlineAlert>}
      {biggest && <p>{biggest}</p>}
      <Move page={page} />
      {rows.length > 0 && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{rowsTitle}</h2>
          <RowList rows={rows} />
          {(steps.previous || steps.next) && (
            <nav className="flex flex-wrap gap-3" aria-label={rowsTitle}>
              {steps.previous && (
                <LinkButton href={steps.previous} rel="prev" variant="secondary">
                  {labels.previous}
                </LinkButton>
              )}
              {steps.next && (
                <LinkButton href={steps.next} rel="next" variant="secondary">
                  {labels.next}
                </LinkButton>
              )}
            </nav>
          )}
        </section>
      )}
    </ConsolePage>
  );
}

function Move({ page: { move, action } }: { page: BulkEditPage }) {
  const { Form } = useUi();
  const isPending = usePendingForm().formAction === action;
  if (!move) return null;
  const isApply = move.intent === bulkEditIntents.apply;
  return (
    <Form method="post" action={action} data-slot="console-form" className="grid grid-cols-1 gap-2">
      {move.text && <p className="text-small text-muted">{move.text}</p>}
      <Button
        size="large"
        wide
        variant={isApply ? "primary" : "secondary"}
        name={bulkEditFields.intent}
        value={move.intent}
        pending={isPending}
      >
        {move.label}
      </Button>
    </Form>
  );
}
