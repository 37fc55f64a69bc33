import { CategoryTiles } from "@haat/ui/commerce/category-tiles/category-tiles";
import { FeatureGrid } from "@haat/ui/commerce/feature-grid/feature-grid";
import { MarketingHero } from "@haat/ui/commerce/marketing-hero/marketing-hero";
import { Steps } from "@haat/ui/commerce/steps/steps";
import { Testimonial } from "@haat/ui/commerce/testimonial/testimonial";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { ArticleTeasers } from "../../../shell/article-teasers";
import { Kept } from "../../../shell/kept";
import { ScreenPair } from "../../../shell/product-screen";
import { SiteSection } from "../../../shell/site-section";
import { StoreGrid } from "../../../shell/store-grid";
import { ScreenColumns } from "../screen-columns";
import { TradeCards } from "../trade-cards";
import { LandingCost, LandingQuestions } from "./landing-parts";
import type { LandingViewProps } from "./landing-props";

/** The platform's first page. */
export function LandingView({ faq, contact, cost, ...offers }: LandingViewProps) {
  return (
    <>
      <Kept by={["landing", offers]}>
        <LandingOffers {...offers} />
      </Kept>
      <LandingQuestions faq={faq} contact={contact} />
      <LandingCost {...cost} />
    </>
  );
}

/** What the platform is, and who is on it: the same for all who look. */
function LandingOffers(props: Omit<LandingViewProps, "faq" | "contact" | "cost">) {
  const { hero, trades, how, tour, features, voices, articles } = props;
  return (
    <>
      <MarketingHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        text={hero.text}
        note={hero.note}
        art={<ScreenPair {...hero.screens} />}
        actions={
          <>
            <LinkButton href={hero.action.href} size="large">
              {hero.action.label}
            </LinkButton>
            <LinkButton href={hero.second.href} size="large" variant="secondary">
              {hero.second.label}
            </LinkButton>
          </>
        }
      />
      <Slides slides={props.slides} />
      <SiteSection id="trades" title={trades.title} text={trades.text}>
        <TradeCards trades={trades.cards} />
      </SiteSection>
      <SiteSection id="how" title={how.title} text={how.text} link={how.link} isSunken>
        <Steps steps={how.steps} />
      </SiteSection>
      <SiteSection id="tour" title={tour.title} text={tour.text}>
        <ScreenColumns columns={tour.columns} />
      </SiteSection>
      <SiteSection id="features" title={features.title} text={features.text}>
        <FeatureGrid features={features.list} />
      </SiteSection>
      <Stores {...props.stores} />
      {voices && (
        <SiteSection id="voices" title={voices.title} text={voices.text}>
          <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
            {voices.list.map((voice) => (
              <li key={voice.name}>
                <Testimonial {...voice} />
              </li>
            ))}
          </ul>
        </SiteSection>
      )}
      <SiteSection id="articles" title={articles.title} text={articles.text} link={articles.link}>
        <ArticleTeasers articles={articles.teasers} />
      </SiteSection>
    </>
  );
}

/** What is told besides the heading, side by side; it moves nowhere. */
function Slides({ slides }: Pick<LandingViewProps, "slides">) {
  if (slides.length === 0) return null;
  return (
    <ul data-slot="landing-slides" className="page grid gap-4 pt-(--section) sm:grid-cols-2 md:gap-6">
      {slides.map(({ title, text, link }) => (
        <li key={title} className="panel grid content-start justify-items-start gap-3 p-6">
          <h2 className="text-h2">{title}</h2>
          <p className="max-w-prose text-muted">{text}</p>
          <LinkButton href={link.href} variant="secondary" iconAfter="arrow-right">
            {link.label}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

/** Shops that people buy from, and the trades that have any. */
function Stores({ title, text, link, cards, invitation, trades }: LandingViewProps["stores"]) {
  return (
    <SiteSection id="shops" title={title} text={text} link={link} isSunken>
      <StoreGrid stores={cards} invitation={invitation} />
      {trades.tiles.length > 0 && (
        <div className="grid gap-4">
          <h3 className="text-h3">{trades.title}</h3>
          <CategoryTiles tiles={trades.tiles} labels={{ title: trades.title }} />
        </div>
      )}
    </SiteSection>
  );
}
