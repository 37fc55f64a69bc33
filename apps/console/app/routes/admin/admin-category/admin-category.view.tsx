import { LinkButton } from "@haat/ui/primitives/button/button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";

export interface AdminCategoryPage extends FormPageData {
  /** The way to remove it, or why there is none. */
  removal?: { way?: { href: string; label: string }; reason?: string } | undefined;
}

/** A business category: its names, picture and place, and below them what ends it. */
export function AdminCategoryView({ page, state }: { page: AdminCategoryPage; state: FormState }) {
  const { removal, ...form } = page;
  return (
    <FormPageView page={form} state={state}>
      {removal?.way && (
        <LinkButton href={removal.way.href} variant="secondary" wide>
          {removal.way.label}
        </LinkButton>
      )}
      {removal?.reason && <p className="text-small text-muted">{removal.reason}</p>}
    </FormPageView>
  );
}
