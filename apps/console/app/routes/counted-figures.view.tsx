import { FigureList, type Figure } from "@haat/ui/console/figure-list/figure-list";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { Fold } from "./fold.view";

export interface CountedFiguresProps {
  figures: readonly Figure[];
  /** What each of them counts, behind its label. */
  counts: { label: string; rows: readonly SummaryRow[] };
}

/** The numbers of a report, and what each counts for who asks. */
export function CountedFigures({ figures, counts }: CountedFiguresProps) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <FigureList figures={figures} />
      <Fold label={counts.label} isOpen={false} isOpenOnPaper>
        <SummaryList rows={counts.rows} />
      </Fold>
    </div>
  );
}
