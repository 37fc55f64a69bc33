import { LinkButton } from "@haat/ui/primitives/button/button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";

export interface CourierProps {
  page: FormPageData;
  /** The shop's account there, where the platform sends parcels to it. */
  account?: { title: string; text: string; link: { href: string; label: string } } | undefined;
  state: FormState;
}

/** What a shop says of a courier, and the way to its account there. */
export function CourierView({ page, account, state }: CourierProps) {
  return (
    <FormPageView page={page} state={state}>
      {account && (
        <section data-slot="courier-account" className="panel grid grid-cols-1 gap-3 p-4">
          <h2 className="text-title">{account.title}</h2>
          <p className="max-w-prose text-muted">{account.text}</p>
          <LinkButton href={account.link.href} variant="secondary">
            {account.link.label}
          </LinkButton>
        </section>
      )}
    </FormPageView>
  );
}
