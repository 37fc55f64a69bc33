import { StoreCard, type StoreCardProps } from "@haat/ui/commerce/store-card/store-card";
import { LinkButton } from "@haat/ui/primitives/button/button";
import type { PageLink } from "./text-block";

export interface StoreGridProps {
  stores: readonly StoreCardProps[];
  /** In the place behind the last shop: to be the next. */
  invitation: { title: string; text: string; action: PageLink };
}

/** Shops side by side, and the place of the next one. */
export function StoreGrid({ stores, invitation }: StoreGridProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 md:gap-6">
      {stores.map((store) => (
        <li key={store.href}>
          <StoreCard {...store} />
        </li>
      ))}
      <li className="grid content-center justify-items-start gap-3 rounded-card border-2 border-dashed border-border-control p-6">
        <h3 className="text-title">{invitation.title}</h3>
        <p className="text-muted">{invitation.text}</p>
        <LinkButton href={invitation.action.href} variant="secondary" iconAfter="arrow-right">
          {invitation.action.label}
        </LinkButton>
      </li>
    </ul>
  );
}
