import { Icon } from "@haat/ui/primitives/icon/icon";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";

export interface OwnPageTitleProps {
  title: string;
  /** The account's page, which leads to all of one's own. */
  account: { href: string; label: string };
}

/** What one of a customer's own lists is called, with the way back to their account, which ends where the page does. */
export function OwnPageTitle({ title, account }: OwnPageTitleProps) {
  const { Link } = useUi();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <h1 className="text-h1">{title}</h1>
      <Link
        href={account.href}
        className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-link"
      >
        <Icon name="user" />
        {account.label}
      </Link>
    </div>
  );
}
