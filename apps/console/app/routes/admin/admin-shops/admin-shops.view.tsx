import { Form } from "@remix-run/react";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { TextField } from "@haat/ui/primitives/text-field/text-field";
import { RowsPageView, type RowsPageData } from "../../rows-page.view";

export interface AdminShopsPage extends RowsPageData {
  search: { action: string; value: string; label: string; submit: string };
  /** The ways to newer and older ones. */
  steps: { href: string; label: string }[];
}

/** All shops, with a search above and the other pages below. */
export function AdminShopsView({ page }: { page: AdminShopsPage }) {
  const { search, steps, ...rows } = page;
  return (
    <RowsPageView page={rows}>
      <Form
        method="get"
        action={search.action}
        role="search"
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
      >
        <TextField
          key={search.value}
          formId="search"
          name="q"
          type="search"
          label={search.label}
          defaultValue={search.value}
          optionalMark=""
        />
        <Button variant="secondary">{search.submit}</Button>
      </Form>
      {steps.length > 0 && (
        <nav className="order-last flex flex-wrap gap-3" aria-label={rows.title}>
          {steps.map(({ href, label }) => (
            <LinkButton key={href} href={href} variant="secondary">
              {label}
            </LinkButton>
          ))}
        </nav>
      )}
    </RowsPageView>
  );
}
