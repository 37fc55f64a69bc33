import { clsx } from "clsx";
import { Icon } from "../../primitives/icon/icon";
import type { RootProps } from "../../primitives/root-props/root-props";
import { useUi } from "../../primitives/ui-provider/ui-provider";

export interface Task {
  href: string;
  title: string;
  /** What is there already, or what it is about. */
  text?: string | undefined;
  done: boolean;
  /** What somebody asked to be changed. */
  remark?: string | undefined;
}

export interface TaskListProps extends RootProps<"ul"> {
  /** What is to be done, in the order that it is best done in. */
  tasks: readonly Task[];
  labels: { done: string; open: string; remark: string };
}

/**
 * What is to be done, in any order; each ticks itself when it is.
 *
 * @use For a few tasks in any order, such as opening a shop.
 * @avoid For steps in order (`StepProgress`).
 * @words A verb with its thing: "Add the first product". The line below says what is needed for it.
 * @accessibility Done and open are words beside each task.
 */
export function TaskList({ tasks, labels, className, ...rest }: TaskListProps) {
  return (
    <ul
      data-slot="task-list"
      className={clsx("panel grid grid-cols-1 divide-y divide-border", className)}
      {...rest}
    >
      {tasks.map((task) => (
        <li key={task.href}>
          <TaskRow task={task} labels={labels} />
        </li>
      ))}
    </ul>
  );
}

function TaskRow({ task, labels }: { task: Task; labels: TaskListProps["labels"] }) {
  const { Link } = useUi();
  const { href, title, text, done, remark } = task;
  const needsWork = !done || remark !== undefined;
  return (
    <Link
      href={href}
      className="group grid min-h-16 grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-3 p-4 hover:bg-surface-sunken"
    >
      <span
        className={clsx(
          "grid size-8 place-items-center rounded-pill border-2",
          needsWork ? "border-border-control" : "border-transparent bg-success text-on-success",
        )}
      >
        {!needsWork && <Icon name="check" size={18} strokeWidth={2.5} />}
        {remark !== undefined && <Icon name="pencil" size={16} />}
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span className="font-semibold group-hover:text-link">{title}</span>
        {text && <span className="line-clamp-2 text-small text-muted">{text}</span>}
        {remark !== undefined && (
          <span className="text-small font-semibold text-on-warning-soft">
            {labels.remark} {remark}
          </span>
        )}
        <span className="sr-only">{needsWork ? labels.open : labels.done}</span>
      </span>
      <Icon name="chevron-right" className="text-muted" />
    </Link>
  );
}
