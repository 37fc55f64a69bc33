import { Form } from "@remix-run/react";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { TextField } from "@haat/ui/primitives/text-field/text-field";
import { Fold } from "../../fold.view";
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
    label: string;
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
      <Fold label={days.label} isOpen={days.start.value !== "" || days.end.value !== ""}>
        <Form
          method="get"
          action={days.action}
          className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
        >
          <HiddenFields values={Object.fromEntries(days.hidden.map(({ name, value }) => [name, value]))} />
          <TextField
            formId="days"
            name="start"
            type="date"
            label={days.start.label}
            defaultValue={days.start.value}
            optionalMark=""
          />
          <TextField
            formId="days"
            name="end"
            type="date"
            label={days.end.label}
            defaultValue={days.end.value}
            optionalMark=""
          />
          <Button type="submit" variant="secondary" className="max-sm:col-span-2">
            {days.submit}
          </Button>
        </Form>
      </Fold>
      <p className="font-semibold">{sums}</p>
      <LinkButton
        href={file.href}
        icon="download"
        variant="secondary"
        download=""
        className="sm:justify-self-start"
      >
        {file.label}
      </LinkButton>
    </ListPageView>
  );
}
