import { LinkButton } from "@haat/ui/primitives/button/button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";

export interface CategoryPage extends FormPageData {
  /** The way to remove it; a new one has none. */
  removal?: { href: string; label: string } | undefined;
}

/** A category of a shop: its names, picture and place, and below them what ends it. */
export function CategoryView({ page, state }: { page: CategoryPage; state: FormState }) {
  const { removal, ...form } = page;
  return (
    <FormPageView page={form} state={state}>
      {removal && (
        <LinkButton href={removal.href} variant="secondary" wide>
          {removal.label}
        </LinkButton>
      )}
    </FormPageView>
  );
}
