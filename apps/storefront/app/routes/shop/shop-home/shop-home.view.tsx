import { BannerRow, type BannerProps, type BannerRowLabels } from "@haat/ui/commerce/banner/banner";
import { CategoryList, type CategoryLink } from "@haat/ui/commerce/category-list/category-list";
import {
  DeliveryPromise,
  type DeliveryPromiseProps,
} from "@haat/ui/commerce/delivery-promise/delivery-promise";
import type { ProductCardData, ProductCardLabels } from "@haat/ui/commerce/product-card/product-card";
import { RibbonRow } from "@haat/ui/commerce/ribbon-row/ribbon-row";
import { ShopText, type ShopTextProps } from "@haat/ui/commerce/shop-text/shop-text";
import { Icon } from "@haat/ui/primitives/icon/icon";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { OpeningHours, type OpeningHoursProps } from "./opening-hours";
import { Kept } from "../../../shell/kept";
import { QuickAdd, type QuickAddProps } from "../../../shell/quick-add";

/** A part of the page, with what it shows. */
export type HomeSection =
  | { kind: "banners"; banners: (BannerProps & { id: string })[] }
  | { kind: "categories"; categories: CategoryLink[] }
  | { kind: "ribbon"; ribbon: { id: string; title: string; seeAllHref: string; products: ProductCardData[] } }
  | { kind: "text"; text: Pick<ShopTextProps, "id" | "title" | "text" | "picture" | "href" | "action"> }
  | { kind: "about" };

export interface ShopHomeViewProps {
  home: {
    heading: string;
    description: string;
    categoriesHref: string;
    delivery: Pick<DeliveryPromiseProps, "time" | "fee" | "freeFrom" | "returns">;
    opening?: OpeningHoursProps | undefined;
    sections: HomeSection[];
  };
  /** What the cards' buttons send; none where nothing is sold. */
  quickAdd?: QuickAddProps | undefined;
  labels: {
    productCard: ProductCardLabels;
    ribbonRow: { seeAll: string };
    bannerRow: BannerRowLabels;
    deliveryPromise: DeliveryPromiseProps["labels"];
    categories: string;
    allCategories: string;
    about: string;
  };
}

/** A shop's first page: its parts, one below the other, in the order that the shop chose. */
export function ShopHomeView({ home, quickAdd, labels }: ShopHomeViewProps) {
  const firstRibbon = home.sections.findIndex(({ kind }) => kind === "ribbon");
  return (
    <div className="page grid grid-cols-1 gap-10 py-5 sm:gap-14 sm:py-8">
      <h1 className="sr-only">{home.heading}</h1>
      {quickAdd && <QuickAdd {...quickAdd} />}
      {home.sections.map((section, place) => (
        <Section
          key={keyOf(section)}
          section={section}
          isFirstRibbon={place === firstRibbon}
          home={home}
          labels={labels}
        />
      ))}
    </div>
  );
}

function keyOf(section: HomeSection): string {
  if (section.kind === "ribbon") return `ribbon ${section.ribbon.id}`;
  return section.kind === "text" ? section.text.id : section.kind;
}

interface SectionProps extends Pick<ShopHomeViewProps, "home" | "labels"> {
  section: HomeSection;
  /** Its cards are seen at once. */
  isFirstRibbon: boolean;
}

function Section({ section, isFirstRibbon, home, labels }: SectionProps) {
  switch (section.kind) {
    case "banners":
      return (
        <Kept by={["banners", section.banners, home.heading]}>
          <BannerRow banners={section.banners} label={home.heading} labels={labels.bannerRow} />
        </Kept>
      );
    case "categories": {
      const { categories } = section;
      return (
        <Kept by={["categories", categories, home.categoriesHref, labels]}>
          <Categories categories={categories} href={home.categoriesHref} labels={labels} />
        </Kept>
      );
    }
    case "ribbon": {
      const rowLabels = { seeAll: labels.ribbonRow.seeAll, product: labels.productCard };
      const row = { ...section.ribbon, eager: isFirstRibbon, labels: rowLabels };
      return (
        <Kept by={["ribbon", row]}>
          <RibbonRow {...row} />
        </Kept>
      );
    }
    case "text":
      return (
        <Kept by={["text", section.text]}>
          <ShopText {...section.text} />
        </Kept>
      );
    case "about":
      return <About home={home} labels={labels} />;
  }
}

/** What the shop says of itself, and what delivery costs. */
function About({ home, labels }: Pick<ShopHomeViewProps, "home" | "labels">) {
  return (
    <section aria-labelledby="about" className="grid gap-6 md:grid-cols-2 md:gap-10">
      <div className="grid content-start gap-3">
        <h2 id="about" className="text-h2">
          {labels.about}
        </h2>
        <p className="max-w-prose whitespace-pre-line text-muted">{home.description}</p>
      </div>
      <div className="grid content-start gap-4">
        <DeliveryPromise {...home.delivery} labels={labels.deliveryPromise} />
        {home.opening && <OpeningHours {...home.opening} />}
      </div>
    </section>
  );
}

interface CategoriesProps extends Pick<ShopHomeViewProps, "labels"> {
  categories: CategoryLink[];
  href: string;
}

function Categories({ categories, href, labels }: CategoriesProps) {
  const { Link } = useUi();
  return (
    <section aria-labelledby="categories" className="grid min-w-0 gap-4">
      <div className="flex items-center justify-between gap-4">
        <h2 id="categories" className="text-h2">
          {labels.categories}
        </h2>
        <Link
          href={href}
          className="flex min-h-11 shrink-0 items-center gap-1.5 font-semibold text-link underline-offset-4 hover:underline"
        >
          {labels.allCategories}
          <Icon name="arrow-right" size={18} />
        </Link>
      </div>
      <CategoryList categories={categories} label={labels.categories} />
    </section>
  );
}
