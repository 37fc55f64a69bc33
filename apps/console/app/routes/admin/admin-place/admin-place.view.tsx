import { LinkButton } from "@haat/ui/primitives/button/button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";

export interface AdminPlacePage extends FormPageData {
  /** The way for an area that the list lacks. */
  missing: { href: string; label: string };
}

/** Which area of the list a written one is; below it the way to add it. */
export function AdminPlaceView({ page, state }: { page: AdminPlacePage; state: FormState }) {
  const { missing, ...form } = page;
  return (
    <FormPageView page={form} state={state}>
      <LinkButton href={missing.href} variant="secondary" wide>
        {missing.label}
      </LinkButton>
    </FormPageView>
  );
}
