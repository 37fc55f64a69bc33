import { FeatureGrid, type FeatureGridProps } from "@haat/ui/commerce/feature-grid/feature-grid";
import { MarketingHero } from "@haat/ui/commerce/marketing-hero/marketing-hero";
import { Steps, type StepsProps } from "@haat/ui/commerce/steps/steps";
import { StoreCard, type StoreCardProps } from "@haat/ui/commerce/store-card/store-card";
import { LinkButton } from "@haat/ui/primitives/button/button";

export interface LandingViewProps {
  title: string;
  lead: string;
  visit: { href: string; label: string };
  shopsHeading: string;
  shopsText: string;
  shops: StoreCardProps[];
  howItWorks: string;
  steps: StepsProps["steps"];
  featuresHeading: string;
  features: FeatureGridProps["features"];
}

/** The platform's first page. */
export function LandingView(props: LandingViewProps) {
  return (
    <>
      <MarketingHero
        title={props.title}
        text={props.lead}
        actions={
          <LinkButton href={props.visit.href} size="large">
            {props.visit.label}
          </LinkButton>
        }
      />
      <section
        id="shops"
        aria-labelledby="shops-heading"
        className="page grid grid-cols-1 gap-6 py-(--section)"
      >
        <div>
          <h2 id="shops-heading" className="text-h2">
            {props.shopsHeading}
          </h2>
          <p className="text-muted">{props.shopsText}</p>
        </div>
        <ul className="grid gap-4 xs:grid-cols-2 md:grid-cols-3 md:gap-6">
          {props.shops.map((shop) => (
            <li key={shop.href}>
              <StoreCard {...shop} />
            </li>
          ))}
        </ul>
      </section>
      <section id="how" aria-labelledby="how-heading" className="bg-surface-sunken">
        <div className="page grid grid-cols-1 gap-8 py-(--section)">
          <h2 id="how-heading" className="text-h2">
            {props.howItWorks}
          </h2>
          <Steps steps={props.steps} />
        </div>
      </section>
      <section aria-labelledby="features-heading" className="page grid grid-cols-1 gap-8 py-(--section)">
        <h2 id="features-heading" className="text-h2">
          {props.featuresHeading}
        </h2>
        <FeatureGrid features={props.features} />
      </section>
    </>
  );
}
