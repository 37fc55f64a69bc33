import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { Progress, type ProgressProps } from "@haat/ui/primitives/progress/progress";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { ReactNode } from "react";
import { useRefreshedPage } from "../refreshed-page.hook";
import { takeOutFields } from "./take-out.form";

interface Command {
  intent: string;
  label: string;
}

interface NewestCopy {
  id: string;
  badge: { tone: NonNullable<BadgeProps["tone"]>; label: string };
  text: string;
  progress?: Pick<ProgressProps, "label" | "value" | "max" | "valueText"> | undefined;
  refresh?: { href: string; label: string } | undefined;
  /** Folded below how far it is. */
  trouble?: { title: string; goOn: Command; stop: Command } | undefined;
  files: { action: string; label: string }[];
  remove?: Command | undefined;
}

/** A copy of all data of a shop, as its page shows it. */
export interface TakeOutPage extends Pick<ConsolePageProps, "title" | "lead" | "back"> {
  about: string;
  action: string;
  isBusy: boolean;
  newest: NewestCopy | null;
  ask?: (Command & { hint: string }) | undefined;
  what: { title: string; lines: string[] };
}

export function TakeOutView({ page }: { page: TakeOutPage }) {
  const { title, lead, back, about, action, newest, ask, what } = page;
  useRefreshedPage(page.isBusy);
  return (
    <ConsolePage
      title={title}
      lead={lead}
      back={back}
      aside={newest && <Badge tone={newest.badge.tone}>{newest.badge.label}</Badge>}
      className="wrap-anywhere"
    >
      <InlineAlert tone="info">{about}</InlineAlert>
      {newest && <Newest newest={newest} action={action} />}
      {ask && (
        <section className="grid grid-cols-1 gap-2">
          <p className="text-small text-muted">{ask.hint}</p>
          <CommandForm
            command={ask}
            action={action}
            variant={newest?.files.length ? "secondary" : "primary"}
          />
        </section>
      )}
      {newest?.remove && (
        <CommandForm command={newest.remove} action={action} takeOut={newest.id} variant="secondary" />
      )}
      <Folded title={what.title}>
        <ul className="grid list-disc gap-1 ps-5 text-small text-muted">
          {what.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Folded>
    </ConsolePage>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-link">{title}</summary>
      {children}
    </details>
  );
}

function Newest({ newest, action }: { newest: NewestCopy; action: string }) {
  const { id, text, progress, refresh, trouble, files } = newest;
  return (
    <section className="grid grid-cols-1 gap-4">
      <p>{text}</p>
      {progress && <Progress id="progress" {...progress} />}
      {refresh && (
        <LinkButton href={refresh.href} variant="secondary" data-keep-scroll="">
          {refresh.label}
        </LinkButton>
      )}
      {files.map((file) => (
        // No link with `download`: where one has to prove oneself first, that page would be kept as the file.
        <form key={file.action} method="get" action={file.action}>
          <Button size="large" wide icon="download">
            {file.label}
          </Button>
        </form>
      ))}
      {trouble && (
        <Folded title={trouble.title}>
          <div className="grid grid-cols-1 gap-2">
            <CommandForm command={trouble.goOn} action={action} variant="secondary" />
            <CommandForm command={trouble.stop} action={action} takeOut={id} variant="quiet" />
          </div>
        </Folded>
      )}
    </section>
  );
}

interface CommandFormProps {
  command: Command;
  action: string;
  variant: "primary" | "secondary" | "quiet";
  takeOut?: string;
}

/** A form of one button. */
function CommandForm({ command: { intent, label }, action, takeOut, variant }: CommandFormProps) {
  const { Form } = useUi();
  const pending = usePendingForm();
  const isPending = pending.formAction === action && pending.formData?.get(takeOutFields.intent) === intent;
  return (
    <Form method="post" action={action} data-slot="console-form">
      {takeOut && <input type="hidden" name={takeOutFields.takeOut} value={takeOut} />}
      <Button
        size="large"
        wide
        variant={variant}
        name={takeOutFields.intent}
        value={intent}
        pending={isPending}
      >
        {label}
      </Button>
    </Form>
  );
}
