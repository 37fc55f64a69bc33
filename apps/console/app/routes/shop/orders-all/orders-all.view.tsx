import { Form } from "@remix-run/react";
import { Button } from "@haat/ui/primitives/button/button";
import { TextField } from "@haat/ui/primitives/text-field/text-field";
import { Fold } from "../../fold.view";
import { ListPageView, type ListPageData } from "../../list-page.view";

interface Asked {
  label: string;
  value: string;
}

export interface AllOrdersPage extends ListPageData {
  filter: {
    action: string;
    /** The status that is looked at; left out for all. */
    view?: string | undefined;
    search: Asked;
    start: Asked;
    end: Asked;
    days: string;
    submit: string;
  };
}

/** Every order of a shop: a search with days above the list. */
export function AllOrdersView({ page: { filter, ...list } }: { page: AllOrdersPage }) {
  const { action, view, search, days, start, end, submit } = filter;
  return (
    <ListPageView page={list}>
      <Form method="get" action={action} role="search" className="grid gap-2">
        {view && <input type="hidden" name="view" value={view} />}
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
          <TextField
            key={search.value}
            formId="search"
            name="q"
            type="search"
            label={search.label}
            defaultValue={search.value}
            optionalMark=""
          />
          <Button variant="secondary">{submit}</Button>
        </div>
        <Fold label={days} isOpen={start.value !== "" || end.value !== ""}>
          <div className="grid grid-cols-2 gap-3">
            <Day name="start" asked={start} />
            <Day name="end" asked={end} />
          </div>
        </Fold>
      </Form>
    </ListPageView>
  );
}

function Day({ name, asked }: { name: string; asked: Asked }) {
  return (
    <TextField
      key={asked.value}
      formId="search"
      name={name}
      type="date"
      label={asked.label}
      defaultValue={asked.value}
      optionalMark=""
    />
  );
}
