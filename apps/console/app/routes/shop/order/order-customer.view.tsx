import type { DeskCardData } from "@haat/ui/console/desk-card/desk-card";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { AllowPhone, type AllowPhoneProps } from "../allow-phone.view";
import { Section } from "./order-section.view";

export interface CustomerData {
  title: string;
  rows: readonly SummaryRow[];
  contacts: DeskCardData["contacts"];
  /** The customer has deleted the account: what that means. */
  gone?: string | undefined;
  /** The number is refused. */
  refused?: { title: string; text: string; reason: string; allow?: AllowPhoneProps | undefined } | undefined;
  /** The way to refuse it, for who may. */
  refuse?: { href: string; label: string } | undefined;
}

/** Who receives the order, where, and how to reach them. */
export function OrderCustomer({
  customer: { title, rows, contacts, gone, refused, refuse },
}: {
  customer: CustomerData;
}) {
  return (
    <Section title={title} name="customer">
      {gone && (
        <InlineAlert tone="info">
          <p>{gone}</p>
        </InlineAlert>
      )}
      {rows.length > 0 && <SummaryList rows={rows} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {contacts.map(({ href, label, spoken, icon }) => (
          <LinkButton key={href} href={href} variant="secondary" icon={icon} aria-label={spoken}>
            {label}
          </LinkButton>
        ))}
        {refuse && (
          <LinkButton href={refuse.href} variant="quiet">
            {refuse.label}
          </LinkButton>
        )}
      </div>
      {refused && (
        <InlineAlert
          tone="warning"
          title={refused.title}
          action={refused.allow && <AllowPhone {...refused.allow} />}
        >
          <p>{refused.text}</p>
          {refused.reason && <p className="whitespace-pre-line wrap-anywhere">{refused.reason}</p>}
        </InlineAlert>
      )}
    </Section>
  );
}
