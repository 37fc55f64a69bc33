import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { ReactNode } from "react";
import { ProgramDocs, type ProgramDocsProps } from "../program-docs.view";
import { testShopFields } from "./test-shop.form";

interface Command {
  intent: string;
  label: string;
  /** How far ahead time is to be then. */
  hours?: number;
  /** Sent twice with it, the command is done once. */
  key?: string;
}

interface Words {
  title: string;
  text: string;
}

interface OpenedTestShop {
  console: { href: string; label: string };
  visit: { href: string; label: string };
  facts: { title: string; rows: SummaryRow[] };
  hints: string[];
  time: Words & { steps: Command[] };
  fresh: Words & { href: string };
  messages: {
    title: string;
    empty: string;
    rows: { key: string; head: string; text: string; lang: "bn" | "en" }[];
  };
}

/** The shop in which programs are tried out, as its page shows it. */
export interface TestShopPage extends Pick<ConsolePageProps, "title" | "lead" | "back"> {
  docs: ProgramDocsProps;
  action: string;
  notPossible?: string | undefined;
  none?: (Words & { submit: Command }) | undefined;
  opened: OpenedTestShop | null;
}

export function TestShopView({ page }: { page: TestShopPage }) {
  const { title, lead, back, docs, action, notPossible, none, opened } = page;
  return (
    <ConsolePage title={title} lead={lead} back={back} className="wrap-anywhere">
      {notPossible && <InlineAlert tone="info">{notPossible}</InlineAlert>}
      {none && (
        <EmptyState
          icon="target"
          title={none.title}
          text={none.text}
          action={<CommandForm command={none.submit} action={action} variant="primary" />}
        />
      )}
      {opened && <Opened opened={opened} action={action} />}
      <ProgramDocs {...docs} />
    </ConsolePage>
  );
}

function Opened({ opened, action }: { opened: OpenedTestShop; action: string }) {
  const { facts, hints, time, fresh, messages } = opened;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={opened.console.href}>{opened.console.label}</LinkButton>
        <LinkButton href={opened.visit.href} variant="secondary">
          {opened.visit.label}
        </LinkButton>
      </div>
      <Part title={facts.title}>
        <SummaryList rows={facts.rows} className="[&_dd]:select-all" />
        {hints.map((hint) => (
          <p key={hint} className="text-small text-muted">
            {hint}
          </p>
        ))}
      </Part>
      <Part title={time.title}>
        <p className="text-muted">{time.text}</p>
        <div className="flex flex-wrap gap-3">
          {time.steps.map((step) => (
            <CommandForm key={step.label} command={step} action={action} variant="secondary" />
          ))}
        </div>
      </Part>
      <Part title={fresh.title}>
        <p className="text-muted">{fresh.text}</p>
        <div>
          <LinkButton href={fresh.href} variant="secondary">
            {fresh.title}
          </LinkButton>
        </div>
      </Part>
      <Part title={messages.title}>
        <Messages {...messages} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-title">{title}</h2>
      {children}
    </section>
  );
}

function Messages({ rows, empty }: Pick<OpenedTestShop["messages"], "rows" | "empty">) {
  if (rows.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <ul className="panel divide-y divide-border" data-slot="test-messages">
      {rows.map(({ key, head, text, lang }) => (
        <li key={key} className="grid gap-1 p-4">
          <span className="text-small text-muted">{head}</span>
          <span lang={lang}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

interface CommandFormProps {
  command: Command;
  action: string;
  variant: "primary" | "secondary";
}

/** A form of one button. */
function CommandForm({ command: { intent, label, hours, key }, action, variant }: CommandFormProps) {
  const { Form } = useUi();
  const pending = usePendingForm();
  const isSame = pending.formData?.get(testShopFields.hours) === (hours === undefined ? null : String(hours));
  const isPending =
    pending.formAction === action && pending.formData?.get(testShopFields.intent) === intent && isSame;
  return (
    <Form method="post" action={action} data-slot="console-form">
      <input type="hidden" name={testShopFields.intent} value={intent} />
      {key !== undefined && <input type="hidden" name={testShopFields.key} value={key} />}
      {hours !== undefined && <input type="hidden" name={testShopFields.hours} value={hours} />}
      <Button variant={variant} pending={isPending}>
        {label}
      </Button>
    </Form>
  );
}
