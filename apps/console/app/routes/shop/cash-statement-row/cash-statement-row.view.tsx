import { ConsoleForm, type ConsoleFormProps } from "@haat/ui/console/console-form/console-form";
import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";

export interface CashStatementRowPage extends Pick<ConsolePageProps, "title" | "back"> {
  lead: string;
  state: { label: string; tone: BadgeProps["tone"] };
  /** What cannot be read; blank where all can. */
  flaw: string;
  /** What the statement says, and what the book does. */
  parts: readonly { title: string; rows: readonly SummaryRow[] }[];
  links: readonly { href: string; label: string }[];
  clear?:
    (Pick<ConsoleFormProps, "fields" | "action" | "labels"> & { title: string; text: string }) | undefined;
}

/** A row of a courier's statement: what it says, what the book says, and the note with which it is cleared. */
export function CashStatementRowView({ page, state }: { page: CashStatementRowPage; state: FormState }) {
  const { title, lead, back, flaw, parts, links, clear } = page;
  const pending = usePendingForm().formAction;
  return (
    <ConsolePage
      title={title}
      lead={lead}
      back={back}
      aside={<Badge tone={page.state.tone}>{page.state.label}</Badge>}
      className="wrap-anywhere"
    >
      {flaw && <InlineAlert tone="warning">{flaw}</InlineAlert>}
      {parts.map((part) => (
        <section key={part.title} className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{part.title}</h2>
          <SummaryList rows={part.rows} />
        </section>
      ))}
      {links.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {links.map(({ href, label }) => (
            <LinkButton key={href} href={href} variant="secondary">
              {label}
            </LinkButton>
          ))}
        </div>
      )}
      {clear && (
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{clear.title}</h2>
          <p className="text-muted">{clear.text}</p>
          <ConsoleForm
            formId="clear"
            fields={clear.fields}
            action={clear.action}
            labels={clear.labels}
            values={state.values}
            errors={state.errors}
            formErrors={state.formErrors}
            pending={pending === clear.action}
          />
        </section>
      )}
    </ConsolePage>
  );
}
