import { LinkButton } from "@haat/ui/primitives/button/button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";

export interface MemberPage extends FormPageData {
  ways: { href: string; label: string }[];
}

/** Somebody of the staff: what they do, and below it what ends that. */
export function MemberView({ page, state }: { page: MemberPage; state: FormState }) {
  const { ways, ...form } = page;
  return (
    <FormPageView page={form} state={state}>
      <div className="grid gap-3">
        {ways.map(({ href, label }) => (
          <LinkButton key={href} href={href} variant="secondary" wide>
            {label}
          </LinkButton>
        ))}
      </div>
    </FormPageView>
  );
}
