import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";

export interface FreshSecret {
  title: string;
  lead: string;
  warning: string;
  /** The secret first; one press marks a value whole. */
  values: SummaryRow[];
  go: { href: string; label: string };
}

/** A secret of a program, the one time that it is shown. */
export function FreshSecretView({ title, lead, warning, values, go }: FreshSecret) {
  return (
    <ConsolePage title={title} lead={lead}>
      <SummaryList
        rows={values}
        data-slot="fresh-secret"
        className="[&_dd]:font-mono [&_dd]:break-all [&_dd]:select-all"
      />
      <InlineAlert tone="warning">{warning}</InlineAlert>
      <LinkButton href={go.href} size="large" wide>
        {go.label}
      </LinkButton>
    </ConsolePage>
  );
}
