import { LinkButton } from "@haat/ui/primitives/button/button";

export interface OwnPageTitleProps {
  title: string;
  /** The account's page, which leads to all of one's own. */
  account: { href: string; label: string };
}

/** What one of a customer's own lists is called, with the way back to their account. */
export function OwnPageTitle({ title, account }: OwnPageTitleProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-h1">{title}</h1>
      <LinkButton href={account.href} variant="quiet" size="small" icon="user">
        {account.label}
      </LinkButton>
    </div>
  );
}
