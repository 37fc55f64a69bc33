import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { LinkButton } from "@haat/ui/primitives/button/button";

export interface FreshCodes {
  title: string;
  lead: string;
  warning: string;
  codes: string[];
  go: { href: string; label: string };
}

/** Recovery codes, the one time that they are shown. */
export function FreshCodesView({ title, lead, warning, codes, go }: FreshCodes) {
  return (
    <ConsolePage title={title} lead={lead}>
      <InlineAlert tone="warning">{warning}</InlineAlert>
      <ol
        lang="en"
        className="panel tabular grid list-inside list-decimal grid-cols-1 gap-2 p-4 font-mono text-title select-all xs:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <LinkButton href={go.href} size="large" wide>
        {go.label}
      </LinkButton>
    </ConsolePage>
  );
}
