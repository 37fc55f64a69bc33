import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { Button } from "@haat/ui/primitives/button/button";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";
import { ListSection, type ListSectionData } from "../list-section.view";

interface Removal {
  label: string;
  /** With the day, for who hears the page. */
  spoken: string;
  hidden: Record<string, string>;
}

interface DaysOffData extends ListSectionData {
  rows: readonly { row: ListRow; remove: Removal }[];
  action: string;
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

function DaysOff({ off: { rows, action, ...list } }: { off: DaysOffData }) {
  const removalOf = ({ id }: ListRow) => rows.find(({ row }) => row.id === id)?.remove;
  return (
    <ListSection
      {...list}
      rows={rows.map(({ row }) => row)}
      actions={(row) => {
        const removal = removalOf(row);
        return removal && <RemoveDay action={action} {...removal} />;
      }}
    />
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
