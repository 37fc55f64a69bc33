import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { Steps } from "@haat/ui/commerce/steps/steps";
import { LinkButton } from "@haat/ui/primitives/button/button";

export interface StartViewProps {
  title: string;
  lead: string;
  steps: { number: string; title: string; text: string }[];
  start: { label: string; href: string };
}

/** What the console is for, for who is not signed in. */
export function StartView({ title, lead, steps, start }: StartViewProps) {
  return (
    <ConsolePage title={title} lead={lead}>
      <LinkButton href={start.href} size="large" wide iconAfter="arrow-right">
        {start.label}
      </LinkButton>
      <Steps steps={steps} headingLevel="h2" />
    </ConsolePage>
  );
}
