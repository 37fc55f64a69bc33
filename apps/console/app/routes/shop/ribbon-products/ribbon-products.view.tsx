import { Form } from "@remix-run/react";
import { Button } from "@haat/ui/primitives/button/button";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { ListPageView, type ListPageData } from "../../list-page.view";
import { ribbonProductFields as fields } from "./ribbon-products.form";

/** What can be done with a product: put the ribbon on it by hand, or take it off. */
export interface WearingForm {
  wear: string;
  label: string;
  spoken: string;
}

export interface RibbonProductsPage extends ListPageData {
  /** Where the forms are sent to. */
  formAction: string;
  /** By the rows' ids. */
  forms: Record<string, WearingForm>;
}

/** The products beside a ribbon: those that wear it, or those that it can be put on. */
export function RibbonProductsView({ page }: { page: RibbonProductsPage }) {
  const { formAction, forms, ...list } = page;
  const pending = usePendingForm().formData?.get(fields.product);
  return (
    <ListPageView
      page={list}
      compact
      actions={({ id }) => {
        const form = forms[id];
        return (
          form && (
            <Form method="post" action={formAction}>
              <HiddenFields values={{ [fields.product]: id, [fields.wear]: form.wear }} />
              <Button variant="secondary" aria-label={form.spoken} pending={pending === id}>
                {form.label}
              </Button>
            </Form>
          )
        );
      }}
    />
  );
}
