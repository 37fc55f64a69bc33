import { LinkButton } from "@haat/ui/primitives/button/button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";

export interface RibbonPage extends FormPageData {
  /** What else can be done with it; nothing with a new one. */
  ways: readonly { href: string; label: string }[];
}

/** A ribbon of a shop: its names, colour, rule and place; above it the way to its products, below it what ends it. */
export function RibbonView({ page, state }: { page: RibbonPage; state: FormState }) {
  const { ways, ...form } = page;
  return (
    <FormPageView page={form} state={state}>
      {ways.map(({ href, label }) => (
        <LinkButton key={href} href={href} variant="secondary" wide>
          {label}
        </LinkButton>
      ))}
    </FormPageView>
  );
}
