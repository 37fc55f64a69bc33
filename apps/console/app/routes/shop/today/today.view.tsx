import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { LinkButton } from "@haat/ui/primitives/button/button";

export interface TodayViewProps {
  title: string;
  state: { label: string; tone: BadgeProps["tone"] };
  text: string;
  /** The way to terms that the owner is asked to accept. */
  terms?: { label: string; href: string } | undefined;
  /** The way to what is left before the shop opens. */
  opening?: { label: string; href: string } | undefined;
  /** What waits at the desk, lane by lane. */
  desk?: { title: string; rows: readonly ListRow[] } | undefined;
  /** What is sold out, or few of it left. */
  goods?: { title: string; rows: readonly ListRow[] } | undefined;
  /** Why nobody can buy from the shop though it is open. */
  doctor?: { title: string; rows: readonly ListRow[] } | undefined;
  visit?: { label: string; href: string } | undefined;
}

/** How the shop stands, and what is to be done next. */
export function TodayView({
  title,
  state,
  text,
  terms,
  opening,
  desk,
  goods,
  doctor,
  visit,
}: TodayViewProps) {
  return (
    <ConsolePage title={title} lead={text} aside={<Badge tone={state.tone}>{state.label}</Badge>}>
      {terms && (
        <LinkButton href={terms.href} variant="secondary" wide icon="info">
          {terms.label}
        </LinkButton>
      )}
      {opening && (
        <LinkButton href={opening.href} size="large" wide>
          {opening.label}
        </LinkButton>
      )}
      {desk && (
        <section aria-label={desk.title} data-slot="desk" className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{desk.title}</h2>
          <RowList rows={desk.rows} />
        </section>
      )}
      {goods && (
        <section aria-label={goods.title} data-slot="shortage" className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{goods.title}</h2>
          <RowList rows={goods.rows} />
        </section>
      )}
      {doctor && (
        <section aria-label={doctor.title} data-slot="doctor" className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{doctor.title}</h2>
          <RowList rows={doctor.rows} />
        </section>
      )}
      {visit && (
        <LinkButton href={visit.href} variant="secondary" wide icon="store">
          {visit.label}
        </LinkButton>
      )}
    </ConsolePage>
  );
}
