import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { CountTiles, type CountTile } from "@haat/ui/console/count-tiles/count-tiles";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { LinkButton } from "@haat/ui/primitives/button/button";

export interface TodayViewProps {
  title: string;
  state: { label: string; tone: BadgeProps["tone"] };
  /** Left out where all is well. */
  text?: string | undefined;
  /** The way to terms that the owner is asked to accept. */
  terms?: { label: string; href: string } | undefined;
  /** The way to what is left before the shop opens, or sells again. */
  next?: { label: string; href: string } | undefined;
  /** What waits at the desk, lane by lane, and beside it. */
  desk?: { title: string; lanes: readonly CountTile[]; rows: readonly ListRow[] } | undefined;
  /** What is sold out, or few of it left. */
  goods?: { title: string; rows: readonly ListRow[] } | undefined;
  /** Why nobody can buy from the shop though it is open. */
  doctor?: { title: string; rows: readonly ListRow[] } | undefined;
  visit?: { label: string; href: string } | undefined;
}

/** How the shop stands, and what is to be done next. */
export function TodayView({ title, state, text, terms, next, desk, goods, doctor, visit }: TodayViewProps) {
  return (
    <ConsolePage
      title={title}
      lead={text}
      aside={<Badge tone={state.tone}>{state.label}</Badge>}
      width="list"
    >
      {terms && (
        <LinkButton
          href={terms.href}
          variant="secondary"
          wide
          className="sm:w-auto sm:justify-self-start"
          icon="info"
        >
          {terms.label}
        </LinkButton>
      )}
      {next && (
        <LinkButton href={next.href} size="large" wide className="sm:w-auto sm:justify-self-start">
          {next.label}
        </LinkButton>
      )}
      {desk && <Part name="desk" {...desk} />}
      {goods && <Part name="shortage" {...goods} />}
      {doctor && <Part name="doctor" {...doctor} />}
      {visit && (
        <LinkButton
          href={visit.href}
          variant="secondary"
          wide
          className="sm:w-auto sm:justify-self-start"
          icon="store"
        >
          {visit.label}
        </LinkButton>
      )}
    </ConsolePage>
  );
}

interface PartProps {
  name: string;
  title: string;
  lanes?: readonly CountTile[];
  rows: readonly ListRow[];
}

function Part({ name, title, lanes = [], rows }: PartProps) {
  return (
    <section aria-label={title} data-slot={name} className="grid grid-cols-1 gap-3">
      <h2 className="text-title">{title}</h2>
      {lanes.length > 0 && <CountTiles tiles={lanes} />}
      {rows.length > 0 && <RowList rows={rows} />}
    </section>
  );
}
