import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { CountTiles, type CountTile } from "@haat/ui/console/count-tiles/count-tiles";
import { FigureList, type Figure } from "@haat/ui/console/figure-list/figure-list";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";

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
  /** What happened today so far, and where the cash is. */
  sofar?:
    | {
        title: string;
        figures: readonly Figure[];
        /** The way to other days. */
        report?: { label: string; href: string } | undefined;
        /** What was ordered most today. */
        best?: { title: string; rows: readonly ListRow[] } | undefined;
      }
    | undefined;
  /** What is sold out, or few of it left. */
  goods?: { title: string; rows: readonly ListRow[] } | undefined;
  /** Why nobody can buy from the shop though it is open. */
  doctor?: { title: string; rows: readonly ListRow[] } | undefined;
  visit?: { label: string; href: string } | undefined;
}

/** How the shop stands, and what is to be done next. */
export function TodayView(props: TodayViewProps) {
  const { title, state, text, terms, next, desk, sofar, goods, doctor, visit } = props;
  return (
    <ConsolePage
      title={title}
      lead={text}
      aside={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge tone={state.tone}>{state.label}</Badge>
          {visit && (
            <LinkButton href={visit.href} variant="secondary" size="small" icon="store">
              {visit.label}
            </LinkButton>
          )}
        </div>
      }
      width="wide"
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
      {doctor && <Part name="doctor" {...doctor} />}
      {sofar && <SoFar {...sofar} />}
      <div className="grid grid-cols-1 items-start gap-6 empty:hidden md:grid-cols-2">
        {goods && <Part name="shortage" {...goods} />}
        {sofar?.best && <Part name="best" {...sofar.best} />}
      </div>
    </ConsolePage>
  );
}

function SoFar({ title, figures, report }: NonNullable<TodayViewProps["sofar"]>) {
  const { Link } = useUi();
  return (
    <section aria-label={title} data-slot="sofar" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-title">{title}</h2>
        {report && (
          <Link
            href={report.href}
            className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
          >
            {report.label}
          </Link>
        )}
      </div>
      <FigureList figures={figures} />
    </section>
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
