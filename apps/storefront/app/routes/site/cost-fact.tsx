export interface CostFactProps {
  /** In the reader's digits. */
  figure: string;
  /** What it is paid for. */
  text: string;
}

/** What a shop costs, said once and large. */
export function CostFact({ figure, text }: CostFactProps) {
  return (
    <p data-slot="cost-fact" className="grid gap-1">
      <strong className="tabular text-[5rem]/[1.2] text-link">{figure}</strong>
      <span className="text-title">{text}</span>
    </p>
  );
}
