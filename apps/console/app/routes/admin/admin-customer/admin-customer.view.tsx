import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { LinkButton } from "@haat/ui/primitives/button/button";

export interface AdminCustomerPage extends Pick<ConsolePageProps, "title" | "back"> {
  state: { label: string; tone: BadgeProps["tone"] };
  rows: SummaryRow[];
  /** What can be done with the account now. */
  ways: { href: string; label: string; look: "secondary" | "danger" }[];
}

/** An account as the platform sees it. */
export function AdminCustomerView({ page }: { page: AdminCustomerPage }) {
  const { title, back, state, rows, ways } = page;
  return (
    <ConsolePage title={title} back={back} aside={<Badge tone={state.tone}>{state.label}</Badge>}>
      <SummaryList rows={rows} />
      {ways.map(({ href, label, look }) => (
        <LinkButton key={href} href={href} variant={look} wide>
          {label}
        </LinkButton>
      ))}
    </ConsolePage>
  );
}
