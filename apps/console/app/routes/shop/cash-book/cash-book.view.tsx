import { Form } from "@remix-run/react";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { TextField } from "@haat/ui/primitives/text-field/text-field";
import { ListPageView, type ListPageData } from "../../list-page.view";

export interface CashBookPage extends ListPageData {
  /** What all that is shown adds up to, in words. */
  sums: string;
  days: {
    action: string;
    /** What the days are sent with. */
    hidden: readonly { name: string; value: string }[];
    start: { label: string; value: string };
    end: { label: string; value: string };
    /** The mark of a day that may stay open. */
    optional: string;
    submit: string;
  };
  /** The same as a file. */
  file: { href: string; label: string };
}

/** The cash book: its days, its kinds, a search, and the file of what is shown. */
export function CashBookView({ page }: { page: CashBookPage }) {
  const { sums, days, file, ...list } = page;
  return (
    <ListPageView page={list}>
      <Form
        method="get"
        action={days.action}
        className="grid grid-cols-1 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
      >
        <HiddenFields values={Object.fromEntries(days.hidden.map(({ name, value }) => [name, value]))} />
        <TextField
          formId="days"
          name="start"
          type="date"
          label={days.start.label}
          defaultValue={days.start.value}
          optionalMark={days.optional}
        />
        <TextField
          formId="days"
          name="end"
          type="date"
          label={days.end.label}
          defaultValue={days.end.value}
          optionalMark={days.optional}
        />
        <Button type="submit" variant="secondary">
          {days.submit}
        </Button>
      </Form>
      <p className="font-semibold">{sums}</p>
      <LinkButton href={file.href} icon="download" variant="secondary" download="">
        {file.label}
      </LinkButton>
    </ListPageView>
  );
}
