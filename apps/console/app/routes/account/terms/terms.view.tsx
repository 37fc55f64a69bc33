import { Form } from "@remix-run/react";
import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import { termsFields } from "./terms.form";

export interface TermsViewProps extends Pick<ConsolePageProps, "title" | "lead" | "back"> {
  read: { href: string; label: string };
  /** When what is in force was accepted. */
  accepted?: string | undefined;
  /** What holds, and what is to come; with `accept` where that is still to be done. */
  versions: { version: string; title: string; text?: string | undefined; accept?: string | undefined }[];
  action: string;
}

/** The terms for who sells, with a button for each version that is still to be accepted. */
export function TermsView({ title, lead, back, read, accepted, versions, action }: TermsViewProps) {
  const pending = usePendingForm().formData?.get(termsFields.version);
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      {accepted && <InlineAlert tone="success">{accepted}</InlineAlert>}
      <LinkButton href={read.href} variant="secondary" wide>
        {read.label}
      </LinkButton>
      {versions.map(({ version, title: heading, text, accept }) => (
        <section key={version} className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{heading}</h2>
          {text && <p>{text}</p>}
          {accept && (
            <Form method="post" action={action}>
              <HiddenFields values={{ [termsFields.version]: version }} />
              <Button size="large" wide pending={pending === version}>
                {accept}
              </Button>
            </Form>
          )}
        </section>
      ))}
    </ConsolePage>
  );
}
