import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";

interface Removal {
  label: string;
  /** With the day, for who hears the page. */
  spoken: string;
  hidden: Record<string, string>;
}

interface DaysOffData {
  title: string;
  rows: readonly { row: ListRow; remove: Removal }[];
  empty: { title: string; text: string };
  action: string;
  add: { href: string; label: string };
}

export interface HoursViewProps {
  page: FormPageData & { off: DaysOffData };
  state: FormState;
}

/** When a shop works on each weekday, and below it its days off. */
export function HoursView({ page: { off, ...form }, state }: HoursViewProps) {
  return (
    <FormPageView page={form} state={state}>
      <DaysOff off={off} />
    </FormPageView>
  );
}

function DaysOff({ off: { title, rows, empty, action, add } }: { off: DaysOffData }) {
  const removalOf = ({ id }: ListRow) => rows.find(({ row }) => row.id === id)?.remove;
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-border pt-6">
      <h2 className="text-title">{title}</h2>
      {rows.length === 0 ? (
        <EmptyState
          icon="check"
          title={empty.title}
          text={empty.text}
          headingLevel="h3"
          action={
            <LinkButton href={add.href} variant="secondary">
              {add.label}
            </LinkButton>
          }
        />
      ) : (
        <>
          <RowList
            rows={rows.map(({ row }) => row)}
            actions={(row) => {
              const removal = removalOf(row);
              return removal && <RemoveDay action={action} {...removal} />;
            }}
          />
          <LinkButton href={add.href} variant="secondary" wide className="sm:w-auto sm:justify-self-start">
            {add.label}
          </LinkButton>
        </>
      )}
    </section>
  );
}

function RemoveDay({ action, label, spoken, hidden }: Removal & { action: string }) {
  const { Form } = useUi();
  return (
    <Form method="post" action={action} data-slot="remove-day">
      <HiddenFields values={hidden} />
      <Button variant="secondary" size="small" aria-label={spoken}>
        {label}
      </Button>
    </Form>
  );
}
