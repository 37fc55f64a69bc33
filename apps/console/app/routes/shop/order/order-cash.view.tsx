import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { Section } from "./order-section.view";

export interface CashData {
  title: string;
  lines: readonly string[];
  rows: readonly ListRow[];
  ways: readonly { href: string; label: string }[];
}

/** The cash of an order: what is due, what was collected by whom, and the statement that settled it. */
export function OrderCash({ cash: { title, lines, rows, ways } }: { cash: CashData }) {
  if (lines.length + rows.length + ways.length === 0) return null;
  return (
    <Section title={title} name="cash">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {rows.length > 0 && <RowList rows={rows} />}
      {ways.map(({ href, label }) => (
        <LinkButton key={href} href={href} variant="secondary" wide>
          {label}
        </LinkButton>
      ))}
    </Section>
  );
}
