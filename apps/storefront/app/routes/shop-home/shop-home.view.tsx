import { BannerRow, type BannerProps } from "@haat/ui/commerce/banner/banner";
import { CategoryList, type CategoryLink } from "@haat/ui/commerce/category-list/category-list";
import type { ProductCardData, ProductCardLabels } from "@haat/ui/commerce/product-card/product-card";
import { RibbonRow } from "@haat/ui/commerce/ribbon-row/ribbon-row";

export interface ShopHomeViewProps {
  home: {
    heading: string;
    description: string;
    banners: (BannerProps & { id: string })[];
    categories: CategoryLink[];
    ribbons: { id: string; title: string; seeAllHref: string; products: ProductCardData[] }[];
  };
  labels: { productCard: ProductCardLabels; ribbonRow: { seeAll: string }; categories: string };
}

/** A shop's first page: what it offers now, its categories, and the first products of each ribbon. */
export function ShopHomeView({ home, labels }: ShopHomeViewProps) {
  return (
    <div className="page grid grid-cols-1 gap-10 py-5 sm:gap-14 sm:py-8">
      <h1 className="sr-only">{home.heading}</h1>
      {home.banners.length > 0 && <BannerRow banners={home.banners} label={home.heading} />}
      <section aria-labelledby="categories" className="grid min-w-0 gap-4">
        <h2 id="categories" className="text-h2">
          {labels.categories}
        </h2>
        <CategoryList categories={home.categories} label={labels.categories} />
      </section>
      {home.ribbons.map((ribbon, place) => (
        <RibbonRow
          key={ribbon.id}
          {...ribbon}
          eager={place === 0}
          labels={{ seeAll: labels.ribbonRow.seeAll, product: labels.productCard }}
        />
      ))}
      <p className="max-w-prose text-muted">{home.description}</p>
    </div>
  );
}
