import type { DeskCardData } from "@haat/ui/console/desk-card/desk-card";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { Section } from "./order-section.view";

export interface CustomerData {
  title: string;
  rows: readonly SummaryRow[];
  contacts: DeskCardData["contacts"];
}

/** Who receives the order, where, and how to reach them. */
export function OrderCustomer({ customer: { title, rows, contacts } }: { customer: CustomerData }) {
  return (
    <Section title={title} name="customer">
      <SummaryList rows={rows} />
      <div className="flex flex-wrap gap-2">
        {contacts.map(({ href, label, spoken, icon }) => (
          <LinkButton key={href} href={href} variant="secondary" icon={icon} aria-label={spoken}>
            {label}
          </LinkButton>
        ))}
      </div>
    </Section>
  );
}
