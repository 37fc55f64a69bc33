import { Form } from "@remix-run/react";
import { Button } from "@haat/ui/primitives/button/button";
import { TextField } from "@haat/ui/primitives/text-field/text-field";
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
    optional: string;
    submit: string;
  };
}

/** Every order of a shop: a search with days above the list. */
export function AllOrdersView({ page: { filter, ...list } }: { page: AllOrdersPage }) {
  const { action, view, search, start, end, optional, submit } = filter;
  return (
    <ListPageView page={list}>
      <Form method="get" action={action} role="search" className="grid grid-cols-2 items-end gap-3">
        {view && <input type="hidden" name="view" value={view} />}
        <div className="col-span-2">
          <TextField
            key={search.value}
            formId="search"
            name="q"
            type="search"
            label={search.label}
            defaultValue={search.value}
            optionalMark=""
          />
        </div>
        <Day name="start" asked={start} optional={optional} />
        <Day name="end" asked={end} optional={optional} />
        <Button variant="secondary" className="col-span-2 sm:justify-self-start">
          {submit}
        </Button>
      </Form>
    </ListPageView>
  );
}

function Day({ name, asked, optional }: { name: string; asked: Asked; optional: string }) {
  return (
    <TextField
      key={asked.value}
      formId="search"
      name={name}
      type="date"
      label={asked.label}
      defaultValue={asked.value}
      optionalMark={optional}
    />
  );
}
