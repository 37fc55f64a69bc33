import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Badge, type BadgeProps } from "../../primitives/badge/badge";
import { Icon, type IconName } from "../../primitives/icon/icon";
import type { RootProps } from "../../primitives/root-props/root-props";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import { RowPicture } from "./row-picture";

export interface ListRow {
  /** Tells it apart from the others. */
  id: string;
  title: string;
  /** The language of the title, where it is not the page's. */
  titleLang?: "bn" | "en" | undefined;
  /** What it is called in the other language, above the lines. */
  otherName?: { text: string; lang: "bn" | "en" } | undefined;
  /** What else is to be known of it, each a line of its own. */
  lines?: readonly string[] | undefined;
  icon?: IconName | undefined;
  /** A picture in the icon's place: its path, `/media/…`, without a width. */
  picture?: string | undefined;
  state?: { label: string; tone: BadgeProps["tone"] } | undefined;
  /** Where it leads; a row without one is only read. */
  href?: string | undefined;
}

export interface RowListProps extends RootProps<"ul"> {
  /** The things in their order, one a row. */
  rows: readonly ListRow[];
  /** What can be done with a row, forms with their buttons: at its end where there is room, else below it. */
  actions?: ((row: ListRow) => ReactNode) | undefined;
}

/**
 * A list to choose from or to read: a line for each, with its state, and where it leads.
 *
 * @use For things to choose from or to read, a line each.
 * @avoid For numbers that are compared (`NumberTable`).
 * @accessibility A list of links; the state is a word in the link.
 */
export function RowList({ rows, actions, className, ...rest }: RowListProps) {
  return (
    <ul data-slot="row-list" className={clsx("panel divide-y divide-border", className)} {...rest}>
      {rows.map((row) => {
        const done = actions?.(row);
        return (
          <li key={row.id} className="flex flex-wrap items-center">
            <Row {...row} chevron={done ? "text-muted sm:hidden" : "text-muted"} />
            {done && <RowActions>{done}</RowActions>}
          </li>
        );
      })}
    </ul>
  );
}

/** What is too wide for the row's end has a line of its own to its end; what unfolds has the whole width, below. */
function RowActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex w-full flex-wrap gap-2 px-4 pb-4 sm:w-auto sm:grow sm:py-2.5 sm:has-[[open]]:w-full">
      {children}
    </div>
  );
}

/** What can be done stands at its end where this much is left for its words, which get what room there is. */
const look = "flex min-h-16 min-w-0 shrink grow-[999] basis-72 items-center gap-3 p-4";

function Row({
  href,
  title,
  titleLang,
  otherName,
  lines = [],
  icon,
  picture,
  state,
  chevron,
}: ListRow & { chevron: string }) {
  const { Link } = useUi();
  const content = (
    <>
      {picture && <RowPicture src={picture} />}
      {icon && (
        <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-surface-sunken text-muted">
          <Icon name={icon} />
        </span>
      )}
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span lang={titleLang} className="min-w-0 group-hover:text-link">
            {title}
          </span>
          {state && <Badge tone={state.tone}>{state.label}</Badge>}
        </span>
        {otherName && (
          <span lang={otherName.lang} className="text-small text-muted">
            {otherName.text}
          </span>
        )}
        {lines.map((line) => (
          <span key={line} className="text-small text-muted">
            {line}
          </span>
        ))}
      </span>
    </>
  );
  return href ? (
    <Link href={href} className={clsx(look, "group hover:bg-surface-sunken")}>
      {content}
      <Icon name="chevron-right" className={chevron} />
    </Link>
  ) : (
    <div className={look}>{content}</div>
  );
}
