import { BannerRow, type BannerProps, type BannerRowLabels } from "@haat/ui/commerce/banner/banner";
import { CategoryList, type CategoryLink } from "@haat/ui/commerce/category-list/category-list";
import {
  CategoryPictures,
  type CategoryPicturesLook,
} from "@haat/ui/commerce/category-pictures/category-pictures";
import {
  DeliveryPromise,
  type DeliveryPromiseProps,
} from "@haat/ui/commerce/delivery-promise/delivery-promise";
import type { ProductCardLabels } from "@haat/ui/commerce/product-card/product-card";
import { ProductShelf, type ProductShelfProps } from "@haat/ui/commerce/product-shelf/product-shelf";
import { SectionHead } from "@haat/ui/commerce/section-head/section-head";
import { ShopText, type ShopTextProps } from "@haat/ui/commerce/shop-text/shop-text";
import { OpeningHours, type OpeningHoursProps } from "./opening-hours";
import { Kept } from "../../../shell/kept";
import { QuickAdd, useCards, type QuickAddProps } from "../../../shell/quick-add";

/** Products under one heading: of a ribbon, or of a category. */
export interface RowSection {
  kind: "row";
  row: Pick<ProductShelfProps, "id" | "title" | "seeAllHref" | "look" | "tone" | "products">;
}

/** A part of the page, with what it shows. */
export type HomeSection =
  | { kind: "banners"; look: BannerProps["look"]; banners: (BannerProps & { id: string })[] }
  | { kind: "categories"; look: CategoryPicturesLook | "chips"; categories: CategoryLink[] }
  | RowSection
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
  const firstRow = home.sections.findIndex(({ kind }) => kind === "row");
  return (
    <div className="page grid grid-cols-1 gap-10 py-5 sm:gap-14 sm:py-8">
      <h1 className="sr-only">{home.heading}</h1>
      {quickAdd && <QuickAdd {...quickAdd} />}
      {home.sections.map((section, place) => (
        <Section
          key={keyOf(section)}
          section={section}
          isFirstRow={place === firstRow}
          home={home}
          labels={labels}
        />
      ))}
    </div>
  );
}

function keyOf(section: HomeSection): string {
  if (section.kind === "row") return `row ${section.row.seeAllHref}`;
  return section.kind === "text" ? section.text.id : section.kind;
}

interface SectionProps extends Pick<ShopHomeViewProps, "home" | "labels"> {
  section: HomeSection;
  /** Its cards are seen at once. */
  isFirstRow: boolean;
}

function Section({ section, isFirstRow, home, labels }: SectionProps) {
  switch (section.kind) {
    case "banners":
      return (
        <Kept by={["banners", section, home.heading]}>
          <BannerRow
            banners={section.banners}
            look={section.look}
            label={home.heading}
            labels={labels.bannerRow}
          />
        </Kept>
      );
    case "categories":
      return (
        <Kept by={["categories", section, home.categoriesHref, labels]}>
          <Categories {...section} href={home.categoriesHref} labels={labels} />
        </Kept>
      );
    case "row":
      return <Row section={section} isFirstRow={isFirstRow} labels={labels} />;
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

function Row({
  section,
  isFirstRow,
  labels,
}: Pick<SectionProps, "isFirstRow" | "labels"> & { section: RowSection }) {
  const products = useCards(section.row.products);
  const rowLabels = { seeAll: labels.ribbonRow.seeAll, product: labels.productCard };
  const row = { ...section.row, products, eager: isFirstRow, labels: rowLabels };
  return (
    <Kept by={["row", row]}>
      <ProductShelf {...row} />
    </Kept>
  );
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
  look: CategoryPicturesLook | "chips";
  categories: CategoryLink[];
  href: string;
}

function Categories({ look, categories, href, labels }: CategoriesProps) {
  const { categories: title } = labels;
  return (
    <section aria-labelledby="categories" className="grid min-w-0 gap-4">
      <SectionHead id="categories" title={title} href={href} more={labels.allCategories} />
      {look === "chips" ? (
        <CategoryList look="chips" categories={categories} label={title} />
      ) : (
        <CategoryPictures look={look} categories={categories} label={title} />
      )}
    </section>
  );
}
