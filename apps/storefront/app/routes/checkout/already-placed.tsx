import { LinkButton } from "@haat/ui/primitives/button/button";
import { EmptyState } from "@haat/ui/primitives/empty-state/empty-state";

export interface AlreadyPlacedProps {
  title: string;
  text: string;
  see: { href: string; label: string };
}

/** In place of the checkout in a second tab, once the order is placed in the first. */
export function AlreadyPlaced({ title, text, see }: AlreadyPlacedProps) {
  return (
    <EmptyState
      icon="check"
      headingLevel="h1"
      title={title}
      text={text}
      action={<LinkButton href={see.href}>{see.label}</LinkButton>}
    />
  );
}
