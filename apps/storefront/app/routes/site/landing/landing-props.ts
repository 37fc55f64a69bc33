import type { CategoryTile } from "@haat/ui/commerce/category-tiles/category-tiles";
import type { ContactFormProps } from "@haat/ui/commerce/contact-form/contact-form";
import type { FaqEntry } from "@haat/ui/commerce/faq/faq";
import type { FeatureGridProps } from "@haat/ui/commerce/feature-grid/feature-grid";
import type { StepsProps } from "@haat/ui/commerce/steps/steps";
import type { StoreCardProps } from "@haat/ui/commerce/store-card/store-card";
import type { TestimonialProps } from "@haat/ui/commerce/testimonial/testimonial";
import type { ArticleTeasersProps } from "../../../shell/article-teasers";
import type { Screen } from "../../../shell/product-screen";
import type { PageLink } from "../../../shell/text-block";
import type { CostFactProps } from "../cost-fact";
import type { ScreenColumn } from "../screen-columns";
import type { TradeCard } from "../trade-cards";

interface Heading {
  title: string;
  text: string;
}

/** What the platform's first page shows, from top to bottom. */
export interface LandingViewProps {
  hero: Heading & {
    eyebrow: string;
    note: string;
    action: PageLink;
    second: PageLink;
    screens: { desk: Screen; phone: Screen };
  };
  /** What else the platform's people have to tell, below the heading. */
  slides: readonly (Heading & { link: PageLink })[];
  /** What it is for who sells in a trade. */
  trades: Heading & { cards: readonly TradeCard[] };
  stores: Heading & {
    link: PageLink;
    cards: readonly StoreCardProps[];
    invitation: Heading & { action: PageLink };
    /** Those that have open shops. */
    trades: { title: string; tiles: readonly CategoryTile[] };
  };
  how: Heading & { steps: StepsProps["steps"]; link: PageLink };
  /** The console in pictures. */
  tour: Heading & { columns: readonly ScreenColumn[] };
  features: Heading & { list: FeatureGridProps["features"] };
  /** Nothing where nobody has said anything yet. */
  voices: {
    title: string;
    text: string;
    list: readonly Pick<TestimonialProps, "quote" | "name" | "role" | "initials">[];
  } | null;
  articles: Heading & { link: PageLink; teasers: ArticleTeasersProps["articles"] };
  faq: { title: string; entries: readonly FaqEntry[]; link: PageLink };
  contact: Heading & {
    form: Pick<ContactFormProps, "action" | "labels" | "count">;
    /** Of a customer who is signed in. */
    known: { name?: string | undefined; email?: string | undefined };
  };
  cost: Heading & { fact: CostFactProps; action: PageLink; link: PageLink };
}
