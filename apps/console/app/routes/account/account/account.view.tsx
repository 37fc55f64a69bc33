import {
  SessionList,
  sessionFields,
  sessionIntents,
  type SessionListProps,
} from "@haat/ui/commerce/session-list/session-list";
import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";

export interface AccountViewProps {
  title: string;
  facts: SummaryRow[];
  ways: ListRow[];
  sessions: SessionListProps["sessions"];
  action: string;
  labels: { devices: string; sessions: SessionListProps["labels"] };
}

/** Who is signed in, the ways on, and the devices. */
export function AccountView({ title, facts, ways, sessions, action, labels }: AccountViewProps) {
  const { formData } = usePendingForm();
  const isEndingAll = formData?.get(sessionFields.intent) === sessionIntents.endAll;
  const ending = formData?.get(sessionFields.session);
  return (
    <ConsolePage title={title}>
      <SummaryList rows={facts} />
      <RowList rows={ways} />
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-title">{labels.devices}</h2>
        <SessionList
          sessions={sessions}
          labels={labels.sessions}
          action={action}
          pending={isEndingAll ? "all" : typeof ending === "string" ? ending : undefined}
        />
      </section>
    </ConsolePage>
  );
}
