import { clsx } from "clsx";
import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow, type RowListProps } from "@haat/ui/console/row-list/row-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";
import type { IconName } from "@haat/ui/primitives/icon/icon";
import type { ReactNode } from "react";

interface Step {
  label: string;
  href: string;
  /** It leads to another list and begins nothing: what stands in the rows matters more. */
  isWay?: boolean | undefined;
}

const lookOf = ({ isWay }: Step) => (isWay ? "secondary" : "primary");

/** A page of rows, as its loader hands it over. */
export interface RowsPageData extends Pick<ConsolePageProps, "title" | "back"> {
  lead?: string | undefined;
  groups: readonly { title?: string | undefined; rows: readonly ListRow[] }[];
  /** Said where no group has a row: what will stand here, drawn and in words, and the first step to it, else the `action`. */
  empty?: { title: string; text?: string | undefined; icon?: IconName; step?: Step | undefined } | undefined;
  /** The one thing to do here. */
  action?: Step | undefined;
}

export interface RowsPageViewProps
  extends Pick<ConsolePageProps, "aside">, Pick<RowListProps, "actions" | "compact" | "start"> {
  page: RowsPageData;
  /** Above the rows. */
  children?: ReactNode;
}

/** A page of lists: to choose from, or to read. */
export function RowsPageView({ page, aside, children, ...list }: RowsPageViewProps) {
  const { title, lead, back, groups, empty, action } = page;
  const shown = groups.filter(({ rows }) => rows.length > 0);
  const nothing = shown.length === 0 ? empty : undefined;
  return (
    <ConsolePage title={title} lead={lead} back={back} aside={aside} width="list">
      {isMenu(shown) && <PartLinks label={title} groups={shown} />}
      {children}
      {shown.length > 0 && (
        <div className={clsx("grid grid-cols-1 gap-6", isMenu(shown) && "lg:block lg:columns-2 lg:gap-8")}>
          {shown.map((group, place) => (
            <section
              key={group.title ?? ""}
              id={partId(place)}
              className={clsx(
                "grid scroll-mt-4 grid-cols-1 gap-3",
                isMenu(shown) && "break-inside-avoid lg:mb-8",
              )}
            >
              {group.title && <h2 className="text-title">{group.title}</h2>}
              <RowList rows={group.rows} {...list} />
            </section>
          ))}
        </div>
      )}
      {nothing && <Nothing step={action} {...nothing} />}
      {action && !nothing && (
        <LinkButton
          href={action.href}
          variant={lookOf(action)}
          size="large"
          wide
          className="sm:w-auto sm:justify-self-start"
        >
          {action.label}
        </LinkButton>
      )}
    </ConsolePage>
  );
}

/** Whether these are groups of names alone, which stand in two columns where there is room. */
const isMenu = (groups: RowsPageData["groups"]) =>
  groups.length > 1 && groups.every(({ rows }) => rows.every(({ lines }) => lines === undefined));

const partId = (place: number) => `part-${place + 1}`;

/** On a phone the last part of a menu is screens away: one press leads to each. */
function PartLinks({ label, groups }: { label: string; groups: RowsPageData["groups"] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2 lg:hidden">
      {groups.map(({ title }, place) => (
        <LinkButton key={title} href={`#${partId(place)}`} variant="secondary" size="small">
          {title}
        </LinkButton>
      ))}
    </nav>
  );
}

/** What will stand here, with the first step below its words, where it is in sight on a small phone. */
function Nothing({ icon = "info", title, text, step }: NonNullable<RowsPageData["empty"]>) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={
        step && (
          <LinkButton href={step.href} variant={lookOf(step)}>
            {step.label}
          </LinkButton>
        )
      }
    />
  );
}
