export interface CostFigure {
  /** In the reader's digits. */
  figure: string;
  text: string;
}

/** Figures side by side, each with what it is of. */
export function CostFigures({ title, figures }: { title: string; figures: readonly CostFigure[] }) {
  return (
    <dl aria-label={title} className="grid grid-cols-3 gap-3">
      {figures.map(({ figure, text }) => (
        <div key={text} className="panel grid content-start gap-1 p-4">
          <dt className="tabular text-display font-bold text-link">{figure}</dt>
          <dd className="text-small text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
