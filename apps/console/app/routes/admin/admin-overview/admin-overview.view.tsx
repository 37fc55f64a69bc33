import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { CountTiles, type CountTile } from "@haat/ui/console/count-tiles/count-tiles";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { CountedFigures, type CountedFiguresProps } from "../../counted-figures.view";

export interface AdminOverviewViewProps {
  page: {
    title: string;
    lead: string;
    waiting: { title: string; tiles: readonly CountTile[] };
    /** How the last days went; nothing for who may not see numbers. */
    week?: (CountedFiguresProps & { title: string; link: { label: string; href: string } }) | undefined;
  };
}

/** Where the platform's people begin: what waits first, then the numbers. */
export function AdminOverviewView({ page }: AdminOverviewViewProps) {
  const { title, lead, waiting, week } = page;
  return (
    <ConsolePage title={title} lead={lead} width="wide">
      <section aria-label={waiting.title} data-slot="waiting" className="grid grid-cols-1 gap-3">
        <h2 className="text-title">{waiting.title}</h2>
        <CountTiles tiles={waiting.tiles} />
      </section>
      {week && (
        <section aria-label={week.title} className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{week.title}</h2>
          <CountedFigures figures={week.figures} counts={week.counts} />
          <LinkButton href={week.link.href} variant="secondary" className="justify-self-start">
            {week.link.label}
          </LinkButton>
        </section>
      )}
    </ConsolePage>
  );
}
