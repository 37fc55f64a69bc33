import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { TabsAsLinks, type TabLink } from "@haat/ui/primitives/tabs-as-links/tabs-as-links";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";
import { statementFields as fields } from "./cash-statement.form";
import { SettleForm, type SettleFormData } from "./settle-form.view";

interface Command {
  intent: string;
  label: string;
  text: string;
}

export interface CashStatementPage extends Pick<ConsolePageProps, "title" | "back"> {
  lead: string;
  state: { label: string; tone: BadgeProps["tone"] };
  action: string;
  /** Said of one that is not read, or not any more. */
  note?: string | undefined;
  /** What the statement says, what the book does. */
  parts: readonly { title: string; rows: readonly SummaryRow[] }[];
  settle?: SettleFormData | undefined;
  /** Said where nothing can be settled. */
  idle?: string | undefined;
  differences: {
    title: string;
    views: readonly TabLink[];
    viewsLabel: string;
    moreViews: string;
    rows: readonly ListRow[];
    empty: { title: string; text: string };
    file: { href: string; label: string };
    steps: readonly { href: string; label: string; rel: "prev" | "next" }[];
  };
  /** Until when it is kept where nothing of it is settled. */
  ends?: string | undefined;
  commands: {
    again?: Command | undefined;
    columns?: { href: string; label: string } | undefined;
    throwAway?: Command | undefined;
  };
}

/** A courier's statement: its sums, what can be settled of it, its rows by what they are, and what else can be done with it. */
export function CashStatementView({ page, state }: { page: CashStatementPage; state: FormState }) {
  const { title, lead, back, note, parts, settle, idle, differences, commands, action } = page;
  return (
    <ConsolePage
      title={title}
      lead={lead}
      back={back}
      aside={<Badge tone={page.state.tone}>{page.state.label}</Badge>}
      className="wrap-anywhere"
    >
      {note && <InlineAlert tone="info">{note}</InlineAlert>}
      {parts.map((part) => (
        <section key={part.title} className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{part.title}</h2>
          <SummaryList rows={part.rows} />
        </section>
      ))}
      {settle && <SettleForm settle={settle} action={action} state={state} />}
      {idle && <InlineAlert tone="info">{idle}</InlineAlert>}
      {differences.views.length > 0 && <Differences {...differences} />}
      <Commands commands={commands} action={action} />
      {page.ends && <p className="text-small text-muted">{page.ends}</p>}
    </ConsolePage>
  );
}

function Differences({
  title,
  views,
  viewsLabel,
  moreViews,
  rows,
  empty,
  file,
  steps,
}: CashStatementPage["differences"]) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-title">{title}</h2>
      <TabsAsLinks tabs={views} label={viewsLabel} more={moreViews} />
      {rows.length > 0 ? <RowList rows={rows} /> : <EmptyState icon="check" {...empty} />}
      {steps.length > 0 && (
        <nav className="flex flex-wrap gap-3" aria-label={title}>
          {steps.map(({ href, label, rel }) => (
            <LinkButton key={rel} href={href} rel={rel} variant="secondary">
              {label}
            </LinkButton>
          ))}
        </nav>
      )}
      <div>
        <LinkButton href={file.href} icon="download" variant="secondary" download="">
          {file.label}
        </LinkButton>
      </div>
    </section>
  );
}

function Commands({ commands, action }: Pick<CashStatementPage, "commands" | "action">) {
  const { again, columns, throwAway } = commands;
  return (
    <>
      {again && <CommandForm command={again} action={action} />}
      {columns && (
        <LinkButton href={columns.href} size="large" wide variant="secondary">
          {columns.label}
        </LinkButton>
      )}
      {throwAway && <CommandForm command={throwAway} action={action} />}
    </>
  );
}

/** A form of one button, with what it does. */
function CommandForm({ command, action }: { command: Command; action: string }) {
  const { Form } = useUi();
  const pending = usePendingForm();
  const { intent, label, text } = command;
  const isPending = pending.formAction === action && pending.formData?.get(fields.intent) === intent;
  return (
    <Form method="post" action={action} data-slot="console-form" className="grid grid-cols-1 gap-2">
      <p className="text-small text-muted">{text}</p>
      <Button size="large" wide variant="secondary" name={fields.intent} value={intent} pending={isPending}>
        {label}
      </Button>
    </Form>
  );
}
