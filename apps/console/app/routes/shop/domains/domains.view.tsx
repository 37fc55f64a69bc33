import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { RowList, type ListRow } from "@haat/ui/console/row-list/row-list";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { MakeMain, type MainAddressButton } from "../main-address.view";

export interface DomainsViewProps {
  page: Pick<ConsolePageProps, "title" | "back"> & {
    lead: string;
    formAction: string;
    addressesTitle: string;
    /** The first is the shop's host on the platform. */
    rows: readonly ListRow[];
    /** Makes that the main address again, where it is not. */
    platform?: MainAddressButton | undefined;
    note?: string | undefined;
    /** Why none can be added. */
    full?: string | undefined;
    add?: { href: string; label: string } | undefined;
  };
}

/** Where a shop is: at its host on the platform, and at domains of its own. */
export function DomainsView({ page }: DomainsViewProps) {
  const { title, lead, back, formAction, addressesTitle, rows, platform, note, full, add } = page;
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="text-title">{addressesTitle}</h2>
        <RowList
          rows={rows}
          className="wrap-anywhere"
          actions={(row) =>
            platform && row.id === rows[0]?.id && <MakeMain action={formAction} {...platform} />
          }
        />
        {[note, full].map(
          (text) =>
            text && (
              <p key={text} className="max-w-prose text-small text-muted">
                {text}
              </p>
            ),
        )}
      </section>
      {add && (
        <LinkButton href={add.href} size="large" wide className="sm:w-auto sm:justify-self-start">
          {add.label}
        </LinkButton>
      )}
    </ConsolePage>
  );
}
