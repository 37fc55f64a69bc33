import { MarketingHero } from "@haat/ui/commerce/marketing-hero/marketing-hero";
import type { StoreCardProps } from "@haat/ui/commerce/store-card/store-card";
import { StoreCards } from "@haat/ui/commerce/store-card/store-cards";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { ClosingBand, type ClosingBandProps } from "../../../shell/closing-band";
import { ProductScreen, type Screen } from "../../../shell/product-screen";
import { SiteSection } from "../../../shell/site-section";
import type { PageLink } from "../../../shell/text-block";
import { ScreenColumns, type ScreenColumn } from "../screen-columns";
import { TradeCards, type TradeCard } from "../trade-cards";

export interface TradeViewProps {
  hero: {
    eyebrow: string;
    title: string;
    text: string;
    note: string;
    action: PageLink;
    /** Into a shop of the trade; nothing where none is open. */
    second?: PageLink | undefined;
    screen: Screen;
  };
  points: { title: string; list: readonly { title: string; text: string }[] };
  rest: { title: string; text: string; columns: readonly ScreenColumn[] };
  visit: { title: string; text: string; stores: readonly StoreCardProps[] };
  others: { title: string; cards: readonly TradeCard[] };
  closing: ClosingBandProps;
}

/** What the platform is for who sells in a trade. */
export function TradeView({ hero, points, rest, visit, others, closing }: TradeViewProps) {
  return (
    <>
      <TradeHero {...hero} />
      <SiteSection id="points" title={points.title}>
        <ul className="grid gap-6 sm:grid-cols-3 md:gap-12">
          {points.list.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-2 border-t border-border pt-4">
              <h3 className="text-h3">{title}</h3>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </SiteSection>
      {visit.stores.length > 0 && (
        <SiteSection id="visit" title={visit.title} text={visit.text} isSunken>
          <StoreCards stores={visit.stores} className="md:gap-6" />
        </SiteSection>
      )}
      <SiteSection id="rest" title={rest.title} text={rest.text}>
        <ScreenColumns columns={rest.columns} />
      </SiteSection>
      <SiteSection id="others" title={others.title} isSunken>
        <TradeCards trades={others.cards} />
      </SiteSection>
      <div className="pt-(--section)">
        <ClosingBand {...closing} />
      </div>
    </>
  );
}

function TradeHero({ eyebrow, title, text, note, action, second, screen }: TradeViewProps["hero"]) {
  return (
    <MarketingHero
      eyebrow={eyebrow}
      title={title}
      text={text}
      note={note}
      art={<ProductScreen screen={screen} isFirst className="mx-auto w-56 md:w-64" />}
      actions={
        <>
          <LinkButton href={action.href} size="large">
            {action.label}
          </LinkButton>
          {second && (
            <LinkButton href={second.href} size="large" variant="secondary">
              {second.label}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
