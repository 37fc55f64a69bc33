import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { SummaryList, type SummaryRow } from "@haat/ui/console/summary-list/summary-list";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";

/** A shop's feeds, as its loader hands it over. */
export interface ProductFeedsPage extends Pick<ConsolePageProps, "title" | "back"> {
  lead: string;
  /** Why they are empty, where they are. */
  notYet?: string | undefined;
  markets: readonly { title: string; lead: string; addresses: readonly SummaryRow[] }[];
}

/** The addresses of a shop's feeds, market by market; one press marks an address whole, to be copied. */
export function ProductFeedsView({ page }: { page: ProductFeedsPage }) {
  const { title, lead, back, notYet, markets } = page;
  return (
    <ConsolePage title={title} lead={lead} back={back}>
      {notYet && <InlineAlert tone="info">{notYet}</InlineAlert>}
      {markets.map((market) => (
        <section key={market.title} aria-label={market.title} className="grid grid-cols-1 gap-3">
          <h2 className="text-title">{market.title}</h2>
          <p className="max-w-prose text-muted">{market.lead}</p>
          <SummaryList rows={market.addresses} className="wrap-anywhere [&_dd]:select-all" />
        </section>
      ))}
    </ConsolePage>
  );
}
