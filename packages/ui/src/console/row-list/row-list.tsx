import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Avatar, type AvatarProps } from "../../primitives/avatar/avatar";
import { Icon, type IconName } from "../../primitives/icon/icon";
import { Logo, type LogoProps } from "../../primitives/logo/logo";
import type { RootProps } from "../../primitives/root-props/root-props";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import { RowPicture } from "./row-picture";
import { RowWords, type RowContent, type RowWordsProps } from "./row-words";

export interface ListRow extends RowContent {
  /** Tells it apart from the others. */
  id: string;
  icon?: IconName | undefined;
  /** A picture in the icon's place: its path, `/media/…`, without a width. */
  picture?: string | undefined;
  /** A shop's sign in the icon's place: its logo, else its initials. */
  sign?: Pick<LogoProps, "src" | "initials"> | undefined;
  /** A person in the icon's place: the initials of the name. */
  person?: Pick<AvatarProps, "initials"> | undefined;
  /** Where it leads; a row without one is only read. */
  href?: string | undefined;
}

export interface RowListProps extends RootProps<"ul"> {
  /** The things in their order, one a row. */
  rows: readonly ListRow[];
  /** What can be done with a row, forms with their buttons: at its end where there is room, else below it. */
  actions?: ((row: ListRow) => ReactNode) | undefined;
  /** What can be done is narrow, a button or an icon: it stays at the row's end on a phone, too. */
  compact?: boolean;
  /** What stands before a row, such as the box that chooses it, 44 px wide. */
  start?: ((row: ListRow) => ReactNode) | undefined;
}

/**
 * A list to choose from or to read: a line for each, with its state, what is compared down the list, and where it leads.
 *
 * @use For things to choose from or to read, a line each.
 * @avoid For numbers to be typed over (`NumberTable`), or for several numbers a row (`Table`).
 * @words The title is the name of the thing, lines are facts joined by a point in the middle; the figure has its unit:
 *   "৳450", "3 pieces".
 * @accessibility A list of links; the state is a word in the link.
 */
export function RowList({ rows, actions, compact = false, start, className, ...rest }: RowListProps) {
  const isAmongWays = rows.some(({ href }) => href !== undefined);
  return (
    <ul data-slot="row-list" className={clsx("panel divide-y divide-border", className)} {...rest}>
      {rows.map((row) => {
        const done = actions?.(row);
        const before = start?.(row);
        const look = clsx(
          "flex min-w-0 shrink grow-[999] items-center",
          compact ? "basis-36 gap-2 pe-1 sm:basis-72 sm:gap-3 sm:pe-4" : "basis-72 gap-3 pe-4",
          compact ? "min-h-14 py-3" : isName(row) ? "min-h-14 py-2" : "min-h-16 py-4",
          before ? "ps-0" : "ps-4",
        );
        return (
          <li key={row.id} className="flex flex-wrap items-center">
            {before && <div className="w-11 shrink-0 ps-3">{before}</div>}
            <Row
              {...row}
              look={look}
              isAmongWays={isAmongWays}
              stateLook={isName(row) ? "justify-between" : "flex-wrap"}
              chevron={chevronOf(done !== undefined && done !== null, compact)}
            />
            {done && <RowActions compact={compact}>{done}</RowActions>}
          </li>
        );
      })}
    </ul>
  );
}

/** A name alone, as in a menu, is read at a glance and takes less room; states stand below one another at the rows' ends. */
const isName = ({ lines = [], figure, otherName, picture, sign, person }: ListRow) =>
  lines.length === 0 && !figure && !otherName && !picture && !sign && !person;

/** It points on where nothing else stands at the row's end. */
const chevronOf = (isDone: boolean, compact: boolean) =>
  clsx("text-muted", isDone && (compact ? "hidden" : "sm:hidden"));

interface RowActionsProps {
  compact: boolean;
  children: ReactNode;
}

/** What is too wide for the row's end has a line of its own to its end; what unfolds has the whole width, below. */
function RowActions({ compact, children }: RowActionsProps) {
  return (
    <div
      className={clsx(
        "flex flex-wrap gap-2 has-[[open]]:w-full",
        compact
          ? "justify-end pe-2 has-[[open]]:px-4 has-[[open]]:pb-4 sm:pe-4"
          : "w-full px-4 pb-4 sm:w-auto sm:grow sm:py-2.5",
      )}
    >
      {children}
    </div>
  );
}

interface RowProps extends ListRow {
  /** What can be done stands at its end where enough is left for its words, which get what room there is. */
  look: string;
  /** Others of the list lead somewhere: its figure is level with theirs. */
  isAmongWays: boolean;
  stateLook: RowWordsProps["stateLook"];
  chevron: string;
}

function Row({
  href,
  title,
  titleLang,
  otherName,
  lines = [],
  figure,
  icon,
  picture,
  sign,
  person,
  state,
  look,
  isAmongWays,
  stateLook,
  chevron,
}: RowProps) {
  const { Link } = useUi();
  const content = (
    <>
      {picture && <RowPicture src={picture} />}
      {sign && <Logo {...sign} ground="list" />}
      {person && <Avatar {...person} size="small" />}
      {icon && (
        <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-surface-sunken text-muted">
          <Icon name={icon} />
        </span>
      )}
      <RowWords
        title={title}
        titleLang={titleLang}
        otherName={otherName}
        lines={lines}
        figure={figure}
        state={state}
        stateLook={stateLook}
        isCut={href !== undefined}
      />
    </>
  );
  return href ? (
    <Link href={href} className={clsx(look, "group hover:bg-surface-sunken")}>
      {content}
      <Icon name="chevron-right" className={chevron} />
    </Link>
  ) : (
    <div className={look}>
      {content}
      {isAmongWays && figure && <span aria-hidden="true" className="w-5 shrink-0" />}
    </div>
  );
}
