import { ClosingBand, type ClosingBandProps } from "../../../shell/closing-band";
import { PageTitle } from "../../../shell/page-title";
import { SiteSection } from "../../../shell/site-section";
import { ScreenRows, type ScreenRow } from "../screen-rows";
import { TradeCards, type TradeCard } from "../trade-cards";

export interface HowViewProps {
  title: string;
  lead: string;
  rows: readonly ScreenRow[];
  trades: { title: string; cards: readonly TradeCard[] };
  closing: ClosingBandProps;
}

/** How a shop comes about, step by step. */
export function HowView({ title, lead, rows, trades, closing }: HowViewProps) {
  return (
    <>
      <PageTitle title={title} lead={lead} />
      <div className="page py-(--section)">
        <ScreenRows rows={rows} />
      </div>
      <SiteSection id="trades" title={trades.title} isSunken>
        <TradeCards trades={trades.cards} />
      </SiteSection>
      <div className="pt-(--section)">
        <ClosingBand {...closing} />
      </div>
    </>
  );
}
