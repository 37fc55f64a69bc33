import { clsx } from "clsx";
import { Button } from "../../primitives/button/button";
import { Icon, type IconName } from "../../primitives/icon/icon";
import type { RootProps } from "../../primitives/root-props/root-props";
import { RowPicture } from "../row-list/row-picture";

export type UploadState = "waiting" | "sending" | "sent" | "failed";

export interface Upload {
  id: string;
  /** As the file is called. */
  name: string;
  state: UploadState;
  /** Once it is sent: its path below `/media/`, without a width. */
  picture?: string | undefined;
  /** Why it was not taken, as a sentence. */
  reason?: string | undefined;
}

export interface UploadListProps extends RootProps<"ul"> {
  /** The files that were chosen, each with how far it is. */
  uploads: readonly Upload[];
  labels: {
    /** Of the whole list. */
    title: string;
    state: Record<UploadState, string>;
    retry: string;
    remove: string;
  };
  /** Sends what failed once more. */
  onRetry: (id: string) => void;
  /** Takes a file out of the list. */
  onRemove: (id: string) => void;
}

const icons: Record<UploadState, IconName> = {
  waiting: "clock",
  sending: "upload",
  sent: "check",
  failed: "alert",
};

/**
 * Files that a page sends one by one: how far each is, and what can be done where one failed. There is none without
 * scripts: the form's own file input sends all of them then.
 *
 * @use Beside a multiple file input, with scripts.
 * @avoid For one file (`FileField`).
 * @words The file's own name, then how far it is. What failed says the bound, and its button what it does: "Send
 *   again".
 * @accessibility How far a file is is a `status` of its own; its buttons say the file's name.
 */
export function UploadList({ uploads, labels, onRetry, onRemove, className, ...rest }: UploadListProps) {
  return (
    <ul
      data-slot="upload-list"
      aria-label={labels.title}
      className={clsx("panel divide-y divide-border", className)}
      {...rest}
    >
      {uploads.map(({ id, name, state, picture, reason }) => (
        <li key={id} className="flex flex-wrap items-center gap-3 p-4">
          {picture ? (
            <RowPicture src={picture} />
          ) : (
            <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-surface-sunken text-muted">
              <Icon name={icons[state]} />
            </span>
          )}
          <span className="grid min-w-0 flex-[1_1_9rem] gap-0.5">
            <span className="truncate font-semibold">{name}</span>
            <span
              role="status"
              className={clsx(
                "text-small",
                state === "failed" ? "font-semibold text-on-danger-soft" : "text-muted",
              )}
            >
              {reason ?? labels.state[state]}
            </span>
          </span>
          {state === "failed" && (
            <span className="flex flex-wrap gap-2">
              <Button
                type="button"
                variant="secondary"
                aria-label={`${labels.retry}: ${name}`}
                onClick={() => onRetry(id)}
              >
                {labels.retry}
              </Button>
              <Button
                type="button"
                variant="quiet"
                aria-label={`${labels.remove}: ${name}`}
                onClick={() => onRemove(id)}
              >
                {labels.remove}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
