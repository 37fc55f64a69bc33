import { PictureField } from "@haat/ui/console/console-form/picture-field";
import { LinkButton } from "@haat/ui/primitives/button/button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";
import { withFound, type TargetOption } from "../target.form";
import { sectionFormFields as names } from "./home-section.form";

export interface HomeSectionPage extends FormPageData {
  /** The way to remove it; a new one has none. */
  removal?: { href: string; label: string } | undefined;
}

export interface HomeSectionViewProps {
  page: HomeSectionPage;
  state: FormState;
  /** The products that a name stood for. */
  found?: readonly TargetOption[] | undefined;
}

/** A text of the first page, and below it what ends it. */
export function HomeSectionView({ page, state, found }: HomeSectionViewProps) {
  const { removal, ...form } = page;
  // What was uploaded with a refused form need not be chosen again.
  const kept = state.values[names.kept];
  const fields = withFound(form.fields, found).map((field) =>
    field.kind === "picture" && kept ? { ...field, current: `/media/${kept}` } : field,
  );
  const hidden = { ...form.hidden, ...(kept && { [names.kept]: kept }) };
  return (
    <FormPageView page={{ ...form, fields, hidden }} state={state} PictureField={PictureField}>
      {removal && (
        <LinkButton href={removal.href} variant="secondary" wide>
          {removal.label}
        </LinkButton>
      )}
    </FormPageView>
  );
}
