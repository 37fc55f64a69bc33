import { clsx } from "clsx";
import { Badge } from "../../primitives/badge/badge";
import { Button } from "../../primitives/button/button";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { Icon } from "../../primitives/icon/icon";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Names of what the forms send. */
export const sessionFields = { session: "session", intent: "intent" } as const;
/** Values of `intent`: end the one named by `session`, or every one. */
export const sessionIntents = { end: "end", endAll: "end_all" } as const;

export interface SessionData {
  id: string;
  /** Such as `Chrome · Android`, Latin in both languages. */
  device: string;
  /** When it was last used, in words. */
  lastUsed: string;
  /** The one that looks at the list. */
  current: boolean;
}

export interface SessionListProps extends RootProps<"section", "hidden"> {
  /** The devices that are signed in; the one that looks at the list is marked. */
  sessions: readonly SessionData[];
  labels: {
    title: string;
    current: string;
    end: string;
    endAll: string;
    /** What that means: this device is signed out too. */
    endAllNote: string;
  };
  action: string;
  /** Id of the session that is being ended, or `all`. */
  pending?: string | undefined;
  hidden?: HiddenValues;
}

/**
 * Where a customer is signed in, each place with a button that ends it.
 *
 * @use In the account, under safety.
 * @avoid For the desk's own people in the console.
 * @accessibility The place that is looked from is marked in words.
 */
export function SessionList(props: SessionListProps) {
  const { sessions, labels, action, pending, hidden, className, ...rest } = props;
  const { Form } = useUi();
  return (
    <section
      data-slot="session-list"
      aria-label={labels.title}
      className={clsx("grid gap-4", className)}
      {...rest}
    >
      <ul className="panel divide-y divide-border">
        {sessions.map((session) => (
          <Session key={session.id} {...props} session={session} />
        ))}
      </ul>
      <Form
        method="post"
        action={action}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
      >
        <HiddenFields values={hidden} />
        <p className="max-w-prose flex-[1_1_16rem] text-small text-muted">{labels.endAllNote}</p>
        <Button
          variant="danger"
          name={sessionFields.intent}
          value={sessionIntents.endAll}
          pending={pending === "all"}
        >
          {labels.endAll}
        </Button>
      </Form>
    </section>
  );
}

function Session(props: SessionListProps & { session: SessionData }) {
  const { session, labels, action, pending, hidden } = props;
  const { Form } = useUi();
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 p-4 xs:grid-cols-[2.75rem_minmax(0,1fr)_auto]">
      <span className="grid size-11 shrink-0 place-items-center self-start rounded-pill bg-surface-sunken text-muted">
        <Icon name="device" />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span lang="en">{session.device}</span>
          {session.current && <Badge tone="success">{labels.current}</Badge>}
        </p>
        <p className="text-small text-muted">{session.lastUsed}</p>
      </div>
      {!session.current && (
        <Form method="post" action={action} className="max-xs:col-start-2">
          <HiddenFields values={hidden} />
          <input type="hidden" name={sessionFields.session} value={session.id} />
          <Button
            variant="secondary"
            size="small"
            name={sessionFields.intent}
            value={sessionIntents.end}
            pending={pending === session.id}
          >
            {labels.end}
            <span className="sr-only"> {session.device}</span>
          </Button>
        </Form>
      )}
    </li>
  );
}
