import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { TaskList, type TaskListProps } from "@haat/ui/console/task-list/task-list";
import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";

export interface OpeningViewProps extends Pick<ConsolePageProps, "title" | "lead"> {
  state: { label: string; tone: BadgeProps["tone"] };
  /** Why the platform turned the shop down or closed it. */
  reason?: { title: string; text: string } | undefined;
  progress: string;
  tasks: TaskListProps["tasks"];
  ways: { href: string; label: string; isMain: boolean }[];
  labels: TaskListProps["labels"];
}

/** The parts of an application, ticked by what is there, and the ways on. */
export function OpeningView(props: OpeningViewProps) {
  const { title, lead, state, reason, progress, tasks, ways, labels } = props;
  return (
    <ConsolePage title={title} lead={lead} aside={<Badge tone={state.tone}>{state.label}</Badge>}>
      {reason && (
        <InlineAlert tone="danger" title={reason.title}>
          {reason.text}
        </InlineAlert>
      )}
      {tasks.length > 0 && (
        <section className="grid grid-cols-1 gap-3" aria-label={progress}>
          <h2 className="text-title">{progress}</h2>
          <TaskList tasks={tasks} labels={labels} />
        </section>
      )}
      <div className="grid gap-3">
        {ways.map(({ href, label, isMain }) => (
          <LinkButton key={label} href={href} variant={isMain ? "primary" : "secondary"} size="large" wide>
            {label}
          </LinkButton>
        ))}
      </div>
    </ConsolePage>
  );
}
