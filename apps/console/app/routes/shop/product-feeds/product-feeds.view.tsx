import type { SerializeFrom } from "@remix-run/node";
import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { SummaryList } from "@haat/ui/console/summary-list/summary-list";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import type { loader } from "./product-feeds.route";

/** The addresses of a shop's feeds, market by market; one press marks an address whole, to be copied. */
export function ProductFeedsView({ page }: { page: SerializeFrom<typeof loader> }) {
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
