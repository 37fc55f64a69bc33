import { BannerRow, type BannerProps } from "@haat/ui/commerce/banner/banner";
import { CategoryList, type CategoryLink } from "@haat/ui/commerce/category-list/category-list";
import {
  DeliveryPromise,
  type DeliveryPromiseProps,
} from "@haat/ui/commerce/delivery-promise/delivery-promise";
import type { ProductCardData, ProductCardLabels } from "@haat/ui/commerce/product-card/product-card";
import { RibbonRow } from "@haat/ui/commerce/ribbon-row/ribbon-row";
import { Icon } from "@haat/ui/primitives/icon/icon";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { Kept } from "../../../shell/kept";

export interface ShopHomeViewProps {
  home: {
    heading: string;
    description: string;
    categoriesHref: string;
    delivery: Pick<DeliveryPromiseProps, "time" | "fee" | "freeFrom" | "returns">;
    banners: (BannerProps & { id: string })[];
    categories: CategoryLink[];
    ribbons: { id: string; title: string; seeAllHref: string; products: ProductCardData[] }[];
  };
  labels: {
    productCard: ProductCardLabels;
    ribbonRow: { seeAll: string };
    deliveryPromise: DeliveryPromiseProps["labels"];
    categories: string;
    allCategories: string;
    about: string;
  };
}

/** A shop's first page: what it offers now, its categories, and the first products of each ribbon. */
export function ShopHomeView({ home, labels }: ShopHomeViewProps) {
  const rows = home.ribbons.map((ribbon, place) => ({
    ...ribbon,
    eager: place === 0,
    labels: { seeAll: labels.ribbonRow.seeAll, product: labels.productCard },
  }));
  return (
    <div className="page grid grid-cols-1 gap-10 py-5 sm:gap-14 sm:py-8">
      <h1 className="sr-only">{home.heading}</h1>
      {home.banners.length > 0 && (
        <Kept by={["banners", home.banners, home.heading]}>
          <BannerRow banners={home.banners} label={home.heading} />
        </Kept>
      )}
      {home.categories.length > 0 && (
        <Kept by={["categories", home.categories, home.categoriesHref, labels]}>
          <Categories home={home} labels={labels} />
        </Kept>
      )}
      {rows.map((row) => (
        <Kept key={row.id} by={["ribbon", row]}>
          <RibbonRow {...row} />
        </Kept>
      ))}
      <section aria-labelledby="about" className="grid gap-6 md:grid-cols-2 md:gap-10">
        <div className="grid content-start gap-3">
          <h2 id="about" className="text-h2">
            {labels.about}
          </h2>
          <p className="max-w-prose whitespace-pre-line text-muted">{home.description}</p>
        </div>
        <DeliveryPromise {...home.delivery} labels={labels.deliveryPromise} />
      </section>
    </div>
  );
}

function Categories({ home, labels }: ShopHomeViewProps) {
  const { Link } = useUi();
  return (
    <section aria-labelledby="categories" className="grid min-w-0 gap-4">
      <div className="flex items-center justify-between gap-4">
        <h2 id="categories" className="text-h2">
          {labels.categories}
        </h2>
        <Link
          href={home.categoriesHref}
          className="flex min-h-11 shrink-0 items-center gap-1.5 font-semibold text-link underline-offset-4 hover:underline"
        >
          {labels.allCategories}
          <Icon name="arrow-right" size={18} />
        </Link>
      </div>
      <CategoryList categories={home.categories} label={labels.categories} />
    </section>
  );
}
