import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { Badge, type BadgeProps } from "@haat/ui/primitives/badge/badge";
import { LinkButton } from "@haat/ui/primitives/button/button";

export interface TodayViewProps {
  title: string;
  state: { label: string; tone: BadgeProps["tone"] };
  text: string;
  visit?: { label: string; href: string } | undefined;
}

/** How the shop stands, and what is to be done next. */
export function TodayView({ title, state, text, visit }: TodayViewProps) {
  return (
    <ConsolePage title={title} lead={text} aside={<Badge tone={state.tone}>{state.label}</Badge>}>
      {visit && (
        <LinkButton href={visit.href} variant="secondary" wide icon="store">
          {visit.label}
        </LinkButton>
      )}
    </ConsolePage>
  );
}
