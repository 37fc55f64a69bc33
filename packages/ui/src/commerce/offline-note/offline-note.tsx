import { clsx } from "clsx";
import { LinkButton } from "../../primitives/button/button";
import { Icon } from "../../primitives/icon/icon";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface OfflineNoteProps extends RootProps<"section"> {
  /** How old the page is, such as "5 minutes ago"; none where the page is new and only things wait. */
  age?: string | undefined;
  /** Things that were added meanwhile and wait for the connection, by name; none when there is nothing. */
  queued?: readonly string[];
  labels: {
    title: string;
    /** What may have changed since: prices, stock. */
    text: string;
    queued: string;
    reload: string;
  };
  /** This page, asked for anew. */
  reloadHref: string;
}

/**
 * Above a page that was kept for when there is no connection: how old it is, and what waits to be sent.
 *
 * @use Above a page that comes from the phone's own copy.
 * @avoid When there is a connection.
 * @accessibility What waits to be sent is a `status`, so that its change is said.
 */
export function OfflineNote({ age, queued = [], labels, reloadHref, className, ...rest }: OfflineNoteProps) {
  return (
    <section
      data-slot="offline-note"
      aria-label={labels.title}
      className={clsx(
        "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-warning-soft p-4 text-on-warning-soft",
        className,
      )}
      {...rest}
    >
      <div className="flex min-w-0 flex-[1_1_16rem] gap-3">
        <Icon name="offline" className="mt-[0.2em]" />
        <div className="grid min-w-0 gap-1">
          <p className="font-semibold">{age ? `${labels.title} · ${age}` : labels.title}</p>
          {labels.text && <p>{labels.text}</p>}
          {queued.length > 0 && (
            <div role="status">
              <p className="mt-1 font-semibold">{labels.queued}</p>
              <ul className="list-disc ps-5">
                {queued.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
      <LinkButton href={reloadHref} variant="secondary" size="small" className="max-xs:w-full">
        {labels.reload}
      </LinkButton>
    </section>
  );
}
